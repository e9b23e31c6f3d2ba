// SPDX-License-Identifier: MIT
#include "model/systems/scenarios.h"

#include "model/acts/actions.h"
#include "model/acts/actkind.h"
#include "model/acts/demands.h"
#include "model/acts/prepare.h"
#include "model/acts/suggest.h"
#include "model/changes/campaign.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/parts.h"
#include "model/texts.h"
#include "rules/calendar/calendar.h"
#include "rules/lists.h"
#include "rules/scenario/scenariotables.h"
#include "rules/settlement/layout.h"
#include "rules/slug.h"

#include <algorithm>

namespace muster {

bool isWasteland(const Campaign &campaign, const Pack &pack)
{
    return pack.factions && pack.settlements
        && acts::optionValue(campaign, pack, pack.factions->where.option) == pack.factions->where.value;
}

Locale localeIn(const Campaign &campaign, const Pack &pack, int turn)
{
    if (campaign.journey && turn >= campaign.journey->arrivesIn - 1)
        return campaign.journey->to;
    return fromSlug<Locale>(acts::optionValue(campaign, pack, localeOption)).value_or(Locale::Badlands);
}

} // namespace muster

namespace muster::acts {

namespace {

QString whyNotThere(const Campaign &campaign, const Pack &pack, std::optional<Locale> to)
{
    const auto &journey = campaign.journey;
    if (journey && to && *to != journey->to)
        return ActsText::tr("The band is on its way to %1 and arrives in %2. From there it can go on.")
            .arg(words::inLine(journey->to), words::turn(journey->arrivesIn, campaign, pack));
    if (!journey && !to)
        return ActsText::tr("Choose a destination: %1.").arg(slugChoices<Locale>());
    if (!journey && *to == localeIn(campaign, pack, campaign.turn))
        return ActsText::tr("The band is already in %1.").arg(words::inLine(*to));
    return {};
}

/// Passes turns until the band arrives, or until an encounter on the way (R69).
Problems travel(const ActContext &d, const Travel &act)
{
    if (!isWasteland(d.campaign, d.pack))
        return {{ActsText::tr("This campaign is not set in the Wasteland, so there is no other locale to travel to.")}};
    Problems problems = demandBetweenEncounters(d.campaign);
    if (!problems.empty())
        return problems;
    if (const auto next = comesAtOnce(d.campaign, d.pack); next && next->isCertain)
        return {{ActsText::tr("%1 follows immediately. Prepare it, then travel.").arg(next->encounter.title)}};
    if (const QString why = whyNotThere(d.campaign, d.pack, act.to); !why.isEmpty())
        return {{why}};
    problems = whyNoEncounter(d.campaign, d.pack, {act.enemy});
    if (!problems.empty())
        return problems;
    Campaign underway = d.campaign;
    if (!d.campaign.journey) {
        const TravelBegun begun{{*act.to, d.campaign.turn + d.pack.calendar->travelTurns}};
        d.happen(begun);
        apply(underway, begun);
    }
    deal(underway, d.pack, {act.enemy, underway.journey->arrivesIn}, d.seed, d.dice, d.step);
    d.step.kind = StepKind::Travelled;
    return {};
}

} // namespace

const ActKind Travel::kind(of<Travel>,
                           [](auto &form, auto &act) {
                               form.ifAny("to", act.to);
                               form("enemy", act.enemy);
                           },
                           {
                               .name = "travel",
                               .places = ActPlace::Prepare,
                               .title = [](const Travel &) { return StoryText::tr("Travel"); },
                               .run = travel,
                           });

namespace {

/// Returns the inhabitants: the enemy of the encounter, if they are nomads of such a place; else the last of its
/// nomads, who have camps of every size.
QString whoLivesThere(const Campaign &campaign, const SettlementTables &tables, const Settlement &settlement)
{
    const QStringList nomads = nomadsOf(tables, settlement.size);
    if (campaign.encounter && nomads.contains(campaign.encounter->enemy))
        return campaign.encounter->enemy;
    return nomads.isEmpty() ? QString() : nomads.back();
}

QString firstFree(const Campaign &campaign, int id)
{
    const auto taken = [&](const QString &name) { return contains(campaign.settlements, name, &KeptSettlement::name); };
    QString name = ActsText::tr("Settlement %1").arg(id);
    while (taken(name))
        name = ActsText::tr("Settlement %1").arg(++id);
    return name;
}

} // namespace

bool mayBeInSettlement(const Campaign &campaign, const Pack &pack)
{
    return isWasteland(campaign, pack) && scenarioIn(campaign)
        && pack.scenarios->of(scenarioIn(campaign)->kind).buildings;
}

/// Finds a settlement. A current encounter that may be fought in a settlement is fought in this one; a battle that has
/// begun in another stays there.
static Problems findSettlement(const ActContext &d, const FindSettlement &act)
{
    const auto &[campaign, pack, seed, dice, step] = d;
    if (!isWasteland(campaign, pack))
        return {{ActsText::tr("This campaign is not set in the Wasteland, so there are no settlements to visit.")}};
    Problems problems;
    if (campaign.phase == Phase::Over)
        problems << ActsText::tr("This campaign is over; the band reaches no more settlements.");
    if (campaign.settlements.size() >= 1000)
        problems << ActsText::tr("The list of settlements is full. Remove one you no longer need.");
    if (!act.name.isEmpty())
        demandName(act.name, ActsText::tr("The settlement's name"), problems);
    if (!problems.empty())
        return problems;
    step.kind = StepKind::SettlementFound;
    KeptSettlement kept;
    kept.id = campaign.settlements.empty() ? 1 : campaign.settlements.back().id + 1;
    kept.name = act.name.isEmpty() ? firstFree(campaign, kept.id) : act.name.trimmed();
    kept.locale = localeIn(campaign, pack, campaign.turn);
    kept.found = campaign.turn;
    kept.settlement = foundSettlement(*pack.settlements, kept.locale, dice);
    kept.nomads = whoLivesThere(campaign, *pack.settlements, kept.settlement);
    d.happen(SettlementFound{kept});
    const bool hasBegunInOne = campaign.play && campaign.encounter->settlement;
    if (mayBeInSettlement(campaign, pack) && !hasBegunInOne) {
        Encounter there = *campaign.encounter;
        there.settlement = kept.id;
        d.happen(EncounterCorrected{there, enemyMetNext(campaign, there)});
    }
    return {};
}

const ActKind FindSettlement::kind(of<FindSettlement>, [](auto &form, auto &act) { form.ifAny("name", act.name); },
                                   {
                                       .name = "settlement",
                                       .places = ActPlace::Prepare | ActPlace::Dealt,
                                       .title =
                                           [](const FindSettlement &) { return StoryText::tr("Roll up settlement"); },
                                       .run = findSettlement,
                                   });

namespace {

Problem noSettlement(const Campaign &campaign, int id)
{
    if (campaign.settlements.empty())
        return {ActsText::tr("There is no settlement %1: none has been found yet.").arg(id)};
    return {ActsText::tr("There is no settlement %1. Settlements: %2.")
                .arg(QString::number(id),
                     numbered(
                         campaign.settlements, [](const KeptSettlement &kept) { return kept.id; },
                         [](const KeptSettlement &kept) { return kept.name; }))};
}

} // namespace

Result<Step> fightIn(const Campaign &campaign, const Pack &pack, std::optional<int> settlement)
{
    if (!mayBeInSettlement(campaign, pack))
        return Problem{ActsText::tr("There is no current encounter that is fought in a settlement.")};
    if (settlement) {
        const KeptSettlement *kept = campaign.settlement(*settlement);
        if (!kept)
            return noSettlement(campaign, *settlement);
        const Locale here = localeIn(campaign, pack, campaign.turn);
        if (kept->locale != here)
            return Problem{ActsText::tr("%1 is in %2, but the encounter is in %3.")
                               .arg(kept->name, words::inLine(kept->locale), words::inLine(here))};
    }
    Encounter there = *campaign.encounter;
    if (there.settlement == settlement)
        return Problem{settlement ? ActsText::tr("The encounter is already fought there.")
                                  : ActsText::tr("The encounter is already set outside any settlement.")};
    there.settlement = settlement;
    return stepOf(StepKind::Corrected, EncounterCorrected{there, enemyMetNext(campaign, there)});
}

namespace {

void demandNomads(const SettlementTables &tables, const KeptSettlement &wanted, Problems &problems)
{
    if (wanted.nomads.isEmpty())
        return;
    const QStringList nomads = nomadsOf(tables, wanted.settlement.size);
    if (nomads.isEmpty())
        problems << ActsText::tr("A settlement of that size is not a nomad camp. Leave out the nomads.");
    else if (!nomads.contains(wanted.nomads))
        problems << ActsText::tr("“%1” have no camp of that size. Nomads that do: %2.")
                        .arg(wanted.nomads.left(40), nomads.join(QStringLiteral(", ")));
}

void demandStructures(const SettlementTables &tables, const Settlement &wanted, Problems &problems)
{
    if (wanted.structures.size() > mostStructures)
        problems << ActsText::tr("A settlement has at most %1 structures.").arg(mostStructures);
    if (wanted.residences < 0 || wanted.residences > mostHomes)
        problems << ActsText::tr("A settlement has 0 to %1 homes.").arg(mostHomes);
    if (wanted.structures.isEmpty() && wanted.residences == 0)
        problems << ActsText::tr("A settlement needs at least one structure or home. Remove the settlement instead.");
    for (const QString &id : wanted.structures) {
        if (tables.structure(id))
            continue;
        problems
            << ActsText::tr("There is no structure “%1”. Structures: %2.").arg(id.left(40), idsOf(tables.structures));
    }
}

} // namespace

Result<Step> correctSettlement(const Campaign &campaign, const Pack &pack, const KeptSettlement &settlement)
{
    const KeptSettlement *old = campaign.settlement(settlement.id);
    if (!old || !pack.settlements)
        return noSettlement(campaign, settlement.id);
    KeptSettlement wanted = settlement;
    wanted.name = wanted.name.trimmed();
    wanted.notes = wanted.notes.trimmed();
    Problems problems;
    demandName(wanted.name, ActsText::tr("The settlement's name"), problems);
    if (wanted.notes.size() > longestNotes)
        problems << ActsText::tr("The notes have %n characters. Use %1 at most.", nullptr, int(wanted.notes.size()))
                        .arg(longestNotes);
    if (wanted.settlement.size < 1 || wanted.settlement.size > 6) {
        problems << ActsText::tr("A settlement's size is 1 to 6, not %1.").arg(wanted.settlement.size);
        return problems;
    }
    demandStructures(*pack.settlements, wanted.settlement, problems);
    demandNomads(*pack.settlements, wanted, problems);
    if (!problems.empty())
        return problems;
    if (wanted == *old)
        return Problem{ActsText::tr("Nothing has changed.")};
    return stepOf(StepKind::Corrected, SettlementCorrected{wanted});
}

Result<Step> strikeSettlement(const Campaign &campaign, int id)
{
    if (!campaign.settlement(id))
        return noSettlement(campaign, id);
    return stepOf(StepKind::Corrected, SettlementStruck{id});
}

} // namespace muster::acts
