// SPDX-License-Identifier: MIT

// Of turns, groups and notes what no story tells (tests/stories).

#include "tests/support/battle.h"

namespace muster::testing {

// The edges of any table are where its own sections have them (R26, R95).
TEST(ChainReactionPlay, ReinforcementsComeByTheEdgesOfAnyTable_R53)
{
    const auto onGrid = [](const char *option, Grid grid) {
        Campaign campaign =
            inChainReaction(Band().star("Sgt Rock", 5).option("attributes", "off").plays(EncounterKind::Patrol, 3),
                            "reinforcements", option);
        auto &setup = campaign.encounter->setup;
        setup.grid = grid;
        setup.sections.clear();
        for (int section = 1; section <= grid.count(); ++section)
            setup.sections.push_back({section, Terrain::Clear, 0});
        setup.pefs = {{1, 1, false, false}};
        return Battle(campaign, chainReaction3());
    };
    Battle small = onGrid("seven", {2, 2});
    small.begins().turn("5 2  4  4 4  5 5");
    EXPECT_EQ(small.play().ownGroup(2)->section, 3) << "the near edge, where the band began";
    small.turn("2 5  3  4 4 5 5");
    EXPECT_EQ(small.play().groups.front().section, 1) << "the far edge";

    Battle large = onGrid("doubles", {4, 4});
    large.begins().turn("3 3  2 5  4  4 3  1 4");
    EXPECT_EQ(large.play().pef(2)->pef.section, 5) << "the left edge";
    large.turn("3 3  2 5  5  4 3  1 4");
    EXPECT_EQ(large.play().pef(3)->pef.section, 8) << "the right edge";
    large.turn("3 3  2 5  6  4 3  1 4");
    EXPECT_EQ(large.play().pef(4)->pef.section, 14) << "behind the band";
}

TEST(Play, TwoToOneIsCountedAgainstTheNearestOfYourGroups) // Swordplay p. 27
{
    Battle battle(threeOnPatrol());
    battle.begins().resolves(1, "4  3 3  2 2 3 3 4 4"); // in section 2
    const auto twice = [&] {
        return actions::outnumbersTwice(battle.campaign(), swordplay(), battle.play().groups.front());
    };
    const int theirs = battle.play().groups.front().standing();
    ASSERT_TRUE(theirs >= 2 && theirs < 6) << theirs;
    EXPECT_FALSE(twice()) << "three of you stand together";
    battle.does(actions::joinOwnGroup(battle.campaign(), swordplay(), FigureId{2}, 2));
    battle.does(actions::placeOwnGroup(battle.campaign(), 2, 5));
    EXPECT_TRUE(twice()) << "the one in section 5 is nearer";
}

TEST(Play, NotesAreKeptAsOneLine)
{
    Battle battle(threeOnPatrol());
    battle.begins().does(actions::writeNote(battle.campaign(), QStringLiteral("  Tibb holds\nthe <b>ford</b> ")));
    EXPECT_EQ(battle.told(), "Note: Tibb holds the <b>ford</b>");
    EXPECT_EQ(refusal(actions::writeNote(battle.campaign(), QStringLiteral(" \n"))),
              "The note is empty. Write something first.");
}

} // namespace muster::testing
