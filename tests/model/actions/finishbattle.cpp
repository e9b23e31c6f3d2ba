// SPDX-License-Identifier: MIT

// A battle finished as a whole: the order of things, the months, the next encounter (R4, R13), and half a battle for the
// preview.

#include "tests/support/acts.h"
#include "tests/support/bands.h"

namespace muster::testing {
namespace {

TEST(FinishBattle, TellsAWholeMonthInTheBooksOrder)
{
    const Campaign before = Band()
                                .star("Osric", 5)
                                .grunt("Tibb", 4)
                                .months(5)
                                .grunt("Berta", 4)
                                .exempt()
                                .grunt("Ulric", 3)
                                .grunt("Hamo", 5)
                                .outranking()
                                .grunt("Emmot", 3)
                                .plays(EncounterKind::RaidAttack, 3);

    const Taken after = finish(before,
                               success({{1, Fate::Fine},
                                        {2, Fate::OutOfTheFight},
                                        {3, Fate::RanAway},
                                        {4, Fate::ObviouslyDead},
                                        {5, Fate::Fine},
                                        {6, Fate::Fine}}),
                               "2 5  5 3"
                               "  1 5 6 2  3 6  6 2 4 5"
                               "  1 2 3");

    EXPECT_EQ(after.head, "Battle finished: a success; next Raid: Attack, EAL rises to 4");
    EXPECT_EQ(after.told,
              "Ulric was killed: Obviously Dead, Rep 3\n"
              "Tibb recovered: Out of the Fight, Rep 4, one passed `(2) 5`\n"
              "Berta is back: ran away, Rep 4, one passed; Rep 4 to 3 `5 (3)` R15\n"
              "Hamo left: Rep 5, more than the Star's R10\n"
              "Tibb stays firm: 3 to 1, no test next time `(1) 5 6 (2) (3) 6 : 6 (2) 4 5`\n"
              "Emmot left: 2 to 3 `(1) 5 6 (2) : (1) (2) (3)`\n"
              "Berta stays, untested: exempt this time R19");
    EXPECT_EQ(standing(after.campaign), "Osric Rep 5, 1 months\nTibb Rep 4, 6 months, exempt\nBerta Rep 3, 1 months");
    EXPECT_EQ(after.campaign.turn, 2);
    EXPECT_EQ(after.campaign.phase, Phase::Prepare);
    EXPECT_FALSE(after.campaign.encounter);
}

TEST(FinishBattle, TheNextEncounterFollowsFromTheOneTheEalBeganWith_R13)
{
    struct Case {
        EncounterKind played;
        int eal;
        Outcome outcome;
        NextEncounter next;
    };
    const std::vector<Case> cases = {
        {EncounterKind::Patrol, 3, Outcome::Success, {EncounterKind::RaidAttack, 3}},
        {EncounterKind::Patrol, 3, Outcome::Failure, {EncounterKind::RaidDefend, 4}},
        {EncounterKind::Patrol, 5, Outcome::Failure, {EncounterKind::RaidDefend, 5}},
        {EncounterKind::RaidAttack, 3, Outcome::Success, {EncounterKind::RaidAttack, 4}},
        {EncounterKind::RaidAttack, 3, Outcome::Failure, {EncounterKind::Patrol, 2}},
        {EncounterKind::RaidAttack, 1, Outcome::Failure, {EncounterKind::Patrol, 1}},
        {EncounterKind::RaidDefend, 3, Outcome::Success, {EncounterKind::Patrol, 2}},
        {EncounterKind::RaidDefend, 3, Outcome::Failure, {EncounterKind::RaidDefend, 3}},
    };
    for (const Case &c : cases) {
        const Band band = Band().star("Osric", 5).plays(c.played, c.eal);
        const Taken after = finish(band, report(c.outcome, {{1, Fate::Fine}}), "");
        EXPECT_EQ(after.campaign.next, c.next) << after.head;
        EXPECT_EQ(after.campaign.eal, c.next.eal) << after.head;
        ASSERT_EQ(after.campaign.past.size(), 1U);
        EXPECT_EQ(after.campaign.past.front(), (PastEncounter{1, c.played, c.eal, c.outcome}));
    }
}

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
    EXPECT_EQ(taken(before, step).told, "Tibb stays firm: 2 to 1, no test next time `(1) (2) 6 : (1) 5 6`");
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
