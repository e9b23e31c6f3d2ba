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

QJsonObject runFigurePoints(const Pack &pack, const Arguments &given, Dice &)
{
    const QStringList weapons = given.texts(u"weapons"_s);
    return {{u"points"_s,
             pack.points->figure(given.integer(u"rep"_s), given.text(u"armor"_s), {weapons.begin(), weapons.end()})}};
}

QJsonObject runVehiclePoints(const Pack &pack, const Arguments &given, Dice &)
{
    return {{u"points"_s, pack.points->vehicle(given.flag(u"armored"_s), given.integer(u"bad_wounds"_s))}};
}

Parameter armor(const Pack &pack)
{
    Parameter made = oneOf(u"armor"_s, {}, ProcedureText::tr("its armour"));
    for (const Term &term : pack.armors)
        made.choices.push_back(term.id);
    return made;
}

Parameter weapons(const Pack &pack)
{
    const QStringList bought = pack.points->weapons.keys();
    return anyOf(u"weapons"_s, {bought.begin(), bought.end()}, ProcedureText::tr("its weapons"));
}

} // namespace

std::vector<Procedure> pointProcedures(const Pack &pack)
{
    constexpr int mostBadWounds = 10;
    return {
        {u"figure-points"_s,
         ProcedureText::tr("What a figure costs"),
         {rep(u"rep"_s, ProcedureText::tr("its Rep")), armor(pack), weapons(pack)},
         runFigurePoints},
        {u"vehicle-points"_s,
         ProcedureText::tr("What a vehicle costs"),
         {flag(u"armored"_s, ProcedureText::tr("it is armoured")),
          integer(u"bad_wounds"_s, 1, mostBadWounds, ProcedureText::tr("Bad Wounds it takes to destroy"))},
         runVehiclePoints},
    };
}

} // namespace muster
