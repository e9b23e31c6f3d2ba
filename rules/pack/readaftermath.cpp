// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"

#include "rules/pack/namedplace.h"
#include "rules/pack/objectreader.h"
#include "rules/slug.h"

#include <algorithm>

namespace muster {

void readRecovery(const JsonPlace &file, Pack &pack)
{
    ObjectReader tables(file);
    RecoveryTable &recovery = pack.recovery.emplace();
    ObjectReader byPassed(tables.at(QStringLiteral("recovery")));
    for (std::size_t passed = 0; passed <= 2; ++passed) {
        ObjectReader fates(byPassed.at(QString::number(passed)));
        for (const Fate fate : {Fate::OutOfTheFight, Fate::RanAway}) {
            ObjectReader row(fates.at(slug(fate)));
            recovery.rows[passed][fate == Fate::RanAway ? 1 : 0] = {row.word<Recovered>(QStringLiteral("fate")),
                                                                    row.whole(QStringLiteral("rep"), -3, 0, 0)};
        }
    }
}

void readWounds(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    WoundTables &wounds = pack.wounds.emplace();
    ObjectReader byPassed(reader.at(QStringLiteral("recover")));
    for (std::size_t passed = 0; passed <= 2; ++passed) {
        ObjectReader row(byPassed.at(QString::number(passed)));
        wounds.recover[passed] = {row.whole(QStringLiteral("months"), 0, 12),
                                  row.whole(QStringLiteral("rep"), -3, 0, 0)};
    }
    wounds.nerveLost = reader.whole(QStringLiteral("nerveLost"), -3, 0);
    ObjectReader onFoot(reader.at(QStringLiteral("onFoot")));
    wounds.inches = onFoot.whole(QStringLiteral("inches"), 1, 48);
    wounds.inchesPerRep = onFoot.whole(QStringLiteral("inchesPerRep"), 1, 12);
    ObjectReader experience(reader.at(QStringLiteral("experience")));
    wounds.experienceFrom = experience.whole(QStringLiteral("from"), 1, 5);
    wounds.experienceTo = experience.whole(QStringLiteral("to"), 1, 5);
    if (wounds.experienceTo < wounds.experienceFrom)
        experience.place().fault(Fault::ToBelowFrom);
    if (reader.has(QStringLiteral("turnsInto"))) {
        wounds.turnsInto = reader.id(QStringLiteral("turnsInto"));
        if (!pack.team(wounds.turnsInto))
            file.fault(Fault::NoTeam, quoted(wounds.turnsInto));
    }
}

void readFirstAid(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    FirstAidTable &table = pack.firstAid.emplace();
    ObjectReader byPassed(reader.at(QStringLiteral("byPassed")));
    for (std::size_t passed = 0; passed < table.byPassed.size(); ++passed)
        table.byPassed[passed] = byPassed.word<Aided>(QString::number(passed));
}

void readRewards(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    RewardTables &rewards = pack.rewards.emplace();
    rewards.encounter = reader.whole(QStringLiteral("encounter"), 1, 10000);
    rewards.kill = reader.whole(QStringLiteral("kill"), 0, 1000);
    rewards.rout = reader.whole(QStringLiteral("rout"), 0, 1000);
    readByRep(reader, QStringLiteral("interviews"), rewards.interviews);
}

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
        points.rounds.push_back({round.id(QStringLiteral("id")), round.words(QStringLiteral("title")),
                                 round.whole(QStringLiteral("points"), 0, mostPoints)});
    }
    ObjectReader vehicle(reader.at(QStringLiteral("vehicle")));
    points.unarmored = vehicle.whole(QStringLiteral("unarmored"), 0, mostPoints);
    points.armored = vehicle.whole(QStringLiteral("armored"), 0, mostPoints);
    points.perBadWound = vehicle.whole(QStringLiteral("perBadWound"), 0, mostPoints);
}

void readByRep(ObjectReader &reader, const QString &key, std::array<int, 6> &points)
{
    const std::vector<JsonPlace> items = reader.items(key, QStringLiteral("Rep"));
    if (items.size() != points.size())
        reader.place().fault(Fault::NotOneForEachRep, quoted(key));
    for (std::size_t i = 0; i < std::min(items.size(), points.size()); ++i) {
        points[i] = items[i].value().toInt(-1);
        if (points[i] < 0)
            items[i].fault(Fault::NotFromNought, items[i].value());
    }
}

} // namespace muster
