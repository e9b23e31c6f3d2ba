// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/actions.h"
#include "model/campaign/scenarioinplay.h"

/// What an encounter of the first edition asks for while it is on the table (pp. 4, 12 to 15).
namespace muster::actions {

/// Whether this encounter came at once on another.
bool cameAtOnce(const Encounter &encounter);

/// The deeds that belong to the current encounter: those by dice or cards in the order of a turn, the turn itself first;
/// then those that the player says.
std::vector<ScenarioDeed> scenarioTasks(const Campaign &campaign, const Pack &pack);

/// Whether the besiegers of this siege may go home after a day that cost them more: police never do (p. 15).
bool besiegersMayLeave(const Campaign &campaign, const Pack &pack);

/// The book's table for starting a vehicle in a hurry (p. 10), which a getaway car goes by; null in a pack without one.
const LookUp *carTable(const Pack &pack);

/// Face cards that make a day with so many sides (R75).
int faceCardsOfDay(const RoundTables &rounds, int sides);
/// A day that is full is over, and the next begins.
void closeDay(const RoundTables &rounds, int sides, ScenarioInPlay &now);

/// The battle is on the table, and one of the first edition.
Problems demandScenario(const Campaign &campaign);
Problems checkScenarioDeed(const Campaign &campaign, const Pack &pack, ScenarioDeed deed);
/// One of scenarioTasks() that is done by dice or cards. Dice: as drawCards, ambushTurn or placeAmbush, spots, pursue, makeStand, siegeBreaks,
/// alarmSounds, carStarts; for the police none when they come, then policeReinforcements and each new enemy.
void playScenarioDeed(const Campaign &campaign, const Pack &pack, ScenarioDeed deed, Dice &dice, Step &step);

/// One of the band is going to be a zombie: at the latest when the battle is over (R84).
bool willTurn(const OwnFigure &own);
/// Those whose turns are over at the beginning of that one: who ducked down goes on (p. 7), and who was to turn is a zombie of
/// the enemy's.
void standUp(const Campaign &campaign, const Pack &pack, int turn, Step &step);

/// A turn without cards (R75).
Result<Step> countTurn(const Campaign &campaign, const Pack &pack);

/// What it is about is done, or not after all: the bank robbed, the robbery stopped; where hostages are not counted, they
/// are out, or kept.
Result<Step> setObjective(const Campaign &campaign, bool on);
/// Whether this encounter has something like that.
bool hasObjective(const Scenario &scenario);

/// All the Runners of a pursuit are in vehicles, or not after all; then the Chasers must be in vehicles too (p. 13, R88).
Result<Step> setRiding(const Campaign &campaign, bool on);
bool mayRide(const Scenario &scenario);

/// A raid's dwellings, and those looted by figures that then left the table.
Result<Step> countDwellings(const Campaign &campaign, int dwellings, int looted);
bool hasDwellings(const Scenario &scenario);

/// The hostages of a Recover: whether somebody has reached them, and how many are off the table (p. 14).
Result<Step> countHostages(const Campaign &campaign, bool found, int out);
bool hasHostages(const Scenario &scenario);

/// What one of the band did, beside how it stands.
Result<Step> noteDeeds(const Campaign &campaign, FigureId id, const Deeds &deeds);

/// The enemy in all: those who were dealt, and then those who came onto the table after them (R77). An enemy's number in a
/// report is the place in this row.
Force enemyInAll(const Campaign &campaign);

/// What the table shows of the encounter (R64, R71), seen by the band whose it is, or by the one that is met (R87).
Tally tallyOf(const Campaign &campaign, bool met = false);
/// Nothing was noted on the table, so that it says nothing of how the encounter ended.
bool isUntouched(const Campaign &campaign);

} // namespace muster::actions
