// SPDX-License-Identifier: MIT
#include "rules/procedure/procedure.h"

#include "rules/procedure/campaignprocedures.h"
#include "rules/procedure/encounterprocedures.h"

#include <algorithm>

namespace muster {

const std::vector<Procedure> &procedures(const Pack &)
{
    // Built when first asked for, so that the summaries are in the language of the program by then.
    static const std::vector<Procedure> all = [] {
        std::vector<Procedure> list = encounterProcedures();
        const std::vector<Procedure> more = campaignProcedures();
        list.insert(list.end(), more.begin(), more.end());
        return list;
    }();
    return all;
}

const Procedure *findProcedure(const Pack &pack, const QString &id)
{
    const auto &all = procedures(pack);
    const auto procedure = std::find_if(all.begin(), all.end(), [&](const Procedure &p) { return p.id == id; });
    return procedure == all.end() ? nullptr : &*procedure;
}

} // namespace muster
