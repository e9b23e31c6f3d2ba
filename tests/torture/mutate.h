// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstdint>

namespace muster::torture {

enum class Mutation : std::uint8_t {
    Bit, ///< one bit turned over
    Any, ///< bytes overwritten, pieces cut off, doubled, moved or zeroed, the header or the pages' heads edited
};

/// The file as chance would have it; the same for the same seed.
QByteArray mutated(const QByteArray &file, Mutation mutation, std::uint64_t seed);

} // namespace muster::torture
