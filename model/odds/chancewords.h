// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster::words {

/// "75%"; what is possible but rounds to nothing is "under 1%", what is not certain never "100%".
QString percent(double chance);

} // namespace muster::words
