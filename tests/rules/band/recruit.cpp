// SPDX-License-Identifier: MIT
#include "rules/band/recruit.h"

#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

QString drawn(const char *list, const char *faces)
{
    const ArmyList &army = *swordplay().list(QString::fromLatin1(list));
    const Profile figure = onDice(faces, [&](Dice &dice) { return recruitOne(army, dice); });
    return QStringLiteral("%1, %2, Rep %3, AC %4%5, %6")
        .arg(figure.type, figure.figureClass)
        .arg(figure.rep)
        .arg(figure.armor)
        .arg(figure.shield ? QStringLiteral(" + shield") : QString(), figure.weapon);
}

} // namespace

TEST(Recruiting, TheSumOfTwoDiceNamesTheRowOfTheList)
{
    EXPECT_EQ(drawn("feudal", "1 1").toStdString(), "Mounted Knight, noble, Rep 5, AC 4 + shield, lance-and-sword");
    EXPECT_EQ(drawn("feudal", "2 4").toStdString(), "Infantry, soldier, Rep 3, AC 2 + shield, spear");
    EXPECT_EQ(drawn("feudal", "6 3").toStdString(), "Infantry, soldier, Rep 3, AC 2 + shield, spear");
    EXPECT_EQ(drawn("northmen", "5 4").toStdString(), "Household, noble, Rep 5, AC 4, two-hand-axe");
    EXPECT_EQ(drawn("dwarves", "4 6").toStdString(), "Anvil Guard, noble, Rep 5, AC 6, two-hand-axe");
    EXPECT_EQ(drawn("elves", "3 3").toStdString(), "Archer, missile, Rep 5, AC 2, longbow");
    EXPECT_EQ(drawn("goblins", "2 6").toStdString(), "Greater Ogre, warrior, Rep 4, AC 6, two-hand-axe");
    EXPECT_EQ(drawn("orcs", "3 6").toStdString(),
              "Mounted Wolf Rider, warrior, Rep 5, AC 4 + shield, javelin-and-sword");
}

TEST(Recruiting, EachFigureIsRolledWithDiceOfItsOwn)
{
    const ArmyList &feudal = *swordplay().list(QStringLiteral("feudal"));
    const Tape dice = tape("6 6 1 4");
    std::vector<Profile> figures;

    const Attempt attempted = attempt(dice, [&](Dice &d) { figures = recruit(swordplay(), feudal, 2, d); });

    ASSERT_TRUE(attempted.isComplete());
    ASSERT_EQ(figures.size(), 2U);
    EXPECT_EQ(figures[0].type, QStringLiteral("Crossbowman"));
    EXPECT_EQ(figures[1].type, QStringLiteral("Heavy Infantry"));
    EXPECT_EQ(attempted.rolls[0].reason, (Reason{RollKind::Recruit, 1}));
    EXPECT_EQ(attempted.rolls[1].reason, (Reason{RollKind::Recruit, 2}));
}
