// SPDX-License-Identifier: MIT
#include "rules/pack/namedplace.h"
#include "rules/pack/readers.h"

namespace muster {

namespace {

constexpr int mostPoints = 1000;

void readPrices(const JsonPlace &place, const QStringList &ids, bool all, QMap<QString, int> &prices)
{
    ObjectReader reader(place);
    for (const QString &id : ids) {
        if (all || reader.has(id))
            prices.insert(id, reader.whole(id, 0, mostPoints));
    }
}

template<typename Things>
QStringList idsOf(const Things &things)
{
    QStringList ids;
    for (const auto &thing : things)
        ids.append(thing.id);
    return ids;
}

} // namespace

void readPoints(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    ForcePoints &points = pack.points.emplace();
    readByRep(reader, QStringLiteral("reps"), points.reps);
    readPrices(reader.at(QStringLiteral("armors")), idsOf(pack.armors), true, points.armors);
    readPrices(reader.at(QStringLiteral("weapons")), idsOf(pack.weapons), false, points.weapons);
    for (const JsonPlace &item : reader.items(QStringLiteral("rounds"), QStringLiteral("round"))) {
        ObjectReader round(namedPlace(file, QStringLiteral("round"), item));
        points.rounds.push_back({round.id(QStringLiteral("id")), round.text(QStringLiteral("title")),
                                 round.whole(QStringLiteral("points"), 0, mostPoints)});
    }
    ObjectReader vehicle(reader.at(QStringLiteral("vehicle")));
    points.unarmored = vehicle.whole(QStringLiteral("unarmored"), 0, mostPoints);
    points.armored = vehicle.whole(QStringLiteral("armored"), 0, mostPoints);
    points.perBadWound = vehicle.whole(QStringLiteral("perBadWound"), 0, mostPoints);
}

} // namespace muster
