// SPDX-License-Identifier: MIT

// The battle on the table: turns, PEFs, the enemy's moves, how everybody stands, and what the page after it opens with.

#include "model/actions/play/play.h"
#include "model/story/whatnow.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"

#include <functional>

namespace muster::testing {
namespace {

using Deed = std::function<void(Dice &, Step &)>;

/// A battle that goes on: each act is checked to make sense, and told.
class Battle
{
public:
    Battle(Campaign campaign, const Pack &pack)
        : m_campaign(std::move(campaign))
        , m_pack(pack)
    {
    }
    explicit Battle(Campaign campaign)
        : Battle(std::move(campaign), swordplay())
    {
    }

    Battle &begins(const std::vector<int> &party = {})
    {
        std::vector<FigureId> ids;
        for (const int id : party)
            ids.push_back(FigureId{id});
        return does(actions::beginPlay(m_campaign, m_pack, ids));
    }
    Battle &turn(const char *dice)
    {
        return rolls(dice, actions::checkBeginTurn(m_campaign),
                     [&](Dice &d, Step &step) { actions::beginTurn(m_campaign, m_pack, d, step); });
    }
    Battle &moves(int pef, const char *dice)
    {
        return rolls(dice, actions::checkMovePef(m_campaign, pef),
                     [&](Dice &d, Step &step) { actions::movePef(m_campaign, m_pack, pef, d, step); });
    }
    Battle &resolves(int pef, const char *dice)
    {
        return rolls(dice, actions::checkResolvePef(m_campaign, m_pack, pef),
                     [&](Dice &d, Step &step) { actions::resolvePef(m_campaign, m_pack, pef, d, step); });
    }
    Battle &does(const Result<Step> &step)
    {
        EXPECT_TRUE(step) << refusal(step);
        if (step)
            take(*step);
        return *this;
    }
    Battle &rolls(const char *dice, const Problems &problems, const Deed &deed)
    {
        EXPECT_TRUE(problems.empty()) << refusal(problems);
        Step step = onDice(dice, [&](Dice &d) {
            Step rolled;
            deed(d, rolled);
            rolled.rolls = d.rolls();
            return rolled;
        });
        take(step);
        return *this;
    }

    const Campaign &campaign() const { return m_campaign; }
    const Play &play() const { return *m_campaign.play; }
    const std::string &told() const { return m_told; } ///< the last act
    std::string now() const { return whatNow(m_campaign, m_pack).toStdString(); }

private:
    void take(const Step &step)
    {
        const StepStory story = tell(step, 1, m_campaign, m_pack);
        m_told = printed(story.head).toStdString();
        for (const StoryLine &line : story.lines)
            m_told += '\n' + printed(line).toStdString();
        apply(m_campaign, step);
    }

    Campaign m_campaign;
    const Pack &m_pack;
    std::string m_told;
};

Band threeOnPatrol()
{
    return Band().star("Osric", 5).grunt("Tibb", 4).grunt("Berta", 3).plays(EncounterKind::Patrol, 3);
}

Campaign inChainReaction(Band band, const char *option = nullptr, const char *value = nullptr)
{
    if (option)
        band.option(option, value);
    Campaign campaign = band;
    campaign.rules = QStringLiteral("chain-reaction-3");
    campaign.list = QStringLiteral("military");
    campaign.encounter->enemy = QStringLiteral("insurgents");
    int rep = 2;
    for (Pef &pef : campaign.encounter->setup.pefs)
        pef.rep = rep++;
    return campaign;
}

} // namespace

TEST(Play, BeginsWithThoseWhoComeAlong_R28)
{
    Battle battle(threeOnPatrol());
    EXPECT_EQ(battle.now(), "Say who comes along, put them by your edge, and begin play.");
    battle.begins({1, 3});
    EXPECT_EQ(battle.told(), "The battle begins: two figures on the table; at home: Tibb");
    EXPECT_EQ(battle.play().party(), 2);
    EXPECT_EQ(battle.play().starPower, 5);
    EXPECT_EQ(battle.play().eal, 3);
    EXPECT_EQ(battle.play().waitingPefs(), 3);
    EXPECT_EQ(refusal(actions::beginPlay(battle.campaign(), swordplay(), {})), "The battle is on the table already.");
    EXPECT_EQ(refusal(actions::beginPlay(threeOnPatrol(), swordplay(), {FigureId{7}})),
              "Nobody in the band has number 7.");
    EXPECT_EQ(refusal(actions::beginPlay(Band().star("Osric", 5), swordplay(), {})),
              "No encounter is in hand. Prepare one first.");
}

TEST(Play, ATurnBeginsWithTwoDifferentDice)
{
    Battle battle(threeOnPatrol());
    EXPECT_EQ(refusal(actions::checkBeginTurn(battle.campaign())), "The battle has not begun. Begin play first.");
    battle.begins().turn("4 4  2 2  5 3");
    EXPECT_EQ(battle.told(), "Turn 1: you first, groups of Rep 5 or more; then theirs of Rep 3 `4 4 : 2 2 : 5 3`");
    EXPECT_EQ(battle.now(), "Your groups of Rep 5 or more act. Then move PEF 1, PEF 2 and PEF 3.");
    battle.turn("1 6");
    EXPECT_EQ(battle.told(), "Turn 2: they first, groups of Rep 6 or more; then yours of Rep 1 `1 6`");
}

TEST(Play, PefsMoveAgainstTheEalOncePerTurn)
{
    Battle battle(threeOnPatrol());
    battle.begins().turn("2 5").moves(1, "3 1  4");
    EXPECT_EQ(battle.told(), "PEF 1 moved: 16\" towards you, through cover `(3) (1) : 4`");
    EXPECT_EQ(refusal(actions::checkMovePef(battle.campaign(), 1)), "PEF 1 has moved this turn.");
    battle.moves(2, "4 5");
    EXPECT_EQ(battle.told(), "PEF 2 stays: does not move `4 5`");
    EXPECT_EQ(battle.now(), "The enemy acts: move PEF 3. Then you: Rep 2 or more.");
    battle.moves(3, "1 6  2").does(actions::placePef(battle.campaign(), 3, 6));
    EXPECT_EQ(battle.told(), "PEF 3 placed: now in section 6");
    EXPECT_EQ(battle.play().pef(3)->pef.section, 6);
    EXPECT_EQ(battle.now(), "Your groups of Rep 2 or more act. Then roll activation for turn 2.");
    EXPECT_EQ(refusal(actions::placePef(battle.campaign(), 3, 6)), "PEF 3 is in section 6 already.");
    EXPECT_EQ(refusal(actions::placePef(battle.campaign(), 3, 10)), "The table has sections 1 to 9, not 10.");
}

TEST(Play, ALastPefMaySplitInTwo)
{
    Battle battle(threeOnPatrol());
    battle.begins().resolves(1, "1").resolves(2, "2").turn("1 2").moves(3, "1 2  1");
    EXPECT_EQ(battle.told(), "PEF 3 moved: splits in two `(1) (2) : 1`\nPEF 4 appeared: in section 4");
    EXPECT_EQ(battle.play().waitingPefs(), 2);
    EXPECT_EQ(refusal(actions::checkMovePef(battle.campaign(), 4)), "PEF 4 has moved this turn.");
}

TEST(Play, AnARaisesTheEalForTheRestOfTheEncounter_R13)
{
    Battle battle(threeOnPatrol());
    battle.begins().resolves(2, "3");
    EXPECT_EQ(battle.told(), "PEF 2 resolved: A, something is out there; EAL 4 from now on `3` R13");
    EXPECT_EQ(battle.play().eal, 4);
    EXPECT_EQ(battle.campaign().eal, 3) << "the campaign's own stays";
    EXPECT_EQ(refusal(actions::checkResolvePef(battle.campaign(), swordplay(), 2)),
              "PEF 2 has been resolved: A, something is out there.");
    battle.resolves(1, "5  6 5  1 1 2 2 3 3 4 4 5 5");
    EXPECT_EQ(battle.play().groups.front().figures.size(), 5U) << "at EAL 4 a 5 is a B: the party and two more";
}

TEST(Play, ContactBringsAGroupAndTheLastPefTheLeader_R23_R24)
{
    Battle battle(threeOnPatrol());
    battle.begins({1, 2}).resolves(1, "4  1 2  3 3").resolves(2, "1");
    ASSERT_EQ(battle.play().groups.size(), 1U);
    EXPECT_FALSE(battle.play().leaderPlaced());
    battle.resolves(3, "5  3 4  2 3 5 4");
    EXPECT_EQ(battle.told(),
              "PEF 3 resolved: B, contact `5`\n"
              "Group 2, two figures: section 4: Leader, Rep 5; Mounted Wolf Rider, Rep 5 `3 4 : 2 3 : 5 4` R24");
    EXPECT_TRUE(battle.play().leaderPlaced());
    EXPECT_EQ(battle.play().enemies(), 3);
}

TEST(Play, TwoGroupsComeInForce)
{
    Battle battle(threeOnPatrol());
    battle.begins({1}).resolves(1, "6  1 1  2 2  5  1 1  6 6");
    EXPECT_EQ(battle.told(),
              "PEF 1 resolved: C, in force `6`\n"
              "Group 1, one figure: section 2: Leader, Rep 5 `1 1 : 2 2` R24\n"
              "Group 2, one figure: 6\" to the right of the first; section 2: Greater Orc, Rep 5 `5 : 1 1 : 6 6`");
}

TEST(Play, NobodySeesAPefWhereNobodyStands)
{
    Battle battle(threeOnPatrol());
    battle.begins({2}).does(actions::setState(battle.campaign(), FigureId{2}, TableState::RanAway));
    EXPECT_EQ(refusal(actions::checkResolvePef(battle.campaign(), swordplay(), 1)),
              "Nobody of yours stands on the table to see PEF 1.");
    EXPECT_EQ(battle.now(), "Nobody of yours is left on the table. Go to After the battle.");
}

TEST(Play, EnemyGroupsMoveByTheirLeadersRepWithADieMoreInCoverAndForNumbers)
{
    Battle battle(threeOnPatrol());
    battle.begins({2}).resolves(1, "4  6 5  2 2 3 3 4 4").turn("2 4");
    EXPECT_EQ(battle.now(), "The enemy acts: move PEF 2, PEF 3 and group 1. Then you: Rep 2 or more.");
    const auto move = [&](bool cover, std::optional<bool> numbers) {
        return [&battle, cover, numbers](Dice &d, Step &step) {
            actions::moveGroup(battle.campaign(), swordplay(), 1, cover, numbers, d, step);
        };
    };
    battle.rolls("5 6 4 6", actions::checkMoveGroup(battle.campaign(), swordplay(), 1), move(true, {}));
    EXPECT_EQ(battle.told(), "Group 1 moved: one passed: halts, missile troops fire `5 6 (4) 6`");
    EXPECT_EQ(refusal(actions::checkMoveGroup(battle.campaign(), swordplay(), 1)), "Group 1 has moved this turn.");
    battle.turn("1 3").rolls("1 2", {}, move(false, false));
    EXPECT_EQ(battle.told(), "Group 1 moved: both passed: advances on you, missile troops fire `(1) (2)`");
    for (int figure = 1; figure <= 3; ++figure)
        battle.does(actions::setEnemyState(battle.campaign(), 1, figure, TableState::Dead));
    EXPECT_EQ(refusal(actions::checkMoveGroup(battle.campaign(), swordplay(), 1)),
              "Nobody of group 1 is left to move.");
}

TEST(Play, GroupsStandInSectionsAndAreStruckOff)
{
    Battle battle(threeOnPatrol());
    battle.begins({2}).resolves(1, "4  1 1  2 2").does(actions::placeGroup(battle.campaign(), 1, 5));
    EXPECT_EQ(battle.told(), "Group 1 placed: now in section 5");
    battle.does(actions::strikeGroup(battle.campaign(), 1, true));
    EXPECT_EQ(battle.play().enemies(), 0);
    EXPECT_EQ(refusal(actions::strikeGroup(battle.campaign(), 1, true)), "Group 1 is off the table already.");
    battle.does(actions::strikeGroup(battle.campaign(), 1, false));
    EXPECT_EQ(battle.play().enemies(), 1);
    EXPECT_EQ(refusal(actions::placeGroup(battle.campaign(), 2, 5)), "There is no enemy group 2 on the table.");
    EXPECT_EQ(refusal(actions::setEnemyState(battle.campaign(), 1, 1, TableState::AtHome)),
              "An enemy cannot be at home.");
    EXPECT_EQ(refusal(actions::setEnemyState(battle.campaign(), 1, 2, TableState::Dead)),
              "Group 1 has figures 1 to 1, not 2.");
}

TEST(Play, StarPowerTakesTheDamageDownAndSixesAreLost_R28)
{
    Battle battle(threeOnPatrol());
    const auto hit = [&](TableState damage) {
        return [&battle, damage](Dice &d, Step &step) {
            actions::rollStarPower(battle.campaign(), swordplay(), damage, d, step);
        };
    };
    battle.begins();
    battle.rolls("2 2 3 5 6", actions::checkStarPower(battle.campaign(), TableState::Dead), hit(TableState::Dead));
    EXPECT_EQ(battle.told(), "Star Power: three levels less; four dice left `(2) (2) (3) 5 6` R28")
        << "the book's own example: from Obviously Dead to carrying on";
    battle.rolls("4 1 6 6", actions::checkStarPower(battle.campaign(), TableState::Dead), hit(TableState::Dead));
    EXPECT_EQ(battle.told(), "Star Power: one level less; two dice left `4 (1) 6 6` R28\nOsric: Out of the Fight");
    EXPECT_EQ(refusal(actions::checkStarPower(battle.campaign(), TableState::RanAway)),
              "Star Power works against stunned, Out of the Fight and dead.");
    battle.rolls("6 6", {}, hit(TableState::Stunned));
    EXPECT_EQ(refusal(actions::checkStarPower(battle.campaign(), TableState::Stunned)),
              "Osric has no Star Power left.");
}

TEST(Play, OnlyAStarCheatsDeath)
{
    Battle battle(threeOnPatrol());
    battle.begins().does(actions::setState(battle.campaign(), FigureId{1}, TableState::CheatedDeath));
    EXPECT_EQ(refusal(actions::setState(battle.campaign(), FigureId{2}, TableState::CheatedDeath)),
              "Tibb cannot cheat death: only a Star can.");
    EXPECT_EQ(refusal(actions::setState(battle.campaign(), FigureId{1}, TableState::CheatedDeath)),
              "Osric is noted as cheated death already.");
}

TEST(Play, APatrolIsOverWhenNineSectionsAreSeen)
{
    Battle battle(threeOnPatrol());
    battle.begins();
    for (int section = 1; section <= 9; ++section)
        battle.does(actions::seeSection(battle.campaign(), section, true));
    EXPECT_EQ(battle.told(), "Section 9 seen: 9 of 9");
    EXPECT_EQ(battle.now(),
              "All nine sections are seen. Leave by the edge you came from, then go to After the battle.");
    battle.does(actions::seeSection(battle.campaign(), 4, false));
    EXPECT_EQ(battle.play().sectionsSeen(), 8);
}

TEST(Play, LootingTakesQuietTurnsInARow)
{
    Battle battle(Band().star("Osric", 5).plays(EncounterKind::RaidAttack, 3));
    const auto loot = [&](const char *dice) {
        battle.rolls(dice, actions::checkLoot(battle.campaign(), 1),
                     [&](Dice &d, Step &step) { actions::loot(battle.campaign(), 1, d, step); });
    };
    battle.begins();
    loot("4");
    EXPECT_EQ(battle.told(), "Objective building 1: two more quiet turns to loot it `4`");
    loot("");
    EXPECT_EQ(battle.told(), "Objective building 1: one more quiet turn to loot it");
    battle.does(actions::breakOffLoot(battle.campaign(), 1));
    EXPECT_EQ(battle.told(), "Objective building 1: the search was broken off");
    loot("");
    loot("");
    EXPECT_EQ(battle.told(), "Objective building 1: looted");
    EXPECT_EQ(battle.now(), "The loot is yours. Leave by the edge you came from, then go to After the battle.");
    EXPECT_EQ(refusal(actions::checkLoot(battle.campaign(), 1)), "Building 1 is looted already.");
    EXPECT_EQ(refusal(actions::checkLoot(battle.campaign(), 2)), "There is no objective building 2.");
}

TEST(Play, NotesAreKeptAsOneLine)
{
    Battle battle(threeOnPatrol());
    battle.begins().does(actions::writeNote(battle.campaign(), QStringLiteral("  Tibb holds\nthe <b>ford</b> ")));
    EXPECT_EQ(battle.told(), "Note: Tibb holds the <b>ford</b>");
    EXPECT_EQ(refusal(actions::writeNote(battle.campaign(), QStringLiteral(" \n"))),
              "The note is empty. Write a line.");
}

TEST(Play, TheReportOpensAsTheBattleStands)
{
    Battle battle(threeOnPatrol());
    battle.begins({1, 2})
        .does(actions::setState(battle.campaign(), FigureId{1}, TableState::DuckedBack))
        .does(actions::setState(battle.campaign(), FigureId{2}, TableState::Captured));
    const std::vector<ReportedFate> expected = {{FigureId{1}, Fate::Fine}, {FigureId{2}, Fate::Captured}};
    EXPECT_EQ(actions::fatesSoFar(battle.play()), expected) << "Berta stayed at home";
    const Taken after = finish(battle.campaign(), success({{1, Fate::Fine}, {2, Fate::Captured}}), "1 1 1 1 1 6 6 6");
    EXPECT_FALSE(after.campaign.play) << "nothing is left on the table";
}

TEST(ChainReactionPlay, PefsMoveByTheirRepAndResolveByHowManyWereBefore)
{
    Battle battle(inChainReaction(Band().star("Sgt Rock", 5).grunt("Char", 4).plays(EncounterKind::Patrol, 3)),
                  chainReaction3());
    battle.begins();
    EXPECT_FALSE(battle.play().starPower) << "it has no Star Power";
    battle.turn("5 3");
    EXPECT_EQ(battle.now(), "Your groups of Rep 5 or more act. Then move PEF 3 and PEF 2.")
        << "the highest Rep first; PEF 1 has Rep 2, below their die";
    battle.moves(3, "5 6").resolves(1, "3");
    EXPECT_EQ(battle.told(), "PEF 1 resolved: C, false alarm `3`");
    battle.resolves(2, "5");
    EXPECT_EQ(battle.told(), "PEF 2 resolved: C, false alarm `5`") << "the second row";
    EXPECT_EQ(battle.play().resolvedPefs(), 2);
}

TEST(ChainReactionPlay, AGroupThatPassedBothGoesOnWithoutDice)
{
    Battle battle(inChainReaction(Band().star("Sgt Rock", 5).grunt("Char", 4).plays(EncounterKind::Patrol, 3)),
                  chainReaction3());
    const auto move = [&](Dice &d, Step &step) {
        actions::moveGroup(battle.campaign(), chainReaction3(), 1, false, {}, d, step);
    };
    battle.begins().resolves(1, "2  2 2  6  4 4").turn("5 2");
    EXPECT_EQ(battle.play().enemies(), 1) << "Stragglers, half as many";
    battle.rolls("1 2", actions::checkMoveGroup(battle.campaign(), chainReaction3(), 1), move);
    EXPECT_EQ(battle.told(),
              "Group 1 moved: both passed: fires from cover in range, follows you if you retire `(1) (2)`");
    battle.turn("5 2");
    EXPECT_EQ(refusal(actions::checkMoveGroup(battle.campaign(), chainReaction3(), 1)),
              "Group 1 passed both dice before and goes on as it does.");
    EXPECT_EQ(battle.now().find("group 1"), std::string::npos);
}

TEST(ChainReactionPlay, DoublesMayBringAnotherPef_R53)
{
    Battle battle(
        inChainReaction(Band().star("Sgt Rock", 5).plays(EncounterKind::Patrol, 3), "reinforcements", "doubles"),
        chainReaction3());
    battle.begins().turn("3 3  5 2  1 4");
    EXPECT_EQ(battle.play().pefs.size(), 3U) << "yours was higher";
    battle.turn("3 3  2 5  4  4 3  1 4");
    EXPECT_EQ(battle.play().pefs.size(), 4U);
    EXPECT_EQ(battle.play().pef(4)->pef.section, 4) << "by the left flank";
    EXPECT_EQ(battle.play().pef(4)->pef.rep, 3) << "the lower of two";
}

TEST(ChainReactionPlay, SevenBringsFiguresForTheHigherDie_R53)
{
    Battle battle(
        inChainReaction(Band().star("Sgt Rock", 5).grunt("Char", 4).grunt("Dez", 3).plays(EncounterKind::Patrol, 3),
                        "reinforcements", "seven"),
        chainReaction3());
    battle.begins({1, 2}).turn("4 3  6");
    EXPECT_EQ(battle.told(),
              "Turn 1: you first, groups of Rep 4 or more; then theirs of Rep 3 `4 3`\n"
              "Reinforcements for you: up to one figure from home `6` R53");
    battle.turn("2 5  3  4 4 5 5");
    ASSERT_EQ(battle.play().groups.size(), 1U);
    EXPECT_EQ(battle.play().groups.front().figures.size(), 2U);
    EXPECT_EQ(battle.play().groups.front().section, 2) << "by their own edge";
}

} // namespace muster::testing
