// SPDX-License-Identifier: MIT
#include "model/json/fieldsjson.h"
#include "model/json/records.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenarioparts.h"

namespace muster {

using namespace Qt::StringLiterals;

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
    json.seed("seed", encounter.seed);
    QJsonObject all = json.object();
    all[u"eal"_s] = QJsonValue();
    all[u"settlement"_s] = encounter.settlement ? QJsonValue(*encounter.settlement) : QJsonValue();
    all[u"enemy_figures"_s] = shownJson(scenario.enemy.figures, pack);
    all[u"sections"_s] = shownJson(encounter.setup.sections, pack);
    all[u"press"_s] = encounter.press ? QJsonValue(slug(encounter.press->coverage)) : QJsonValue();
    all[u"press_crew"_s] = shownJson(encounter.press ? encounter.press->crew : std::vector<Profile>(), pack);
    return all;
}

} // namespace muster
