// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/objectreader.h"
#include "rules/pack/pack.h"

namespace muster {

// One reader per file of a pack. Each notes its faults and leaves in the pack what could be read. Lists come after
// weapons and classes, whose ids they name.

void readIdentity(const JsonPlace &file, Pack &pack);
void readWeapons(const JsonPlace &file, Pack &pack);
void readLists(const JsonPlace &file, Pack &pack);
void readNames(const JsonPlace &file, Pack &pack);
void readAttributes(const JsonPlace &file, Pack &pack);
void readTerrain(const JsonPlace &file, Pack &pack);
/// Rivers of its own, for a pack whose terrain is another's.
void readRivers(const JsonPlace &file, Pack &pack);
void readChain(const JsonPlace &file, Pack &pack);
void readActivity(const JsonPlace &file, Pack &pack);
void readPatrol(const JsonPlace &file, Pack &pack);
void readRecovery(const JsonPlace &file, Pack &pack);
void readCalendar(const JsonPlace &file, Pack &pack);
void readTeams(const JsonPlace &file, Pack &pack);
void readRewards(const JsonPlace &file, Pack &pack);
void readPoints(const JsonPlace &file, Pack &pack);
void readGames(const JsonPlace &file, Pack &pack);
void readScenarios(const JsonPlace &file, Pack &pack);
void readWounds(const JsonPlace &file, Pack &pack);
void readFirstAid(const JsonPlace &file, Pack &pack);
void readMedia(const JsonPlace &file, Pack &pack);
void readFactions(const JsonPlace &file, Pack &pack);
void readSettlements(const JsonPlace &file, Pack &pack);
void readReference(const JsonPlace &file, Pack &pack);

// What several of them hold.

/// A table of numbers from 1 to 9.
RollTable<int> readCounts(const JsonPlace &place);
PefMoves readPefMoves(const JsonPlace &place);
/// A number from 0 on for each Rep from 1 to 6.
void readByRep(ObjectReader &reader, const QString &key, std::array<int, 6> &points);
/// An army list, its id and title included.
ArmyList readList(ObjectReader &reader, const Pack &pack);
/// Whether a row of an army list has what this pack says of a figure, and no more. Where it has not, reading it is all faults.
bool saysOfFigures(const Pack &pack, const QJsonObject &row);
/// A figure as a list's row or a fixed team has it.
Profile readProfile(ObjectReader &row, const Pack &pack);
/// A table of yes and no under this key.
RollTable<bool> readFlags(const JsonPlace &place, const QString &key);
/// Dice and a number more.
DiceTotal readTotal(const JsonPlace &place);
HowMany readHowMany(ObjectReader &row);
/// Which value of which option; whether the pack has it is asked apart, for lists of other packs are read too.
OptionValue readOptionValue(const JsonPlace &place);
void demandOptionValue(const JsonPlace &place, const OptionValue &named, const Pack &pack);
/// Those under "suits"; there may be none.
std::vector<OptionValue> readSuits(ObjectReader &reader);
Squad readSquad(const JsonPlace &place, const Pack &pack);

} // namespace muster
