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

/// Whether one of this height is so low that what can be done without gives its room to the page.
inline bool isLow(int windowHeight)
{
    constexpr int lowBelow = 600;
    return windowHeight < besideType(lowBelow);
}

} // namespace muster
