// SPDX-License-Identifier: MIT

// The first edition on the table: cards and deeds, the places of the sides, and the rules of each encounter.

#include "model/systems/parts.h"
#include "tests/window/table.h"

#include <algorithm>

namespace muster::testing {
namespace {

const QString three = QStringLiteral(R"(
found Rook
  list: gang
  rep: 4
  option: genre=gang
  option: terrain=none
join Ash
  rep: 3
  armor: none
  weapon: pistol
join Bo
  rep: 3
  armor: none
  weapon: pistol

)");
const QString firefight =
    three + QStringLiteral("prepare\n  enemy: zombies\n  dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1\n");
const QString recover = three
    + QStringLiteral("prepare\n  enemy: zombies\n  dice: 3 4  1 1  1 1  1 1  6 6  1 1  1 1  1 1\n  dice: 1  3 3  3\n");
const QString siege =
    three + QStringLiteral("prepare\n  enemy: zombies\n  dice: 3 4  1 1  1 1  1 1  1 1  1 1  6 6  1 1\n  dice: 1\n");
const QString pursuit = three
    + QStringLiteral("prepare\n  enemy: police\n  dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1\n"
                     "  dice: 1 1  1 1  1 1  1 1\nfinish failure\n  fine: the others\nprepare\n  dice: 2\n");

class FirstEditionTable : public AtTheTable
{
protected:
    void begin(const QString &story) { AtTheTable::begin(story, "chain-reaction-1"); }
    int kills(int figure) const { return play().find(FigureId{figure})->deeds.kills; }
};

TEST_F(FirstEditionTable, IsPlayedByCardsAndReportedAsItStands)
{
    begin(firefight);
    app.press("A");
    EXPECT_TRUE(app.offers("Draw the cards")) << "no dice are wanted";
    app.type("6h4s");
    app.press("Return");
    EXPECT_EQ(play().turn, 1);
    EXPECT_TRUE(app.says("Turn 1: "));
    app.click("Rook");
    for (const char *key : {"K", "K", "W"})
        app.press(key);
    EXPECT_TRUE(app.says("killed 2"));
    app.open("After the battle");
    EXPECT_TRUE(app.isOn("Bad Wound", in("Rook")));
    EXPECT_EQ(app.field("Rook, enemies killed"), "2");
    EXPECT_TRUE(app.isOn("Rook, inflicted damage"));
}

TEST_F(FirstEditionTable, ABandOffTheTableChoosesTheMiddleOfTheNearRow)
{
    startOn("Encounter", three, "chain-reaction-1");
    app.choose("Enemy", "Zombies");
    app.fill("Sections wide", "3");
    app.fill("Sections deep", "2");
    app.choose("Dice", "Your own");
    app.click("Go now");
    app.throwDice({"34", "66", "11", "11", "11", "11", "11", "11", "3", "5", "2"}); // an ambush by the band
    app.click("Begin play");
    EXPECT_EQ(play().ownGroups.front().section, offTable);
    EXPECT_TRUE(app.isOn("Section 5"));
}

TEST_F(FirstEditionTable, WhoFelledAnEnemyIsSaidByHisNumber_R65)
{
    begin(firefight);
    unfold("Group 1");
    app.click("Leader");
    EXPECT_FALSE(app.offers("By Rook")) << "the figure is on its feet";
    app.press("X");
    EXPECT_TRUE(app.offers("By Rook"));
    app.press("2");
    EXPECT_EQ(kills(2), 1) << "Ash";
    EXPECT_FALSE(app.offers("By Rook")) << "it is said";
    app.press("C");
    app.click("Ash");
    app.press("M");
    EXPECT_EQ(kills(2), 0) << "the enemy got up again";
}

TEST_F(FirstEditionTable, WhoDidItIsAskedBehindTheStatesWhichStayWhereTheyWere)
{
    begin(firefight);
    unfold("Group 1");
    app.click("Leader");
    const QRect before = app.place("Dead");
    app.doubleClick("Dead");
    EXPECT_EQ(app.place("Dead"), before);
    EXPECT_TRUE(app.says("Leader, Rep 3, Zombie, Unarmed, dead"));
    const QRect by = app.place("By Rook");
    EXPECT_TRUE(by.top() > before.top() || by.left() > before.right());
}

TEST_F(FirstEditionTable, EveryFigureKeepsItsDigitAndWhatItCannotDoSaysWhy)
{
    begin(firefight);
    unfold("Group 1");
    app.click("Leader");
    app.press("W");
    app.press("1");
    EXPECT_TRUE(play().find(FigureId{1})->deeds.inflictedDamage);
    EXPECT_TRUE(app.says("By Rook"));
    EXPECT_FALSE(app.offers("By Rook")) << "who has hurt somebody already";
    app.press("3");
    EXPECT_TRUE(play().find(FigureId{3})->deeds.inflictedDamage);
    app.click("Rook");
    EXPECT_FALSE(app.offers("Inflicted damage"));
    EXPECT_TRUE(app.says("Inflicted damage is already noted."));
}

TEST_F(FirstEditionTable, NobodyIsCreditedWithMoreThanThereAre)
{
    begin(firefight);
    const int enemies = play().enemies();
    const std::string why = "Enemies killed: " + std::to_string(enemies + 1) + " are reported, but there were only "
        + std::to_string(enemies) + ".";
    app.click("Rook");
    for (int i = 0; i <= enemies; ++i)
        app.press("K");
    EXPECT_EQ(kills(1), enemies);
    EXPECT_TRUE(app.announces(why));
    EXPECT_FALSE(app.offers("Add kill"));
    app.press("A");
    EXPECT_FALSE(app.says(why)) << "the cards are drawn by now";
}

TEST_F(FirstEditionTable, BeginsAtTheBandsOwnEdgeWithWhoSatOutBelowTheOthers_R26)
{
    startOn("Encounter", firefight, "chain-reaction-1");
    app.click("Party");
    app.click("Rook");
    app.press("Down");
    app.press("Space"); // Ash
    app.click("Begin play");
    EXPECT_TRUE(app.isOn("Section 8"));
    const std::vector<std::string> rows = app.rows("On the table");
    const auto rook = std::ranges::find_if(rows, [](const std::string &row) { return row.starts_with("Rook,"); });
    ASSERT_GE(rows.end() - rook, 3);
    EXPECT_TRUE(rook[1].starts_with("Bo,"));
    EXPECT_TRUE(rook[2].starts_with("Ash,"));
}

TEST_F(FirstEditionTable, TheMapIsLetteredWithHowBothSidesBegin)
{
    begin(firefight);
    const QRect map = app.place("Map of the battle");
    const auto isLettered = [&](int top, int bottom) {
        return app.ink({map.left(), top, map.width(), bottom - top}) > 100;
    };
    EXPECT_TRUE(isLettered(map.top(), app.place("Section 1").top() - 2)) << "theirs";
    EXPECT_TRUE(isLettered(app.place("Section 9").bottom() + 12, map.bottom())) << "yours";
}

TEST_F(FirstEditionTable, HostagesAreFoundAndBroughtOutByKeys)
{
    begin(recover);
    app.click("Hostages");
    app.press("F");
    EXPECT_TRUE(app.says("0 of 2 out"));
    app.press("O");
    app.press("O");
    EXPECT_TRUE(app.says("2 of 2 out"));
    EXPECT_TRUE(app.offers("One fewer out"));
    EXPECT_FALSE(app.offers("One more out"));
    for (int i = 0; i < 3; ++i)
        app.press("Del");
    EXPECT_TRUE(app.says("2, not found"));
}

TEST_F(FirstEditionTable, ASiegeIsToldAndDrawnWhereItStands)
{
    startOn("Encounter", siege, "chain-reaction-1");
    EXPECT_TRUE(app.says("You are inside the buildings, surrounded. They stand all round you."));
    app.click("Begin play");
    EXPECT_TRUE(app.isOn("Section 5"));
    EXPECT_TRUE(app.says("Section 5, the buildings, your band: Rook, Ash, Bo"));
    EXPECT_TRUE(app.says("Section 2, group 1: Leader"));
    EXPECT_TRUE(dragMark("Section 5", "Section 4", [&] { return play().ownGroups.front().section == 4; }));
}

TEST_F(FirstEditionTable, ChasersAreOffTheMapAndEnterOnTheNextRoundRollsIt)
{
    begin(pursuit);
    EXPECT_TRUE(app.says("Rookie 3, off the table"));
    for (int number = 1; number <= 9; ++number)
        EXPECT_FALSE(app.says("Section " + std::to_string(number) + ", group 1"));
    app.click("Next round");
    app.press("Return");
    EXPECT_TRUE(app.offers("Roll the dice"));
    app.throwDice({"4", "3"});
    EXPECT_EQ(scenarioOf(play())->pursuit->runners, 4 + 2 + 3) << "the lowest Rep";
    EXPECT_TRUE(app.says("53″ apart"));
}

TEST_F(FirstEditionTable, TheSectionToEnterByIsChosenWhereOneSaysWhoComes)
{
    startOn("Encounter", firefight, "chain-reaction-1");
    app.click("Party");
    EXPECT_EQ(app.field("The section you start in"), "section 8");
    app.choose("The section you start in", "section 4");
    EXPECT_EQ(app.field("The section you start in"), "section 4");
    app.restart();
    EXPECT_TRUE(app.says("from section 4"));
    app.press("Ctrl+Return");
    EXPECT_TRUE(app.says("Section 4, your band"));
}

} // namespace
} // namespace muster::testing
