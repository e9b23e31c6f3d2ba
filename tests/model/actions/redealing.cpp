// SPDX-License-Identifier: MIT

// Keep what I like, roll the rest.

#include "model/story/setupdice.h"
#include "rules/dice/randomdice.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"

namespace muster::testing {
namespace {

Step prepared()
{
    RandomDice dice(48213);
    Step step;
    actions::prepare(Band().star("Osric", 5).next(EncounterKind::Patrol, 3), swordplay(), {}, 48213, dice, step);
    step.rolls = dice.rolls();
    return step;
}

Campaign onPatrol()
{
    Campaign campaign = Band().star("Osric", 5).next(EncounterKind::Patrol, 3);
    apply(campaign, prepared());
    return campaign;
}

Taken dealtAgain(const Campaign &before, const Redeal &again, const char *dice)
{
    EXPECT_EQ(refusal(actions::checkRedeal(before, swordplay(), again)), "");
    return taken(before,
                 rolledStep(dice, [&](Dice &d, Step &step) { actions::redeal(before, swordplay(), again, d, step); }));
}

TEST(Redealing, IsAStepThatTellsWhatCameOfIt_R5)
{
    const Campaign before = onPatrol();
    const Taken after = dealtAgain(before, {{1, 9}, {3}}, "1 1  2 1  6");
    EXPECT_EQ(after.head,
              "Table re-rolled: section 1 rough, section 9 clear, PEFs in "
                  + std::to_string(before.encounter->setup.pefs[0].section) + ", "
                  + std::to_string(before.encounter->setup.pefs[1].section) + " and 6 `1 1 : 2 1 : 6` R5");
    EXPECT_EQ(after.campaign.encounter->seed, before.encounter->seed) << "what is kept must look as it did";
    EXPECT_FALSE(after.campaign.encounter->seeded);
}

TEST(Redealing, TheDiceOfEachSectionAreThoseItLiesThereBy)
{
    Book book;
    book.steps = {Step(), prepared()};
    book.steps.push_back(dealtAgain(onPatrol(), {{1}, {2}}, "1 1  6").step);
    book.inForce = 3;
    const Campaign after = dealtAgain(onPatrol(), {{1}, {2}}, "1 1  6").campaign;

    const SetupDice dice(book, *after.encounter);

    ASSERT_EQ(dice.ofSection(1).size(), 1U);
    EXPECT_EQ(dice.ofSection(1).front().dice, (Faces{{1, Thrower::Player}, {1, Thrower::Player}}));
    EXPECT_EQ(dice.ofPef(2).front().dice, (Faces{{6, Thrower::Player}}));
    ASSERT_FALSE(dice.ofSection(5).empty());
    EXPECT_EQ(dice.ofSection(5).front().dice.front().by, Thrower::Program);

    EXPECT_EQ(dice.inWords(Thrower::Player), QStringLiteral("section 1: 1 1, PEF 2: 6"));
    EXPECT_TRUE(dice.inWords(Thrower::Program).startsWith(QStringLiteral("section 2: ")));
    const QString sheet = dealtInWords(book);
    EXPECT_TRUE(
        sheet.startsWith(QStringLiteral("Your own dice: section 1: 1 1, PEF 2: 6. Rolled for you: section 2: ")))
        << sheet.toStdString();

    Encounter byHand = *after.encounter;
    byHand.setup.sections[0].words = QStringLiteral("the well");
    EXPECT_FALSE(SetupDice(book, byHand).ofSection(1).empty()) << "words are no other ground";
    byHand.setup.sections[0].terrain = Terrain::Woods;
    EXPECT_TRUE(SetupDice(book, byHand).ofSection(1).empty());
}

TEST(Redealing, IsRefusedWhereThereIsNothingToDeal)
{
    EXPECT_EQ(refusal(actions::checkRedeal(Band().star("Osric", 5), swordplay(), {{1}, {}})),
              "There is no current encounter to re-roll.");
    EXPECT_EQ(refusal(actions::checkRedeal(onPatrol(), swordplay(), {})),
              "Everything is locked, so there is nothing to re-roll. Unlock a section or a PEF.");
    EXPECT_EQ(refusal(actions::checkRedeal(onPatrol(), swordplay(), {{10}, {4}})),
              "There is no section 10 on the table. Use 1 to 9.\nThere is no PEF 4 on the table.");
}

} // namespace
} // namespace muster::testing
