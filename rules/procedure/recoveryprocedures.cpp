// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"
#include "rules/procedure/proceduretext.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject runRecovery(const Pack &pack, const Arguments &given, Dice &dice)
{
    const RecoveryResult result = recover(*pack.recovery, given.integer(u"rep"_s), given.word<Fate>(u"fate"_s), dice);
    return {{u"passed"_s, result.passed},
            {u"returns"_s, result.returns()},
            {u"rep"_s, result.rep},
            {u"fate"_s, slugJson(result.fate)}};
}

} // namespace

std::vector<Procedure> recoveryProcedures()
{
    return {
        {u"recovery"_s,
         ProcedureText::tr("What becomes of one who went Out of the Fight or ran away"),
         {rep(u"rep"_s, ProcedureText::tr("his Rep")), recoveryFate()},
         runRecovery},
    };
}

} // namespace muster
