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

QJsonObject runRecover(const Pack &pack, const Arguments &given, Dice &dice)
{
    const RecoverResult result = recoverFromWounds(*pack.wounds, given.integer(u"rep"_s), dice);
    return {{u"passed"_s, result.passed},
            {u"months"_s, result.months},
            {u"rep"_s, result.rep},
            {u"returns"_s, result.returns}};
}

} // namespace

std::vector<Procedure> woundProcedures()
{
    return {
        {u"recover"_s,
         Words::tr("How long one with a Bad Wound is away"),
         {rep(u"rep"_s, Words::tr("his Rep"))},
         runRecover},
    };
}

} // namespace muster
