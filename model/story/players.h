// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"

/// Whose Star is whose, where several play (R36).
namespace muster::words {

/// "Ann (Osric)"; the Star's name alone where no player is named.
QString playerAndStar(const Figure &star);
/// "Ann"; the Star's name where no player is named.
QString player(const Figure &star);
/// "Ann’s band"
QString bandOf(const Figure &star);

} // namespace muster::words
