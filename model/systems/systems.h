// SPDX-License-Identifier: MIT
#pragma once

#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"

/// The systems, for their own sources.
namespace muster {

/// Swordplay's months (pp. 27 to 30): an Enemy Activity Level, the chain of Patrol and Raids, and Stay or Go. Chain
/// Reaction 3.0 borrows them, or has one battle after another, linked by recovery alone (p. 20, R51): a Raid follows a
/// successful Patrol, and a Patrol follows everything else.
class Months final : public CampaignSystem
{
public:
    using CampaignSystem::CampaignSystem;

    std::vector<Term> everyKind() const override;
    /// Dice: the EAL if there is one, and none is known yet (R13); then the setup's.
    Dealt deal(const Campaign &, const Pack &, const Wish &, Dice &) const override;
    std::vector<TurnAhead> ahead(const Campaign &, const Pack &, int turns, const WinChances &) const override;
};

/// Chain Reaction's first edition (p. 12, R60): two turns a month from early January, 2d6 in each, and on a 7 one of
/// the nine encounters. A follow-up comes before the calendar turns.
class HalfMonths final : public CampaignSystem
{
public:
    using CampaignSystem::CampaignSystem;

    std::vector<Term> everyKind() const override;
    /// Dice: 1d6 for a follow-up, if one may come and the book has a die for it; if none comes, 2d6 a turn until the
    /// encounter comes and somebody is there to meet it, then the choice of encounter (R61); in the Wasteland 2d6 for
    /// the enemy, unless the player names it; the encounter's own dice; its terrain, if the option lends it (R72).
    Dealt deal(const Campaign &, const Pack &, const Wish &, Dice &) const override;
    Coming coming(const Campaign &, const Pack &) const override;
    std::vector<TurnAhead> ahead(const Campaign &, const Pack &, int turns, const WinChances &) const override;
    void settle(acts::Aftermath &) const override;
    void turn(acts::Aftermath &) const override;
    QString whyFull(const Campaign &, const Pack &) const override;

protected:
    Room roomOfBand(const Campaign &, const Pack &) const override;
};

/// The percentile street skirmish: one game after another, linked by the survivors (R81).
class LinkedGames final : public CampaignSystem
{
public:
    using CampaignSystem::CampaignSystem;

    std::vector<Term> everyKind() const override;
    /// Dice: 1d6 for the ground; then for each enemy: 1d6 on the list, except for their leader, 1d6 initiative and the
    /// skill's.
    Dealt deal(const Campaign &, const Pack &, const Wish &, Dice &) const override;
    Coming coming(const Campaign &, const Pack &) const override;
    void settle(acts::Aftermath &) const override;
    QString whyFull(const Campaign &, const Pack &) const override;

protected:
    Room roomOfBand(const Campaign &, const Pack &) const override;
};

const CampaignSystem &linkedMonths();
const CampaignSystem &plainBattles();
const CampaignSystem &halfMonths();
const CampaignSystem &linkedGames();

/// Returns the player's wish, else the last enemy, else the campaign's own list.
QString enemyOf(const Campaign &campaign, const QString &wanted);

/// Patrols and Raids on a table of sections, where the enemy is found (Swordplay pp. 27 to 30).
class PatrolsAndRaids final : public EncounterRules
{
public:
    EncounterText describe(const Campaign &, const Pack &) const override;
    QJsonObject shown(const Encounter &, const Pack &) const override;
    Placements placements(const Encounter &, const Pack &, std::optional<int> entry) const override;
    TableEdges edges(const Encounter &, const Pack &, const Play *) const override;
    void checkCorrection(const Campaign &, const Pack &, const Encounter &, Problems &) const override;
    QString whatNow(const Campaign &, const Pack &) const override;
    bool isDecided(const Campaign &, const Pack &) const override;
    QString whoseGo(const Campaign &, const Pack &) const override;
    void tellPrepared(Telling &) const override;
    void tellBattle(Telling &) const override;
};

/// The nine encounters of Chain Reaction's first edition (pp. 12 to 15), rolled up with their enemy.
class Scenarios final : public EncounterRules
{
public:
    EncounterText describe(const Campaign &, const Pack &) const override;
    QJsonObject shown(const Encounter &, const Pack &) const override;
    Placements placements(const Encounter &, const Pack &, std::optional<int> entry) const override;
    TableEdges edges(const Encounter &, const Pack &, const Play *) const override;
    void checkCorrection(const Campaign &, const Pack &, const Encounter &, Problems &) const override;
    void correct(const Campaign &, const Pack &, Encounter &, Correction &) const override;
    QStringList differences(const Encounter &, const Encounter &) const override;
    QString whatNow(const Campaign &, const Pack &) const override;
    bool isDecided(const Campaign &, const Pack &) const override;
    QString whoseGo(const Campaign &, const Pack &) const override;
    void report(const Campaign &, AftermathDraft &) const override;
    void checkReport(const Campaign &, const Pack &, const BattleReport &, Problems &) const override;
    void tellPrepared(Telling &) const override;
    void tellBattle(Telling &) const override;
    std::optional<StoryLine> toldChange(const Telling &, const Change &) const override;
};

/// The games of the street skirmish.
class StreetGames final : public EncounterRules
{
public:
    EncounterText describe(const Campaign &, const Pack &) const override;
    QJsonObject shown(const Encounter &, const Pack &) const override;
    void checkCorrection(const Campaign &, const Pack &, const Encounter &, Problems &) const override;
    void correct(const Campaign &, const Pack &, Encounter &, Correction &) const override;
    QStringList differences(const Encounter &, const Encounter &) const override;
    QString whatNow(const Campaign &, const Pack &) const override;
    QString whoseGo(const Campaign &, const Pack &) const override;
    void report(const Campaign &, AftermathDraft &) const override;
    void checkReport(const Campaign &, const Pack &, const BattleReport &, Problems &) const override;
    void tellPrepared(Telling &) const override;
    void tellBattle(Telling &) const override;
    std::optional<StoryLine> toldChange(const Telling &, const Change &) const override;
};

} // namespace muster
