// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <algorithm>
#include <vector>

namespace muster {

template<typename Outcome>
struct TableRow {
    int from = 0;
    int to = 0;
    Outcome outcome{};
};

/// A table of a book, entered with a total of dice. The pack loader checks that the rows hold every total exactly once.
template<typename Outcome>
struct RollTable {
    int dice = 1; ///< number of dice that are added together
    int sides = 6;
    std::vector<TableRow<Outcome>> rows;

    int least() const { return dice; }
    int most() const { return dice * sides; }

    const Outcome &at(int total) const
    {
        const auto row = std::ranges::find_if(rows, [=](const auto &r) { return total <= r.to; });
        Q_ASSERT(row != rows.end() && total >= row->from);
        return row->outcome;
    }
};

} // namespace muster
