// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/actions.h"
#include "model/campaign/campaign.h"
#include "model/systems/campaignsystem.h"
#include "rules/pack/pack.h"

namespace muster {

class Dice;

/// The campaign's column in the table of encounters (R74): the Wasteland's is the gangs', the aliens' the "B" movies'.
Genre columnOf(const Campaign &campaign, const Pack &pack);

/// An encounter of the first edition on its way: what follows on the last one, or what the calendar brings.
class ComingEncounter
{
public:
    ComingEncounter(const Campaign &campaign, const Pack &pack, Dice &dice);

    /// Waits no longer than to the beginning of that turn.
    void stopIn(std::optional<int> turn) { m_stop = turn; }

    /// Lets the turns go by until it comes; false if they stopped before. Without an enemy, the locale's dice bring one (p. 19).
    bool await(const std::optional<QString> &enemy);
    int turn() const { return m_turn; }
    /// It follows at once on the last one.
    bool cameAtOnce() const { return m_request.after.has_value(); }

    /// The Star whose dice brought it; none where there is only one.
    std::optional<int> whose() const { return m_whose; }
    /// Those whose dice brought one in the same turn (R87).
    const std::vector<int> &due() const { return m_due; }

    /// Whom it brings is the band of that Star, if somebody of it is there; where it is that band's own encounter, the
    /// first other one's (R87). In a Robbery one of both is the police.
    void meet(FigureId star);
    /// The Star whose band is met; none where the enemy is rolled up.
    std::optional<FigureId> met() const { return m_met; }

    Scenario deal();

private:
    bool follows();
    bool isThere(FigureId star) const; ///< somebody of that Star's band can fight it
    bool canMeet(const Figure &own, const Figure &other) const;
    bool comesInTurn();
    QString rollEnemy();

    const Campaign &m_campaign;
    const Pack &m_pack;
    Dice &m_dice;
    int m_turn;
    std::optional<int> m_stop;
    std::vector<int> m_due;
    std::optional<int> m_whose;
    std::optional<FigureId> m_met;
    ScenarioRequest m_request;
};

/// Chain Reaction's first edition (p. 12, R60): two turns a month from early January, 2d6 in each, and on a 7 one of the
/// nine encounters. What follows at once on an encounter comes before the calendar turns.
class HalfMonths : public CampaignSystem
{
public:
    using CampaignSystem::CampaignSystem;

    bool isFor(const Campaign &campaign, const Pack &pack) const override;
    const Force *dealtEnemy(const Encounter &encounter) const override;
    std::optional<ScenarioInPlay> onTable(const Encounter &encounter) const override;
    bool namesNextEnemy(const Encounter &encounter) const override;
    Stranger stranger(const Encounter &encounter, const Known &known) const override;
    QString title(const Encounter &encounter) const override;
    std::vector<Term> kinds(const Encounter &encounter) const override;
    std::vector<Term> everyKind() const override;
    EncounterText describe(const Campaign &campaign, const Pack &pack) const override;
    QJsonObject shown(const Encounter &encounter, const Pack &pack) const override;
    void tellPrepared(Telling &telling) const override;
    void tellBattle(Telling &telling) const override;
    void checkCorrection(const Campaign &campaign, const Pack &pack, const Encounter &wanted,
                         Problems &problems) const override;
    Placements placements(const Encounter &encounter, const Pack &pack, std::optional<int> entry) const override;
    TableEdges edges(const Encounter &encounter, const Pack &pack, const Play *play) const override;
    QString whatNow(const Campaign &campaign, const Pack &pack) const override;
    bool isDecided(const Campaign &campaign, const Pack &pack) const override;
    void checkReport(const Campaign &campaign, const Pack &pack, const BattleReport &report,
                     Problems &problems) const override;
    Deeds deedsThatCount(const Deeds &deeds) const override;
    QString told(const Roll &roll, const Encounter &encounter) const override;
    QStringList differences(const Encounter &was, const Encounter &is) const override;
    void correct(const Campaign &campaign, const Pack &pack, Encounter &encounter, Correction &wishes) const override;
    SidesOnMap sidesOnMap(const Encounter &encounter) const override;
    Problems whyNotWith(const Campaign &campaign, const Pack &pack, const std::vector<FigureId> &party) const override;
    Problems whyNotOfIt(const Campaign &campaign, const Figure &figure) const override;
    std::vector<FigureId> usualParty(const Campaign &campaign, const Pack &pack) const override;
    std::vector<FigureId> likelyParty(const Campaign &campaign) const override;
    QString forParty(const Campaign &campaign, const Pack &pack, int party) const override;
    QString turnBy(const Play &play) const override;
    QStringList counts(const Play &play) const override;
    std::vector<Term> sequels(const Encounter &encounter, const Pack &pack) const override;
    void redealEnemy(Encounter &encounter, const Pack &pack, const QString &enemy, Dice &dice) const override;
    Fate fateAs(TableState state) const override;
    int turnsDucked(std::optional<int> said) const override { return said.value_or(1); } // p. 4
    Deeds deedsAs(const OwnFigure &own, TableState state) const override;
    std::optional<StoryLine> toldChange(const Telling &telling, const Change &change) const override;
    void bringEnemy(const Campaign &campaign, const Placements &both, Step &step) const override;
    std::optional<int> enemiesThere(const Campaign &campaign) const override;
    void report(const Campaign &campaign, AftermathDraft &draft) const override;
    QString whereIs(const GroupInPlay &group, const Campaign &campaign) const override;
    Things salvage(const Campaign &campaign, const Pack &pack) const override;
    Fraction scored(const Campaign &campaign, const BattleReport &report, bool met) const override;
    std::optional<actions::ProposedOutcome> proposes(const Campaign &campaign,
                                                     const BattleReport &report) const override;
    bool holdsField(const Campaign &campaign, const BattleReport &report, bool met) const override;
    std::vector<PossibleEncounter> possible(const Campaign &campaign, const Pack &pack) const override;
    QString howItComes(const Campaign &campaign, const Pack &pack) const override;
    QString whoseGo(const Campaign &campaign, const Pack &pack) const override;
    QString turnOnButton(int turn, const Pack &pack) const override;
    EncounterPart blankPart(int enemies) const override;
    std::optional<ComesAtOnce> following(const Campaign &campaign, const Pack &pack) const override;

    /// Dice: 1d6 whether the last encounter leads to another, where it may and the book has a die for it; if it does not,
    /// 2d6 a turn until the encounter comes and somebody is there to meet it, then the choice of encounter (R61); in the
    /// Wasteland 2d6 for the enemy, unless the player names it; the encounter's own dice; its terrain, where the option
    /// lends it (R72).
    Dealt deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const override;
    Dealt glimpse(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const override;
    std::vector<TurnAhead> ahead(const Campaign &campaign, const Pack &pack, int turns,
                                 const WinChances &win) const override;
    QStringList enemies(const Pack &pack) const override;
    bool rollsEnemy(const Campaign &campaign, const Pack &pack) const override;
    Room roomOfBand(const Campaign &campaign, const Pack &pack) const override;
    QString whyFull(const Campaign &campaign, const Pack &pack) const override;
    void settle(actions::Aftermath &aftermath) const override;
    void turn(actions::Aftermath &aftermath) const override;
    NextEncounter after(const PastEncounter &last, const Pack &pack) const override;
    QString turnLabel(int turn, const Pack &pack) const override;
    QString turnMark(int turn) const override;
};

const CampaignSystem &halfMonths();

} // namespace muster
