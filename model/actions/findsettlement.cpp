// SPDX-License-Identifier: MIT
#include "model/actions/actiontext.h"
#include "model/actions/demands.h"
#include "model/actions/wasteland.h"
#include "model/calendar/wasteland.h"
#include "model/changes/campaign.h"
#include "model/changes/wasteland.h"
#include "model/story/settlementwords.h"
#include "rules/settlement/layout.h"

namespace muster::actions {

namespace {

/// Those whom the encounter brings live there, if they are nomads of such a place; else the last of its nomads do, who
/// have camps of every size.
QString whoLivesThere(const Campaign &campaign, const SettlementTables &tables, const Settlement &settlement)
{
    const QStringList nomads = nomadsOf(tables, settlement.size);
    if (campaign.encounter && nomads.contains(campaign.encounter->enemy))
        return campaign.encounter->enemy;
    return nomads.isEmpty() ? QString() : nomads.back();
}

QString firstFree(const Campaign &campaign, int id)
{
    const auto taken = [&](const QString &name) {
        return std::any_of(campaign.settlements.begin(), campaign.settlements.end(),
                           [&](const KeptSettlement &kept) { return kept.name == name; });
    };
    QString name = ActionText::tr("Settlement %1").arg(id);
    while (taken(name))
        name = ActionText::tr("Settlement %1").arg(++id);
    return name;
}

} // namespace

bool mayBeInSettlement(const Campaign &campaign, const Pack &pack)
{
    return isWasteland(campaign, pack) && campaign.encounter && campaign.encounter->scenario
        && pack.scenarios->of(campaign.encounter->scenario->kind).buildings;
}

Problems checkFindSettlement(const Campaign &campaign, const Pack &pack, const QString &name)
{
    if (!isWasteland(campaign, pack))
        return {
            {ActionText::tr("This campaign is not played in the Wasteland, so there are no settlements to come to.")}};
    Problems problems;
    if (campaign.phase == Phase::Over)
        problems.push_back({ActionText::tr("This campaign is over, so the band comes to no settlement any more.")});
    if (campaign.settlements.size() >= 1000)
        problems.push_back({ActionText::tr("The binder is full. Take out a settlement that is gone.")});
    if (!name.isEmpty())
        demandName(name, ActionText::tr("The settlement's name"), problems);
    return problems;
}

void findSettlement(const Campaign &campaign, const Pack &pack, const QString &name, Dice &dice, Step &step)
{
    step.kind = StepKind::SettlementFound;
    KeptSettlement kept;
    kept.id = campaign.settlements.empty() ? 1 : campaign.settlements.back().id + 1;
    kept.name = name.isEmpty() ? firstFree(campaign, kept.id) : name.trimmed();
    kept.locale = localeIn(campaign, pack, campaign.turn);
    kept.found = campaign.turn;
    kept.settlement = foundSettlement(*pack.settlements, kept.locale, dice);
    kept.nomads = whoLivesThere(campaign, *pack.settlements, kept.settlement);
    step.changes.push_back(SettlementFound{kept});
    if (mayBeInSettlement(campaign, pack) && !campaign.encounter->settlement) {
        Encounter there = *campaign.encounter;
        there.settlement = kept.id;
        step.changes.push_back(EncounterCorrected{there});
    }
}

Result<Step> fightIn(const Campaign &campaign, const Pack &pack, std::optional<int> settlement)
{
    if (!mayBeInSettlement(campaign, pack))
        return Problem{ActionText::tr("No encounter that is fought in a settlement is in hand.")};
    if (settlement) {
        const KeptSettlement *kept = campaign.settlement(*settlement);
        if (!kept)
            return Problem{ActionText::tr("There is no settlement %1 in the binder.").arg(*settlement)};
        const Locale here = localeIn(campaign, pack, campaign.turn);
        if (kept->locale != here)
            return Problem{ActionText::tr("%1 lies in %2, and the encounter is in %3.")
                               .arg(kept->name, words::locale(kept->locale), words::locale(here))};
    }
    Encounter there = *campaign.encounter;
    if (there.settlement == settlement)
        return Problem{settlement ? ActionText::tr("The encounter is fought there already.")
                                  : ActionText::tr("The encounter is fought in no settlement already.")};
    there.settlement = settlement;
    Step step;
    step.kind = StepKind::Corrected;
    step.changes = {EncounterCorrected{there}};
    return step;
}

} // namespace muster::actions
