// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actions.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"

/// The parts of finishing a battle, in the book's order. Each works on the campaign as the one before left it.
namespace muster::acts {

/// Finishes a battle as FinishBattle does, by a report that is known to be right.
void finishBattle(const Campaign &campaign, const Pack &pack, const BattleReport &report, Dice &dice, Step &step);

/// A battle that is being finished: the report, and the campaign as it stands half-way through.
class Aftermath
{
public:
    Aftermath(const Campaign &before, const Pack &pack, const BattleReport &report, Dice &dice, Step &step);
    /// Resumes the month of the last battle, which stopped with the loss of the Star (R33).
    Aftermath(const Campaign &stopped, const Pack &pack, Dice &dice, Step &step);

    const Pack &pack() const { return m_pack; }
    const Campaign &campaign() const { return m_campaign; }
    /// The campaign as it was when the battle ended, with everything that stood on the table.
    const Campaign &before() const { return m_before; }
    const Encounter &encounter() const { return m_encounter; }
    Outcome outcome() const { return m_outcome; }
    /// The part of the encounter's points; if bands meet, that of the band whose encounter it is.
    Fraction won() const { return m_won; }
    /// The part of its own points that the met band earned, if bands meet (R87).
    Fraction wonByTheMet() const { return m_theirs; }
    /// The part that the figure's band earned.
    Fraction wonBy(const Figure &figure) const { return before().isMet(figure) ? m_theirs : won(); }
    const EnemyReport &enemyReport() const { return m_enemy; }
    /// The Star whose band held the field at the end (p. 15); none if nobody did.
    std::optional<FigureId> heldField() const { return m_heldField; }
    Dice &dice() { return m_dice; }

    /// The figures that were on the table: the Star first, then by id.
    const ReportedFates &fates() const { return m_fates; }
    QString option(const QString &id) const;

    /// Records a change and applies it.
    void happen(Change change);

    /// Changes the fate that was reported for a figure.
    void countAs(FigureId id, Fate fate);

    /// Records the loss of a Star. The campaign ends with the last one, but only when everybody's recovery is known.
    void loseStar(EndCause cause) { m_end = cause; }
    std::optional<EndCause> end() const { return m_campaign.star() ? std::nullopt : m_end; }

    const Heirs &heirs() const { return m_heirs; }
    /// Checks whether the figure came to another Star in this aftermath; its experience before that does not concern
    /// the new one.
    bool isTakenOver(FigureId id) const;

private:
    Campaign m_campaign;
    const Campaign &m_before;
    const Pack &m_pack;
    Encounter m_encounter;
    Outcome m_outcome;
    Fraction m_won;
    Fraction m_theirs;
    EnemyReport m_enemy;
    std::optional<FigureId> m_heldField;
    Heirs m_heirs;
    ReportedFates m_fates;
    Dice &m_dice;
    Step &m_step;
    std::optional<EndCause> m_end;
};

/// The return of a figure after its recovery roll, or its loss.
struct Return {
    RecoveryResult result;
    RepCause cause = RepCause::Recovery;
};

/// Returns the result of recovery for the figure in this campaign: a Star who passes no die is not lost like the rest
/// (R14).
Return comesBack(const Campaign &campaign, const Pack &pack, const Figure &figure, Fate fate, RecoveryResult rolled);

/// Checks whether the figure outranks the Star, by the campaign's reading of the rule, and leaves after the encounter
/// (R10).
bool goesForOutranking(const Campaign &campaign, const Pack &pack, const Figure &figure);

/// Returns the values of a Grunt for Stay or Go.
Weighing weighingOf(const Figure &figure);

/// Counts a month for the figures that were there; then the Grunts of lost Stars go to others or leave (R36).
void serveMonth(Aftermath &aftermath, const MonthServed &month = {});

/// Removes figures that came as reinforcements for this encounter (R59).
void sendReinforcements(Aftermath &aftermath);

} // namespace muster::acts
