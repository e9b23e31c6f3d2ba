// SPDX-License-Identifier: MIT
#include "model/reference/campaigntables.h"

#include "model/reference/pieces.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/texts.h"

#include <QStringList>

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

} // namespace muster::shelf
