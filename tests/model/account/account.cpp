// SPDX-License-Identifier: MIT
// A battle as it is told to others: what is in it, in which place, and with which dice.
#include "tests/support/accounts.h"

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

std::string inOneLine(const std::vector<AccountFact> &facts)
{
    QStringList texts;
    for (const AccountFact &fact : facts)
        texts << (fact.pattern.contains(u"%1"_s) ? fact.text() : fact.pattern + u": "_s + fact.value);
    return texts.join(u"; "_s).toStdString();
}

/// "2: Tibb ducked back | …", the player's own words in quotation marks.
std::string told(const AccountTurn &turn)
{
    QStringList lines;
    for (const AccountLine &line : turn.lines)
        lines << (line.own ? u"“%1”"_s.arg(line.text)
                           : line.text + (line.dice.empty() ? QString() : u" [%1]"_s.arg(facesOf(line.dice))));
    return QString(QString::number(turn.turn) + u": "_s + lines.join(u" | "_s)).toStdString();
}

std::string told(const AccountFate &fate)
{
    return u"%1 %2→%3 %4 [%5]"_s
        .arg(fate.name, QString::number(fate.repBefore), fate.gone ? u"gone"_s : QString::number(fate.repAfter),
             fate.told, facesOf(fate.dice))
        .toStdString();
}

} // namespace

TEST(Account, BeginsWithWhatWasFoughtAndHowItEnded)
{
    const Account account = lastAccount(played(notedPatrol));
    EXPECT_EQ(account.title, u"Patrol"_s);
    EXPECT_EQ(account.when, u"Month 1"_s);
    EXPECT_EQ(account.kind, u"patrol"_s);
    EXPECT_EQ(inOneLine(account.facts), "Success; Enemy Activity Level 3; Against Northmen");
    EXPECT_EQ(account.foot.join(u"; "_s).toStdString(), "Swordplay, Feudal; Seed 48233; Written with Muster");
}

TEST(Account, TellsOfARaidWhetherItWasByDayOrByNight)
{
    const Steps sample = sampleSteps(swordplay());
    const std::vector<Account> accounts = accountsOf(sample, swordplay(), battlesOf(sample));
    ASSERT_EQ(accounts.size(), 6U);
    EXPECT_EQ(inOneLine(accounts[2].facts), "Failure; by night; Enemy Activity Level 4; Against Orcs");
    EXPECT_EQ(accounts[4].satOut, u"Berta"_s);
    EXPECT_EQ(accounts[4].came.size(), 5U);
}

TEST(Account, GivesEachTurnItsEventsAndThePlayersNotes)
{
    const Account account = lastAccount(played(notedPatrol));
    ASSERT_EQ(account.turns.size(), 3U);
    EXPECT_EQ(told(account.turns[0]), "0: The battle begins: 3 figures on the table");
    EXPECT_EQ(told(account.turns[1]),
              "1: You first: groups of Rep 5 or more; then the enemy's of Rep 2 or more [5 and 2] | “Something moved "
              "among the rocks.” | PEF 1 resolved: X, none [1]");
    EXPECT_EQ(
        told(account.turns[2]),
        "2: Enemy first: groups of Rep 4 or more; then yours of Rep 3 or more [3 and 4] | Tibb: Out of the Fight");
}

/// A newcomer's Hakon was named at the table, and the report had only "Leader, Rep 5, Short Bow".
TEST(Account, TellsOfTheLeaderWhoWasNamedAtTheTable)
{
    const Account account = lastAccount(
        played(onPatrol
               + u"begin\nturn\n  dice: 5 2\nwas 1 Archer 5\nleads 1 1\nname-leader Hakon\nseen 1\nseen 2\nseen 3\n"
                 "finish success\n  fine: the others\n  dice: 1 1 1 1 1  6 6 6 6  6 6 6\n"_s));
    EXPECT_EQ(
        told(account.turns.back()),
        "1: You first: groups of Rep 5 or more; then the enemy's of Rep 2 or more [5 and 2] | What PEF 1 was: 1 "
        "figure | Group 1, 1 figure, section 5: Archer, Rep 5, Short Bow | Leader of the enemy: Archer, Rep 5, in "
        "group 1 | Their leader is Hakon: Northmen, Rep 5, Short Bow | Sections 1, 2 and 3 scouted: 3 of 9");
}

/// Of the first edition, whose turns are cards.
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

TEST(Account, GivesEverybodyTheDiceThatDecided)
{
    const Account account = lastAccount(played(notedPatrol));
    ASSERT_EQ(account.fates.size(), 3U);
    // The Star's common dice are the Star's own; both sides of a Grunt's test stand together.
    EXPECT_EQ(told(account.fates[0]), "Osric Vane 5→5 Fine; Stay or Go: one die fewer [1, 5, 2, 6]");
    EXPECT_EQ(told(account.fates[1]),
              "Tibb 4→4 Recovers, stays firm; successes: 2 to 1; exempt next time [2 and 6; 1, 6, 6, 6]");
    EXPECT_EQ(told(account.fates[2]), "Berta 3→3 Stays firm; successes: 2 to 1; exempt next time [1, 6, 6]");
    EXPECT_EQ(inOneLine(account.next),
              "Figures: 3; Total Rep: 12; Enemy Activity Level: 3; Next encounter: Raid: Attack; Battles won: 1 of 1");
}

TEST(Account, CanHaveTheDiceAtTheEndOrNowhere)
{
    const Steps steps = played(notedPatrol);
    const Account atEnd = lastAccount(steps, {AccountDice::Story});
    ASSERT_FALSE(atEnd.diceAtEnd.empty());
    const Account none = lastAccount(steps, {AccountDice::None});
    EXPECT_TRUE(none.diceAtEnd.empty());
    EXPECT_EQ(told(none.fates[0]), "Osric Vane 5→5 Fine []");
    EXPECT_EQ(told(none.fates[1]), "Tibb 4→4 Recovers, stays firm; exempt next time []");
    for (const Account *account : {&atEnd, &none}) {
        for (const AccountFate &fate : account->fates)
            EXPECT_TRUE(fate.dice.empty());
        for (const AccountTurn &turn : account->turns)
            for (const AccountLine &line : turn.lines)
                EXPECT_TRUE(line.dice.empty());
    }
    EXPECT_EQ(atEnd.diceAtEnd[0].text.toStdString(),
              "Turn 1, You first: groups of Rep 5 or more; then the enemy's of Rep 2 or more");
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
              "Month 1: Recruited at Rep 4. The Feudal list, 5: Heavy Infantry.");
}

/// The first words about a battle are its title and its beginning; what was written about a step stands in its turn.
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

/// What is added while the battle is played is about the month, and stands in the turn all the same.
TEST(Account, HasPicturesAndWordsOfTheBattleInTheTurnTheyWereAddedIn)
{
    const About month{AboutKind::Month, 1};
    Steps steps = played(notedPatrol);
    const Account without = lastAccount(steps);
    steps.insert(steps.begin() + 9, pictured(3, month, "Tibb falls"));
    steps.insert(steps.begin() + 8, wrote(1, month, "The end", "It went dark."));
    steps.insert(steps.begin() + 6, pictured(2, month, "The rocks"));
    steps.insert(steps.begin() + 3, pictured(1, month, "Before"));
    steps.push_back(pictured(4, month, "Afterwards"));
    const Account account = lastAccount(steps);
    const auto captions = [](const AccountTurn &turn) {
        QStringList all;
        for (const AccountPicture &picture : turn.pictures)
            all << picture.caption;
        return all.join(u", "_s).toStdString();
    };
    ASSERT_EQ(account.turns.size(), 3U);
    EXPECT_EQ(captions(account.turns[0]), "");
    EXPECT_EQ(captions(account.turns[1]), "The rocks");
    EXPECT_EQ(captions(account.turns[2]), "Tibb falls, Afterwards") << "what was added when it was over stands last";
    EXPECT_EQ(told(account.turns[2]),
              "2: Enemy first: groups of Rep 4 or more; then yours of Rep 3 or more [3 and 4] | “The end\nIt went "
              "dark.” | Tibb: Out of the Fight");
    ASSERT_EQ(account.opening.size(), 1U);
    EXPECT_EQ(account.opening[0].picture->caption, u"Before"_s);
    EXPECT_EQ(account.title, without.title) << "the words were not written to be its title";

    AccountChoice bare;
    bare.turns = false;
    EXPECT_EQ(picturesIn(lastAccount(steps, bare)).size(), 4U) << "without the turns, their pictures open the report";
}

TEST(Account, OfEveryRuleSetHasNoPlaceLeftOpen)
{
    const Steps sample = sampleSteps(swordplay());
    for (const Account &account : accountsOf(sample, swordplay(), battlesOf(sample))) {
        EXPECT_FALSE(account.table.inWords.isEmpty());
        EXPECT_FALSE(account.table.paragraphs.empty());
        for (const AccountFate &fate : account.fates)
            EXPECT_FALSE(fate.told.isEmpty()) << fate.name.toStdString();
    }
}

} // namespace muster::testing
