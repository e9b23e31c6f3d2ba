// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/procedure/json.h"
#include "rules/procedure/proceduretext.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject runTurn(const Pack &pack, const Arguments &, Dice &dice)
{
    return {{u"encounter"_s, playTurn(*pack.calendar, dice)}};
}

} // namespace

std::vector<Procedure> calendarProcedures()
{
    return {
        {u"turn"_s, ProcedureText::tr("Whether a turn brings an encounter"), {}, runTurn},
    };
}

} // namespace muster
