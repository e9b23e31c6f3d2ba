// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster {

/// "of 3: at zero, cannot move": what is left of an initiative, and what that means on the table (R81).
QString initiativeLeft(int initiative, int lost);

} // namespace muster
