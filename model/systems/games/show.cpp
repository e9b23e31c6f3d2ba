// SPDX-License-Identifier: MIT
#include "model/json/fieldsjson.h"
#include "model/json/records.h"
#include "model/systems/games/gameparts.h"
#include "model/systems/games/linkedgames.h"

namespace muster {

using namespace Qt::StringLiterals;

QJsonObject LinkedGames::shown(const Encounter &encounter, const Pack &pack) const
{
    JsonWriter json;
    json.text("kind", QStringLiteral("game"));
    json.text("title", gameOf(encounter)->title);
    json.text("lay", gameOf(encounter)->lay);
    json.text("enemy", encounter.enemy);
    json.seed("seed", encounter.seed);
    QJsonObject all = json.object();
    all[u"eal"_s] = QJsonValue();
    all[u"enemy_figures"_s] = shownJson(gameOf(encounter)->enemy.figures, pack);
    all[u"sections"_s] = QJsonArray();
    return all;
}

} // namespace muster
