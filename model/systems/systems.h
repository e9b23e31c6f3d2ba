// SPDX-License-Identifier: MIT
#pragma once

#include "model/systems/encounterrules.h"

/// The systems, for their own sources.
namespace muster {

/// Swordplay's months (pp. 27 to 30): an Enemy Activity Level, the chain of Patrol and Raids, and Stay or Go. Chain
/// Reaction 3.0 borrows them, or has one battle after another, linked by recovery alone (p. 20, R51): a Raid follows a
/// successful Patrol, and a Patrol follows everything else. Patrols and Raids are fought on a table of sections, where
/// the enemy is found.
class Months final : public CampaignSystem
{
public:
    using CampaignSystem::CampaignSystem;

    std::vector<Term> everyKind() const override;
    /// Dice: the EAL if there is one, and none is known yet (R13); then the setup's.
    Dealt deal(const Campaign &, const Pack &, const Wish &, Dice &) const override;
    std::vector<TurnAhead> ahead(const Campaign &, const Pack &, int turns, const WinChances &) const override;

    EncounterText describe(const Campaign &, const Pack &) const override;
    QJsonObject shown(const Encounter &, const Pack &) const override;
    Placements placements(const Encounter &, const Pack &, std::optional<int> entry) const override;
    TableEdges edges(const Encounter &, const Pack &, const Play *) const override;
    void checkCorrection(const Campaign &, const Pack &, const Encounter &, Problems &) const override;
    QString whatNow(const Campaign &, const Pack &) const override;
    QString decided(const Campaign &, const Pack &) const override;
    void tellPrepared(Telling &) const override;
    QString result(const Telling &) const override;
};

/// Chain Reaction's first edition (p. 12, R60): two turns a month from early January, 2d6 in each, and on a 7 one of
/// the nine encounters (pp. 12 to 15), which is rolled up with its enemy. A follow-up comes before the calendar turns.
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

    EncounterText describe(const Campaign &, const Pack &) const override;
    QJsonObject shown(const Encounter &, const Pack &) const override;
    Placements placements(const Encounter &, const Pack &, std::optional<int> entry) const override;
    TableEdges edges(const Encounter &, const Pack &, const Play *) const override;
    void checkCorrection(const Campaign &, const Pack &, const Encounter &, Problems &) const override;
    void correct(const Campaign &, const Pack &, Encounter &, Correction &) const override;
    QStringList differences(const Encounter &, const Encounter &) const override;
    QString whatNow(const Campaign &, const Pack &) const override;
    QString decided(const Campaign &, const Pack &) const override;
    QString whoseGo(const Campaign &, const Pack &) const override;
    void report(const Campaign &, AftermathDraft &) const override;
    void checkReport(const Campaign &, const Pack &, const BattleReport &, Problems &) const override;
    void tellPrepared(Telling &) const override;
    QString result(const Telling &) const override;
    std::optional<StoryLine> toldChange(const Telling &, const Change &) const override;

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
    QString result(const Telling &) const override;
    std::optional<StoryLine> toldChange(const Telling &, const Change &) const override;

protected:
    Room roomOfBand(const Campaign &, const Pack &) const override;
};

const CampaignSystem &linkedMonths();
const CampaignSystem &plainBattles();
const CampaignSystem &halfMonths();
const CampaignSystem &linkedGames();

/// Returns the player's wish, else the last enemy, else the campaign's own list.
QString enemyOf(const Campaign &campaign, const QString &wanted);

} // namespace muster
