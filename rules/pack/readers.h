// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/objectreader.h"
#include "rules/pack/pack.h"

namespace muster {

// One reader for each file of a pack. Each adds its faults and writes into the pack what it could read. Lists come
// after weapons and classes, because they name their ids.

void readIdentity(ObjectReader &field, Pack &pack);
void readWeapons(ObjectReader &field, Pack &pack);
void readLists(ObjectReader &field, Pack &pack);
void readNames(ObjectReader &field, Pack &pack);
void readAttributes(ObjectReader &field, Pack &pack);
/// Reads a pack's own rivers, if it shares its terrain with another pack.
void readRivers(ObjectReader &field, Pack &pack);
void readTeams(ObjectReader &field, Pack &pack);
void readReference(ObjectReader &field, Pack &pack);

// Parts of a pack that are each read into one value.

void fields(ObjectReader &field, TerrainTables &tables);
void fields(ObjectReader &field, ChainTables &chain);
void fields(ObjectReader &field, ActivityTables &activity);
void fields(ObjectReader &field, PatrolTables &patrol);
void fields(ObjectReader &field, RecoveryTable &table);
void fields(ObjectReader &field, CalendarTables &calendar);
void fields(ObjectReader &field, ScenarioTables &tables);
void fields(ObjectReader &field, RewardTables &rewards);
void fields(ObjectReader &field, WoundTables &wounds);
void fields(ObjectReader &field, FirstAidTable &table);
void fields(ObjectReader &field, ForcePoints &points);
void fields(ObjectReader &field, MediaTables &media);
void fields(ObjectReader &field, FactionTables &factions);
void fields(ObjectReader &field, SettlementTables &tables);
void fields(ObjectReader &field, GameTables &games);

// Readers that several files share.

void fields(ObjectReader &field, ArmyList &list);
/// Reads a figure with its weapon.
void fields(ObjectReader &field, Profile &figure);
/// Reads a value of an option. demandOptionValue() checks separately that the pack has it, because lists of other packs
/// are read too.
void fields(ObjectReader &field, OptionValue &named);
void demandOptionValue(const JsonPlace &place, const OptionValue &named);
/// Returns whether a row of an army list has exactly the keys that this pack has for a figure. Reading any other row
/// would only add faults.
bool saysOfFigures(const Pack &pack, const QJsonObject &row);
/// Reads the tests of the reference, and the groups and words that they use.
void readTests(ObjectReader &field, Reference &reference);
void fields(ObjectReader &field, Modifier &modifier);
/// Reads a fixed number, or the dice for it.
Amount readAmount(const JsonPlace &place);

template<typename Entry>
void head(ObjectReader &field, Entry &entry)
{
    field.id("id", entry.id);
    field.words("title", entry.title);
    field.text(optional("page"), entry.page);
}

} // namespace muster
