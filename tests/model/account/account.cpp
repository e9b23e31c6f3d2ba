// SPDX-License-Identifier: MIT

// Tests accounts of battles: their contents, the place of each part, and the dice. Also tests careers.

#include "model/account/campaignbook.h"
#include "model/account/career.h"
#include "model/changes/story.h"
#include "model/storytext/storytext.h"
#include "tests/support/accounts.h"

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

/// Returns "2: Tibb ducked back | …", with the player's own words in quotation marks.
std::string told(const AccountTurn &turn)
{
    QStringList lines;
    for (const AccountLine &line : turn.lines)
        lines << (line.own ? u"“%1”"_s.arg(line.text)
                           : line.text + (line.dice.empty() ? QString() : u" [%1]"_s.arg(facesOf(line.dice))));
    return QString(QString::number(turn.turn) + u": "_s + lines.join(u" | "_s)).toStdString();
}

TEST(Account, LeavesOutWhatIsNotWanted)
{
    const Steps steps = played(notedPatrol);
    AccountChoice choice;
    choice.words = false;
    const Account account = lastAccount(steps, choice);
    for (const AccountTurn &turn : account.turns)
        for (const AccountLine &line : turn.lines)
            EXPECT_FALSE(line.own) << line.text.toStdString();
    choice.table = choice.came = choice.turns = choice.fates = false;
    const Account bare = lastAccount(steps, choice);
    EXPECT_FALSE(bare.table.hasMap());
    EXPECT_TRUE(bare.came.empty() && bare.turns.empty() && bare.fates.empty());
    EXPECT_FALSE(bare.next.empty());
}

TEST(Account, HasTheCareersOnlyWhereTheyAreWanted)
{
    const Steps steps = played(notedPatrol);
    EXPECT_TRUE(lastAccount(steps).careers.empty());
    AccountChoice choice;
    choice.careers = true;
    const Account account = lastAccount(steps, choice);
    ASSERT_EQ(account.careers.size(), 3U);
    EXPECT_EQ(account.careers[1].lines.front().text.toStdString(),
              "Month 1: Tibb joined: Feudal list 5: Heavy Infantry, Rep 4");
}

/// The first note about a battle gives its title and its introduction. A note about a step is in the step's turn.
TEST(Account, HasThePlayersWordsInTheirPlaces)
{
    Steps steps = played(notedPatrol);
    const auto finished = static_cast<int>(steps.size());
    steps.push_back(wrote(1, {AboutKind::Battle, finished}, "Fire at the ford", "Two halls stand by the ford."));
    steps.push_back(wrote(2, {AboutKind::Step, 7}, "", "It was a goat."));
    steps.push_back(wrote(3, {AboutKind::Battle, finished}, "Home again", "We buried nobody."));
    steps.push_back(wrote(4, {AboutKind::Figure, 2}, "", "Tibb's own."));
    const Account account = lastAccount(steps);
    EXPECT_EQ(account.title, u"Fire at the ford"_s);
    EXPECT_EQ(account.facts.front().text(), u"Patrol, success"_s) << "which the title does not say";
    ASSERT_EQ(account.opening.size(), 1U);
    EXPECT_TRUE(account.opening[0].title.isEmpty()) << "it is the report's";
    EXPECT_EQ(account.opening[0].text, u"Two halls stand by the ford."_s);
    ASSERT_EQ(account.closing.size(), 1U);
    EXPECT_EQ(account.closing[0].title, u"Home again"_s);
    EXPECT_NE(told(account.turns[1]).find("PEF 1 resolved: X, none [1] | “It was a goat.”"), std::string::npos)
        << told(account.turns[1]);
}

std::string decided(const Career &career)
{
    QStringList lines;
    for (const FigureChapter &chapter : career.chapters)
        lines << u"%1 %2: %3. %4 [%5]"_s.arg(
            QString::number(chapter.turn), QString::number(chapter.rep), chapter.title, chapter.detail,
            facesOf(chapter.dice.rolls.empty() ? std::vector<StoryDice>() : std::vector<StoryDice>{chapter.dice}));
    return lines.join(u'\n').toStdString();
}

/// A patrol in which Berta is lost: the roll that killed her, and Tibb's kills.
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

TEST(Career, EndsWithTheRollThatKilled)
{
    const Careers careers = careersOf(played(lostPatrol), swordplay());
    const Career *berta = careers.find(FigureId{3});
    ASSERT_TRUE(berta);
    EXPECT_EQ(berta->how, u"Died of wounds"_s);
    EXPECT_EQ(decided(*berta).substr(decided(*berta).find("Berta died")),
              "Berta died of wounds. Out of the Fight, Rep 3, none passed [5 and 6]");
    ASSERT_EQ(berta->battles.size(), 1U);
    EXPECT_TRUE(berta->battles[0].gone);
}

/// In the first edition turns have cards.
TEST(Account, GivesEachTurnOfEveryRuleSetItsHeading)
{
    const Result<Steps> steps = playStory(
        rookMeetsZombies + u"begin\nturn\n  dice: 6 43\nturn\n  dice: 38 5\nfinish success\n  fine: the others\n"_s,
        chainReaction1());
    ASSERT_TRUE(steps) << steps.problem().text.toStdString();
    const std::vector<AccountTurn> turns = accountsOf(*steps, chainReaction1(), battlesOf(*steps)).front().turns;
    ASSERT_EQ(turns.size(), 3U);
    EXPECT_EQ(turns[2].turn, 2);
    EXPECT_FALSE(turns[2].lines.front().text.startsWith(u"Turn"_s)) << turns[2].lines.front().text.toStdString();
}

TEST(CampaignBook, HasTheFoesAndWhatWasWrittenAboutThem)
{
    Steps steps = sampleSteps(swordplay());
    Step named;
    named.kind = StepKind::Told;
    named.changes.push_back(FoeNamed{1, u"Gashnak"_s});
    steps.push_back(named);
    steps.push_back(wrote(8, {AboutKind::Foe, 1}, "After the long winter", "He remembers us.", 7));
    const CampaignBook book = campaignBookOf(steps, swordplay());
    ASSERT_EQ(book.foes.size(), 1U);
    EXPECT_EQ(book.foes[0].name, u"Gashnak"_s);
    ASSERT_EQ(book.foes[0].passages.size(), 1U);
    EXPECT_EQ(book.foes[0].passages[0].title, u"After the long winter"_s);
}

} // namespace
} // namespace muster::testing
