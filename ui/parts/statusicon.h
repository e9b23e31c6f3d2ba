// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/figure.h"

namespace muster {

/// The name of the icon for how somebody left.
QString iconOf(Status status);

} // namespace muster
