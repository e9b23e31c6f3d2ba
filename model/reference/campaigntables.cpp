// SPDX-License-Identifier: MIT
#include "model/reference/campaigntables.h"

#include "model/campaign/overloaded.h"
#include "model/reference/pieces.h"
#include "model/reference/procedurewords.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace muster::shelf {

using namespace Qt::Literals::StringLiterals;

QString rangeText(int from, int to)
{
    return from == to ? QString::number(from) : ShelfText::tr("%1–%2").arg(from).arg(to);
}

QString howManyText(const HowMany &number)
{
    QString text;
    switch (number.base) {
    case HowMany::Base::Party:
        text = ShelfText::tr("your party");
        break;
    case HowMany::Base::Half:
        text = ShelfText::tr("half your party");
        break;
    case HowMany::Base::PartyAndHalf:
        text = ShelfText::tr("half as many again as your party");
        break;
    case HowMany::Base::Twice:
        text = ShelfText::tr("twice your party");
        break;
    case HowMany::Base::ThreeTimes:
        text = ShelfText::tr("three times your party");
        break;
    }
    if (number.plus != 0)
        text = number.plus > 0 ? ShelfText::tr("%1 +%2").arg(text).arg(number.plus)
                               : ShelfText::tr("%1 −%2").arg(text).arg(-number.plus);
    return number.leastMore > 0 ? ShelfText::tr("%1, at least %2 more").arg(text).arg(number.leastMore) : text;
}

CampaignTable pefMovesTable(const PefMoves &moves, PefsBy by)
{
    const auto cell = [by](const RollTable<PefStride> &table) {
        QStringList parts;
        for (const auto &row : table.rows)
            parts.append(ShelfText::tr("%1: %2").arg(rangeText(row.from, row.to),
                                                     words::pefMove(row.outcome.move, row.outcome.inches, by)));
        return parts.join(u"; "_s);
    };
    CampaignTable made;
    made.table.heads = {QString(), ShelfText::tr("1d6, other PEFs on the table"), ShelfText::tr("1d6, no other PEF")};
    for (std::size_t passed = moves.size(); passed > 0; --passed) {
        made.table.rows.push_back(
            {ShelfText::tr("%1 passed").arg(passed), cell(moves[passed - 1][1]), cell(moves[passed - 1][0])});
    }
    const QString stays = words::pefMove(PefMove::Stay, 0, by);
    made.table.rows.push_back({ShelfText::tr("0 passed"), stays, stays});
    made.place = [](const Arguments &given, const Resolved &resolved) {
        return Place{2 - resolved.as<PefMoveResult>().passed, given.flag(u"others"_s) ? 1 : 2};
    };
    return made;
}

CampaignTable campaignTable(const QString &procedure, const Pack &pack)
{
    for (const auto find : {patrolTable, activityTable, chainTable, landTable, firstEditionTable, wastelandTable}) {
        CampaignTable made = find(procedure, pack);
        if (!made.table.isEmpty())
            return made;
    }
    return {};
}

namespace {

/// What either side's successes make of a Grunt (Swordplay p. 27).
ShelfTable stayOrGoTable()
{
    const auto row = [](const QString &when, Loyalty result) { return QStringList{when, words::inLine(result)}; };
    ShelfTable table;
    table.heads = {ShelfText::tr("Successes (1 to 3)"), ShelfText::tr("The Grunt")};
    table.rows = {row(ShelfText::tr("Star: twice as many"), Loyalty::StaysFirm),
                  row(ShelfText::tr("Star: more"), Loyalty::Stays),
                  row(ShelfText::tr("equal, after a success"), Loyalty::Stays),
                  row(ShelfText::tr("equal, after a failure"), Loyalty::Leaves),
                  row(ShelfText::tr("Grunt: more"), Loyalty::Leaves),
                  row(ShelfText::tr("Grunt: twice as many"), Loyalty::LeavesPoisoning)};
    table.modifiers = {{ShelfText::tr("Either side"), ShelfText::tr("one die per point of Rep")},
                       {ShelfText::tr("The Star went Out of the Fight"), ShelfText::tr("the Star’s dice −1d6")},
                       {ShelfText::tr("A Grunt went Out of the Fight or died"), ShelfText::tr("the Star’s dice −1d6")},
                       {ShelfText::tr("Each three full months"), ShelfText::tr("the Star’s dice for that Grunt +1d6")},
                       {ShelfText::tr("The Grunt is poisoned"), ShelfText::tr("the Star’s dice for that Grunt −1d6")}};
    return table;
}

} // namespace

std::vector<ShelfEntry> campaignTablesToRead(const Pack &pack)
{
    std::vector<ShelfEntry> all;
    const auto add = [&](const QString &id, const QString &title, ShelfTable table) {
        all.push_back({id,
                       title,
                       {},
                       ShelfText::tr("Encounters and campaign"),
                       {{{}, {}, std::move(table), {}, {}, {}}},
                       {},
                       true});
    };
    if (pack.chain) {
        add(u"stay-or-go"_s, ShelfText::tr("Stay or Go"), stayOrGoTable());
        all.back().rulings = pack.reference->rulings.value(u"stay-or-go"_s);
    }
    for (std::size_t i = 0; pack.patrol && i < pack.patrol->howMany.size(); ++i) {
        const GatheringTable &gathering = pack.patrol->howMany[i];
        QStringList sides;
        for (const QString &list : gathering.lists)
            sides.append(wordText(list, pack));
        ShelfTable table;
        table.heads = {words::dice(2, 6), ShelfText::tr("Enemies"), ShelfText::tr("Groups")};
        table.rows = rowsOf(gathering.rows, [](const Gathering &row) {
            return QStringList{howManyText(row.number), QString::number(row.groups)};
        });
        add(u"how-many-%1"_s.arg(i + 1),
            ShelfText::tr("How many enemies: %1 on patrol").arg(sides.join(ShelfText::tr(" or "))), table);
    }
    if (pack.settlements) {
        ShelfTable table;
        table.heads = {words::dice(2, 6)};
        for (const SettlementKind &kind : pack.settlements->kinds)
            table.heads.append(wordText(kind.id, pack));
        const auto titleOf = [&](const QString &id) {
            for (const SettlementTables::Structure &structure : pack.settlements->structures) {
                if (structure.id == id)
                    return structure.title;
            }
            return id;
        };
        for (int total = 2; total <= 12; ++total) {
            QStringList cells{QString::number(total)};
            for (const SettlementKind &kind : pack.settlements->kinds)
                cells.append(titleOf(kind.structures.at(total)));
            table.rows.push_back(cells);
        }
        add(u"structures"_s, ShelfText::tr("Structures of a settlement"), table);
    }
    return all;
}

namespace {

/// "star-power" as "Star Power": for what the reference has no word for.
QString spelled(QString id)
{
    id.replace(u'-', u' ').replace(u'_', u' ');
    if (!id.isEmpty())
        id[0] = id[0].toUpper();
    return id;
}

} // namespace

QString wordText(const QString &id, const Pack &pack)
{
    const QString title = words::valueTitle(id, pack);
    return title == id ? spelled(title) : title;
}

namespace {

/// A plain value in words; nothing for a record or a list.
std::optional<QString> valueText(const FieldValue &value, const Pack &pack)
{
    return std::visit(Overloaded{
                          [](std::monostate) { return std::optional(ShelfText::tr("none")); },
                          [](bool yes) { return std::optional(yes ? ShelfText::tr("yes") : ShelfText::tr("no")); },
                          [&](const QString &word) { return std::optional(wordText(word, pack)); },
                          [](const Fields &) { return std::optional<QString>(); },
                          [](const std::vector<FieldValue> &) { return std::optional<QString>(); },
                          [](auto number) { return std::optional(QString::number(number)); },
                      },
                      value);
}

/// "Section: 3, Terrain: Woods".
QString inOneLine(const Fields &fields, const Pack &pack)
{
    QStringList parts;
    for (const auto &[name, value] : fields) {
        const std::optional<QString> text = valueText(value, pack);
        if (text && !std::holds_alternative<std::monostate>(value))
            parts.append(ShelfText::tr("%1 %2").arg(spelled(name), *text));
    }
    return parts.join(u", "_s);
}

void addLines(const QString &name, const FieldValue &value, const Pack &pack, QStringList &lines)
{
    if (const auto *record = std::get_if<Fields>(&value)) {
        lines.append(inOneLine(*record, pack));
    } else if (const auto *list = std::get_if<std::vector<FieldValue>>(&value)) {
        for (const FieldValue &item : *list)
            addLines(name, item, pack, lines);
    } else {
        lines.append(ShelfText::tr("%1: %2.").arg(spelled(name), *valueText(value, pack)));
    }
}

/// The first word among the fields is what came of it; without one, the first field is.
Ruled rule(const Pack &pack, const Fields &fields)
{
    Ruled ruled;
    for (const auto &[name, value] : fields) {
        if (ruled.headline.isEmpty() && std::holds_alternative<QString>(value))
            ruled.headline = *valueText(value, pack);
        else
            addLines(name, value, pack, ruled.why);
    }
    if (ruled.headline.isEmpty() && !ruled.why.isEmpty())
        ruled.headline = ruled.why.takeFirst();
    return ruled;
}

} // namespace

bool canBeAsked(const Procedure &procedure)
{
    return std::none_of(procedure.parameters.begin(), procedure.parameters.end(), [](const Parameter &parameter) {
        return parameter.kind == Parameter::Kind::Grunt || parameter.kind == Parameter::Kind::Grunts;
    });
}

ShelfVariant campaignPiece(const Procedure &procedure, const Pack &pack)
{
    ShelfVariant made;
    made.procedure = procedure;
    CampaignTable campaign = campaignTable(procedure.id, pack);
    made.table = std::move(campaign.table);
    made.rule = [pack, place = campaign.place](const Arguments &given, const Resolved &resolved) {
        Ruled ruled = rule(pack, resolved.fields(pack));
        const Place at = place ? place(given, resolved) : Place();
        ruled.row = at.row;
        ruled.column = at.column;
        return ruled;
    };
    return made;
}

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
