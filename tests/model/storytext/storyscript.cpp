// SPDX-License-Identifier: MIT

// Campaigns recorded as text. Every error is reported with its line.

#include "model/storytext/storytext.h"
#include "tests/support/acts.h"

namespace muster::testing {
namespace {

std::string refused(const char *story)
{
    return refusal(playStory(QString::fromUtf8(story), swordplay()));
}

TEST(StoryScript, APlayedStoryGivesItsSteps)
{
    const Result<Steps> steps = playStory(QStringLiteral("# a note\n"
                                                         "found Osric Vane\n"
                                                         "  list: feudal\n"
                                                         "\n"
                                                         "recruit 1\n"
                                                         "  dice: 3 4\n"),
                                          swordplay());
    ASSERT_TRUE(steps) << refusal(steps);
    EXPECT_EQ(standing(fold(*steps)), "Osric Vane Rep 5, 0 months\nTibb Rep 3, 0 months");
}

TEST(StoryScript, DiceMayBeThePlayersTheProgramsOrOfASeed)
{
    const Result<Steps> steps = playStory(QStringLiteral("found Osric\n  list: feudal\n"
                                                         "recruit 1\n  dice: 3 4\n"
                                                         "recruit 1\n  rolled: 3 4\n"
                                                         "recruit 1\n  dice: 3\n  rolled: 4\n"
                                                         "recruit 1\n  seed: 5\n"),
                                          swordplay());
    ASSERT_TRUE(steps) << refusal(steps);
    std::vector<std::string> throwers;
    for (std::size_t i = 1; i < steps->size(); ++i)
        throwers.push_back(throwerOf((*steps)[i].rolls).toStdString());
    EXPECT_EQ(throwers,
              (std::vector<std::string>{"your dice", "rolled for you", "Muster’s and yours", "rolled for you"}));
}

TEST(StoryScript, WhatAnActRefusesIsToldWithItsLine)
{
    EXPECT_EQ(refused("found Osric\n  list: vikings\n"),
              "Line 1: There is no army list “vikings” in Swordplay. Lists: feudal, northmen, dwarves, elves, "
              "goblins, orcs.");
    EXPECT_EQ(refused("found Osric\n  list: feudal\n\nrecruit 9\n  seed: 1\n"),
              "Line 4: There is no room for 9 recruits. Places free: 5.");
}

TEST(StoryScript, DiceMustBeJustThoseAskedFor)
{
    EXPECT_EQ(refused("found Osric\n  list: feudal\nrecruit 2\n  dice: 1 2 3\n"),
              "Line 3: The dice end before \"Recruit, figure 3: 2d6\".");
    EXPECT_EQ(refused("found Osric\n  list: feudal\nrecruit 1\n  dice: 1 2 3\n"), "Line 3: Dice are left over: 1.");
    EXPECT_EQ(refused("found Osric\n  list: feudal\nrecruit 1\n  dice: 1 7\n"),
              "Line 3: A die of 7 does not fit \"Recruit, figure 2: 2d6\".");
    EXPECT_EQ(refused("found Osric\n  list: feudal\nrecruit 1\n  dice: 1 x\n"), "Line 4: \"x\" is not a die.");
}

TEST(StoryScript, ABattleIsPlayedByTheWordsOfTheTerminal)
{
    const QString story = QStringLiteral("found Osric Vane\n  list: feudal\nrecruit 1\n  dice: 3 4\n"
                                         "prepare\n  enemy: orcs\n  seed: 3\n"
                                         "begin at 7\nturn\n  dice: 4 2\nstate 2 ran-away\nunseen 3\n");
    EXPECT_EQ(refused(story.toUtf8().constData()), "Line 12: Section 3 is not marked as scouted.");
    const Result<Steps> steps = playStory(story.section(QStringLiteral("unseen"), 0, 0), swordplay());
    ASSERT_TRUE(steps) << refusal(steps);
    const Play play = *fold(*steps).play;
    EXPECT_EQ(play.entry, 7);
    EXPECT_EQ(play.yours, 4);
    EXPECT_EQ(play.find(FigureId{2})->state, TableState::RanAway);
}

TEST(StoryScript, ASettlementWithANameIsTheGroundOfTheEncounterLikeAnyOther)
{
    const QString story =
        QStringLiteral("found Mara\n  list: outcasts\n  option: genre=wasteland\n  option: terrain=none\n"
                       "prepare\n  enemy: tribal\n  dice: 3 4  1 1  1 1  6 6  1 1  1 1  1 1  1 1  1\n"
                       "  dice: 3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  1 1  3 3\n"
                       "settlement\n  dice: 4 2\nsettlement\n  name: Dry Wells\n  dice: 1\n");
    const Result<Steps> steps = playStory(story, chainReaction1());
    ASSERT_TRUE(steps) << refusal(steps);
    const Campaign campaign = fold(*steps);
    EXPECT_EQ(campaign.settlements.back().name, QStringLiteral("Dry Wells"));
    EXPECT_EQ(campaign.encounter->settlement, 2);
}

TEST(StoryScript, NonsenseIsNamed)
{
    EXPECT_EQ(refused(" dice: 1\n"), "Line 1: This line is indented, but no act stands before it.");
    EXPECT_EQ(refused("recruit 1\n"), "Line 1: A story begins with \"found\" and the Star's name, once.");
    EXPECT_EQ(refused("found Osric\n  list: feudal\ndance\n"),
              "Line 3: There is no act \"dance\". Acts: found, player, part, recruit, join, prepare, rest, travel, "
              "settlement, "
              "finish, set-aside, dismiss, bring-back, correct, ask, step.");
    EXPECT_EQ(refused("found Osric\n  list feudal\n"), "Line 2: Write \"list feudal\" as a word, a colon and a value.");
    EXPECT_EQ(refused("found Osric\n  list: feudal\nrecruit 1\n  sides: 6\n"),
              "Line 4: \"sides\" is not a key of \"recruit\". Keys: date, for, dice, rolled, seed.");
    EXPECT_EQ(refused("found Osric\n  list: feudal\ndismiss Osric\n  dice: 3\n"), "Line 3: Dice are left over: 1.");
    EXPECT_EQ(refused("found Osric\n  list: feudal\nrecruit 1\n  dice: 3\n    dice: 4\n"),
              "Line 5: This line is not indented like those it belongs to.");
    EXPECT_EQ(refused("found Osric\n  list: feudal\n  date: today\n"),
              "Line 1: Write a date as 2024-01-13 19:30, not \"today\".");
    EXPECT_EQ(refused("found Osric\n  list: feudal\ndismiss Robin\n"), "Line 3: There is nobody called \"Robin\".");
    EXPECT_EQ(refused("found Osric\n  list: feudal\nrecruit many\n  seed: 1\n"),
              "Line 3: \"many\" is not a number. Write a whole number.");
}

TEST(StoryScript, WhateverIsWrongInAStepWordForWordIsNamedWithItsLine)
{
    const std::string founded = "found Osric\n  list: feudal\n";
    const auto refusedStep = [&](const char *step) { return refused((founded + step).c_str()); };
    EXPECT_EQ(refusedStep("step dance\n").substr(0, 44), "Line 3: There is no step \"dance\". Steps: fou");
    EXPECT_EQ(refusedStep("step played\n"), "Line 3: A step has at least one \"change\".");
    EXPECT_EQ(refusedStep("step played\n  dice: 3\n  change: note-written\n    text: x\n"),
              "Line 4: These dice belong to no roll. Write the \"roll\" before them.");
    EXPECT_EQ(refusedStep("step played\n  roll: luck d6\n"),
              "Line 4: Write a roll as \"recovery 4 d6\": what for, whose, and the die; not \"luck d6\".");
    EXPECT_EQ(refusedStep("step played\n  change: sung\n"), "Line 4: “sung” is not a known kind of change.");
    EXPECT_EQ(refusedStep("step corrected\n  change: rep-changed\n    cause: correction\n    from: 5\n    id: 1\n"),
              "Line 4: “to” is missing.");
    EXPECT_EQ(
        refusedStep("step played\n  change: turn-begun\n    theirs: 1\n    turn: 1\n    yours: 2\n").substr(0, 28),
        "Line 3: A step is not valid:");
    EXPECT_EQ(refusedStep("step equipped\n  change: gear-changed\n    cause: chosen\n    gear:\n      armor: none\n"
                          "      weapon: laser\n    id: 1\n")
                  .substr(0, 7),
              "Line 4:");
}

} // namespace
} // namespace muster::testing
