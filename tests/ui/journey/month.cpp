// SPDX-License-Identifier: MIT
// A whole month in the window, by real keys and a real mouse: what a player does on game night.
#include "tests/ui/journey/journey.h"

#include "tests/support/packs.h"
#include "ui/aftermath/fatetable.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/remembered.h"

namespace muster {

namespace {

class MonthInTheWindow : public testing::Journey
{
protected:
    /// A campaign of one day: Osric Vane, Rep 3, alone.
    QString foundedAlone()
    {
        actions::NewCampaign wanted;
        wanted.name = QStringLiteral("The Harrow Marches");
        wanted.list = QStringLiteral("feudal");
        wanted.starName = QStringLiteral("Osric Vane");
        wanted.star = {{}, QStringLiteral("noble"), 3, 4, true, QStringLiteral("lance-and-sword")};
        return founded(testing::swordplay(), wanted);
    }
};

} // namespace

TEST(JourneyDice, TheProgramRollsTheSameWheneverATestIsRun)
{
    const auto shuffled = static_cast<std::uint64_t>(::testing::UnitTest::GetInstance()->random_seed());
    EXPECT_EQ(freshSeed(), std::mt19937_64(shuffled)());
}

TEST_F(MonthInTheWindow, AMonthFromRecruitingToTheNextByKeysAndMouse)
{
    open(foundedAlone());

    // Three Grunts, one by one, with the player's own dice.
    for (const char *dice : {"14", "66", "34"}) {
        ASSERT_EQ(nextAct(), "Recruit Grunt");
        goOn();
        type(dice);
        press(Qt::Key_Return);
    }
    ASSERT_EQ(campaign().gruntCount(), 3);
    EXPECT_EQ(campaign().band[1].profile.type.toStdString(), "Heavy Infantry");
    EXPECT_EQ(campaign().band[2].profile.type.toStdString(), "Crossbowman");
    EXPECT_EQ(campaign().band[3].profile.type.toStdString(), "Infantry");
    picture(QStringLiteral("journey-band"));

    // The Patrol is rolled up by the program, and laid out on the table.
    for (int i = 0; i < 3 && !campaign().encounter; ++i)
        goOn();
    ASSERT_TRUE(campaign().encounter);
    EXPECT_EQ(campaign().encounter->kind, EncounterKind::Patrol);
    picture(QStringLiteral("journey-encounter"));
    ASSERT_EQ(nextAct(), "Begin play");
    goOn();
    ASSERT_EQ(nextAct(), "After the battle");
    goOn();

    // A success; the first Grunt went out of the fight, the rest are fine: a click on the first row, then letters.
    goOn();
    press(Qt::Key_Space);
    auto *fates = on<FateTable>(PageKind::Aftermath);
    click(fates, 0, 1);
    type("foff");
    press(Qt::Key_Return);
    picture(QStringLiteral("journey-aftermath"));

    // Everything is rolled at the table, and low dice pass: all ones.
    auto *conversation = on<DiceConversation>(PageKind::Aftermath);
    const std::size_t before = steps();
    while (const auto wanted = conversation->deed().wanted()) {
        type(QByteArray(wanted->count, '1').constData());
        press(Qt::Key_Return);
    }
    EXPECT_EQ(steps(), before) << "nothing is written before Finish";
    goOn();
    ASSERT_EQ(steps(), before + 1);

    // Then it is the second month, and a Raid: Attack comes next at the same EAL. The two of Rep 4 outranked the Star, and
    // the third weighed three successes against the Star's two.
    EXPECT_EQ(campaign().turn, 2);
    EXPECT_EQ(campaign().next.kind, EncounterKind::RaidAttack);
    EXPECT_EQ(campaign().next.eal, campaign().past.front().eal);
    for (const Roll &roll : window().document()->book().steps.back().rolls) {
        for (const Die die : roll.dice)
            EXPECT_EQ(die, (Die{1, Thrower::Player}));
    }
    EXPECT_TRUE(campaign().band.size() == 1 && campaign().star());

    // The whole month can be undone to the first day, by the keyboard, and redone again.
    takeBackAndForward();
    picture(QStringLiteral("journey-month-two"));
}

} // namespace muster
