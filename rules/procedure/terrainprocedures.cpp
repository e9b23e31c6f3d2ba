// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/encounter/setup.h"
#include "rules/pack/pack.h"
#include "rules/procedure/json.h"

#include <QCoreApplication>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(muster::Procedure)
};

QJsonObject runTerrain(const Pack &pack, const Arguments &, Dice &dice)
{
    return {{u"sections"_s, toJson(dealTerrain(*pack.terrain, dice))}};
}

} // namespace

std::vector<Procedure> terrainProcedures()
{
    return {
        {u"terrain"_s, Words::tr("The nine sections of the table"), {}, runTerrain},
    };
}

} // namespace muster
