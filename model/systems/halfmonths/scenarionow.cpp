// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/scenarionow.h"

#include "model/acts/battle.h"
#include "model/acts/credit.h"
#include "model/json/form.h"
#include "model/json/playjson.h"
#include "model/json/records.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenariodeeds.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"
#include "rules/force/arms.h"

#include <QJsonArray>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

/// It is decided; empty while it is not.
QString decided(const Campaign &campaign)
{
    const Play &play = *campaign.play;
    const ScenarioInPlay &now = *scenarioOf(play);
    if (now.besiegersGone)
        return StoryText::tr("The besiegers are gone. Go to After the battle.");
    if (now.pursuit && now.pursuit->end == Pursuit::End::Escaped)
        return StoryText::tr("The Runners have got away. Go to After the battle.");
    if (now.stand.value_or(false))
        return StoryText::tr("The Runners have set an ambush: an Ambush follows immediately. Go to After the battle.");
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    if (actions::hasHostages(scenario) && now.hostagesOut == scenario.hostages)
        return StoryText::tr("The hostages are off the table. Go to After the battle.");
    if (play.party() == 0)
        return StoryText::tr("None of your figures is left on the table. Go to After the battle.");
    if (actions::tallyOf(campaign).enemyDrivenOff)
        return StoryText::tr("No enemy is left on the table. Go to After the battle.");
    return {};
}

/// Before the first card.
QString whereIsTheBand(const Campaign &campaign, const Pack &pack)
{
    const TableEdge yours = tableEdges(*campaign.encounter, pack).yours;
    const Beginning how = whereSidesBegin(*campaign.encounter, pack).yours.how;
    const bool later = how == Beginning::Hidden || how == Beginning::OnAlarm || how == Beginning::Behind;
    const bool isPlaced =
        std::ranges::any_of(campaign.play->ownGroups, [](const OwnGroup &group) { return group.section != offTable; });
    return later && !isPlaced ? yours.sentence : StoryText::tr("Your band is on the table.");
}

/// What a side that came for hostages does next; empty elsewhere.
QString forHostages(const Campaign &campaign)
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    const ScenarioInPlay &now = *scenarioOf(*campaign.play);
    if (!actions::hasHostages(scenario) || scenario.role != Role::Recoverer)
        return {};
    return now.hostagesFound ? StoryText::tr("Bring the hostages off the table (%1 of %2 are off).")
                                   .arg(now.hostagesOut)
                                   .arg(scenario.hostages)
                             : StoryText::tr("Get into the dwelling with the hostages.");
}

} // namespace

bool HalfMonths::isDecided(const Campaign &campaign, const Pack &) const
{
    return !decided(campaign).isEmpty();
}

QString HalfMonths::whatNow(const Campaign &campaign, const Pack &pack) const
{
    const Play &play = *campaign.play;
    QStringList parts;
    using enum actions::Doers;
    if (actions::tooManyKilled(play) || actions::tooManyRouted(play) || actions::tooManyKilled(play, Met)
        || actions::tooManyRouted(play, Met))
        parts << StoryText::tr(
            "More kills or routs are credited than enemies fell or ran: record who did, or take them "
            "back.");
    if (const QString end = decided(campaign); !end.isEmpty())
        return (parts << end).join(u' ');
    if (const auto &pursuit = scenarioOf(play)->pursuit;
        pursuit && pursuit->end == Pursuit::End::Caught && !scenarioOf(play)->stand)
        return StoryText::tr("The Runners are caught: they must make a stand.");
    if (play.turn == 0)
        return whereIsTheBand(campaign, pack) + u' ' + StoryText::tr("Draw a card for each side.");
    if (!scenarioOf(play)->order.empty())
        parts << StoryText::tr("Order: %1. Highest Rep first.").arg(words::order(scenarioOf(play)->order));
    for (const ScenarioDeed deed : actions::scenarioTasks(campaign, pack)) {
        const QString due = deedKind(deed).due(campaign);
        if (!due.isEmpty() && actions::checkScenarioDeed(campaign, pack, deed).empty())
            parts << due;
    }
    if (const QString due = forHostages(campaign); !due.isEmpty())
        parts << due;
    if (parts.isEmpty())
        parts << StoryText::tr("Both sides move in turn %1, with a First Sight check for whoever comes into sight.")
                     .arg(play.turn);
    parts << StoryText::tr("Then draw cards for turn %1.").arg(play.turn + 1);
    return parts.join(u' ');
}

/// The cards say the order; how far a side has come in it is noted nowhere.
QString HalfMonths::whoseGo(const Campaign &campaign, const Pack &) const
{
    const Play &play = *campaign.play;
    const ScenarioInPlay &now = *scenarioOf(play);
    if (play.turn == 0)
        return StoryText::tr("Before turn 1");
    if (now.order.empty())
        return StoryText::tr("Turn %1").arg(play.turn);
    return now.order.front() == 0 ? StoryText::tr("Turn %1, you go first").arg(play.turn)
                                  : StoryText::tr("Turn %1, the enemy goes first").arg(play.turn);
}

QString objectiveTitle(const Scenario &scenario)
{
    switch (scenario.role) {
    case Role::Recoverer:
        if (scenario.antidote)
            return StoryText::tr("The antidote is found");
        return scenario.stockpile ? StoryText::tr("The stockpile is taken") : StoryText::tr("The hostages are out");
    case Role::Defender:
        return scenario.stockpile ? StoryText::tr("The stockpile is still held")
                                  : StoryText::tr("The hostages are still held");
    case Role::Robber:
    case Role::Police:
        return StoryText::tr("The bank is robbed");
    default:
        return deedTitle(ScenarioDeed::Objective);
    }
}

using namespace Qt::StringLiterals;

namespace {

/// Each with what it carries besides its weapon, if anything.
QJsonArray enemyJson(const Force &enemy, const Pack &pack)
{
    QJsonArray figures;
    for (std::size_t place = 0; place < enemy.figures.size(); ++place) {
        QJsonObject figure = shownJson(enemy.figures[place], pack).toObject();
        nameStar(figure);
        const CarriedBeside carried = carriedBeside(pack, enemy.from, place);
        QJsonArray things;
        for (auto thing = carried.things.begin(); thing != carried.things.end(); ++thing)
            things.append(QJsonObject{{u"name"_s, thing.key()}, {u"count"_s, thing.value()}});
        if (carried.rounds > 0)
            things.append(QJsonObject{{u"name"_s, u"rounds"_s}, {u"count"_s, carried.rounds}});
        figure[u"carries"_s] = things;
        figures.append(figure);
    }
    return figures;
}

} // namespace

/// Those who stand for the enemy are figures without a name.
QJsonObject HalfMonths::shown(const Encounter &encounter, const Pack &pack) const
{
    const Scenario &scenario = *scenarioOf(encounter);
    JsonWriter json;
    json.choice("kind", scenario.kind);
    json.choice("role", scenario.role);
    json.choice("enemy_role", scenario.enemyRole);
    json.number("recruits", scenario.recruits, 0, 1000);
    json.text("enemy", encounter.enemy);
    json.number("enemy_vehicles", scenario.enemy.vehicles, 0, 1000);
    json.number("vehicles", scenario.vehicles, 0, 1000);
    json.number("civilians", scenario.civilians, 0, 1000);
    json.number("hostages", scenario.hostages, 0, 1000);
    json.flag("antidote", scenario.antidote);
    json.choiceOrNone("surprised", scenario.surprised);
    json.choiceOrNone("after", scenario.after);
    json.flag("stockpile", scenario.stockpile);
    json.seed("seed", encounter.seed);
    json.recordUnless(Grid(), "table", encounter.setup.grid);
    QJsonObject all = json.object();
    all[u"eal"_s] = QJsonValue();
    all[u"own_vehicles"_s] = scenario.ownVehicles ? QJsonValue(*scenario.ownVehicles) : QJsonValue();
    all[u"settlement"_s] = encounter.settlement ? QJsonValue(*encounter.settlement) : QJsonValue();
    all[u"enemy_figures"_s] = enemyJson(scenario.enemy, pack);
    all[u"sections"_s] = shownJson(encounter.setup.sections, pack);
    all[u"press"_s] = encounter.press ? QJsonValue(slug(encounter.press->coverage)) : QJsonValue();
    all[u"press_crew"_s] = shownJson(encounter.press ? encounter.press->crew : std::vector<Profile>(), pack);
    return all;
}

} // namespace muster
