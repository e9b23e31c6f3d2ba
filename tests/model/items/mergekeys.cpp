// SPDX-License-Identifier: MIT
#include "model/items/mergekeys.h"

#include <QString>

#include <gtest/gtest.h>

using namespace muster;

namespace {

/// What would be announced: "-1..2" for rows removed, "+0..0" for rows inserted.
std::string announced(Keys rows, const Keys &wanted)
{
    QStringList told;
    const auto tell = [&](QChar sign) {
        return [&told, sign](int first, int last, const auto &change) {
            told << QStringLiteral("%1%2..%3").arg(sign).arg(first).arg(last);
            change();
        };
    };
    mergeKeys(rows, wanted, tell(u'-'), tell(u'+'));
    EXPECT_EQ(rows, wanted);
    return told.join(u' ').toStdString();
}

} // namespace

TEST(MergeKeys, NothingNewIsNoNews)
{
    EXPECT_EQ(announced({}, {}), "");
    EXPECT_EQ(announced({1, 2, 3}, {1, 2, 3}), "");
}

TEST(MergeKeys, OnlyTheRowsThatCameOrWentAreAnnounced)
{
    EXPECT_EQ(announced({1, 2}, {1, 2, 3, 4}), "+2..3");
    EXPECT_EQ(announced({1, 2, 3, 4, 5}, {1, 4}), "-4..4 -1..2");
    EXPECT_EQ(announced({1, 3, 5}, {0, 1, 2, 5, 6}), "-1..1 +0..0 +2..2 +4..4");
    EXPECT_EQ(announced({1, 2}, {}), "-0..1");
    EXPECT_EQ(announced({}, {1, 2}), "+0..1");
    EXPECT_EQ(announced({1, 2}, {3, 4}), "-0..1 +0..1");
}

TEST(MergeKeys, ARowThatMovedGoesAndComes)
{
    EXPECT_EQ(announced({1, 2, 3}, {2, 3, 1}), "-1..2 +0..1");
}
