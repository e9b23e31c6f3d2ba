// SPDX-License-Identifier: MIT

// "Why Rep 3?": what the Band page says of one figure.

#include "model/story/figurehistory.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/play.h"

#include "model/sample/sample.h"
#include "tests/support/bands.h"
#include "tests/support/packs.h"
#include "tests/support/tellings.h"

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

std::string historyInText(const std::vector<FigureChapter> &chapters)
{
    QStringList lines;
    for (const FigureChapter &chapter : chapters)
        lines << QStringLiteral("Month %1, Rep %2: %3. %4 [%5] %6 %7")
                     .arg(chapter.turn)
                     .arg(chapter.rep)
                     .arg(chapter.title, chapter.detail, testing::printed(chapter.dice), chapter.thrower,
                          chapter.rulings.join(QLatin1Char(' ')))
                     .trimmed();
    return lines.join(QLatin1Char('\n')).toStdString();
}

std::string historyOf(int id)
{
    return historyInText(figureHistory(sampleSteps(swordplay()), swordplay(), FigureId{id}));
}

Step corrected(Changes changes)
{
    Step step;
    step.kind = StepKind::Corrected;
    step.changes = std::move(changes);
    return step;
}

TEST(FigureHistory, TellsWhereARepComesFromWithItsDice)
{
    EXPECT_EQ(
        historyOf(2),
        "Month 1, Rep 4: Recruited at Rep 4. The Feudal list, 5: Heavy Infantry. [2 3] your dice\nMonth 4, Rep 3: Rep "
        "4 "
        "to 3. Ran Away. Recovery against Rep 4: one die passed, so back with one Rep less. [6 (2)] rolled for you "
        "R15");
}

TEST(FigureHistory, OfARecruitWhoWasRolledAgainNamesTheRollThatCounted)
{
    Campaign campaign;
    Step founded;
    founded.kind = StepKind::Founded;
    Step recruited;
    recruited.kind = StepKind::Recruited;
    const Figure rock = Band().star("Rock", 4).campaign().band.front();
    founded.changes = {
        Founded{QStringLiteral("The Yard"), QStringLiteral("chain-reaction-3"), QStringLiteral("gang"), {}},
        FigureJoined{rock}};
    Figure dez = rock;
    dez.id = FigureId{2};
    dez.star = false;
    dez.profile = {QStringLiteral("Banger"), {}, 4, 0, false, QStringLiteral("pistol")};
    recruited.changes = {FigureJoined{dez}};
    recruited.rolls = {{{RollKind::Recruit, 2}, 6, {{1, Thrower::Program}, {1, Thrower::Program}}},
                       {{RollKind::Recruit, 2}, 6, {{3, Thrower::Program}, {3, Thrower::Program}}}};
    const std::vector<Step> steps{founded, recruited};
    EXPECT_EQ(figureHistory(steps, chainReaction3(), FigureId{2}).front().detail.toStdString(),
              "The Gang list, 6: Banger.");
}

TEST(FigureHistory, EndsWithHowSomebodyWasLost)
{
    EXPECT_EQ(historyOf(8),
              "Month 3, Rep 3: Recruited at Rep 3. The Feudal list, 8: Infantry. [2 6] your dice\n"
              "Month 3, Rep 3: Died of wounds. Recovery against Rep 3: no die passed. [5 6] your dice");
}

// Who joined in a run that does not count is among the former, and has come and gone.
TEST(FigureHistory, OfWhoCameInARunThatIsSetAsideTellsBoth)
{
    const Campaign band = Band().star("Maud", 4).grunt("Tibb", 3);
    Step founded;
    founded.changes = {
        Founded{QStringLiteral("The Marches"), QStringLiteral("swordplay"), QStringLiteral("feudal"), {}},
        FigureJoined{band.band.front()}};
    Encounter patrol;
    patrol.enemy = QStringLiteral("orcs");
    Step prepared{StepKind::Prepared, {}, {EncounterPrepared{patrol}}, {}};
    Step began{StepKind::Played, {}, {PlayBegun{{{FigureId{1}}}, 4}}, {}};
    Step came{StepKind::Recruited, {}, {FigureJoined{band.band.back()}}, {}};
    Step aside{StepKind::SetAside, {}, {RunSetAside{Outcome::Failure}}, {}};
    const Steps steps{founded, prepared, began, came, aside};
    ASSERT_EQ(fold(steps).former.size(), 1U);
    const FigureHistories histories = figureHistories(steps, swordplay());
    const auto tibb = histories.find(FigureId{2});
    ASSERT_NE(tibb, histories.end());
    ASSERT_EQ(tibb->second.size(), 2U);
    EXPECT_EQ(tibb->second.back().title.toStdString(), "Left after the one encounter it came for");
    EXPECT_EQ(howEverybodyLeft(steps)[FigureId{2}].toStdString(), "Left after the one encounter it came for");
}

TEST(FigureHistory, OfTheStarBeginsWithTheCampaign)
{
    EXPECT_EQ(historyOf(1), "Month 1, Rep 5: Began at Rep 5. The Star of the campaign. []");
}

TEST(FigureHistory, OfOneOfSeveralStarsSaysWhoseItIs)
{
    const Figure maud = Band().star("Maud", 4).player("Ben").campaign().band.front();
    Step founded;
    founded.changes = {
        Founded{QStringLiteral("The Marches"), QStringLiteral("swordplay"), QStringLiteral("feudal"), {}},
        FigureJoined{maud}};
    const std::vector<Step> steps{founded};
    EXPECT_EQ(figureHistory(steps, swordplay(), maud.id).front().detail.toStdString(), "Ben’s Star.");
}

TEST(FigureHistory, KnowsCorrectionsAndReturns)
{
    Steps steps = sampleSteps(swordplay());
    Figure tibb = *fold(steps).find(FigureId{2});
    tibb.profile.rep = 5;
    steps.push_back(corrected({FigureCorrected{tibb}}));
    steps.push_back(corrected({FigureReturned{FigureId{10}}}));
    EXPECT_EQ(historyInText({figureHistory(steps, swordplay(), FigureId{2}).back()}),
              "Month 7, Rep 5: Rep 3 to 5. Edited by hand. []  R5");
    EXPECT_EQ(historyInText({figureHistory(steps, swordplay(), FigureId{10}).back()}),
              "Month 7, Rep 3: Back in the band. Brought back by hand. []  R5");
}

TEST(HowEverybodyLeft, SaysItInAFewWords)
{
    std::map<FigureId, QString> how = howEverybodyLeft(sampleSteps(swordplay()));
    EXPECT_EQ(how[FigureId{6}].toStdString(), "Left");
    EXPECT_EQ(how[FigureId{8}].toStdString(), "Died of wounds");
    EXPECT_EQ(how[FigureId{9}].toStdString(), "Left after the patrol failed");
    EXPECT_EQ(how[FigureId{10}].toStdString(), "Left, and poisoned minds");
    EXPECT_EQ(how.size(), 5U) << "and nobody who is still there";
}

TEST(HowEverybodyLeft, IsNothingForOneWhoIsBack)
{
    Steps steps = sampleSteps(swordplay());
    steps.push_back(corrected({FigureReturned{FigureId{10}}}));
    EXPECT_FALSE(howEverybodyLeft(steps).contains(FigureId{10}));
}

TEST(PoisonedBy, RemembersWhoAndWhenUntilItIsSpent)
{
    Steps steps = sampleSteps(swordplay());
    const auto poisoning = poisonedBy(steps, FigureId{2});
    ASSERT_TRUE(poisoning);
    EXPECT_EQ(poisoning->by.toStdString(), "Odo");
    EXPECT_EQ(poisoning->turn, 6);
    EXPECT_FALSE(poisonedBy(steps, FigureId{3}));
    steps.push_back(corrected({PoisonSet{FigureId{2}, false}}));
    EXPECT_FALSE(poisonedBy(steps, FigureId{2}));
}

} // namespace
} // namespace muster::testing
