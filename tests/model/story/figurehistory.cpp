// SPDX-License-Identifier: MIT

// “Why Rep 3?”: the Band page's text about a figure, and the chronicle's links from steps to figures.

#include "model/story/figurehistory.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/play.h"
#include "model/story/narratedstep.h"
#include "model/storytext/storytext.h"
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
                     .arg(chapter.title, chapter.detail, testing::printed(chapter.dice), throwerOf(chapter.dice.rolls),
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
        "Month 1, Rep 4: Tibb joined. Feudal list 5: Heavy Infantry, Rep 4 [2 3] your dice\nMonth 4, Rep 3: Tibb is "
        "back. ran away, Rep 4, one passed; Rep 4 to 3 [6 (2)] rolled for you R15");
}

// A figure that joined in a battle that was set aside is among the former figures. Its history tells that it joined and
// left.
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
    EXPECT_EQ(tibb->second.back().text().toStdString(), "Tibb left: came for this encounter only");
    EXPECT_EQ(howEverybodyLeft(steps)[FigureId{2}].toStdString(), "Left after the one encounter it came for");
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

TEST(NarratedStep, WhatHappenedToSomebodyOnTheTableIsInTheName)
{
    const Campaign before = Band().star("Osric", 5).grunt("Tibb", 4).plays(EncounterKind::Patrol, 3);
    Step lost;
    lost.kind = StepKind::Played;
    lost.changes = {RepChanged{FigureId{2}, 4, 3, RepCause::Fight}};
    EXPECT_EQ(nameOf(lost, before, swordplay()).toStdString(), "Tibb: Rep 4 to 3, lost during the fight");
}

TEST(NarratedStep, ALeaverWhoPoisonsIsAboutTheVictimsToo)
{
    const NarratedStep last = tellAll(sampleSteps(swordplay()), swordplay()).back();
    EXPECT_EQ(last.lines.back().about, (std::vector<FigureId>{FigureId{10}, FigureId{2}}));
    EXPECT_EQ(last.lines.back().theme, Theme::Leaves);
}

TEST(NarratedStep, EveryDieOfALineIsMarkedAsCountedOrNot)
{
    for (const NarratedStep &story : tellAll(sampleSteps(swordplay()), swordplay())) {
        std::vector<StoryLine> lines = story.lines;
        lines.push_back(story.head);
        for (const StoryLine &line : lines) {
            ASSERT_EQ(line.dice.counted.size(), line.dice.rolls.size());
            for (std::size_t i = 0; i < line.dice.rolls.size(); ++i)
                EXPECT_EQ(static_cast<qsizetype>(line.dice.counted[i].size()), line.dice.rolls[i].dice.size());
        }
    }
}

} // namespace

} // namespace muster::testing
