// SPDX-License-Identifier: MIT
#pragma once

#include "model/calendar/calendar.h"

namespace muster {

/// One battle after another, linked by recovery alone (Chain Reaction 3.0 p. 20, R51): a Raid follows on a successful
/// Patrol, a Patrol on everything else.
class PlainBattles : public Calendar
{
public:
    /// Dice: the setup's.
    Dealt deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const override;
    void turn(actions::Aftermath &aftermath) const override;
    NextEncounter after(const PastEncounter &last, const Pack &pack) const override;
    QString turnName(const Pack &pack) const override;
    QString turnNames() const override;
    QString served(int turns) const override;
    bool testsLoyalty() const override { return false; }
    bool hasActivityLevel() const override { return false; }
};

} // namespace muster
