// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/correctscenario.h"

#include "model/actions/correction.h"
#include "model/actions/demands.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/systems/halfmonths/sides.h"
#include "model/texts.h"
#include "rules/scenario/choose.h"
#include "rules/slug.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace actions {

namespace {

void takeSide(Scenario &scenario, const Campaign &campaign, const ScenarioRow &row, int side)
{
    const auto own = static_cast<std::size_t>(side);
    scenario.role = row.sides[own].role;
    scenario.enemyRole = row.sides[1 - own].role;
    const Campaign band = thoseWhoFight(campaign);
    const Figure *leader = band.leaderIn(campaign.turn);
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
        problems.push_back({ActionText::tr("%2 has no side “%1”.").arg(words::title(wanted.role), row.title)});
    else if (row.sides[1 - own].role != wanted.enemyRole)
        problems.push_back({ActionText::tr("Role “%1” has the opponents “%2”.")
                                .arg(words::title(wanted.role), words::title(row.sides[1 - own].role))});
    if (wanted.surprised && wanted.surprised != row.watching)
        problems.push_back(
            {ActionText::tr("Role “%1” cannot be surprised in this encounter.").arg(words::title(*wanted.surprised))});
    if (wanted.vehicles > 0 && !row.vehicles)
        problems.push_back({ActionText::tr("%1 has no convoy.").arg(row.title)});
    if (wanted.hostages > 0 && !row.hostages)
        problems.push_back({ActionText::tr("%1 has no hostages.").arg(row.title)});
    if (wanted.antidote && !(row.hostages && wanted.role == Role::Recoverer))
        problems.push_back({ActionText::tr("Only the rescuers in a Recover can look for an antidote.")});
    if (wanted.antidote && wanted.hostages > 0)
        problems.push_back({ActionText::tr("A Recover is about hostages or about an antidote, not about both.")});
}

void demandEnemies(const Pack &pack, const Encounter &old, const Encounter &wanted, Problems &problems)
{
    const Force &enemy = scenarioOf(wanted)->enemy;
    if (wanted.meeting) {
        if (enemy.figures != scenarioOf(old)->enemy.figures || wanted.enemy != old.enemy)
            problems.push_back({ActionText::tr("Each band records who comes. To meet somebody else, re-roll the enemy "
                                               "from the list you want.")});
        return;
    }
    demandList(pack, wanted.enemy, idsIn(pack.lists) + idsIn(pack.teams), problems);
    if (enemy.from != wanted.enemy)
        problems.push_back(
            {ActionText::tr("The enemy is named in two different ways. Re-roll the enemy from the list you want.")});
    if (enemy.figures.empty() || enemy.figures.size() > static_cast<std::size_t>(mostEnemies))
        problems.push_back({ActionText::tr("The enemy must have 1 to %n figures.", nullptr, mostEnemies)});
    for (const Profile &figure : enemy.figures)
        demandProfile(pack, figure, 1, highestRep, ActionText::tr("enemy figure"), problems);
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
    if (!row.hostages) {
        scenario.hostages = 0;
        scenario.antidote = false;
    } else if (scenario.hostages == 0 && !scenario.antidote && !scenario.stockpile) {
        scenario.hostages = 1; // the fewest that ½d6 gives; how many it gave, the player enters (p. 14)
    }
    scenario.stockpile = scenario.stockpile && mayConcernStockpile(kind);
    return scenario.surprised == row.watching ? scenario : withSurprised(scenario, std::nullopt);
}

Scenario asRole(const Campaign &campaign, const Pack &pack, Scenario scenario, Role role)
{
    const ScenarioRow &row = pack.scenarios->of(scenario.kind);
    takeSide(scenario, campaign, row, row.sideOf(role));
    scenario.antidote = scenario.antidote && role == Role::Recoverer;
    return scenario;
}

Scenario aboutAntidote(Scenario scenario, bool antidote)
{
    scenario.antidote = antidote;
    if (antidote) {
        scenario.hostages = 0;
        scenario.stockpile = false;
    }
    return scenario;
}

Scenario withEnemies(Scenario scenario, int figures)
{
    std::vector<Profile> &enemies = scenario.enemy.figures;
    if (figures >= 1 && !enemies.empty())
        enemies.resize(static_cast<std::size_t>(figures), Profile(enemies.back()));
    return scenario;
}

Scenario withSurprised(Scenario scenario, std::optional<Role> surprised)
{
    if (scenario.surprised != surprised) {
        scenario.watchingDie = 0;
        scenario.comingDie = 0;
    }
    scenario.surprised = surprised;
    return scenario;
}

} // namespace actions

void HalfMonths::checkCorrection(const Campaign &campaign, const Pack &pack, const Encounter &wanted,
                                 Problems &problems) const
{
    using namespace actions;
    const Scenario &old = *scenarioOf(*campaign.encounter);
    const Scenario &scenario = *scenarioOf(wanted);
    demandParts(pack.scenarios->of(scenario.kind), scenario, problems);
    demandCount(scenario.recruits, mostEnemies, ActionText::tr("Grunts you may bring"), problems);
    demandCount(scenario.vehicles, mostThings, ActionText::tr("Convoy vehicles"), problems);
    demandCount(scenario.civilians, mostThings, ActionText::tr("Civilians"), problems);
    demandCount(scenario.hostages, mostThings, ActionText::tr("Hostages"), problems);
    demandCount(scenario.enemy.vehicles, mostThings, ActionText::tr("Enemy vehicles"), problems);
    demandCount(scenario.ownVehicles.value_or(0), mostThings, ActionText::tr("Your vehicles"), problems);
    demandEnemies(pack, *campaign.encounter, wanted, problems);
    if (scenario.after != old.after)
        problems.push_back(
            {ActionText::tr("The encounter this one followed is in the chronicle and cannot be changed.")});
    if (campaign.play && scenario.enemy.figures != old.enemy.figures)
        problems.push_back({ActionText::tr("The enemy is already in play. Change the enemy there.")});
}

/// The kind first: it decides what else there is.
void HalfMonths::correct(const Campaign &campaign, const Pack &pack, Encounter &encounter, Correction &wishes) const
{
    Scenario &scenario = encounter.part.edit<Scenario>();
    ScenarioKind kind = scenario.kind;
    wishes.choice(u"kind"_s, kind);
    if (kind != scenario.kind)
        scenario = actions::asKind(campaign, pack, scenario, kind);
    Role role = scenario.role;
    wishes.choice(u"role"_s, role);
    const ScenarioRow &row = pack.scenarios->of(kind);
    if (role != scenario.role && row.sides[static_cast<std::size_t>(row.sideOf(role))].role == role)
        scenario = actions::asRole(campaign, pack, scenario, role);
    scenario.role = role;
    wishes.number(u"recruits"_s, scenario.recruits);
    wishes.number(u"vehicles"_s, scenario.vehicles);
    wishes.number(u"civilians"_s, scenario.civilians);
    QString about;
    wishes.word(u"about"_s, {u"hostages"_s, u"antidote"_s}, about);
    if (!about.isEmpty())
        scenario = actions::aboutAntidote(scenario, about == u"antidote"_s);
    wishes.number(u"hostages"_s, scenario.hostages);
    wishes.number(u"enemy-vehicles"_s, scenario.enemy.vehicles);
    int ownVehicles = scenario.ownVehicles.value_or(0);
    wishes.number(u"own-vehicles"_s, ownVehicles);
    if (ownVehicles != scenario.ownVehicles.value_or(0))
        scenario.ownVehicles = ownVehicles;
    auto figures = static_cast<int>(scenario.enemy.figures.size());
    wishes.number(u"enemies"_s, figures);
    if (figures < 1 || figures > actions::mostEnemies)
        scenario.enemy.figures.clear();
    scenario = actions::withEnemies(scenario, figures);
    auto surprised = scenario.surprised;
    wishes.choiceOrNone(u"surprised"_s, surprised);
    scenario = actions::withSurprised(scenario, surprised);
}

/// Dice: as raiseForce().
void HalfMonths::redealEnemy(Encounter &encounter, const Pack &pack, const QString &enemy, Dice &dice) const
{
    Scenario &scenario = encounter.part.edit<Scenario>();
    const ScenarioRow &row = pack.scenarios->of(scenario.kind);
    const int own = row.sideOf(scenario.role);
    scenario.enemy = raiseForce(pack, enemy, row.sides[static_cast<std::size_t>(1 - own)], dice);
    encounter.enemy = enemy;
    encounter.meeting.reset();
}

} // namespace muster
