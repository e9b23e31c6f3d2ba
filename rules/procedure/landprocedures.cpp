// SPDX-License-Identifier: MIT
//
// Terrain, the turns of a year, factions and settlements.
#include "rules/procedure/families.h"

#include "rules/encounter/terrain.h"
#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"
#include "rules/slug.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

Resolved runTerrain(const Pack &pack, const Arguments &given, Dice &dice)
{
    const CountryChoice countries =
        given.has(u"country"_s) ? given.word<CountryChoice>(u"country"_s) : CountryChoice::BySection;
    return Resolved::of(u"sections"_s, dealTerrain(*pack.terrain, dice, countries));
}

std::vector<Parameter> parameters(const TerrainTables &tables)
{
    if (!tables.country)
        return {};
    return {withDefault(choice<CountryChoice>(u"country"_s), slug(CountryChoice::BySection))};
}

Resolved runTurn(const Pack &pack, const Arguments &, Dice &dice)
{
    return Resolved::of(u"encounter"_s, playTurn(*pack.calendar, dice));
}

Resolved runMedia(const Pack &pack, const Arguments &given, Dice &dice)
{
    return Resolved::of(
        u"coverage"_s,
        rollCoverage(*pack.media, given.word<MediaGenre>(u"genre"_s), given.word<MediaSetting>(u"setting"_s), dice));
}

Resolved runFaction(const Pack &pack, const Arguments &, Dice &dice)
{
    return Resolved::of(u"faction"_s, rollFaction(*pack.factions, dice));
}

Resolved runEnemyFaction(const Pack &pack, const Arguments &given, Dice &dice)
{
    return Resolved::of(u"faction"_s, rollEnemyFaction(*pack.factions, given.word<Locale>(u"locale"_s), dice));
}

Resolved runSettlement(const Pack &pack, const Arguments &given, Dice &dice)
{
    const SettlementTables &tables = *pack.settlements;
    const Settlement found = foundSettlement(tables, given.word<Locale>(u"locale"_s), dice);
    return {found, [size = tables.size(found.size)](FieldTeller &field, const Settlement &settlement) {
                field(u"size", settlement.size);
                field(u"title", size.title);
                field(u"nomad", size.nomad);
                field(u"structures", settlement.structures);
                field(u"residences", settlement.residences);
            }};
}

} // namespace

std::vector<Procedure> terrainProcedures(const Pack &pack)
{
    return {
        {u"terrain"_s, {}, parameters(*pack.terrain), runTerrain},
    };
}

std::vector<Procedure> calendarProcedures()
{
    return {
        {u"turn"_s, {}, {}, runTurn},
    };
}

std::vector<Procedure> mediaProcedures()
{
    return {
        {u"media"_s,
         {},
         {choice<MediaGenre>(u"genre"_s, u"media-genre"_s),
          withDefault(choice<MediaSetting>(u"setting"_s), slug(MediaSetting::None))},
         runMedia},
    };
}

std::vector<Procedure> factionProcedures()
{
    return {
        {u"faction"_s, {}, {}, runFaction},
        {u"enemy-faction"_s, {}, {choice<Locale>(u"locale"_s)}, runEnemyFaction},
    };
}

std::vector<Procedure> settlementProcedures()
{
    return {
        {u"settlement"_s, {}, {choice<Locale>(u"locale"_s)}, runSettlement},
    };
}

} // namespace muster
