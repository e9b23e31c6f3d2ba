// SPDX-License-Identifier: MIT
#include "model/json/fieldsjson.h"
#include "model/json/records.h"
#include "model/systems/months/linkedmonths.h"

namespace muster {

using namespace Qt::StringLiterals;

QJsonObject Months::shown(const Encounter &encounter, const Pack &pack) const
{
    JsonWriter json;
    json.choice("kind", encounter.kind);
    json.numberOrNone("eal", encounter.eal, lowestEal, highestEal);
    json.choice("time", encounter.setup.time);
    json.text("enemy", encounter.enemy);
    json.number("objective_buildings", encounter.setup.objectiveBuildings, 0, 100);
    json.seed("seed", encounter.seed);
    QJsonObject all = json.object();
    all[u"sections"_s] = shownJson(encounter.setup.sections, pack);
    all[u"pefs"_s] = shownJson(encounter.setup.pefs, pack);
    return all;
}

} // namespace muster
