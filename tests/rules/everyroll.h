// SPDX-License-Identifier: MIT
#pragma once

#include "rules/table/rolltable.h"

#include <gtest/gtest.h>

namespace muster::testing {

/// Every total the table's dice can make meets exactly one row, and no row holds any other.
template<typename Outcome>
void expectEveryRollOnce(const std::string &name, const RollTable<Outcome> &table)
{
    EXPECT_FALSE(table.rows.empty()) << name;
    for (int total = table.least(); total <= table.most(); ++total) {
        const auto rows = std::count_if(table.rows.begin(), table.rows.end(),
                                        [=](const auto &row) { return row.from <= total && total <= row.to; });
        EXPECT_EQ(rows, 1) << name << ", a roll of " << total;
    }
    for (const auto &row : table.rows)
        EXPECT_TRUE(table.least() <= row.from && row.from <= row.to && row.to <= table.most()) << name;
}

} // namespace muster::testing
