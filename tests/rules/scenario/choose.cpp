// SPDX-License-Identifier: MIT
#include "rules/scenario/choose.h"

#include "rules/pack/scenarioslugs.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

/// "raid: ambush 7, firefight 9 …"
std::string chosen(Genre genre, const char *faces)
{
    const ScenarioChoice choice =
        onDice(faces, [&](Dice &dice) { return chooseScenario(*chainReaction1().scenarios, genre, dice); });
    QStringList scores;
    for (const ScenarioScore &score : choice.scores)
        scores << QStringLiteral("%1 %2").arg(slug(score.kind)).arg(score.score);
    return QStringLiteral("%1: %2").arg(slug(choice.kind), scores.join(QStringLiteral(", "))).toStdString();
}

} // namespace

TEST(ChoosingTheEncounter, TheHighestScoreWithItsModifierHappens)
{
    EXPECT_EQ(chosen(Genre::Military, "4 4  3 3  2 2  6 5  3 3  1 1  6 1  2 3"),
              "pursuit: ambush 8, firefight 8, garrison 5, pursuit 10, raid 8, recover 1, siege 7, sweep 7");
}

TEST(ChoosingTheEncounter, WhatAGenreDoesNotKnowIsNotRolledFor) // R74
{
    EXPECT_EQ(chosen(Genre::Gang, "1 1  1 1  1 1  1 1  1 1  1 1  2 3"),
              "sweep: ambush 1, firefight 3, raid 3, recover 2, robbery 4, siege 2, sweep 5");
    EXPECT_EQ(chosen(Genre::BMovie, "1 1  1 1  1 1  1 1  1 1  2 3"),
              "siege: ambush 2, garrison 3, pursuit 3, raid 2, recover 2, siege 4"); // R62
}

TEST(ChoosingTheEncounter, OnlyThoseThatTieForTheHighestRollAgainUntilOneIs) // R61
{
    EXPECT_EQ(chosen(Genre::BMovie, "5 5  4 5  4 5  1 1  1 1  1 1   2 2  3 3  3 3   1 1  1 2"),
              "pursuit: ambush 10, garrison 10, pursuit 10, raid 2, recover 2, siege 1");
}

TEST(ChoosingTheEncounter, AliensMeetInFirefightsAndSweepsAndBesiegeNobody) // p. 10, R74
{
    EXPECT_EQ(chosen(Genre::Aliens, "1 1  1 1  1 1  1 1  1 1  1 1  2 3"),
              "sweep: ambush 2, firefight 2, garrison 3, pursuit 3, raid 2, recover 2, sweep 5");
}
