// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/objectreader.h"
#include "rules/pack/pack.h"

namespace muster {

// One reader for each file of a pack. Each adds its faults and writes into the pack what it could read. Lists come
// after weapons and classes, because they name their ids.

void readIdentity(const JsonPlace &file, Pack &pack);
void readWeapons(const JsonPlace &file, Pack &pack);
void readLists(const JsonPlace &file, Pack &pack);
void readNames(const JsonPlace &file, Pack &pack);
void readAttributes(const JsonPlace &file, Pack &pack);
void readTerrain(const JsonPlace &file, Pack &pack);
/// Reads a pack's own rivers, if it shares its terrain with another pack.
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

// Readers that several files share.

/// Reads a table of numbers from 1 to 9.
RollTable<int> readCounts(const JsonPlace &place);
PefMoves readPefMoves(const JsonPlace &place);
/// Reads a number, at least 0, for each Rep from 1 to 6.
void readByRep(ObjectReader &reader, const QString &key, std::array<int, 6> &points);
/// Reads an army list with its id and title.
ArmyList readList(ObjectReader &reader, const Pack &pack);
/// Returns whether a row of an army list has exactly the keys that this pack has for a figure. Reading any other row
/// would only add faults.
bool saysOfFigures(const Pack &pack, const QJsonObject &row);
/// Reads a figure of a list's row or of a fixed team.
Profile readProfile(ObjectReader &row, const Pack &pack);
/// Reads a table whose outcomes are the true or false under this key.
RollTable<bool> readFlags(const JsonPlace &place, const QString &key);
/// Reads dice and a constant that is added.
DiceTotal readTotal(const JsonPlace &place);
HowMany readHowMany(ObjectReader &row);
/// Reads a value of an option. demandOptionValue() checks separately that the pack has it, because lists of other packs
/// are read too.
OptionValue readOptionValue(const JsonPlace &place);
void demandOptionValue(const JsonPlace &place, const OptionValue &named, const Pack &pack);
/// Reads the values under "suits", which is optional.
std::vector<OptionValue> readSuits(ObjectReader &reader);
Squad readSquad(const JsonPlace &place, const Pack &pack);

} // namespace muster
