// SPDX-License-Identifier: MIT
#include "model/acts/correction.h"

#include "model/acts/actions.h"
#include "model/acts/bands.h"
#include "model/acts/demands.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/needs.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/texts.h"

#include <algorithm>

namespace muster::acts {

namespace {

/// Makes the campaign's EAL and the next encounter's the same between encounters: the one that the player changed
/// counts.
void agreeOnEal(const Campaign &campaign, CampaignCorrected &wanted, Problems &problems)
{
    const bool own = wanted.eal != campaign.eal;
    const bool next = wanted.next.eal != campaign.next.eal;
    if (own && next && wanted.eal != wanted.next.eal)
        problems << ActsText::tr("The Enemy Activity Level was given twice, for the campaign and for the "
                                 "next encounter. Between encounters there is only one.");
    else if (own)
        wanted.next.eal = wanted.eal;
    else if (next)
        wanted.eal = wanted.next.eal;
}

void demandNext(const Campaign &campaign, CampaignCorrected &wanted, Problems &problems)
{
    if (campaign.phase == Phase::Prepare)
        agreeOnEal(campaign, wanted, problems);
    else if (wanted.eal != campaign.eal || wanted.next != campaign.next)
        problems << (campaign.phase == Phase::Play
                         ? ActsText::tr("An encounter is under way: edit its own Enemy Activity Level. The "
                                        "next encounter can be edited after the battle.")
                         : ActsText::tr("This campaign is over; there is no next encounter."));
    if (wanted.eal)
        demandEal(*wanted.eal, problems);
}

/// Returns the value of an option, chosen or not.
QString optionOf(const Options &options, const Option &option)
{
    return options.value(option.id, option.unsaid());
}

bool sameAs(const Campaign &campaign, const Pack &pack, const CampaignCorrected &wanted)
{
    const bool sameOptions = std::ranges::all_of(pack.options, [&](const Option &option) {
        return optionOf(wanted.options, option) == optionOf(campaign.options, option);
    });
    return wanted.name == campaign.name && wanted.turn == campaign.turn && wanted.eal == campaign.eal
        && wanted.next == campaign.next && sameOptions;
}

/// Checks whether the player sets the place where the band is, which ends its journey.
bool endsJourney(const Campaign &campaign, const Pack &pack, const CampaignCorrected &wanted)
{
    const Option *locale = pack.option(localeOption);
    return campaign.journey && locale && optionOf(wanted.options, *locale) != optionOf(campaign.options, *locale);
}

} // namespace

Result<Step> correctCampaign(const Campaign &campaign, const Pack &pack, const CampaignCorrected &correction)
{
    CampaignCorrected wanted = correction;
    Problems problems;
    demandName(wanted.name, ActsText::tr("Campaign name"), problems);
    demandOptions(pack, wanted.options, problems);
    if (wanted.turn < 1 || wanted.turn > latestTurn)
        problems << ActsText::tr("%1 %2 is out of range. Use 1 to %3.")
                        .arg(systemOf(campaign, pack).turnName(pack))
                        .arg(wanted.turn)
                        .arg(latestTurn);
    demandNext(campaign, wanted, problems);
    if (problems)
        return problems;

    wanted.name = wanted.name.trimmed();
    wanted.options = chosenOptions(pack, wanted.options);
    if (sameAs(campaign, pack, wanted))
        return Problem{ActsText::tr("Nothing has changed.")};
    Step step;
    step.kind = StepKind::Corrected;
    if (endsJourney(campaign, pack, wanted))
        step.changes.push_back(Arrived{campaign.journey->to});
    step.changes.push_back(wanted);
    return step;
}

Result<QString> campaignName(const QString &typed)
{
    Problems problems;
    demandName(typed, ActsText::tr("Campaign name"), problems);
    if (problems)
        return problems;
    return typed.trimmed();
}

namespace {

void demandSections(const Setup &setup, Problems &problems)
{
    const std::vector<Section> &sections = setup.sections;
    bool inOrder = static_cast<int>(sections.size()) == setup.grid.count();
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const Section &section = sections[i];
        inOrder = inOrder && section.number == static_cast<int>(i) + 1;
        if (section.buildings < 0 || section.buildings > mostBuildings)
            problems << ActsText::tr("Section %1 can have 0 to %2 buildings, not %3.")
                            .arg(section.number)
                            .arg(mostBuildings)
                            .arg(section.buildings);
        if (section.words.size() > longestSectionWords)
            problems << ActsText::tr("The words for section %1 can have at most %n characters.", nullptr,
                                     longestSectionWords)
                            .arg(section.number);
    }
    if (!inOrder)
        problems << ActsText::tr("The table has sections 1 to %1. Give each once, in order.").arg(setup.grid.count());
}

void demandPefs(const Setup &setup, Problems &problems)
{
    const std::vector<Pef> &pefs = setup.pefs;
    bool inOrder = static_cast<int>(pefs.size()) <= mostPefs;
    for (std::size_t i = 0; i < pefs.size(); ++i) {
        inOrder = inOrder && pefs[i].id == static_cast<int>(i) + 1;
        if (!setup.grid.has(pefs[i].section))
            problems << ActsText::tr("PEF %1 cannot be in section %2. Use 1 to %3.")
                            .arg(pefs[i].id)
                            .arg(pefs[i].section)
                            .arg(setup.grid.count());
    }
    if (!inOrder)
        problems << ActsText::tr("Number the PEFs from 1 in order, at most %1.").arg(mostPefs);
}

void demandObjective(const Encounter &encounter, Problems &problems)
{
    const int buildings = encounter.setup.objectiveBuildings;
    if (isRaid(encounter.kind) && (buildings < 1 || buildings > 2))
        problems << ActsText::tr("A raid has one or two objective buildings, not %1.").arg(buildings);
    if (!isRaid(encounter.kind) && buildings != 0)
        problems << ActsText::tr("A Patrol has no objective buildings.");
}

/// Returns the setup without the player's words, which no die decides.
Setup unnamed(Setup setup)
{
    for (Section &section : setup.sections)
        section.words.clear();
    return setup;
}

} // namespace

Result<Step> correctEncounter(const Campaign &campaign, const Pack &pack, const Encounter &wanted)
{
    if (campaign.phase != Phase::Play || !campaign.encounter)
        return Problem{ActsText::tr("There is no current encounter to edit.")};
    const Encounter &old = *campaign.encounter;
    Problems problems;
    if (wanted.kind != old.kind)
        problems << ActsText::tr("This encounter cannot become another kind. Undo its preparation, edit the "
                                 "next encounter, and prepare it again.");
    if (wanted.eal)
        demandEal(*wanted.eal, problems);
    if (wanted.eal.has_value() != old.eal.has_value())
        problems << (old.eal ? ActsText::tr("This encounter needs an Enemy Activity Level from 1 to 5.")
                             : ActsText::tr("This campaign has no Enemy Activity Level."));
    if (!wanted.part.isOfOneKind(old.part))
        problems << ActsText::tr("An encounter cannot change to another rule set.");
    else
        systemOf(old).checkCorrection(campaign, pack, wanted, problems);
    if (wanted.settlement != old.settlement)
        problems << ActsText::tr("Change the settlement of the encounter separately.");
    if (!old.dealtEnemy() || !old.setup.sections.empty() || !wanted.setup.sections.empty())
        demandSections(wanted.setup, problems);
    demandPefs(wanted.setup, problems);
    demandObjective(wanted, problems);
    demandWords(wanted.objective, wanted.entry, problems);
    demandGrid(wanted.setup.grid, problems);
    if (campaign.play && wanted.setup.grid != old.setup.grid)
        problems << ActsText::tr(
            "The battle has begun, so the table keeps its sections. Undo the start of the battle first.");
    if (campaign.play && wanted.setup.pefs != old.setup.pefs)
        problems << ActsText::tr("The PEFs are already in play. Move or resolve them there.");
    if (problems)
        return problems;

    Encounter encounter = wanted;
    encounter.objective = wanted.objective.simplified();
    encounter.entry = wanted.entry.simplified();
    for (Section &section : encounter.setup.sections)
        section.words = section.words.simplified();
    encounter.seeded =
        old.seeded && unnamed(wanted.setup) == unnamed(old.setup) && wanted.seed == old.seed && wanted.part == old.part;
    if (encounter == old)
        return Problem{ActsText::tr("Nothing has changed.")};
    return stepOf(StepKind::Corrected, EncounterCorrected{encounter, enemyMetNext(campaign, encounter)});
}

namespace {

EndCause endOf(Status status)
{
    switch (status) {
    case Status::Dead:
        return EndCause::StarDied;
    case Status::Captured:
        return EndCause::StarCaptured;
    case Status::Turned:
        return EndCause::StarTurned;
    default:
        return EndCause::StarSpent;
    }
}

/// Returns the corrected figure; values that the player may not change stay.
Figure setRight(const Campaign &campaign, const Pack &pack, const Figure &old, const Figure &wanted)
{
    Figure figure = wanted;
    figure.name = wanted.name.trimmed();
    figure.star = old.star;
    figure.leader = old.leader;
    figure.joined = old.joined;
    figure.bestRep = old.bestRep;
    figure.status = old.status;
    const Figure *star = old.star ? nullptr : campaign.find(old.leader);
    if (star && figure.rep() != old.rep())
        figure.outranksStar = outranks(pack, figure, *star); // R98
    return figure;
}

} // namespace

Result<Step> correctFigure(const Campaign &campaign, const Pack &pack, const Figure &wanted)
{
    const Figure *old = campaign.find(wanted.id);
    if (!old)
        return campaign.findEver(wanted.id)
            ? Problem{ActsText::tr("%1 is no longer in the band and must be brought back first.")
                          .arg(campaign.findEver(wanted.id)->name)}
            : nobodyNumbered(campaign, wanted.id);
    Problems problems;
    demandName(wanted.name, ActsText::tr("The name"), problems);
    if (wanted.profile.type != old->profile.type)
        demandName(wanted.profile.type, ActsText::tr("The type"), problems);
    demandProfile(pack, wanted.profile, 1, highestRep, old->name, problems);
    demandAttributes(pack, wanted.attributes, old->star ? 2 : 1, old->name, problems); // R52
    if (wanted.months < 0 || wanted.months > latestTurn)
        problems << ActsText::tr("%1 can have served 0 to %2 months, not %3.")
                        .arg(old->name)
                        .arg(latestTurn)
                        .arg(wanted.months);
    if (wanted.backIn < 0 || wanted.backIn > latestTurn)
        problems << ActsText::tr("%1 can be back in turn 0 to %2, not %3.")
                        .arg(old->name)
                        .arg(latestTurn)
                        .arg(wanted.backIn);
    if (wanted.points < 0 || wanted.points > mostPoints)
        problems
            << ActsText::tr("%1 can have 0 to %2 points, not %3.").arg(old->name).arg(mostPoints).arg(wanted.points);
    const bool taken = old->star && wanted.status == Status::Captured && systemOf(campaign, pack).traits.holdsStars;
    const bool freed = old->isHeld() && wanted.status == Status::Active;
    const bool leaves = wanted.status != Status::Active && !taken;
    if (campaign.ended && (leaves || freed || taken))
        problems << alreadyClosed(campaign);
    if ((leaves || (taken && !old->isHeld())) && old->star && campaign.phase == Phase::Play)
        problems
            << ActsText::tr("An encounter is under way. Report what became of %1 after the battle.").arg(old->name);
    const Figure figure = setRight(campaign, pack, *old, wanted);
    const bool changesHands = freed || (taken && !old->isHeld());
    if (!problems && !leaves && !changesHands && figure == *old)
        problems << ActsText::tr("Nothing has changed for %1.").arg(old->name);
    if (problems)
        return problems;

    Step step;
    step.kind = StepKind::Corrected;
    if (figure != *old)
        step.changes.push_back(FigureCorrected{figure});
    if (changesHands)
        step.changes.push_back(FigureHeld{wanted.id, taken});
    if (leaves)
        step.changes.push_back(FigureLeft{wanted.id, wanted.status, LeaveCause::Correction});
    if (leaves && old->star && campaign.hasSeveralStars()) {
        const Changes followers = disband(campaign, pack, wanted.id, {}, LeaveCause::StarLost);
        step.changes.insert(step.changes.end(), followers.begin(), followers.end());
    } else if (leaves && old->star) {
        step.changes.push_back(CampaignEnded{endOf(wanted.status)});
    }
    return step;
}

} // namespace muster::acts
