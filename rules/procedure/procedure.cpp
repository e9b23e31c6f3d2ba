// SPDX-License-Identifier: MIT
#include "rules/procedure/procedure.h"

#include "rules/pack/findbyid.h"
#include "rules/pack/pack.h"
#include "rules/procedure/families.h"

#include <set>

namespace muster {

std::vector<Procedure> procedures(const Pack &pack)
{
    Procedures all;
    addEncounterProcedures(pack, all);
    addScenarioProcedures(pack, all);
    if (pack.reference) {
        addTestProcedures(pack, all);
        addCombatProcedures(pack, all);
        addTableProcedures(pack, all);
        addJointProcedures(pack, all);
    }
    // A part of a pack that replaces another's procedure precedes it.
    std::set<QString> taken;
    std::erase_if(all, [&](const Procedure &procedure) { return !taken.insert(procedure.id).second; });
    return all;
}

std::optional<Procedure> findProcedure(const Pack &pack, const QString &id)
{
    const std::vector<Procedure> all = procedures(pack);
    const Procedure *found = findById(all, id);
    return found ? std::optional(*found) : std::nullopt;
}

} // namespace muster
