// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/procedure/json.h"

#include <QCoreApplication>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(muster::Procedure)
};

QJsonObject runTurn(const Pack &pack, const Arguments &, Dice &dice)
{
    return {{u"encounter"_s, playTurn(*pack.calendar, dice)}};
}

} // namespace

std::vector<Procedure> calendarProcedures()
{
    return {
        {u"turn"_s, Words::tr("Whether a turn brings an encounter"), {}, runTurn},
    };
}

} // namespace muster
