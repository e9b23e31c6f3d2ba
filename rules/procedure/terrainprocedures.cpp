// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/encounter/terrain.h"
#include "rules/pack/pack.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"
#include "rules/procedure/proceduretext.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject runTerrain(const Pack &pack, const Arguments &given, Dice &dice)
{
    const CountryChoice countries =
        given.has(u"country"_s) ? given.word<CountryChoice>(u"country"_s) : CountryChoice::BySection;
    return {{u"sections"_s, toJson(dealTerrain(*pack.terrain, dice, countries))}};
}

std::vector<Parameter> parameters(const TerrainTables &tables)
{
    if (!tables.country)
        return {};
    return {withDefault(choice<CountryChoice>(u"country"_s, ProcedureText::tr("how the kinds of country are chosen")),
                        slug(CountryChoice::BySection))};
}

} // namespace

std::vector<Procedure> terrainProcedures(const Pack &pack)
{
    return {
        {u"terrain"_s, ProcedureText::tr("The nine sections of the table"), parameters(*pack.terrain), runTerrain},
    };
}

} // namespace muster
