// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/objectreader.h"
#include "rules/table/rolltable.h"

namespace muster {

/// The range of totals of a row, read from "9" or "10-12".
struct RollSpan {
    int from = 0;
    int to = 0;
};

struct DiceOfTable {
    int count = 1;
    int sides = 6;
};

DiceOfTable readDice(ObjectReader &table);
std::optional<RollSpan> readSpan(ObjectReader &row, DiceOfTable dice);

/// Adds a fault for each total that no row holds or that two rows hold.
void checkCover(const JsonPlace &table, DiceOfTable dice, const std::vector<RollSpan> &spans);

/// Reads "dice" and "rows" of a table; `readOutcome(ObjectReader &row)` reads the outcome of a row.
template<typename Outcome, typename ReadOutcome>
RollTable<Outcome> readRollTable(ObjectReader &reader, ReadOutcome &&readOutcome)
{
    const DiceOfTable dice = readDice(reader);
    RollTable<Outcome> table{dice.count, dice.sides, {}};
    std::vector<RollSpan> spans;
    bool readable = true;
    for (const JsonPlace &place : reader.items(QStringLiteral("rows"), QStringLiteral("row"))) {
        ObjectReader row(place);
        const std::optional<RollSpan> span = readSpan(row, dice);
        Outcome outcome = readOutcome(row);
        readable = readable && span;
        if (!span)
            continue;
        spans.push_back(*span);
        table.rows.push_back({span->from, span->to, std::move(outcome)});
    }
    // A row that cannot be read would be reported a second time as a gap.
    if (readable && !spans.empty())
        checkCover(reader.place(), dice, spans);
    std::sort(table.rows.begin(), table.rows.end(), [](const auto &a, const auto &b) { return a.from < b.from; });
    return table;
}

/// Reads a table that has no keys but dice and rows.
template<typename Outcome, typename ReadOutcome>
RollTable<Outcome> readRollTable(const JsonPlace &place, ReadOutcome &&readOutcome)
{
    if (!place.isThere())
        return {};
    ObjectReader reader(place);
    return readRollTable<Outcome>(reader, std::forward<ReadOutcome>(readOutcome));
}

} // namespace muster
