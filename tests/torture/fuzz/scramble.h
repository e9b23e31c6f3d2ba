// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstdint>
#include <vector>

namespace muster::torture {

/// A variation of one of these inputs, made with text and JSON in mind; the same for the same seed.
QByteArray scrambled(const std::vector<QByteArray> &corpus, std::uint64_t seed);

} // namespace muster::torture
