// SPDX-License-Identifier: MIT
#include "rules/settlement/layout.h"

#include "tests/support/packs.h"

#include <gtest/gtest.h>

#include <set>

using namespace muster;
using namespace muster::testing;

namespace {

/// Draws the blocks: a mandatory structure in capitals, the first letters of others, the number of homes, a dot for an
/// empty block.
std::string drawn(const Settlement &settlement)
{
    const SettlementLayout layout = layOut(*chainReaction1().settlements, settlement);
    std::vector<QStringList> rows(static_cast<std::size_t>(layout.rows));
    for (QStringList &row : rows)
        row = QStringList(layout.columns, QStringLiteral(" ."));
    for (const SettlementBlock &block : layout.blocks) {
        const QString letters = block.structure.left(2);
        rows[static_cast<std::size_t>(block.row)][block.column] = letters.isEmpty()
            ? QStringLiteral(" %1").arg(block.homes)
            : block.mandatory ? letters.toUpper()
                              : letters;
    }
    QStringList lines;
    for (const QStringList &row : rows)
        lines << row.join(QLatin1Char(' '));
    return lines.join(QLatin1Char('\n')).toStdString();
}

} // namespace

TEST(SettlementLayout, OfASingleHomeIsOneBlock)
{
    EXPECT_EQ(drawn({1, {}, 1}), " 1");
}

TEST(SettlementLayout, HasTheStarredStructuresInTheMiddleAndTheHomesOutside)
{
    EXPECT_EQ(drawn({4,
                     {QStringLiteral("bar-entertainment"), QStringLiteral("food-stores"), QStringLiteral("government"),
                      QStringLiteral("food-stores")},
                     8}),
              " 2 FO  2\n"
              "go BA fo\n"
              " 2  2  .");
}

TEST(SettlementLayout, ExchangesTwoStructuresWhereTheBookAllowsIt)
{
    const SettlementTables &tables = *chainReaction1().settlements;
    const Settlement town{4,
                          {QStringLiteral("bar-entertainment"), QStringLiteral("food-stores"),
                           QStringLiteral("government"), QStringLiteral("food-stores")},
                          8};
    // From the middle outwards: the bar, the first store, then the government and the second store, then homes.
    const auto outside = exchanged(tables, town, 2, 3);
    ASSERT_TRUE(outside);
    EXPECT_EQ(drawn(*outside),
              " 2 FO  2\n"
              "fo BA go\n"
              " 2  2  .");
    const auto inside = exchanged(tables, *outside, 1, 0);
    ASSERT_TRUE(inside);
    EXPECT_EQ(drawn(*inside),
              " 2 BA  2\n"
              "fo FO go\n"
              " 2  2  .");
    EXPECT_FALSE(exchanged(tables, town, 0, 2)) << "the starred ones keep the middle";
    EXPECT_FALSE(exchanged(tables, town, 2, 4)) << "the homes stay outside";
    EXPECT_FALSE(exchanged(tables, town, 2, 40));
}

TEST(SettlementLayout, GivesEveryStructureAndHomeOneBlockOfItsOwn)
{
    // The largest possible town.
    Settlement town{6, {}, 72};
    for (int i = 0; i < 18; ++i)
        town.structures << chainReaction1().settlements->structures[static_cast<std::size_t>(i) % 11].id;
    const SettlementLayout layout = layOut(*chainReaction1().settlements, town);
    EXPECT_EQ(layout.columns, 6);
    EXPECT_EQ(layout.rows, 6);
    int structures = 0;
    int homes = 0;
    std::set<std::pair<int, int>> places;
    for (const SettlementBlock &block : layout.blocks) {
        structures += block.structure.isEmpty() ? 0 : 1;
        homes += block.homes;
        EXPECT_TRUE(places.insert({block.column, block.row}).second);
        EXPECT_LT(block.column, layout.columns);
        EXPECT_LT(block.row, layout.rows);
    }
    EXPECT_EQ(structures, 18);
    EXPECT_EQ(homes, 72);
    // The six mandatory ones come first, in the middle.
    for (std::size_t i = 0; i < 6; ++i)
        EXPECT_TRUE(layout.blocks[i].mandatory);
    EXPECT_FALSE(layout.blocks[6].mandatory);
}
