// SPDX-License-Identifier: MIT
#include "model/actions/play/demands.h"
#include "model/actions/play/play.h"
#include "model/actions/play/writedown.h"
#include "model/changes/play.h"
#include "model/texts.h"
#include "rules/encounter/movement.h"
#include "rules/encounter/setup.h"

#include <algorithm>

namespace muster::actions {

namespace {

constexpr int longestNote = 500; // characters

Problems demandBuilding(const Campaign &campaign, int building)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    const auto count = static_cast<int>(campaign.play->buildings.size());
    if (count == 0)
        return {{ActionText::tr("There is no building to loot in this encounter.")}};
    if (building < 1 || building > count)
        return {
            {ActionText::tr("There is no objective building %1. The highest number is %2.").arg(building).arg(count)}};
    if (campaign.play->buildings[static_cast<std::size_t>(building - 1)].isLooted())
        return {{ActionText::tr("Building %1 has already been looted.").arg(building)}};
    return {};
}

} // namespace

Result<Step> seeSection(const Campaign &campaign, int section, bool on)
{
    Problems problems = demandPlay(campaign);
    demandSection(campaign, section, problems);
    if (!problems.empty())
        return problems;
    if (campaign.play->seen[static_cast<std::size_t>(section - 1)] == on)
        return Problem{on ? ActionText::tr("Section %1 is already marked as scouted.").arg(section)
                          : ActionText::tr("Section %1 is not marked as scouted.").arg(section)};
    return playedStep(SectionSeen{section, on});
}

Problems checkLoot(const Campaign &campaign, int building)
{
    if (Problems problems = demandBuilding(campaign, building); !problems.empty())
        return problems;
    const Play &play = *campaign.play;
    const PefInPlay *inside = play.pef(building); // R25: PEF 1 is in building 1
    if (inside && inside->pef.inBuilding && inside->isWaiting())
        return {
            {ActionText::tr("PEF %1 is in building %1 and has not been resolved. Resolve it first.").arg(building)}};
    const int objective = campaign.encounter->setup.grid.objective();
    const bool isThere = std::any_of(play.ownGroups.begin(), play.ownGroups.end(), [&](const OwnGroup &group) {
        return group.section == objective && play.standingIn(group.id) > 0;
    });
    if (!isThere)
        return {{ActionText::tr("None of your groups is in section %1, where building %2 stands. Move one there first.")
                     .arg(objective)
                     .arg(building)}};
    return {};
}

void loot(const Campaign &campaign, int building, Dice &dice, Step &step)
{
    step.kind = StepKind::Played;
    const BuildingInPlay &now = campaign.play->buildings[static_cast<std::size_t>(building - 1)];
    if (!now.turnsNeeded)
        step.changes.push_back(BuildingSearched{building, lootingTurns(dice), 0});
    else
        step.changes.push_back(BuildingSearched{building, *now.turnsNeeded, now.turnsSpent + 1});
}

Result<Step> breakOffLoot(const Campaign &campaign, int building)
{
    if (Problems problems = demandBuilding(campaign, building); !problems.empty())
        return problems;
    const BuildingInPlay &now = campaign.play->buildings[static_cast<std::size_t>(building - 1)];
    if (!now.turnsNeeded || now.turnsSpent == 0)
        return Problem{ActionText::tr("Nobody has spent a turn in building %1 yet.").arg(building)};
    return playedStep(BuildingSearched{building, *now.turnsNeeded, 0});
}

Result<Step> writeNote(const Campaign &campaign, const QString &text)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    const QString line = text.simplified();
    if (line.isEmpty() || !line.isValidUtf16())
        return Problem{ActionText::tr("The note is empty. Write something first.")};
    if (line.size() > longestNote)
        return Problem{
            ActionText::tr("The note has %n characters. Use %1 at most.", nullptr, static_cast<int>(line.size()))
                .arg(longestNote)};
    return playedStep(NoteWritten{line});
}

} // namespace muster::actions
