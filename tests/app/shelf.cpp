// SPDX-License-Identifier: MIT
//
// muster reference: every test and table of a pack, in the terminal, as JSON, as a sheet.
#include "tests/app/calls.h"

#include <QJsonArray>

using namespace muster::testing;
using namespace Qt::StringLiterals;

class ShelfCalls : public Table
{
};

TEST_F(ShelfCalls, TellTheTablesOfAPack)
{
    const Heard heard = call(u"reference swordplay"_s);
    EXPECT_EQ(heard.exit, 0);
    EXPECT_TRUE(heard.text().contains(u"REACTION TESTS"_s));
    EXPECT_TRUE(heard.text().contains(u"Loaded and in range"_s));
    const QJsonArray entries = call(u"--json reference tumor"_s).json()[u"entries"_s].toArray();
    ASSERT_FALSE(entries.isEmpty());
    EXPECT_EQ(entries.first()[u"id"_s], u"fast-move"_s);
}

TEST_F(ShelfCalls, TellEveryCellToItsEnd)
{
    for (const QString &pack : {u"swordplay"_s, u"chain-reaction-3"_s, u"chain-reaction-1"_s, u"tumor"_s}) {
        const QString text = call(u"reference "_s + pack).text();
        EXPECT_FALSE(text.contains(u'…')) << pack.toStdString();
    }
    const QString moves = call(u"reference swordplay --part campaign"_s).text();
    EXPECT_TRUE(moves.contains(u"; 3–6: 16\" towards  1–2: splits in two; 3–6: 16\" towards you, through cover\n"
                               "            you, through cover\n"_s))
        << moves.toStdString();
}

TEST_F(ShelfCalls, TellOfTheWeaponsWhatTheyHave) // the percentile skirmish has range bands and nothing else
{
    const QString street = call(u"rules urban-d100"_s).text();
    EXPECT_TRUE(street.contains(u"  id             weapon                 range\n"_s)) << street.toStdString();
    EXPECT_FALSE(street.contains(u"Outgunned"_s)) << street.toStdString();
}

TEST_F(ShelfCalls, TellOnePartOfThem)
{
    const Heard noble = call(u"reference swordplay --part noble"_s);
    EXPECT_EQ(noble.exit, 0) << noble.err.toStdString();
    EXPECT_FALSE(noble.text().contains(u"Loaded and in range"_s)) << "that is the Missile’s";
    const QString campaign = call(u"reference swordplay --part campaign"_s).text();
    EXPECT_TRUE(campaign.contains(u"Raid: Attack, EAL as it was"_s)) << campaign.toStdString();
    EXPECT_FALSE(campaign.contains(u"REACTION TESTS"_s));
    const Heard wrong = call(u"reference swordplay --part nobel"_s);
    EXPECT_EQ(wrong.exit, 1);
    EXPECT_TRUE(wrong.reason().contains(u"Did you mean “noble”?"_s)) << wrong.reason().toStdString();
    EXPECT_TRUE(wrong.reason().contains(u"table, missile"_s));
}

TEST_F(ShelfCalls, RefuseWhatIsNoPackAndDiceThatNobodyRolls)
{
    const Heard heard = call(u"reference swordplai"_s);
    EXPECT_EQ(heard.exit, 1);
    EXPECT_TRUE(heard.reason().contains(u"swordplay"_s));
    EXPECT_EQ(call(u"--dice 3 reference swordplay"_s).exit, 1);
    EXPECT_EQ(call(u"reference"_s).exit, 1);
}

TEST_F(ShelfCalls, WriteTheSheetAndLeaveOtherFilesAlone)
{
    const QString pdf = at(u"quick.pdf"_s);
    EXPECT_EQ(call(u"reference urban-d100 --pdf %1"_s.arg(pdf)).exit, 0);
    EXPECT_TRUE(bytesOf(pdf).startsWith("%PDF"));
    const QString kept = write(u"kept.txt"_s, "mine");
    EXPECT_EQ(call(u"reference urban-d100 --pdf %1"_s.arg(kept)).exit, 1);
    EXPECT_EQ(bytesOf(kept), "mine");
}

TEST_F(ShelfCalls, RollUpASideWithItsCards)
{
    const Heard heard = call(u"--json --dice 5,1,2,3,4,2,6,6,6 side urban-d100 officers=1 others=1"_s);
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    EXPECT_EQ(heard.json()[u"figures"_s], object(R"({"f":[{"officer":true,"initiative":4,"skill":100},
                                                          {"officer":false,"initiative":1,"skill":180}]})")[u"f"_s]);
    EXPECT_EQ(call(u"side urban-d100 officers=1 others=3 --pdf %1"_s.arg(at(u"cards.pdf"_s))).exit, 0);
    EXPECT_EQ(call(u"side swordplay officers=1 others=3"_s).exit, 1);
    EXPECT_EQ(call(u"side urban-d100 officers=1 others=300"_s).exit, 1);
}
