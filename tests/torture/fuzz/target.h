// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstdlib>

// The entry point for a fuzzing engine, either libFuzzer or driver.cpp.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

namespace muster::torture {

inline QByteArray inputOf(const std::uint8_t *bytes, std::size_t size)
{
    return {reinterpret_cast<const char *>(bytes), static_cast<qsizetype>(size)};
}

/// Aborts if a promise of the fuzzed code is broken. The engine catches the abort and keeps the input.
inline void demand(bool isSo, const char *promise)
{
    if (isSo)
        return;
    qCritical("Broken: %s", promise);
    std::abort();
}

} // namespace muster::torture
