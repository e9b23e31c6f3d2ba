// SPDX-License-Identifier: MIT
#pragma once

#include "model/systems/campaignsystem.h"

namespace muster {

/// Patrols and raids on a table of sections, whose enemy is found there (Swordplay pp. 27 to 30).
class Months : public CampaignSystem
{
public:
    using CampaignSystem::CampaignSystem;

    Stranger stranger(const Encounter &encounter, const Known &known) const override;
    QString title(const Encounter &encounter) const override;
    std::vector<Term> kinds(const Encounter &encounter) const override;
    std::vector<Term> everyKind() const override;
    /// Dice: glimpse's; then the setup's.
    Dealt deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const override;
    /// Dice: the EAL where there is one, and none is known yet (R13).
    Dealt glimpse(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const override;
    std::vector<TurnAhead> ahead(const Campaign &campaign, const Pack &pack, int turns,
                                 const WinChances &win) const override;
    EncounterText describe(const Campaign &campaign, const Pack &pack) const override;
    QJsonObject shown(const Encounter &encounter, const Pack &pack) const override;
    void tellPrepared(Telling &telling) const override;
    void tellBattle(Telling &telling) const override;
    void checkCorrection(const Campaign &campaign, const Pack &pack, const Encounter &wanted,
                         Problems &problems) const override;
    Placements placements(const Encounter &encounter, const Pack &pack, std::optional<int> entry) const override;
    TableEdges edges(const Encounter &encounter, const Pack &pack, const Play *play) const override;
    TableEdges usualEdges(const Encounter &encounter) const override;
    SidesOnMap sidesOnMap(const Encounter &encounter) const override
    {
        return {false, encounter.kind == EncounterKind::RaidDefend};
    }
    /// With one of the PEFs, resolved one after the other. Dice: as for each of them (R24, R49).
    bool leaderComes(const Campaign &campaign, const Pack &pack, int party, Dice &dice) const override;
    QString whatNow(const Campaign &campaign, const Pack &pack) const override;
    bool isDecided(const Campaign &campaign, const Pack &pack) const override;
    /// Who surrenders is the other side's prisoner (Swordplay p. 12).
    Fate fateAs(TableState state) const override
    {
        return CampaignSystem::fateAs(state == TableState::Surrendered ? TableState::Captured : state);
    }

protected:
    /// The pack has what they deal and turn with; `plain`: the campaign has battles without months.
    static bool areFor(const Campaign &campaign, const Pack &pack, bool plain);
};

/// Swordplay's months (pp. 27 to 30): an Enemy Activity Level, the chain of Patrol and Raids, and Stay or Go. Chain
/// Reaction 3.0 borrows them (R51).
class LinkedMonths : public Months
{
public:
    using Months::Months;

    bool isFor(const Campaign &campaign, const Pack &pack) const override;
    void turn(actions::Aftermath &aftermath) const override;
    NextEncounter after(const PastEncounter &last, const Pack &pack) const override;
};

/// One battle after another, linked by recovery alone (Chain Reaction 3.0 p. 20, R51): a Raid follows on a successful
/// Patrol, a Patrol on everything else.
class PlainBattles : public Months
{
public:
    using Months::Months;

    bool isFor(const Campaign &campaign, const Pack &pack) const override;
    void turn(actions::Aftermath &aftermath) const override;
    NextEncounter after(const PastEncounter &last, const Pack &pack) const override;
    QString turnName(const Pack &pack) const override;
};

const CampaignSystem &linkedMonths();
const CampaignSystem &plainBattles();

} // namespace muster
