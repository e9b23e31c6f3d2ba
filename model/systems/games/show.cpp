// SPDX-License-Identifier: MIT
#include "model/json/fieldsjson.h"
#include "model/json/records.h"
#include "model/systems/games/gameparts.h"
#include "model/systems/games/linkedgames.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Whose go it is, and what everybody has lost; null before anybody had one.
QJsonValue shownGo(const GameInHand &game)
{
    if (!game.soFar)
        return {};
    QJsonArray ours;
    for (const OwnLoss &loss : game.soFar->ours)
        ours.append(QJsonObject{{u"figure"_s, number(loss.figure)}, {u"initiative"_s, loss.initiative}});
    QJsonArray theirs;
    for (int place = 1; place <= static_cast<int>(game.enemy.figures.size()); ++place)
        theirs.append(game.soFar->lostByEnemy(place));
    const std::optional<int> initiative = game.soFar->initiative;
    return QJsonObject{{u"turn"_s, game.soFar->turn},
                       {u"fires"_s, game.soFar->fires},
                       {u"initiative"_s, initiative ? QJsonValue(*initiative) : QJsonValue()},
                       {u"lost"_s, ours},
                       {u"enemy_lost"_s, theirs}};
}

} // namespace

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
    all[u"go"_s] = shownGo(*gameOf(encounter));
    return all;
}

} // namespace muster
