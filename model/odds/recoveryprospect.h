// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/odds/fateodds.h"

namespace muster {

struct Pack;

/// The odds of a figure's recovery before it is rolled, the Star spared where the campaign spares it (R14).
RecoveryOdds recoveryProspect(const Campaign &campaign, const Pack &pack, const Figure &figure, Fate fate);

/// "75% returns, 25% dies"; "44% less, 11% gone". What cannot be is left out, and of three the one that changes nothing.
QString tellRecovery(const RecoveryOdds &odds, Fate fate);

/// "44% fine, 44% out, 11% dies".
QString tellFirstAid(const FirstAidOdds &odds);

/// "44% a month, 44% two, 11% with Rep one less".
QString tellWound(const WoundOdds &odds);

} // namespace muster
