// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstdint>

namespace muster::torture {

enum class Mutation : std::uint8_t {
    Bit, ///< one bit flipped
    Any, ///< bytes overwritten, parts cut off, doubled, moved or zeroed, the header or the page headers edited
};

/// Returns a random mutation of the file; the same for the same seed.
QByteArray mutated(const QByteArray &file, Mutation mutation, std::uint64_t seed);

} // namespace muster::torture
