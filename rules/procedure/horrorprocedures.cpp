// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"

#include <QCoreApplication>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(muster::Procedure)
};

QJsonObject runOkay(const Pack &pack, const Arguments &given, Dice &dice)
{
    const std::optional<int> turns = infection(*pack.horror, given.integer(u"rep"_s), dice);
    return {{u"okay"_s, !turns}, {u"turns"_s, turns ? QJsonValue(*turns) : QJsonValue()}};
}

QJsonObject runCarStart(const Pack &pack, const Arguments &, Dice &dice)
{
    return {{u"starts"_s, carStarts(*pack.horror, dice)}};
}

QJsonObject runEating(const Pack &, const Arguments &, Dice &dice)
{
    return {{u"turns"_s, eatingTurns(dice)}};
}

} // namespace

std::vector<Procedure> horrorProcedures()
{
    return {
        {u"are-you-okay"_s,
         Words::tr("Whether one turns whom a zombie wounded"),
         {rep(u"rep"_s, Words::tr("his Rep"))},
         runOkay},
        {u"car-start"_s, Words::tr("Whether the car starts"), {}, runCarStart},
        {u"eating"_s, Words::tr("Turns a zombie eats"), {}, runEating},
    };
}

} // namespace muster
