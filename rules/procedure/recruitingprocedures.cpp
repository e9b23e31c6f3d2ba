// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/band/recruit.h"
#include "rules/pack/pack.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"
#include "rules/procedure/proceduretext.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostRecruits = 100;

int maxRepIn(const Arguments &given)
{
    return given.integerOrNone(u"max_rep"_s).value_or(highestRep);
}

std::optional<Problem> refuseRecruit(const Pack &pack, const Arguments &given)
{
    return refuseToLead(*pack.list(given.text(u"list"_s)), maxRepIn(given));
}

QJsonObject runRecruit(const Pack &pack, const Arguments &given, Dice &dice)
{
    const auto figures =
        recruit(pack, *pack.list(given.text(u"list"_s)), given.integer(u"count"_s), dice, maxRepIn(given));
    return {{u"figures"_s, figuresJson(figures, pack)}};
}

} // namespace

std::vector<Procedure> recruitingProcedures(const Pack &pack)
{
    Procedure recruit{
        u"recruit"_s,
        ProcedureText::tr("Figures for a band, from an army list"),
        {armyList(u"list"_s, ProcedureText::tr("the army list")),
         integer(u"count"_s, 1, mostRecruits, ProcedureText::tr("how many figures"))},
        runRecruit,
        refuseRecruit,
    };
    if (pack.outranking == Outranking::Barred)
        recruit.parameters.push_back(
            rep(u"max_rep"_s, ProcedureText::tr("the Star's Rep, which none of them is above")));
    return {recruit};
}

} // namespace muster
