// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/procedure/proceduretext.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject runAttribute(const Pack &pack, const Arguments &, Dice &dice)
{
    return {{u"attribute"_s, rollAttribute(*pack.attributes, dice).id}};
}

} // namespace

std::vector<Procedure> attributeProcedures()
{
    return {
        {u"attribute"_s, ProcedureText::tr("What sets a Grunt apart"), {}, runAttribute},
    };
}

} // namespace muster
