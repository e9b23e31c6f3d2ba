// SPDX-License-Identifier: MIT
#include "rules/procedure/procedure.h"

#include "rules/pack/pack.h"
#include "rules/procedure/families.h"

#include <algorithm>

namespace muster {

namespace {

/// Adds procedures, except those with an id that is taken: a part of a pack that replaces another's procedure precedes
/// it.
void add(std::vector<Procedure> &all, std::vector<Procedure> more)
{
    for (Procedure &procedure : more) {
        const bool taken =
            std::any_of(all.begin(), all.end(), [&](const Procedure &p) { return p.id == procedure.id; });
        if (!taken)
            all.push_back(std::move(procedure));
    }
}

} // namespace

std::vector<Procedure> procedures(const Pack &pack)
{
    std::vector<Procedure> all;
    if (!pack.lists.empty())
        add(all, recruitingProcedures(pack));
    if (pack.attributes)
        add(all, attributeProcedures());
    if (pack.terrain)
        add(all, terrainProcedures(pack));
    if (pack.patrol)
        add(all, patrolProcedures(pack));
    if (pack.activity)
        add(all, activityProcedures(pack));
    if (pack.chain)
        add(all, chainProcedures());
    if (pack.recovery)
        add(all, recoveryProcedures());
    if (pack.calendar)
        add(all, calendarProcedures());
    if (pack.scenarios) {
        add(all, scenarioProcedures(pack));
        add(all, roundProcedures(pack));
    }
    if (pack.rewards)
        add(all, rewardProcedures());
    if (pack.points)
        add(all, pointProcedures(pack));
    if (pack.wounds)
        add(all, woundProcedures());
    if (pack.media)
        add(all, mediaProcedures());
    if (pack.factions)
        add(all, factionProcedures());
    if (pack.settlements)
        add(all, settlementProcedures());
    if (pack.reference) {
        add(all, testProcedures(pack));
        add(all, combatProcedures(pack));
        add(all, tableProcedures(pack));
        add(all, jointProcedures(pack));
    }
    return all;
}

std::optional<Procedure> findProcedure(const Pack &pack, const QString &id)
{
    for (Procedure &procedure : procedures(pack)) {
        if (procedure.id == id)
            return std::move(procedure);
    }
    return std::nullopt;
}

} // namespace muster
