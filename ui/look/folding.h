// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/type.h"

namespace muster {

/// Whether a window of this width folds: its tabs become icons and its stations move together (look.md, "Folding").
inline bool isFolded(int windowWidth)
{
    constexpr int foldedBelow = 1100;
    return windowWidth < besideType(foldedBelow);
}

} // namespace muster
