// SPDX-License-Identifier: MIT
#include "model/actions/play/demands.h"
#include "model/actions/play/figures.h"
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
    return stepOf(StepKind::Played, SectionSeen{section, on});
}

namespace {

/// Those who hold a building that is raided: they fight on, and have not come out.
int guardsIn(const Play &play, int building)
{
    int inside = 0;
    for (const GroupInPlay &group : play.groups) {
        const PefInPlay *pef = play.pef(group.pef);
        const bool isThere =
            group.pef == building && pef && pef->pef.inBuilding && group.section == pef->pef.section; // R25
        for (const EnemyFigure &figure : group.figures) {
            const bool cameOut = group.move == NonPlayerMove::Advance || (figure.guard && !figure.guard->inside);
            inside += isThere && !group.struck && !cameOut && isStanding(figure.state) ? 1 : 0;
        }
    }
    return inside;
}

/// A raider in the section of the buildings, as far as it can loot.
struct Raider {
    TableState state;
    int since = 0;
    bool mayAct = true;
};

/// Of the band where it raids, of the enemy where it defends.
std::vector<Raider> raidersThere(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    const int objective = campaign.encounter->setup.grid.objective();
    std::vector<Raider> there;
    if (campaign.encounter->kind == EncounterKind::RaidDefend) {
        for (const GroupInPlay &group : play.groups) {
            for (const EnemyFigure &figure : group.figures) {
                if (group.section == objective && !group.struck && isStanding(figure.state))
                    there.push_back({figure.state, figure.since, mayAct(play, group)});
            }
        }
        return there;
    }
    for (const OwnFigure &own : play.own) {
        const OwnGroup *group = play.ownGroup(own.group);
        if (group && group->section == objective && isStanding(own.state) && !play.isHidden(own.id))
            there.push_back({own.state, own.since, mayAct(campaign, pack, *group)});
    }
    return there;
}

} // namespace

Problems checkLoot(const Campaign &campaign, const Pack &pack, int building)
{
    if (Problems problems = demandBuilding(campaign, building); !problems.empty())
        return problems;
    const Play &play = *campaign.play;
    const PefInPlay *inside = play.pef(building); // R25: PEF 1 is in building 1
    if (inside && inside->pef.inBuilding && inside->isWaiting())
        return {
            {ActionText::tr("PEF %1 is in building %1 and has not been resolved. Resolve it first.").arg(building)}};
    const int objective = campaign.encounter->setup.grid.objective();
    const std::vector<Raider> there = raidersThere(campaign, pack);
    if (there.empty())
        return {
            {(campaign.encounter->kind == EncounterKind::RaidDefend
                  ? ActionText::tr("No enemy is in section %1, where building %2 stands. Place the group there first.")
                  : ActionText::tr(
                      "None of your groups is in section %1, where building %2 stands. Move one there first."))
                 .arg(objective)
                 .arg(building)}};
    if (const int guards = guardsIn(play, building); guards > 0)
        return {{ActionText::tr("Building %1 is not empty (guards in it: %2). Put them down or drive them out first.")
                     .arg(building)
                     .arg(guards)}};
    const auto any = [&](auto holds) { return std::any_of(there.begin(), there.end(), holds); };
    const BuildingInPlay &now = play.buildings[static_cast<std::size_t>(building - 1)];
    if (!any([](const Raider &raider) { return carriesOn(raider.state); }))
        return {{ActionText::tr("Nobody in section %1 carries on, so nobody loots.").arg(objective)}};
    if (!any([](const Raider &raider) { return carriesOn(raider.state) && raider.mayAct; }))
        return {{ActionText::tr("None of those in section %1 may act this turn. Loot in a turn of their activation.")
                     .arg(objective)}};
    if (now.turnsNeeded && play.turn > 0 && now.searchedIn == play.turn)
        return {{ActionText::tr("This turn was spent in building %1 already. Roll the next activation first.")
                     .arg(building)}};
    const bool isQuiet =
        any([&](const Raider &raider) { return carriesOn(raider.state) && raider.since <= now.searchedIn; });
    if (now.turnsSpent > 0 && !isQuiet)
        return {{ActionText::tr("The search of building %1 was interrupted: nobody there has carried on since turn %2. "
                                "Break it off and begin again.")
                     .arg(building)
                     .arg(now.searchedIn)}};
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
    return stepOf(StepKind::Played, BuildingSearched{building, *now.turnsNeeded, 0});
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
    return stepOf(StepKind::Played, NoteWritten{line});
}

} // namespace muster::actions
