// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <vector>

namespace muster {

/// How columns share a width: each what it would like to have, and where that is too much, the widest give first.
std::vector<qreal> shareWidth(std::vector<qreal> wanted, qreal room);

} // namespace muster
