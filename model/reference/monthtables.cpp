// SPDX-License-Identifier: MIT
#include "model/reference/campaigntables.h"
#include "model/reference/pieces.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/texts.h"

#include <QStringList>

#include <array>

namespace muster::shelf {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::array chainKinds{EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend};

QString ealText(int change)
{
    return change == 0 ? ShelfText::tr("EAL as it was")
        : change > 0   ? ShelfText::tr("EAL +%1").arg(change)
                       : ShelfText::tr("EAL −%1").arg(-change);
}

CampaignTable nextEncounters(const ChainTables &chain)
{
    CampaignTable made;
    made.table.heads = {ShelfText::tr("The last encounter"), words::title(Outcome::Success),
                        words::title(Outcome::Failure)};
    for (const EncounterKind last : chainKinds) {
        QStringList cells{words::title(last)};
        for (const Outcome outcome : {Outcome::Success, Outcome::Failure}) {
            const ChainLink &link = chain.after(last, outcome);
            cells.append(ShelfText::tr("%1, %2").arg(words::title(link.next), ealText(link.ealChange)));
        }
        made.table.rows.push_back(cells);
    }
    const QString two = totalsOf(chain.objectiveBuildings, [](int count) { return count > 1; });
    const QString night = totalsOf(chain.raidTime, [](TimeOfDay time) { return time == TimeOfDay::Night; });
    made.table.modifiers = {
        {ShelfText::tr("A raid's buildings, 1d6"), ShelfText::tr("two on %1, otherwise one").arg(two)},
        {ShelfText::tr("A raid’s time, 1d6"), ShelfText::tr("night on %1, otherwise day").arg(night)}};
    made.place = [](const Arguments &given, const Resolved &) {
        const bool success = given.word<Outcome>(u"outcome"_s) == Outcome::Success;
        return Place{static_cast<int>(given.word<EncounterKind>(u"last"_s)), success ? 1 : 2};
    };
    return made;
}

QString recoveredText(const RecoveryRow &row)
{
    const QString what = row.fate == Recovered::Dead ? ShelfText::tr("dies")
        : row.fate == Recovered::Gone                ? ShelfText::tr("is gone for good")
                                                     : ShelfText::tr("returns");
    return row.repChange == 0 ? what : ShelfText::tr("%1, Rep −%2").arg(what).arg(-row.repChange);
}

CampaignTable recoveries(const RecoveryTable &table)
{
    CampaignTable made;
    made.table.heads = {QString(), words::title(Fate::OutOfTheFight), words::title(Fate::RanAway)};
    for (int passed = 2; passed >= 0; --passed)
        made.table.rows.push_back({ShelfText::tr("%1 passed").arg(passed),
                                   recoveredText(table.at(passed, Fate::OutOfTheFight)),
                                   recoveredText(table.at(passed, Fate::RanAway))});
    made.place = [](const Arguments &given, const Resolved &resolved) {
        return Place{2 - resolved.as<RecoveryResult>().passed, given.word<Fate>(u"fate"_s) == Fate::RanAway ? 2 : 1};
    };
    return made;
}

QString dealText(const TerrainDeal &deal)
{
    QStringList parts{words::title(deal.terrain)};
    if (deal.buildings)
        parts.append(ShelfText::tr("buildings"));
    if (deal.road)
        parts.append(ShelfText::tr("road"));
    if (deal.river)
        parts.append(ShelfText::tr("river"));
    return parts.join(u", "_s);
}

QString buildingsText(const Land &land)
{
    QStringList parts;
    for (const auto &row : land.buildings.rows)
        parts.append(ShelfText::tr("%1: %2").arg(rangeText(row.from, row.to), QString::number(row.outcome)));
    return parts.join(u"; "_s);
}

CampaignTable terrains(const TerrainTables &tables)
{
    constexpr std::array countries{Country::Clear, Country::Woods, Country::Mountains};
    CampaignTable made;
    made.table.heads = {words::dice(2, 6)};
    for (std::size_t land = 0; land < tables.lands.size(); ++land)
        made.table.heads.append(tables.country ? words::title(countries[land]) : ShelfText::tr("Section"));
    for (int total = 2; total <= 12; ++total) {
        QStringList cells{QString::number(total)};
        for (const Land &land : tables.lands)
            cells.append(dealText(land.terrain.at(total)));
        made.table.rows.push_back(cells);
    }
    QStringList buildings{ShelfText::tr("Buildings, 1d6")};
    for (const Land &land : tables.lands)
        buildings.append(buildingsText(land));
    made.table.rows.push_back(buildings);
    if (tables.country) {
        for (const auto &row : tables.country->rows)
            made.table.modifiers.push_back(
                {ShelfText::tr("Country, 1d6: %1").arg(rangeText(row.from, row.to)), words::title(row.outcome)});
    }
    if (tables.roads) {
        for (const auto &row : tables.roads->rows)
            made.table.modifiers.push_back(
                {ShelfText::tr("Roads, 1d6: %1").arg(rangeText(row.from, row.to)), words::title(row.outcome)});
    }
    if (tables.rivers)
        made.table.modifiers.push_back(
            {ShelfText::tr("A river, 1d6"),
             ShelfText::tr("fordable on %1, otherwise a bridge")
                 .arg(totalsOf(tables.rivers->fords, [](Fording fording) { return fording != Fording::Nowhere; }))});
    return made;
}

} // namespace

CampaignTable chainTable(const QString &procedure, const Pack &pack)
{
    if (pack.chain && procedure == "next-encounter"_L1)
        return nextEncounters(*pack.chain);
    if (pack.chain && procedure == "eal"_L1)
        return {{{}, {{u"2d6"_s, ShelfText::tr("the higher of the two, %1 at most").arg(highestEal)}}, {}}, {}};
    return pack.recovery && procedure == "recovery"_L1 ? recoveries(*pack.recovery) : CampaignTable();
}

CampaignTable landTable(const QString &procedure, const Pack &pack)
{
    if (pack.terrain && procedure == "terrain"_L1)
        return terrains(*pack.terrain);
    if (!pack.attributes || procedure != "attribute"_L1)
        return {};
    CampaignTable made;
    made.table.heads = {words::dice(pack.attributes->dice, pack.attributes->sides), ShelfText::tr("Attribute")};
    QStringList ids;
    for (const auto &row : pack.attributes->rows) {
        made.table.rows.push_back({rangeText(row.from, row.to), row.outcome.title});
        ids.append(row.outcome.id);
    }
    made.place = [ids](const Arguments &, const Resolved &resolved) {
        return Place{static_cast<int>(ids.indexOf(resolved.as<QString>())), 1};
    };
    return made;
}

} // namespace muster::shelf
