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

/// A book's table: the rows together hold every total of its dice exactly once. The pack loader checks that.
template<typename Outcome>
struct RollTable {
    int dice = 1; ///< how many are added together
    int sides = 6;
    std::vector<TableRow<Outcome>> rows;

    int least() const { return dice; }
    int most() const { return dice * sides; }

    const Outcome &at(int total) const
    {
        const auto row = std::find_if(rows.begin(), rows.end(), [=](const auto &r) { return total <= r.to; });
        Q_ASSERT(row != rows.end() && total >= row->from);
        return row->outcome;
    }
};

} // namespace muster
