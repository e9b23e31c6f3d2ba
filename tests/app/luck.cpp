// SPDX-License-Identifier: MIT
// How the dice fell, by its contract.
#include "tests/app/calls.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

TEST(LuckCommand, GivesEachPlayersDiceAndTheRarestRolls)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"a.muster"_s);
    ASSERT_EQ(call(u"new %1 --rules swordplay --list feudal --star Osric --player Ann"_s.arg(file)).exit, 0);
    ASSERT_EQ(call(u"recruit %1 --count 1 --dice 6,6"_s.arg(file)).exit, 0);

    const QJsonObject luck = call(u"luck %1 --json"_s.arg(file)).json();

    expectJson(luck, object(R"({"by": [{"who": "Ann", "source": "own", "dice": 2, "faces": [0, 0, 0, 0, 0, 2],
                                        "chi_square": 10, "p": 0.0752352461465122}],
                                "rarest": [{"step": 2, "reason": "recruit", "dice": [6, 6],
                                            "chance": 0.027777777777777776}],
                                "rolls": []})"));
    EXPECT_TRUE(call(u"luck %1"_s.arg(file)).text().contains(u"Recruit, "_s));
}

TEST(LuckCommand, SaysThatNothingWasRolled)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"a.muster"_s);
    ASSERT_EQ(call(u"new %1 --rules swordplay --list feudal --star Osric"_s.arg(file)).exit, 0);
    EXPECT_EQ(call(u"luck %1"_s.arg(file)).text(), u"No dice have been rolled yet.\n"_s);
}

} // namespace muster::testing
