// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actions.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"

/// The steps of finishBattle, in the book's order. Each works on the campaign as the one before left it.
namespace muster::acts {

/// A battle being finished: what was reported, and the campaign as it stands half-way through.
class Aftermath
{
public:
    Aftermath(const Campaign &before, const Pack &pack, const BattleReport &report, Dice &dice, Step &step);
    /// Of the last battle, whose month stopped with the loss of the Star: it is taken up there (R33).
    Aftermath(const Campaign &stopped, const Pack &pack, Dice &dice, Step &step);

    const Pack &pack() const { return m_pack; }
    const Campaign &campaign() const { return m_campaign; }
    /// As it was when the battle ended, with all that stood on the table.
    const Campaign &before() const { return m_before; }
    const Encounter &encounter() const { return m_encounter; }
    Outcome outcome() const { return m_outcome; }
    /// The part of the encounter's points; where bands meet, of the band whose encounter it is.
    Fraction won() const { return m_won; }
    /// Where bands meet, the part of its own that the band earned that was met (R87).
    Fraction wonByTheMet() const { return m_theirs; }
    /// The part that the figure's band earned.
    Fraction wonBy(const Figure &figure) const { return before().isMet(figure) ? m_theirs : won(); }
    const EnemyReport &enemyReport() const { return m_enemy; }
    /// The Star whose band did, at the end (p. 15); none where nobody did.
    std::optional<FigureId> heldField() const { return m_heldField; }
    Dice &dice() { return m_dice; }

    /// Those who were on the table: the Star first, then by id.
    const std::vector<ReportedFate> &fates() const { return m_fates; }
    QString option(const QString &id) const;

    /// Writes a change down and makes it happen.
    void happen(Change change);

    /// The figure's fate is another than was reported.
    void countAs(FigureId id, Fate fate);

    /// A Star is lost. The campaign ends with the last one, but only when everybody's recovery is known.
    void loseStar(EndCause cause) { m_end = cause; }
    std::optional<EndCause> end() const { return m_campaign.star() ? std::nullopt : m_end; }

    const Heirs &heirs() const { return m_heirs; }
    /// The figure came to another Star in this aftermath, and what it saw before says nothing of that one.
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
    std::vector<ReportedFate> m_fates;
    Dice &m_dice;
    Step &m_step;
    std::optional<EndCause> m_end;
};

/// What the player reported: who fell, was taken, or cheated death (Swordplay p. 5, R3, R14, R22).
void takeFates(Aftermath &aftermath);

/// How one comes back whose dice have fallen, or does not.
struct Return {
    RecoveryResult result;
    RepCause cause = RepCause::Recovery;
};

/// What recovery makes of the figure in this campaign: a Star who passes no die is not lost like the rest (R14).
Return comesBack(const Campaign &campaign, const Pack &pack, const Figure &figure, Fate fate, RecoveryResult rolled);

/// Those out of the fight or run away (Swordplay p. 23, R3, R14, R15). Dice: 2d6 each.
void rollRecovery(Aftermath &aftermath);

/// Points, wounds, nerve and experience of the first edition (pp. 7, 15, R65 to R67). Dice: 2d6 for each Bad Wound or
/// unconscious figure, by id.
void takeDeeds(Aftermath &aftermath);

/// Arms that were drawn for one encounter go back (p. 9).
void layDownArms(Aftermath &aftermath);

/// What was taken from the field goes to the stockpile (p. 15).
void takeSalvage(Aftermath &aftermath);

/// A stockpile that the band failed to defend is gone (p. 15, R88).
void loseStockpile(Aftermath &aftermath);

/// The encounter may lead to another at once: both sides live, and it was one of those that do (pp. 13 to 15).
void expectFollowUp(Aftermath &aftermath);

/// The figure outranks the Star, by the campaign's reading of it, and goes after the encounter (R10).
bool goesForOutranking(const Campaign &campaign, const Pack &pack, const Figure &figure);

/// Those recruited with a higher Rep than their Star's go (R10).
void sendOutranking(Aftermath &aftermath);

/// A Grunt as Stay or Go weighs it.
Weighing weighingOf(const Figure &figure);

/// A month for those who were there; then the Grunts of lost Stars go to others or leave (R36).
void serveMonth(Aftermath &aftermath, const MonthServed &month = {});

/// Those who came as reinforcements for this encounter leave (R59).
void sendReinforcements(Aftermath &aftermath);

/// Stay or Go (Swordplay p. 27, R16 to R21), Star by Star (R36), unless the campaign has it switched off (R94). Dice: the Star's common roll; per Grunt the Star's for it,
/// then its own.
void testLoyalty(Aftermath &aftermath);

} // namespace muster::acts
