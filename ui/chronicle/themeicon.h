// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/stepstory.h"

namespace muster {

/// The icon of a line, a name of resources/icons.
QString themeIcon(Theme theme);

} // namespace muster
