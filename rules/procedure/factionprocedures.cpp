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

QJsonObject runFaction(const Pack &pack, const Arguments &, Dice &dice)
{
    return {{u"faction"_s, slugJson(rollFaction(*pack.factions, dice))}};
}

QJsonObject runEnemyFaction(const Pack &pack, const Arguments &given, Dice &dice)
{
    return {{u"faction"_s, slugJson(rollEnemyFaction(*pack.factions, given.word<Locale>(u"locale"_s), dice))}};
}

} // namespace

std::vector<Procedure> factionProcedures()
{
    return {
        {u"faction"_s, ProcedureText::tr("The player's faction"), {}, runFaction},
        {u"enemy-faction"_s,
         ProcedureText::tr("Whom one meets in the Wasteland"),
         {choice<Locale>(u"locale"_s, ProcedureText::tr("the locale"))},
         runEnemyFaction},
    };
}

} // namespace muster
