// SPDX-License-Identifier: MIT
#pragma once

#include "model/systems/campaignsystem.h"

namespace muster {

/// Swordplay's months (pp. 27 to 30): an Enemy Activity Level, the chain of Patrol and Raids, and Stay or Go. Chain
/// Reaction 3.0 borrows them (R51).
class LinkedMonths : public CampaignSystem
{
public:
    /// Dice: the EAL where none is known yet (R13); then the setup's.
    Dealt deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const override;
    void turn(actions::Aftermath &aftermath) const override;
    NextEncounter after(const PastEncounter &last, const Pack &pack) const override;
    QString turnName(const Pack &pack) const override;
    QString turnNames() const override;
    QString served(int turns) const override;
    bool testsLoyalty() const override { return true; }
    bool hasActivityLevel() const override { return true; }
};

/// One battle after another, linked by recovery alone (Chain Reaction 3.0 p. 20, R51): a Raid follows on a successful
/// Patrol, a Patrol on everything else.
class PlainBattles : public CampaignSystem
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
