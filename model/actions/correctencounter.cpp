// SPDX-License-Identifier: MIT
#include "model/actions/correctencounter.h"

#include "model/actions/actions.h"
#include "model/actions/demands.h"
#include "model/actions/limits.h"
#include "model/changes/campaign.h"
#include "model/story/words.h"
#include "model/systems/games/gameparts.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"

namespace muster::actions {

namespace {

void takeSide(Scenario &scenario, const Campaign &campaign, const ScenarioRow &row, int side)
{
    const auto own = static_cast<std::size_t>(side);
    scenario.role = row.sides[own].role;
    scenario.enemyRole = row.sides[1 - own].role;
    const Figure *leader = campaign.leaderIn(campaign.turn);
    if (leader)
        scenario.recruits = row.sides[own].recruits(leader->rep());
}

void demandCount(int count, int most, const QString &what, Problems &problems)
{
    if (count < 0 || count > most)
        problems.push_back({ActionText::tr("%1: use 0 to %2, not %3.").arg(what).arg(most).arg(count)});
}

void demandParts(const ScenarioRow &row, const Scenario &wanted, Problems &problems)
{
    const auto own = static_cast<std::size_t>(row.sideOf(wanted.role));
    if (row.sides[own].role != wanted.role)
        problems.push_back(
            {ActionText::tr("Nobody is %1 in the encounter %2.").arg(words::title(wanted.role), row.title)});
    else if (row.sides[1 - own].role != wanted.enemyRole)
        problems.push_back({ActionText::tr("Against %1 stand %2.")
                                .arg(words::title(wanted.role), words::title(row.sides[1 - own].role))});
    if (wanted.surprised && wanted.surprised != row.watching)
        problems.push_back(
            {ActionText::tr("%1 cannot be surprised here.").arg(words::capitalised(words::title(*wanted.surprised)))});
    if (wanted.vehicles > 0 && !row.vehicles)
        problems.push_back({ActionText::tr("No convoy belongs to the encounter %1.").arg(row.title)});
    if (wanted.hostages > 0 && !row.hostages)
        problems.push_back({ActionText::tr("No hostages belong to the encounter %1.").arg(row.title)});
}

void demandEnemies(const Pack &pack, const Encounter &wanted, Problems &problems)
{
    const Force &enemy = scenarioOf(wanted)->enemy;
    demandList(pack, wanted.enemy, idsIn(pack.lists) + idsIn(pack.teams), problems);
    if (enemy.from != wanted.enemy)
        problems.push_back(
            {ActionText::tr("The enemy is named twice, and differently. Deal him again from the list you want.")});
    if (enemy.figures.empty() || enemy.figures.size() > static_cast<std::size_t>(mostEnemies))
        problems.push_back({ActionText::tr("The enemy has 1 to %1 figures.").arg(mostEnemies)});
    for (const Profile &figure : enemy.figures)
        demandProfile(pack, figure, 1, highestRep, ActionText::tr("an enemy"), problems);
}

} // namespace

Scenario asKind(const Campaign &campaign, const Pack &pack, Scenario scenario, ScenarioKind kind)
{
    const int side = pack.scenarios->of(scenario.kind).sideOf(scenario.role);
    const ScenarioRow &row = pack.scenarios->of(kind);
    scenario.kind = kind;
    takeSide(scenario, campaign, row, side);
    if (!row.vehicles)
        scenario.vehicles = 0;
    if (!row.hostages)
        scenario.hostages = 0;
    if (scenario.surprised != row.watching)
        scenario.surprised.reset();
    return scenario;
}

Scenario asRole(const Campaign &campaign, const Pack &pack, Scenario scenario, Role role)
{
    const ScenarioRow &row = pack.scenarios->of(scenario.kind);
    takeSide(scenario, campaign, row, row.sideOf(role));
    return scenario;
}

Scenario withEnemies(Scenario scenario, int figures)
{
    std::vector<Profile> &enemies = scenario.enemy.figures;
    if (figures >= 1 && !enemies.empty())
        enemies.resize(static_cast<std::size_t>(figures), Profile(enemies.back()));
    return scenario;
}

void demandScenario(const Campaign &campaign, const Pack &pack, const Encounter &wanted, Problems &problems)
{
    const Scenario &old = *scenarioOf(*campaign.encounter);
    const Scenario &scenario = *scenarioOf(wanted);
    demandParts(pack.scenarios->of(scenario.kind), scenario, problems);
    demandCount(scenario.recruits, mostEnemies, ActionText::tr("Grunts you may bring"), problems);
    demandCount(scenario.vehicles, mostThings, ActionText::tr("Vehicles of the convoy"), problems);
    demandCount(scenario.civilians, mostThings, ActionText::tr("Civilians"), problems);
    demandCount(scenario.hostages, mostThings, ActionText::tr("Hostages"), problems);
    demandCount(scenario.enemy.vehicles, mostThings, ActionText::tr("The enemy's vehicles"), problems);
    demandEnemies(pack, wanted, problems);
    if (scenario.after != old.after)
        problems.push_back({ActionText::tr("What it followed stands in the chronicle and stays.")});
    if (campaign.play && scenario.enemy.figures != old.enemy.figures)
        problems.push_back({ActionText::tr("The enemy is on the table already. Correct him there.")});
}

namespace {

constexpr int sectionCount = 9;
constexpr int mostPefs = 20;

void demandSections(const std::vector<Section> &sections, Problems &problems)
{
    bool inOrder = sections.size() == sectionCount;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const Section &section = sections[i];
        inOrder = inOrder && section.number == static_cast<int>(i) + 1;
        if (section.buildings < 0 || section.buildings > mostBuildings)
            problems.push_back({ActionText::tr("Section %1 cannot have %2 buildings. Use 0 to %3.")
                                    .arg(section.number)
                                    .arg(section.buildings)
                                    .arg(mostBuildings)});
    }
    if (!inOrder)
        problems.push_back({ActionText::tr("The table has nine sections. Give each once, from 1 to 9.")});
}

void demandPefs(const std::vector<Pef> &pefs, Problems &problems)
{
    bool inOrder = pefs.size() <= mostPefs;
    for (std::size_t i = 0; i < pefs.size(); ++i) {
        inOrder = inOrder && pefs[i].id == static_cast<int>(i) + 1;
        if (pefs[i].section < 1 || pefs[i].section > sectionCount)
            problems.push_back({ActionText::tr("PEF %1 cannot stand in section %2. Use 1 to 9.")
                                    .arg(pefs[i].id)
                                    .arg(pefs[i].section)});
    }
    if (!inOrder)
        problems.push_back({ActionText::tr("PEFs are numbered from 1, in order, %1 at most.").arg(mostPefs)});
}

void demandObjective(const Encounter &encounter, Problems &problems)
{
    const int buildings = encounter.setup.objectiveBuildings;
    if (isRaid(encounter.kind) && (buildings < 1 || buildings > 2))
        problems.push_back({ActionText::tr("A raid is about one or two buildings, not %1.").arg(buildings)});
    if (!isRaid(encounter.kind) && buildings != 0)
        problems.push_back({ActionText::tr("A Patrol has no objective buildings.")});
}

/// A linked game keeps the enemy that it was dealt with.
void demandSameEnemy(const Encounter &old, const Encounter &wanted, Problems &problems)
{
    if (!gameOf(old) || !gameOf(wanted) || gameOf(wanted)->enemy != gameOf(old)->enemy || wanted.enemy != old.enemy)
        problems.push_back(
            {ActionText::tr("This encounter was dealt with its enemy. Take its preparation back and prepare again.")});
}

} // namespace

Result<Step> correctEncounter(const Campaign &campaign, const Pack &pack, const Encounter &wanted)
{
    if (campaign.phase != Phase::Play || !campaign.encounter)
        return Problem{ActionText::tr("No encounter is in hand, so there is none to correct.")};
    const Encounter &old = *campaign.encounter;
    Problems problems;
    if (wanted.kind != old.kind)
        problems.push_back(
            {ActionText::tr("This encounter cannot become another kind. Take its preparation back, correct what "
                            "comes next, and prepare again.")});
    if (wanted.eal)
        demandEal(*wanted.eal, problems);
    if (wanted.eal.has_value() != old.eal.has_value())
        problems.push_back({old.eal
                                ? ActionText::tr("This encounter has an Enemy Activity Level. Give one from 1 to 5.")
                                : ActionText::tr("This campaign has no Enemy Activity Level.")});
    if (!scenarioOf(wanted) != !scenarioOf(old))
        problems.push_back({ActionText::tr("This encounter cannot become one of another rule set.")});
    else if (scenarioOf(wanted))
        demandScenario(campaign, pack, wanted, problems);
    else if (gameOf(old) || gameOf(wanted))
        demandSameEnemy(old, wanted, problems);
    else
        demandList(pack, wanted.enemy, problems);
    if (wanted.settlement != old.settlement)
        problems.push_back({ActionText::tr("Choose the settlement it is fought in by itself.")});
    if (!old.dealtEnemy() || !old.setup.sections.empty() || !wanted.setup.sections.empty())
        demandSections(wanted.setup.sections, problems);
    demandPefs(wanted.setup.pefs, problems);
    if (gameOf(wanted))
        demandName(gameOf(wanted)->title, ActionText::tr("The game's name"), problems);
    demandObjective(wanted, problems);
    if (campaign.play && wanted.setup.pefs != old.setup.pefs)
        problems.push_back({ActionText::tr("The PEFs are on the table already. Place or resolve them there.")});
    if (!problems.empty())
        return problems;

    Encounter encounter = wanted;
    encounter.seeded = old.seeded && wanted.setup == old.setup && wanted.seed == old.seed && wanted.part == old.part;
    if (encounter == old)
        return Problem{ActionText::tr("The encounter is written down like that already; there is nothing to correct.")};
    Step step;
    step.kind = StepKind::Corrected;
    step.changes = {EncounterCorrected{encounter}};
    return step;
}

} // namespace muster::actions
