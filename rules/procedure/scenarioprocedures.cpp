// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"
#include "rules/scenario/choose.h"

#include <QCoreApplication>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(muster::Procedure)
};

QJsonObject runEncounter(const Pack &pack, const Arguments &given, Dice &dice)
{
    const ScenarioChoice choice = chooseScenario(*pack.scenarios, given.word<Genre>(u"genre"_s), dice);
    QJsonObject scores;
    for (const ScenarioScore &score : choice.scores)
        scores.insert(slug(score.kind), score.score);
    return {{u"encounter"_s, slugJson(choice.kind)}, {u"scores"_s, scores}};
}

} // namespace

std::vector<Procedure> scenarioProcedures()
{
    return {
        {u"encounter"_s,
         Words::tr("Which encounter it is"),
         {choice<Genre>(u"genre"_s, Words::tr("the genre"))},
         runEncounter},
    };
}

} // namespace muster
