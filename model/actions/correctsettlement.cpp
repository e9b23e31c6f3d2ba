// SPDX-License-Identifier: MIT
#include "model/actions/actiontext.h"
#include "model/actions/demands.h"
#include "model/actions/limits.h"
#include "model/actions/wasteland.h"
#include "model/changes/wasteland.h"
#include "rules/settlement/layout.h"

#include <algorithm>

namespace muster::actions {

namespace {

void demandNomads(const SettlementTables &tables, const KeptSettlement &wanted, Problems &problems)
{
    if (wanted.nomads.isEmpty())
        return;
    const QStringList nomads = nomadsOf(tables, wanted.settlement.size);
    if (nomads.isEmpty())
        problems.push_back(
            {ActionText::tr("A settlement of that size is no nomads' camp. Leave out who lives there.")});
    else if (!nomads.contains(wanted.nomads))
        problems.push_back({ActionText::tr("“%1” have no camp of that size. These have: %2.")
                                .arg(wanted.nomads.left(40), nomads.join(QStringLiteral(", ")))});
}

void demandStructures(const SettlementTables &tables, const Settlement &wanted, Problems &problems)
{
    if (wanted.structures.size() > mostStructures)
        problems.push_back({ActionText::tr("A settlement has %1 structures at most.").arg(mostStructures)});
    if (wanted.residences < 0 || wanted.residences > mostHomes)
        problems.push_back({ActionText::tr("A settlement has 0 to %1 homes.").arg(mostHomes)});
    if (wanted.structures.isEmpty() && wanted.residences == 0)
        problems.push_back(
            {ActionText::tr("A settlement without structures or homes is none. Take it out of the binder.")});
    for (const QString &id : wanted.structures) {
        if (tables.structure(id))
            continue;
        problems.push_back(
            {ActionText::tr("There is no structure “%1”. There are: %2.").arg(id.left(40), idsOf(tables.structures))});
    }
}

} // namespace

Result<Step> correctSettlement(const Campaign &campaign, const Pack &pack, const KeptSettlement &settlement)
{
    const KeptSettlement *old = campaign.settlement(settlement.id);
    if (!old || !pack.settlements)
        return Problem{ActionText::tr("There is no settlement %1 in the binder.").arg(settlement.id)};
    KeptSettlement wanted = settlement;
    wanted.name = wanted.name.trimmed();
    wanted.notes = wanted.notes.trimmed();
    Problems problems;
    demandName(wanted.name, ActionText::tr("The settlement's name"), problems);
    if (wanted.notes.size() > longestNotes)
        problems.push_back({ActionText::tr("The notes have %1 characters. Use %2 at most.")
                                .arg(wanted.notes.size())
                                .arg(longestNotes)});
    if (wanted.settlement.size < 1 || wanted.settlement.size > 6) {
        problems.push_back({ActionText::tr("A settlement's size is 1 to 6, not %1.").arg(wanted.settlement.size)});
        return problems;
    }
    demandStructures(*pack.settlements, wanted.settlement, problems);
    demandNomads(*pack.settlements, wanted, problems);
    if (!problems.empty())
        return problems;
    if (wanted == *old)
        return Problem{
            ActionText::tr("The settlement is written down like that already; there is nothing to correct.")};
    Step step;
    step.kind = StepKind::Corrected;
    step.changes = {SettlementCorrected{wanted}};
    return step;
}

Result<Step> strikeSettlement(const Campaign &campaign, int id)
{
    if (!campaign.settlement(id))
        return Problem{ActionText::tr("There is no settlement %1 in the binder.").arg(id)};
    Step step;
    step.kind = StepKind::Corrected;
    step.changes = {SettlementStruck{id}};
    return step;
}

} // namespace muster::actions
