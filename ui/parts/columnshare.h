// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <vector>

namespace muster {

/// How columns share a width: each what it would like to have, and where that is too much, the widest give first.
std::vector<qreal> shareWidth(std::vector<qreal> wanted, qreal room);

/// The same, but none gets less than its least, such as its longest word, where there is room for that.
std::vector<qreal> shareWidth(const std::vector<qreal> &wanted, qreal room, const std::vector<qreal> &least);

} // namespace muster
