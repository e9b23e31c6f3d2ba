// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/aftermath.h"
#include "model/systems/party.h"
#include "model/systems/scenarios.h"

/// Functions that the sources of the first edition share.
namespace muster {

/// Returns the campaign's column in the table of encounters (R74): the Wasteland's is the gangs', the aliens' the "B"
/// movies'.
Genre columnOf(const Campaign &campaign, const Pack &pack);

/// Returns the band whose dice brought the current encounter, with its list, its things and its lost figures; everybody
/// if no single band's dice did.
Campaign bandOfEncounter(const Campaign &campaign);
/// Returns the campaign as that Star's band sees it, reduced to the figures that can fight: the whole band in an
/// encounter that the calendar brings; in a follow-up only those who fought the one before. No Star: everybody. Figures
/// that are away are still included.
Campaign thoseWhoFight(const Campaign &campaign, FigureId star, bool follows);
/// Checks whether somebody of that Star's band can fight in that turn; a Star who is lost has no band.
bool anybodyFights(const Campaign &campaign, FigureId star, bool follows, int turn);
/// Returns the next Star who rolled a seven in this turn and has somebody to fight (R87); null if none is left.
const Figure *nextDue(const Campaign &campaign);

/// Returns the two Stars whose bands meet in the current encounter, its own first; empty if none do.
FigureIds starsThatMeet(const Campaign &campaign);

/// The Grunts whom a leader brings.
struct Led {
    Led(const Figure *leader, const std::vector<const Figure *> &figures)
    {
        for (const Figure *figure : figures) {
            heads += figure == leader ? 0 : 1;
            rep += figure == leader ? 0 : figure->rep();
        }
    }
    int heads = 0;
    int rep = 0;
};

namespace acts {

/// Returns the points that both sides agreed on, if forces are bought (p. 11); none if figures are recruited otherwise.
std::optional<int> agreedPoints(const Campaign &campaign, const Pack &pack);
/// Returns the reasons why these figures of the band cannot begin the current encounter together; empty: they can.
Problems beyondLimit(const Campaign &band, const Pack &pack, const Allowed &allowed, const FigureIds &party);
/// Returns the problem that the figure did not fight the encounter that the current one follows at once.
Problem satOut(const Figure &figure);
/// Returns the band reduced to the figures that are brought.
Campaign broughtOf(const Campaign &band, const FigureIds &party);
/// Returns the usual party of that band: its leader, and the best of the others as far as the encounter allows them.
FigureIds usualPartyOf(const Campaign &campaign, const Pack &pack, FigureId star);

/// Checks whether the besiegers of this siege may go home after a day that cost them more: police never do (p. 15).
bool besiegersMayLeave(const Campaign &campaign, const Pack &pack);
/// Returns the book's table for starting a vehicle in a hurry (p. 10), used for a getaway car; null in a pack without
/// one.
const LookUp *carTable(const Pack &pack);
/// Ends a day that is full, and begins the next.
void closeDay(const RoundTables &rounds, int sides, ScenarioInPlay &now);
void playScenarioDeed(const Campaign &campaign, const Pack &pack, ScenarioDeed deed, Dice &dice, Step &step);
/// Checks that the battle is on the table, and one of the first edition.
Problems demandScenario(const Campaign &campaign);

/// Checks whether a figure of the band will be a zombie: at the latest when the battle is over (R84).
bool willTurn(const OwnFigure &own);
/// Updates figures whose turns are over at the beginning of that one: a figure that ducked goes on (p. 7), and one that
/// was to turn is a zombie of the enemy's.
void standUp(const Campaign &campaign, const Pack &pack, int turn, Step &step);

/// Returns the enemy in all: the figures that were dealt, and then those that came onto the table after them (R77). An
/// enemy's number in a report is its place in this row.
Force enemyInAll(const Campaign &campaign);
/// Returns the result on the table (R64, R71), as seen by the band whose encounter it is, or by the one that is met
/// (R87).
Tally tallyOf(const Campaign &campaign, bool met = false);

// Figures in the enemy's hands, and those who turned, which a Recover can bring back (pp. 10, 14, R85).

/// Returns the band that comes for its own, if the current encounter is a Recover (R97), else none.
std::optional<Campaign> bandThatRescues(const Campaign &campaign);
/// Returns the figures of that band that are hostages in the current encounter; its other hostages are strangers.
FigureIds ownHostages(const Campaign &campaign);
/// Returns its Stars in the enemy's hands whom this Recover cannot free, so that they are lost when it is over (R85).
FigureIds starsLeftBehind(const Campaign &campaign);
/// Returns the figures of the band that turned and that an antidote can bring back.
FigureIds turnedOnes(const Campaign &band);
} // namespace acts
} // namespace muster
