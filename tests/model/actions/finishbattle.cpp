// SPDX-License-Identifier: MIT

// A battle finished as a whole: its dice by name (R4), half a battle for the preview, and wounds beside fates.

#include "tests/support/acts.h"
#include "tests/support/bands.h"

namespace muster::testing {
namespace {

TEST(FinishBattle, DiceAreAskedForByNameInOrder_R4)
{
    const Campaign before =
        Band().star("Osric", 2).grunt("Tibb", 2).months(2).grunt("Berta", 1).plays(EncounterKind::Patrol, 3);
    const BattleReport report = success({{1, Fate::Fine}, {2, Fate::RanAway}, {3, Fate::OutOfTheFight}});

    QStringList asked;
    Tape dice;
    for (;;) {
        Step step;
        const Attempt attempted =
            attempt(dice, [&](Dice &d) { actions::finishBattle(before, swordplay(), report, d, step); });
        if (!attempted.stop)
            break;
        asked << words::request(attempted.stop->request, words::namesIn(before));
        dice.insert(dice.end(), static_cast<std::size_t>(attempted.stop->request.count), {1, Thrower::Player});
    }

    EXPECT_EQ(asked.join(QLatin1Char('\n')).toStdString(),
              "Recovery, Tibb: 2d6\n"
              "Recovery, Berta: 2d6\n"
              "Stay or Go, the Star: 1d6\n"
              "Stay or Go, the Star for Tibb: 1d6\n"
              "Stay or Go, Tibb: 2d6\n"
              "Stay or Go, Berta: 1d6");
}

TEST(FinishBattle, HalfTheDiceShowHalfTheBattle)
{
    const Campaign before = Band().star("Osric", 3).grunt("Tibb", 3).grunt("Berta", 3).plays(EncounterKind::Patrol, 3);
    Step step;
    const Tape dice = tape("1 2 6  1 5 6");
    const Attempt attempted = attempt(dice, [&](Dice &d) {
        actions::finishBattle(before, swordplay(), success({{1, Fate::Fine}, {2, Fate::Fine}, {3, Fate::Fine}}), d,
                              step);
    });

    ASSERT_TRUE(attempted.stop);
    step.rolls = attempted.rolls;
    EXPECT_EQ(taken(before, step).told, "Tibb stayed firm: 2 to 1, no test next time `(1) (2) 6 : (1) 5 6`");
}

TEST(WoundsBesideFates, CountAsTheyAreTold_R7)
{
    const Campaign before = Band().star("Osric", 4).grunt("Tibb", 3).grunt("Berta", 3).plays(EncounterKind::Patrol, 3);
    BattleReport report = success({{1, Fate::Fine}, {2, Fate::RanAway}, {3, Fate::Captured}});
    report.figures[1].deeds.wound = Fate::OutOfTheFight; // it lies, and did not get away
    report.figures[2].deeds.wound = Fate::ObviouslyDead; // there was nobody to capture
    const Taken after = finish(before, report, "1 1  1 1 1  4 4 4");
    EXPECT_EQ(after.campaign.findEver(FigureId{3})->status, Status::Dead);
    EXPECT_NE(after.told.find("Tibb recovered: Out of the Fight"), std::string::npos) << after.told;
}

TEST(WoundsBesideFates, OfACapturedGruntCountForStayOrGo_R32)
{
    const Campaign before = Band().star("Osric", 4).grunt("Tibb", 3).grunt("Berta", 3).plays(EncounterKind::Patrol, 3);
    BattleReport report = success({{1, Fate::Fine}, {2, Fate::Captured}, {3, Fate::Fine}});
    finish(before, report, "1 1 1 1  4 4 4");
    report.figures[1].deeds.wound = Fate::OutOfTheFight;
    finish(before, report, "1 1 1  4 4 4"); // the Star's common roll has a die less
}

} // namespace
} // namespace muster::testing
