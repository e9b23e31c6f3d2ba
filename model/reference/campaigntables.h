// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"
#include "model/story/setupdice.h"

/// The tables between and before battles as they stand in the books: PEFs, enemies, the chain of encounters, recovery,
/// terrain, the calendar, the Wasteland. Each is made from the data that its procedure rolls on.
namespace muster::shelf {

/// Where in its table an answer stands; −1 where no row is it alone.
struct Place {
    int row = -1;
    int column = -1;
};

struct CampaignTable {
    ShelfTable table;
    std::function<Place(const Arguments &given, const Resolved &resolved)> place = {}; ///< none: no row lights
};

/// The table of a procedure; an empty one where it has none.
CampaignTable campaignTable(const QString &procedure, const Pack &pack);

/// Tables that no procedure rolls on by itself.
std::vector<ShelfEntry> campaignTablesToRead(const Pack &pack);

// Those of each part of a pack; a procedure that is not theirs gives an empty one.
CampaignTable patrolTable(const QString &procedure, const Pack &pack);
CampaignTable activityTable(const QString &procedure, const Pack &pack);
CampaignTable chainTable(const QString &procedure, const Pack &pack);
CampaignTable landTable(const QString &procedure, const Pack &pack);
CampaignTable firstEditionTable(const QString &procedure, const Pack &pack);
CampaignTable wastelandTable(const QString &procedure, const Pack &pack);

/// A word of the game as the player reads it: "squad-automatic-weapon" as "Squad automatic weapon".
QString wordText(const QString &id, const Pack &pack);

/// "7", "3–4".
QString rangeText(int from, int to);
/// What each total brings, a row each.
template<typename Outcome, typename Tell>
std::vector<QStringList> rowsOf(const RollTable<Outcome> &table, Tell tell);
/// The totals that bring this, "1–2, 5"; a dash where none does.
template<typename Outcome, typename Is>
QString totalsOf(const RollTable<Outcome> &table, Is is);
/// "half the party", "the party +2".
QString howManyText(const HowMany &number);
/// How PEFs move, by dice passed, with others on the table and without.
CampaignTable pefMovesTable(const PefMoves &moves, PefsBy by);

template<typename Outcome, typename Tell>
std::vector<QStringList> rowsOf(const RollTable<Outcome> &table, Tell tell)
{
    std::vector<QStringList> rows;
    for (const TableRow<Outcome> &row : table.rows)
        rows.push_back(QStringList{rangeText(row.from, row.to)} + QStringList(tell(row.outcome)));
    return rows;
}

template<typename Outcome, typename Is>
QString totalsOf(const RollTable<Outcome> &table, Is is)
{
    QStringList ranges;
    for (const TableRow<Outcome> &row : table.rows) {
        if (is(row.outcome))
            ranges.append(rangeText(row.from, row.to));
    }
    return ranges.isEmpty() ? QStringLiteral("–") : ranges.join(QStringLiteral(", "));
}

} // namespace muster::shelf
