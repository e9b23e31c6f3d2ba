// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/band/recruit.h"
#include "rules/pack/pack.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"

#include <QCoreApplication>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostRecruits = 100;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(muster::Procedure)
};

QJsonObject runRecruit(const Pack &pack, const Arguments &given, Dice &dice)
{
    return {{u"figures"_s, toJson(recruit(*pack.list(given.text(u"list"_s)), given.integer(u"count"_s), dice))}};
}

} // namespace

std::vector<Procedure> recruitingProcedures()
{
    return {
        {u"recruit"_s,
         Words::tr("Figures for a band, from an army list"),
         {armyList(Words::tr("the army list")), integer(u"count"_s, 1, mostRecruits, Words::tr("how many figures"))},
         runRecruit},
    };
}

} // namespace muster
