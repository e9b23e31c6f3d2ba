// SPDX-License-Identifier: MIT

// Sections that are scouted, and buildings that are looted.

#include "model/acts/actkind.h"
#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/texts.h"
#include "rules/encounter/movement.h"
#include "rules/encounter/patrol.h"

#include <algorithm>

namespace muster::acts {

namespace {

std::size_t placeOf(const Situation &now)
{
    return static_cast<std::size_t>(now.subject.id - 1);
}

const Section *sectionOf(const Campaign &campaign, int number)
{
    const auto &sections = campaign.encounter->setup.sections;
    const auto section = std::ranges::find_if(sections, [=](const Section &s) { return s.number == number; });
    return section == sections.end() ? nullptr : &*section;
}

/// Sends a scout into a section (Chain Reaction 3.0 p. 25, R56). Enemies it finds are one more PEF, which is no false
/// alarm (R6). Dice: 2d6.
Problems scout(const ActContext &d, const Scout &a)
{
    Problems problems = demandPlay(d.campaign);
    if (problems)
        return problems;
    demandSection(d.campaign, a.section, problems);
    if (problems)
        return problems;
    if (!mayScout(d.campaign, d.pack))
        return Problem{ActsText::tr("This encounter does not use scouting dice.")};
    if (const PefInPlay *found = d.play().foundPef())
        return Problem{ActsText::tr("PEF %1 was found by a scout. Resolve it first.").arg(found->pef.id)};
    if (d.play().scouted[static_cast<std::size_t>(a.section - 1)])
        return Problem{ActsText::tr("Section %1 has already been scouted.").arg(a.section)};
    if (!sectionOf(d.campaign, a.section))
        return Problem{ActsText::tr("The terrain of section %1 is not known.").arg(a.section)};
    if (isFullOfPefs(d.play()))
        return Problem{ActsText::tr("There are too many PEFs.")};

    const Section &land = *sectionOf(d.campaign, a.section);
    const ScoutingTables &tables = d.pack.patrol->scouting;
    const ScoutingResult result = muster::scout(tables, tables.values[land.terrain], land.buildings > 0, d.dice);
    d.happen(SectionScouted{a.section, result.passed, result.enemy});
    if (!d.play().seen[static_cast<std::size_t>(a.section - 1)])
        d.happen(SectionSeen{a.section, true});
    if (!result.enemy)
        return {};
    PefAppeared found;
    found.pef.id = static_cast<int>(d.play().pefs.size()) + 1;
    found.pef.section = a.section;
    found.found = true;
    found.movedIn = d.play().turn;
    return d.happen(found);
}

} // namespace

const ActKind Scout::kind(
    of<Scout>, [](auto &form, auto &act) { form(typed::section, act.section, oneTo(mostSections)); },
    {
        .name = "scout",
        .places = ActPlace::Table,
        .title = [](const Scout &a) { return StoryText::tr("Scout section %1").arg(a.section); },
        .run = scout,
        .words = {{"scout", QT_TRANSLATE_NOOP("Acts", "scout a section by dice (Chain Reaction 3.0)")}},
        .offers = [](const Situation &now) -> Offers {
            if (now.subject.kind != SubjectKind::Section || !mayScout(now.campaign, now.pack))
                return {};
            const std::optional<bool> &met = now.play().scouted[placeOf(now)];
            return {{.act = Scout{now.subject.id},
                     .text = !met ? ActsText::tr("Scout")
                         : *met   ? ActsText::tr("Enemy found")
                                  : ActsText::tr("Nobody there"),
                     .key = Qt::Key_G,
                     .about = ActsText::tr("A figure enters this section: 2d6 against its Terrain Value")}};
        },
        .keys = {{QT_TRANSLATE_NOOP("Acts", "G"), QT_TRANSLATE_NOOP("Acts", "Scout the selected section")}},
    });

/// Marks a Patrol's section as seen for a full turn of activation (Swordplay p. 29).
struct SeeSection {
    int section = 1;
    bool on = true;
    static const ActKind kind;
};

namespace {

Problems seeSection(const ActContext &d, const SeeSection &a)
{
    Problems problems = demandPlay(d.campaign);
    demandSection(d.campaign, a.section, problems);
    if (problems)
        return problems;
    if (d.play().seen[static_cast<std::size_t>(a.section - 1)] == a.on)
        return Problem{a.on ? ActsText::tr("Section %1 is already marked as scouted.").arg(a.section)
                            : ActsText::tr("Section %1 is not marked as scouted.").arg(a.section)};
    return d.happen(SectionSeen{a.section, a.on});
}

} // namespace

const ActKind SeeSection::kind(
    of<SeeSection>,
    [](auto &form, auto &act) {
        form(typed::section, act.section, oneTo(mostSections));
        form("on", act.on);
    },
    {
        .name = "seen",
        .run = seeSection,
        .words = {{"seen", QT_TRANSLATE_NOOP("Acts", "mark a section as scouted"), {.on = true}},
                  {"unseen", QT_TRANSLATE_NOOP("Acts", "clear the scouted mark"), {.on = false}}},
        .offers = [](const Situation &now) -> Offers {
            if (now.subject.kind != SubjectKind::Section || now.play().scenario
                || now.campaign.encounter->kind != EncounterKind::Patrol)
                return {}; // nothing is scouted in a raid
            const bool seen = now.play().seen[placeOf(now)];
            return {{.act = SeeSection{now.subject.id, !seen},
                     .text = ActsText::tr("Scouted"),
                     .key = Qt::Key_S,
                     .rank = Rank::Second,
                     .about = ActsText::tr(
                         "Mark as scouted: the Star had its centre in sight for a full turn of activation"),
                     .isOn = seen}};
        },
        .keys = {{QT_TRANSLATE_NOOP("Acts", "S"), QT_TRANSLATE_NOOP("Acts", "Mark the selected section as scouted")}},
    });

namespace {

/// The field of an act on a building.
constexpr auto oneBuilding = [](auto &form, auto &act) { form(typed::building, act.building, oneTo(100)); };

const BuildingInPlay &buildingOf(const Play &play, int building)
{
    return play.buildings[static_cast<std::size_t>(building - 1)];
}

Problems demandBuilding(const Campaign &campaign, int building)
{
    if (Problems problems = demandPlay(campaign))
        return problems;
    const auto count = static_cast<int>(campaign.play->buildings.size());
    if (count == 0)
        return Problem{ActsText::tr("There is no building to loot in this encounter.")};
    if (building < 1 || building > count)
        return Problem{
            ActsText::tr("There is no objective building %1. The highest number is %2.").arg(building).arg(count)};
    if (buildingOf(*campaign.play, building).isLooted())
        return Problem{ActsText::tr("Building %1 has already been looted.").arg(building)};
    return {};
}

/// Returns the number of enemies who hold a building that is raided: they fight on, and have not come out.
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

/// A raider in the section of the buildings, with everything that decides whether it can loot.
struct Raider {
    TableState state;
    int since = 0;
    bool mayAct = true;
};

/// Returns figures of the band if it raids, of the enemy if the band defends.
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

/// Returns the building that is asked about, while there is anything in it, else null.
const BuildingInPlay *buildingAskedFor(const Situation &now)
{
    if (now.subject.kind != SubjectKind::Building || placeOf(now) >= now.play().buildings.size())
        return nullptr;
    const BuildingInPlay &there = now.play().buildings[placeOf(now)];
    return there.isLooted() ? nullptr : &there;
}

/// Records that somebody goes in, or spends another quiet turn there (Swordplay p. 29, R98): one of the raiders who
/// carries on, in a turn in which its group may act, once the building is empty. Dice: 1d6 when the figure goes in.
Problems loot(const ActContext &d, const Loot &a)
{
    if (Problems problems = demandBuilding(d.campaign, a.building))
        return problems;
    const Play &play = d.play();
    const PefInPlay *inside = play.pef(a.building); // R25: PEF 1 is in building 1
    if (inside && inside->pef.inBuilding && inside->isWaiting())
        return Problem{
            ActsText::tr("PEF %1 is in building %1 and has not been resolved. Resolve it first.").arg(a.building)};
    const int objective = d.campaign.encounter->setup.grid.objective();
    const std::vector<Raider> there = raidersThere(d.campaign, d.pack);
    if (there.empty())
        return Problem{
            (d.campaign.encounter->kind == EncounterKind::RaidDefend
                 ? ActsText::tr("No enemy is in section %1, where building %2 stands. Place the group there first.")
                 : ActsText::tr(
                     "None of your groups is in section %1, where building %2 stands. Move one there first."))
                .arg(objective)
                .arg(a.building)};
    if (const int guards = guardsIn(play, a.building); guards > 0)
        return Problem{
            ActsText::tr("Building %1 is not empty (guards in it: %2). Put them down or drive them out first.")
                .arg(a.building)
                .arg(guards)};
    const auto any = [&](auto holds) { return std::ranges::any_of(there, holds); };
    const BuildingInPlay &now = buildingOf(play, a.building);
    if (!any([](const Raider &raider) { return carriesOn(raider.state); }))
        return Problem{ActsText::tr("Nobody in section %1 carries on, so nobody loots.").arg(objective)};
    if (!any([](const Raider &raider) { return carriesOn(raider.state) && raider.mayAct; }))
        return Problem{
            ActsText::tr("None of those in section %1 may act this turn. Loot in a turn of their activation.")
                .arg(objective)};
    if (now.turnsNeeded && play.turn > 0 && now.searchedIn == play.turn)
        return Problem{ActsText::tr("This turn was spent in building %1 already. Roll the next activation first.")
                           .arg(a.building)};
    const bool isQuiet =
        any([&](const Raider &raider) { return carriesOn(raider.state) && raider.since <= now.searchedIn; });
    if (now.turnsSpent > 0 && !isQuiet)
        return Problem{
            ActsText::tr("The search of building %1 was interrupted: nobody there has carried on since turn %2. "
                         "Break it off and begin again.")
                .arg(a.building)
                .arg(now.searchedIn)};
    if (!now.turnsNeeded)
        return d.happen(BuildingSearched{a.building, lootingTurns(d.dice), 0});
    return d.happen(BuildingSearched{a.building, *now.turnsNeeded, now.turnsSpent + 1});
}

} // namespace

const ActKind Loot::kind(
    of<Loot>, oneBuilding,
    {
        .name = "loot",
        .places = ActPlace::Table,
        .title = [](const Loot &a) { return StoryText::tr("Search building %1").arg(a.building); },
        .run = loot,
        .words = {{"loot", QT_TRANSLATE_NOOP("Acts", "enter a building, then count each quiet turn inside")}},
        .offers = [](const Situation &now) -> Offers {
            const BuildingInPlay *there = buildingAskedFor(now);
            if (!there)
                return {};
            return {{.act = Loot{now.subject.id},
                     .text = there->turnsNeeded ? ActsText::tr("Quiet turn inside") : ActsText::tr("Enter"),
                     .key = Qt::Key_L}};
        },
    });

/// Begins the count of turns in a row again.
struct BreakOff {
    int building = 1;
    static const ActKind kind;
};

namespace {

Problems breakOff(const ActContext &d, const BreakOff &a)
{
    if (Problems problems = demandBuilding(d.campaign, a.building))
        return problems;
    const BuildingInPlay &now = buildingOf(d.play(), a.building);
    if (!now.turnsNeeded || now.turnsSpent == 0)
        return Problem{ActsText::tr("Nobody has spent a turn in building %1 yet.").arg(a.building)};
    return d.happen(BuildingSearched{a.building, *now.turnsNeeded, 0});
}

} // namespace

const ActKind BreakOff::kind(of<BreakOff>, oneBuilding,
                             {
                                 .name = "break-off",
                                 .run = breakOff,
                                 .words = {{"break-off",
                                            QT_TRANSLATE_NOOP("Acts", "restart the count of quiet turns")}},
                                 .offers = [](const Situation &now) -> Offers {
                                     const BuildingInPlay *there = buildingAskedFor(now);
                                     if (!there || there->turnsSpent == 0)
                                         return {};
                                     return {{.act = BreakOff{now.subject.id},
                                              .text = ActsText::tr("Break off search"),
                                              .key = Qt::Key_Delete,
                                              .rank = Rank::Rare}};
                                 },
                             });

} // namespace muster::acts
