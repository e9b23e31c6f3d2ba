// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/writers.h"

namespace muster {

/// With the maps drawn.
WrittenAccount writeReport(const ReportSource &source);

} // namespace muster
