// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstdlib>

// What a fuzzing engine calls; the same whether the engine is libFuzzer or driver.cpp.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

namespace muster::torture {

inline QByteArray inputOf(const std::uint8_t *bytes, std::size_t size)
{
    return {reinterpret_cast<const char *>(bytes), static_cast<qsizetype>(size)};
}

/// A promise of the code that was fuzzed; the engine catches the end of the program and keeps the input.
inline void demand(bool isSo, const char *promise)
{
    if (isSo)
        return;
    qCritical("Broken: %s", promise);
    std::abort();
}

} // namespace muster::torture
