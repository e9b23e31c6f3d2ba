// SPDX-License-Identifier: MIT
// A figure's life: its battles, whom it lost there, and the rolls that decided it.
#include "model/account/career.h"

#include "tests/support/accounts.h"
#include "tests/support/longcampaign.h"

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

std::string decided(const Career &career)
{
    QStringList lines;
    for (const FigureChapter &chapter : career.chapters)
        lines << u"%1 %2: %3. %4 [%5]"_s.arg(
            QString::number(chapter.turn), QString::number(chapter.rep), chapter.title, chapter.detail,
            facesOf(chapter.dice.rolls.empty() ? std::vector<StoryDice>() : std::vector<StoryDice>{chapter.dice}));
    return lines.join(u'\n').toStdString();
}

Careers sampleCareers()
{
    return careersOf(sampleSteps(swordplay()), swordplay());
}

/// A patrol in which Berta is lost: the roll that killed her, and what Tibb saw of it.
const QString lostPatrol = onPatrol + QStringLiteral(R"(
finish success
  out-of-the-fight: Berta, Tibb
  fine: the others
  kills: Tibb 2
  # Recovery: Tibb passes both, Berta none.
  dice: 2 1   5 6
  rolled: 1 5 2 6
  dice: 1 6 6 6
)");

} // namespace

TEST(Career, EndsWithTheRollThatKilled)
{
    const Careers careers = careersOf(played(lostPatrol), swordplay());
    const Career *berta = careers.find(FigureId{3});
    ASSERT_TRUE(berta);
    EXPECT_EQ(berta->how, u"Died of wounds"_s);
    EXPECT_EQ(decided(*berta).substr(decided(*berta).find("Died")),
              "Died of wounds. Recovery against Rep 3: no die passed. [5 and 6]");
    ASSERT_EQ(berta->battles.size(), 1U);
    EXPECT_TRUE(berta->battles[0].gone);
}

/// Tibb goes down, recovers, and leaves: what decided is his Stay or Go, and his recovery is told by itself.
TEST(Career, NamesTheRollThatDecidedAndNoOther)
{
    QString story = lostPatrol;
    story.replace(u"dice: 1 6 6 6"_s, u"dice: 1 1 1 6"_s);
    const Careers careers = careersOf(played(story), swordplay());
    const Career *tibb = careers.find(FigureId{2});
    ASSERT_TRUE(tibb && tibb->farewell);
    const std::string life = decided(*tibb);
    EXPECT_NE(life.find("Recovered. Out of the Fight. Recovery against Rep 4: both dice passed. [2 and 1]\n"),
              std::string::npos)
        << life;
    EXPECT_NE(life.find("Stay or Go: 2 to 3. ["), std::string::npos) << life;
}

TEST(Career, TellsTheRollsThatWereSurvivedToo)
{
    const Careers careers = careersOf(played(lostPatrol), swordplay());
    const Career *tibb = careers.find(FigureId{2});
    ASSERT_TRUE(tibb);
    EXPECT_NE(decided(*tibb).find("1 4: Recovered. Out of the Fight. Recovery against Rep 4: both dice passed. [2 and "
                                  "1]"),
              std::string::npos)
        << decided(*tibb);
    EXPECT_EQ(whyItsRep({{tibb->figure.id, tibb->chapters}}, tibb->figure.id).size(), 1U)
        << "they are no reason for its Rep";
}

TEST(Career, NamesTheComradesLostInTheSameBattle)
{
    const Careers careers = careersOf(played(lostPatrol), swordplay());
    const Career *tibb = careers.find(FigureId{2});
    ASSERT_TRUE(tibb);
    ASSERT_EQ(tibb->battles.size(), 1U);
    EXPECT_EQ(careers.lostIn(*tibb, tibb->battles[0]), std::vector<FigureId>{FigureId{3}});
    EXPECT_EQ(tibb->sums.lost, 1);
    EXPECT_EQ(careers.find(FigureId{3})->sums.lost, 0) << "itself";
    ASSERT_EQ(careers.comradesOf(*tibb).size(), 2U);
    EXPECT_EQ(careers.comradesOf(*tibb)[1].id, FigureId{3});
}

TEST(Career, CountsKillsInEveryRuleSet)
{
    const Steps steps = played(lostPatrol);
    const Careers careers = careersOf(steps, swordplay());
    ASSERT_EQ(careers.all.size(), 3U);
    EXPECT_EQ(careers.find(FigureId{2})->sums.kills, 2);
    EXPECT_EQ(careers.find(FigureId{1})->sums.kills, 0);
    QStringList told;
    const StepStory finished = tellAll(steps, swordplay()).back();
    for (const StoryLine &line : finished.lines)
        told << line.title;
    EXPECT_TRUE(told.contains(u"Tibb killed 2 enemies"_s)) << told.join(u'\n').toStdString();
}

TEST(Career, CountsOnlyTheBattlesTheFigureWasIn)
{
    const Careers careers = sampleCareers();
    ASSERT_EQ(careers.battles.size(), 6U);
    const Career *star = careers.find(FigureId{1});
    ASSERT_EQ(star->battles.size(), 6U);
    EXPECT_EQ(star->sums.battles, 6);
    const auto berta = std::find_if(careers.all.begin(), careers.all.end(),
                                    [](const Career &career) { return career.figure.name == u"Berta"_s; });
    ASSERT_NE(berta, careers.all.end());
    EXPECT_EQ(berta->figure.joined, 1);
    EXPECT_EQ(berta->sums.battles, 5) << "she sat out one";
    for (const Career &career : careers.all)
        EXPECT_EQ(static_cast<int>(career.battles.size()), career.sums.battles) << career.figure.name.toStdString();
}

TEST(Career, OfOneWhoLeftByStayOrGoHasBothSidesDice)
{
    const Careers careers = sampleCareers();
    const Career *odo = careers.find(FigureId{10});
    ASSERT_TRUE(odo);
    EXPECT_EQ(odo->how, u"Left, and poisoned minds"_s);
    const FigureChapter &last = odo->chapters.back();
    EXPECT_TRUE(last.detail.startsWith(u"Stay or Go: "_s)) << last.detail.toStdString();
    EXPECT_EQ(last.dice.rolls.size(), 2U);
}

TEST(Career, OfEverybodyWhoEverWasInTheBandStandsInOrder)
{
    const Steps steps = longCampaign(600, 3);
    const Careers careers = careersOf(steps, swordplay());
    const Campaign now = fold(steps);
    EXPECT_EQ(careers.all.size(), now.band.size() + now.former.size());
    int last = 0;
    for (const Career &career : careers.all) {
        EXPECT_GT(number(career.figure.id), last);
        last = number(career.figure.id);
        EXPECT_EQ(whyItsRep({{career.figure.id, career.chapters}}, career.figure.id).size(),
                  figureHistory(steps, swordplay(), career.figure.id).size());
        EXPECT_EQ(career.farewell.has_value(), now.find(career.figure.id) == nullptr);
    }
}

TEST(Career, HasWhatThePlayerWroteOfTheFigure)
{
    Steps steps = played(lostPatrol);
    steps.push_back(wrote(1, {AboutKind::Figure, 3}, "", "She could not swim.", 2));
    const Careers careers = careersOf(steps, swordplay());
    ASSERT_EQ(careers.all.size(), 3U);
    ASSERT_EQ(careers.find(FigureId{3})->passages.size(), 1U);
    EXPECT_EQ(careers.find(FigureId{3})->passages[0].text, u"She could not swim."_s);
    EXPECT_TRUE(careers.find(FigureId{2})->passages.empty());
}

} // namespace muster::testing
