// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/aftermath.h"
#include "model/systems/party.h"
#include "model/systems/scenarios.h"

/// What the sources of the first edition share.
namespace muster {

/// The campaign's column in the table of encounters (R74): the Wasteland's is the gangs', the aliens' the "B" movies'.
Genre columnOf(const Campaign &campaign, const Pack &pack);

/// The band whose dice brought the current encounter, with its list, its things and its lost; everybody where nobody's alone did.
Campaign bandOfEncounter(const Campaign &campaign);
/// The campaign as that Star's band sees it, reduced to those who can fight: all of it in an encounter that the calendar brings; in
/// one that follows at once only those who fought the one before. No Star: everybody. Those who are away are still among them.
Campaign thoseWhoFight(const Campaign &campaign, std::optional<int> star, bool follows);
/// Somebody of that Star's band can fight in that turn; a Star who is lost has no band.
bool anybodyFights(const Campaign &campaign, std::optional<int> star, bool follows, int turn);
/// The next of the Stars whose sevens have fallen in this turn, of those with somebody to fight (R87); null where none is left.
const Figure *nextDue(const Campaign &campaign);

/// The two Stars whose bands meet in the current encounter, its own first; nobody where none do.
std::vector<FigureId> starsThatMeet(const Campaign &campaign);

namespace acts {

/// The points that both sides agreed on, where forces are bought (p. 11); none where figures are recruited otherwise.
std::optional<int> agreedPoints(const Campaign &campaign, const Pack &pack);
/// Why those of the band cannot begin the current encounter together; empty: they can.
Problems beyondLimit(const Campaign &band, const Pack &pack, const Allowed &allowed,
                     const std::vector<FigureId> &party);
/// The figure did not fight the encounter that the current one follows at once.
Problem satOut(const Figure &figure);
/// The band reduced to those who are brought.
Campaign broughtOf(const Campaign &band, const std::vector<FigureId> &party);
/// Whom that band usually brings: its leader, and the best of the others as far as the encounter allows them.
std::vector<FigureId> usualPartyOf(const Campaign &campaign, const Pack &pack, FigureId star);

/// Whether the besiegers of this siege may go home after a day that cost them more: police never do (p. 15).
bool besiegersMayLeave(const Campaign &campaign, const Pack &pack);
/// The book's table for starting a vehicle in a hurry (p. 10), which a getaway car goes by; null in a pack without one.
const LookUp *carTable(const Pack &pack);
/// A day that is full is over, and the next begins.
void closeDay(const RoundTables &rounds, int sides, ScenarioInPlay &now);
/// The battle is on the table, and one of the first edition.
Problems demandScenario(const Campaign &campaign);

/// One of the band is going to be a zombie: at the latest when the battle is over (R84).
bool willTurn(const OwnFigure &own);
/// Those whose turns are over at the beginning of that one: who ducked down goes on (p. 7), and who was to turn is a zombie of
/// the enemy's.
void standUp(const Campaign &campaign, const Pack &pack, int turn, Step &step);

/// The enemy in all: those who were dealt, and then those who came onto the table after them (R77). An enemy's number in a
/// report is the place in this row.
Force enemyInAll(const Campaign &campaign);
/// What the table shows of the encounter (R64, R71), seen by the band whose it is, or by the one that is met (R87).
Tally tallyOf(const Campaign &campaign, bool met = false);

// Those in the enemy's hands, and those who turned, whom a Recover can bring back (pp. 10, 14, R85).

/// Where the encounter in hand is a Recover: the band that comes for its own (R97). None elsewhere.
std::optional<Campaign> bandThatRescues(const Campaign &campaign);
/// Those of that band who are the hostages of the encounter in hand; the others that it has are strangers.
std::vector<FigureId> ownHostages(const Campaign &campaign);
/// Its Stars in the enemy's hands whom this Recover cannot free, so that they are lost when it is over (R85).
std::vector<FigureId> starsLeftBehind(const Campaign &campaign);
/// Those of the band who turned and whom an antidote can bring back.
std::vector<FigureId> turnedOnes(const Campaign &band);
/// What the Recover that is over brings back. A Star whom it was to free and did not is lost, and so are captured Stars for
/// whom nobody is left to come.
void endCaptivity(Aftermath &aftermath);

} // namespace acts
} // namespace muster
