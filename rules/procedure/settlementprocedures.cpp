// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"
#include "rules/procedure/proceduretext.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject runSettlement(const Pack &pack, const Arguments &given, Dice &dice)
{
    const SettlementTables &tables = *pack.settlements;
    const Settlement settlement = foundSettlement(tables, given.word<Locale>(u"locale"_s), dice);
    QJsonArray structures;
    for (const QString &structure : settlement.structures)
        structures.append(structure);
    return {{u"size"_s, settlement.size},
            {u"title"_s, tables.size(settlement.size).title},
            {u"nomad"_s, tables.size(settlement.size).nomad},
            {u"structures"_s, structures},
            {u"residences"_s, settlement.residences}};
}

} // namespace

std::vector<Procedure> settlementProcedures()
{
    return {
        {u"settlement"_s,
         ProcedureText::tr("A settlement of the Wasteland"),
         {choice<Locale>(u"locale"_s, ProcedureText::tr("the locale"))},
         runSettlement},
    };
}

} // namespace muster
