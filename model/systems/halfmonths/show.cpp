// SPDX-License-Identifier: MIT
#include "model/json/fieldsjson.h"
#include "model/json/playjson.h"
#include "model/json/records.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "rules/force/arms.h"

#include <QJsonArray>

namespace muster {

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
