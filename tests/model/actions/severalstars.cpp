// SPDX-License-Identifier: MIT

// Several players in one campaign, each with a Star and Grunts of their own (Swordplay p. 26, R36): who joins and who leaves,
// whose Grunts test against whom, and what becomes of those whose Star is lost.

#include "model/actions/arms.h"
#include "model/actions/play/play.h"
#include "model/story/rollresult.h"
#include "rules/band/recruit.h"
#include "rules/dice/filleddice.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"
#include "tests/support/broughtback.h"
#include "tests/support/tapes.h"

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

/// Osric (1) with Tibb (2) and Berta (3), Ann's; Maud (4) with Ranulf (5), Ben's.
Band annsAndBens()
{
    return Band()
        .star("Osric", 3)
        .player("Ann")
        .grunt("Tibb", 3)
        .grunt("Berta", 3)
        .star("Maud", 2)
        .player("Ben")
        .grunt("Ranulf", 3);
}

actions::NewCampaign maudOf(const char *player, int rep = 4)
{
    actions::NewCampaign wanted;
    wanted.starName = u"Maud"_s;
    wanted.player = QString::fromLatin1(player);
    wanted.star.rep = rep;
    return wanted;
}

Taken recruitBands(const Campaign &before, const actions::Recruits &wanted, const char *dice)
{
    EXPECT_EQ(refusal(actions::checkRecruit(before, swordplay(), wanted)), "");
    return taken(
        before, rolledStep(dice, [&](Dice &d, Step &step) { actions::recruit(before, swordplay(), wanted, d, step); }));
}

std::string whoLeads(const Campaign &campaign)
{
    QStringList parts;
    for (const Figure &figure : campaign.band)
        parts << u"%1:%2"_s.arg(number(figure.id)).arg(number(figure.leader));
    return parts.join(u' ').toStdString();
}

const std::initializer_list<std::pair<int, Fate>> bothBandsFine{
    {1, Fate::Fine}, {2, Fate::Fine}, {3, Fate::Fine}, {4, Fate::Fine}, {5, Fate::Fine}};

TEST(SeveralStars, AnotherPlayerJoinsWithAStarAndNoGrunts)
{
    const Campaign before = Band().star("Osric", 5).player("Ann").grunt("Tibb", 4);

    const auto step = actions::join(before, swordplay(), maudOf("Ben"));

    ASSERT_TRUE(step) << refusal(step);
    const Taken after = taken(before, *step);
    EXPECT_EQ(after.head, "Ben joined the campaign with Maud: Star, Noble, Rep 4 R36");
    EXPECT_EQ(whoLeads(after.campaign), "1:1 3:3 2:1");
    EXPECT_EQ(after.campaign.star()->name, u"Osric"_s);
    EXPECT_EQ(after.campaign.freePlaces(), 4 + 4);
}

TEST(SeveralStars, NobodyJoinsTwiceOrInTheMiddleOfAnEncounter)
{
    const Band osric = Band().star("Osric", 5).player("Ann");
    EXPECT_EQ(refusal(actions::join(osric, swordplay(), maudOf(" ann"))),
              "Ann already has a Star in this campaign: Osric. Give each player's name only once.");
    EXPECT_EQ(refusal(actions::join(Band(osric).plays(EncounterKind::Patrol, 3), swordplay(), maudOf("Ben"))),
              "An encounter is under way. Finish the battle first.");
    EXPECT_NE(refusal(actions::join(osric, swordplay(), maudOf("Ben", 6))), "");
}

TEST(SeveralStars, APlayerMayJoinWithAnArmyListOfTheirOwn_R36)
{
    const Campaign osric = Band().star("Osric", 5).player("Ann");
    actions::NewCampaign orcs = maudOf("Ben");
    orcs.list = u"elvs"_s;
    EXPECT_EQ(refusal(actions::join(osric, swordplay(), orcs)),
              "There is no army list “elvs” in Swordplay. Did you mean “elves”? Lists: feudal, northmen, dwarves, "
              "elves, goblins, orcs.");
    orcs.list = u"orcs"_s;
    const auto step = actions::join(osric, swordplay(), orcs);
    ASSERT_TRUE(step) << refusal(step);
    const Taken joined = taken(osric, *step);
    EXPECT_NE(joined.head.find("Orcs list"), std::string::npos) << joined.head;

    // Each band recruits from its own list by the same dice.
    const Taken both = recruitBands(joined.campaign, {1, std::nullopt}, "3 4  3 4");
    EXPECT_NE(both.told.find("Orcs list 7"), std::string::npos) << both.told;
    const auto type = [&](int id) { return both.campaign.find(FigureId{id})->profile; };
    const auto rolled = [](const char *list) {
        return onDice("3 4",
                      [&](Dice &dice) { return recruitOne(*swordplay().list(QString::fromLatin1(list)), dice); });
    };
    EXPECT_EQ(type(3), rolled("feudal"));
    EXPECT_EQ(type(4), rolled("orcs"));
    EXPECT_EQ(both.campaign.bandOf(FigureId{2}).list, u"orcs"_s);
}

TEST(SeveralStars, EveryBandRecruitsInTurn)
{
    const Campaign before = annsAndBens();
    const Taken after = recruitBands(before, {}, "3 4  3 4");
    EXPECT_EQ(whoLeads(after.campaign), "1:1 4:4 2:1 3:1 5:4 6:1 7:4");
    EXPECT_EQ(after.campaign.freePlaces(), 0);
    EXPECT_EQ(refusal(actions::checkRecruit(after.campaign, swordplay(), {})),
              "The band of Osric has no room for that. Places free: 0.");
}

TEST(SeveralStars, OneBandRecruitsAlone)
{
    const Taken after = recruitBands(annsAndBens(), {std::nullopt, FigureId{4}}, "3 4");
    EXPECT_EQ(whoLeads(after.campaign), "1:1 4:4 2:1 3:1 5:4 6:4");
    EXPECT_TRUE(after.campaign.band.back().outranksStar); // Rep 3 against Maud's 2, not Osric's 3
    EXPECT_EQ(refusal(actions::checkRecruit(annsAndBens(), swordplay(), {2, FigureId{4}})),
              "The band of Maud has no room for that. Places free: 1.");
    EXPECT_EQ(refusal(actions::checkRecruit(annsAndBens(), swordplay(), {1, FigureId{5}})),
              "Number 5 is not a Star of this campaign. Stars: 1 Osric, 4 Maud.");
}

TEST(SeveralStars, StayOrGoIsTakenStarByStarAgainstTheOwnOne)
{
    const Taken after = finish(annsAndBens().plays(EncounterKind::Patrol, 3), success(bothBandsFine),
                               "1 2 6  4 5 6  1 2 3   4 5  1 2 3");
    EXPECT_EQ(after.told,
              "Tibb stays firm: 2 to 0, no test next time `(1) (2) 6 : 4 5 6` R18\n"
              "Berta left: 2 to 3 `(1) (2) 6 : (1) (2) (3)`\n"
              "Ranulf left in anger: 0 to 3, with nobody left to listen `4 5 : (1) (2) (3)` R18 R19");
    EXPECT_EQ(standing(after.campaign), "Osric Rep 3, 1 months\nMaud Rep 2, 1 months\nTibb Rep 3, 1 months, exempt");
}

TEST(SeveralStars, AFallenGruntCountsAgainstItsOwnStarOnly)
{
    // Recovery of Ranulf; Osric keeps three dice, Maud has one of two.
    const Taken after =
        finish(annsAndBens().plays(EncounterKind::Patrol, 3), success({{1, Fate::Fine}, {5, Fate::OutOfTheFight}}),
               "1 1   1 2 3  4 5 6  4 5 6   1  4 5 6");
    EXPECT_EQ(whoLeads(after.campaign), "1:1 4:4 2:1 3:1 5:4");
}

TEST(SeveralStars, PoisonWorksInTheLeaversBandOnly)
{
    const Taken after = finish(annsAndBens().plays(EncounterKind::Patrol, 3), success(bothBandsFine),
                               "6 6 6  1 2 3  1 6 6   1 1  6 6 6");
    EXPECT_EQ(standing(after.campaign), "Osric Rep 3, 1 months\nMaud Rep 2, 1 months\nRanulf Rep 3, 1 months, exempt");
    const Taken other = finish(annsAndBens().plays(EncounterKind::Patrol, 3), success(bothBandsFine),
                               "1 1 1  6 6 6  6 6 6   6 6  1 2 3");
    EXPECT_EQ(
        standing(other.campaign),
        "Osric Rep 3, 1 months\nMaud Rep 2, 1 months\nTibb Rep 3, 1 months, exempt\nBerta Rep 3, 1 months, exempt");
}

TEST(SeveralStars, EachPlayersFiguresBeginAsAGroupOfTheirOwn_R36)
{
    const Campaign before = annsAndBens().plays(EncounterKind::Patrol, 3);
    const auto begun = actions::beginPlay(before, swordplay(), {FigureId{1}, FigureId{3}, FigureId{4}, FigureId{5}});
    ASSERT_TRUE(begun) << refusal(begun);
    const Play play = *taken(before, *begun).campaign.play;
    EXPECT_EQ(play.ownGroups.size(), 2U);
    EXPECT_EQ(play.standingIn(1), 2); // Osric and Berta; Tibb sat out
    EXPECT_EQ(play.standingIn(2), 2);
    EXPECT_EQ(play.ownGroup(1)->section, play.ownGroup(2)->section);
    const auto apart = actions::placeOwnGroup(taken(before, *begun).campaign, 2, 7);
    EXPECT_TRUE(apart) << refusal(apart);
}

TEST(SeveralStars, GruntsOfALostStarLeaveHighestIdFirstWithoutATest)
{
    const Taken after =
        finish(annsAndBens().plays(EncounterKind::Patrol, 3), success({{1, Fate::ObviouslyDead}}), "1 2  4 5 6");
    EXPECT_EQ(after.told,
              "Sat out: Maud, Tibb, Berta and Ranulf\nOsric was killed: Obviously Dead, Rep 3\nBerta left: Osric leads "
              "no longer R36\nTibb left: Osric leads no longer R36\nRanulf stays firm: 2 to 0, no test next time `(1) "
              "(2) : 4 5 6` R18");
    EXPECT_EQ(after.campaign.phase, Phase::Prepare);
    EXPECT_EQ(after.campaign.star()->name, u"Maud"_s);
}

TEST(SeveralStars, AnotherStarTakesThemOverAsFarAsThereIsRoom)
{
    BattleReport lost = success({{1, Fate::ObviouslyDead}});
    lost.heirs = {{FigureId{1}, FigureId{4}}};
    const Campaign before = Band()
                                .star("Osric", 3)
                                .grunt("Tibb", 2)
                                .months(6)
                                .grunt("Berta", 3)
                                .star("Maud", 2)
                                .grunt("Ranulf", 3)
                                .plays(EncounterKind::Patrol, 3);
    const Taken after = finish(before, lost, "1 2  4 5 6");
    EXPECT_EQ(after.told,
              "Sat out: Maud, Tibb, Berta and Ranulf\nOsric was killed: Obviously Dead, Rep 3\nTibb follows Maud from "
              "now on: months start again at 0 R36\nBerta left: no Star had room R36\nRanulf stays firm: 2 to 0, "
              "no test next time `(1) (2) : 4 5 6` R18");
    EXPECT_EQ(standing(after.campaign), "Maud Rep 2, 1 months\nTibb Rep 2, 0 months\nRanulf Rep 3, 1 months, exempt");
    EXPECT_EQ(whoLeads(after.campaign), "4:4 2:4 5:4");
}

TEST(SeveralStars, ThePlayerSaysWhoFollowsFirstWhereThereIsNotRoomForAll)
{
    BattleReport lost = success({{1, Fate::ObviouslyDead}});
    lost.heirs = {{FigureId{1}, FigureId{4}}, {FigureId{3}, FigureId{4}}};
    const Campaign before = Band()
                                .star("Osric", 3)
                                .grunt("Tibb", 2)
                                .grunt("Berta", 2)
                                .star("Maud", 2)
                                .grunt("Ranulf", 3)
                                .plays(EncounterKind::Patrol, 3);
    EXPECT_EQ(refusal(actions::checkFinish(before, swordplay(), lost)), "");
    const Taken after = finish(before, lost, "1 2  4 5 6");
    EXPECT_EQ(after.told,
              "Sat out: Maud, Tibb, Berta and Ranulf\nOsric was killed: Obviously Dead, Rep 3\nBerta follows Maud from "
              "now on: months start again at 0 R36\nTibb left: no Star had room R36\nRanulf stays firm: 2 to 0, no "
              "test next time `(1) (2) : 4 5 6` R18");
    EXPECT_EQ(after.campaign.former.back().farewell.cause, LeaveCause::NoRoom);
}

TEST(SeveralStars, NobodyIsPromisedToAStarWithoutRoom)
{
    BattleReport lost = success({{1, Fate::ObviouslyDead}});
    lost.heirs = {{FigureId{1}, FigureId{3}}};
    const Campaign full =
        Band().star("Osric", 3).grunt("Tibb", 2).star("Maud", 1).grunt("Ranulf", 3).plays(EncounterKind::Patrol, 3);
    EXPECT_EQ(refusal(actions::checkFinish(full, swordplay(), lost)), "Maud has no room for the Grunts of Osric.");
    lost.figures.push_back({FigureId{4}, Fate::OutOfTheFight}); // Ranulf may not come back
    EXPECT_EQ(refusal(actions::checkFinish(full, swordplay(), lost)), "");
}

TEST(SeveralStars, AFailureIsProposedOnlyWhenAllOfThemAreKilled)
{
    const Campaign campaign = annsAndBens().plays(EncounterKind::Patrol, 3);
    const ReportedFate osricDies{FigureId{1}, Fate::ObviouslyDead};
    EXPECT_FALSE(actions::proposeOutcome(campaign, swordplay(), {osricDies, {FigureId{4}, Fate::Fine}}));
    const auto proposed =
        actions::proposeOutcome(campaign, swordplay(), {osricDies, {FigureId{4}, Fate::ObviouslyDead}});
    ASSERT_TRUE(proposed);
    EXPECT_EQ(proposed->outcome, Outcome::Failure);
}

TEST(SeveralStars, TheCampaignEndsWithTheLastOne)
{
    const Taken after = finish(annsAndBens().plays(EncounterKind::Patrol, 3),
                               failure({{1, Fate::Captured}, {4, Fate::ObviouslyDead}, {5, Fate::RanAway}}), "1 2");
    EXPECT_EQ(after.campaign.phase, Phase::Over);
    EXPECT_NE(after.told.find("The campaign is over"), std::string::npos);

    const auto back = broughtBack(after.campaign, swordplay(), FigureId{4}, "1 2  4 5 6");
    ASSERT_TRUE(back) << refusal(back);
    const Taken again = taken(after.campaign, *back);
    EXPECT_EQ(whoLeads(again.campaign), "4:4 5:4"); // nobody leads Osric's any more
    EXPECT_EQ(again.campaign.phase, Phase::Prepare);
}

TEST(SeveralStars, APlayerLeavesWithTheGruntsAndComesBackWithThem)
{
    const Campaign before = annsAndBens();
    const auto step = actions::part(before, swordplay(), FigureId{1});
    ASSERT_TRUE(step) << refusal(step);
    const Taken after = taken(before, *step);
    EXPECT_EQ(after.head, "Ann left the campaign with Osric: and with them Tibb and Berta R36");
    EXPECT_EQ(whoLeads(after.campaign), "4:4 5:4");
    EXPECT_EQ(refusal(actions::part(after.campaign, swordplay(), FigureId{4})),
              "Maud is the last Star of this campaign and cannot leave it.");

    const auto back = broughtBack(after.campaign, swordplay(), FigureId{1});
    ASSERT_TRUE(back) << refusal(back);
    EXPECT_EQ(whoLeads(taken(after.campaign, *back).campaign), "1:1 4:4 2:1 3:1 5:4");
}

/// Osric (1) leads three, all he can; Maud (5) is lost with Ranulf (6) captured, and Ben brings Ulf (7).
Campaign ulfForMaud()
{
    const Campaign before = Band()
                                .star("Osric", 3)
                                .player("Ann")
                                .grunt("Tibb", 3)
                                .grunt("Berta", 3)
                                .grunt("Joan", 3)
                                .star("Maud", 2)
                                .player("Ben")
                                .grunt("Ranulf", 3)
                                .plays(EncounterKind::Patrol, 3);
    const Taken after =
        finish(before, failure({{5, Fate::ObviouslyDead}, {6, Fate::Captured}}), "1 2 3  6 6 6  6 6 6  6 6 6");
    actions::NewCampaign ulf = maudOf("Ben");
    ulf.starName = u"Ulf"_s;
    return taken(after.campaign, *actions::join(after.campaign, swordplay(), ulf)).campaign;
}

TEST(SeveralStars, AGruntWhoseStarIsLostComesBackToTheOneWhoHasRoom)
{
    const Campaign campaign = ulfForMaud();
    ASSERT_EQ(whoLeads(campaign), "1:1 7:7 2:1 3:1 4:1");
    const auto back = broughtBack(campaign, swordplay(), FigureId{6});
    ASSERT_TRUE(back) << refusal(back);
    EXPECT_EQ(whoLeads(taken(campaign, *back).campaign), "1:1 7:7 2:1 3:1 4:1 6:7");

    const auto parted = actions::part(campaign, swordplay(), FigureId{7});
    ASSERT_TRUE(parted) << refusal(parted);
    EXPECT_EQ(refusal(broughtBack(taken(campaign, *parted).campaign, swordplay(), FigureId{6})),
              "No Star has room for Ranulf, whose own Star is lost. Dismiss a Grunt first.");
}

TEST(SeveralStars, EachPlayersFormerMembersAreThoseOfTheirOwnStars)
{
    const Campaign campaign = ulfForMaud();
    const auto names = [](const Campaign &band) {
        QStringList all;
        for (const FormerFigure &gone : band.former)
            all << gone.figure.name;
        return all.join(u' ').toStdString();
    };
    EXPECT_EQ(names(campaign), "Maud Ranulf");
    EXPECT_EQ(names(campaign.bandOf(FigureId{1})), "");
    EXPECT_EQ(names(campaign.bandOf(FigureId{7})), "Maud Ranulf") << "Ben's, though Ulf never led them";
}

TEST(SeveralStars, TheGruntsStayWithAnotherStarWhoHasRoomForAll)
{
    const Campaign before = annsAndBens();
    EXPECT_EQ(refusal(actions::part(before, swordplay(), FigureId{1}, FigureId{4})),
              "Maud has no room for the Grunts of Osric. Places free: 1; Grunts: 2.");
    EXPECT_EQ(refusal(actions::part(before, swordplay(), FigureId{4}, FigureId{4})),
              "Number 4 is not another Star of this campaign. Stars: 1 Osric.");
    const auto step = actions::part(before, swordplay(), FigureId{4}, FigureId{1});
    ASSERT_TRUE(step) << refusal(step);
    const Taken after = taken(before, *step);
    EXPECT_EQ(whoLeads(after.campaign), "1:1 2:1 3:1 5:1");
    EXPECT_EQ(after.told, "Ranulf follows Osric from now on: months start again at 0 R36");
}

/// Two players of the first edition: Osric (1) and Maud (2), alone.
class FirstEditionPlayers : public ::testing::Test
{
protected:
    FirstEditionPlayers()
    {
        actions::NewCampaign osric;
        osric.starName = u"Osric"_s;
        osric.list = u"military"_s;
        apply(m_campaign, *actions::found(chainReaction1(), osric));
        apply(m_campaign, *actions::join(m_campaign, chainReaction1(), maudOf("Ben")));
    }

    /// With these dice, and the program's after them.
    Rolls prepare(const char *faces)
    {
        const Tape fallen = tape(faces);
        FilledDice dice(fallen, 1);
        Step step;
        actions::prepare(m_campaign, chainReaction1(), {}, 1, dice, step);
        apply(m_campaign, step);
        return dice.rolls();
    }
    void lose()
    {
        BattleReport lost = failure();
        lost.enemy.follows = u"nothing"_s;
        const Tape none;
        FilledDice dice(none, 1);
        Step step;
        actions::finishBattle(m_campaign, chainReaction1(), lost, dice, step);
        apply(m_campaign, step);
    }

    Campaign m_campaign;
};

TEST_F(FirstEditionPlayers, FightEverySevenOfATurn_R87)
{
    prepare("3 4  1 6");
    EXPECT_EQ(m_campaign.turn, 1);
    EXPECT_EQ(m_campaign.encounter->whose, 1);
    EXPECT_EQ(m_campaign.due, std::vector{2});
    lose();
    EXPECT_EQ(m_campaign.turn, 1);

    EXPECT_NE(prepare("").front().reason.kind, RollKind::PlayersTurn);
    EXPECT_EQ(m_campaign.encounter->whose, 2);
    EXPECT_TRUE(m_campaign.due.empty());
    lose();
    EXPECT_EQ(m_campaign.turn, 2);
}

TEST_F(FirstEditionPlayers, RollOneAfterTheOtherUntilSomebodyHasASeven_R87)
{
    const Rolls rolls = prepare("1 1  1 1  1 1  3 4");
    EXPECT_EQ(m_campaign.turn, 2);
    EXPECT_EQ(m_campaign.encounter->whose, 2);
    EXPECT_EQ(rolls[2].reason, (Reason{RollKind::PlayersTurn, 1}));
    EXPECT_EQ(actions::nextToRecruit(m_campaign, chainReaction1()), FigureId{2});
}

TEST_F(FirstEditionPlayers, RollForAHalfMonthThatIsNamed_R87)
{
    const auto asked = [&](int star, const Rolls &soFar) {
        return tellRequest({{RollKind::PlayersTurn, star}, 2, 6}, soFar, m_campaign, words::namesIn(m_campaign))
            .toStdString();
    };
    const auto fell = [](int star) {
        return Roll{{RollKind::PlayersTurn, star}, 6, {{1, Thrower::Player}, {1, Thrower::Player}}};
    };
    EXPECT_EQ(asked(1, {}), "Encounter or none, Osric, Early January, year 1: 2d6");
    EXPECT_EQ(asked(2, {fell(1)}), "Encounter or none, Maud, Early January, year 1: 2d6");
    EXPECT_EQ(asked(1, {fell(1), fell(2)}), "Encounter or none, Osric, Late January, year 1: 2d6");

    const Campaign before = m_campaign;
    Step step;
    const Tape fallen = tape("1 1  1 1  1 1  3 4");
    FilledDice dice(fallen, 1);
    actions::prepare(before, chainReaction1(), {}, 1, dice, step);
    step.rolls = dice.rolls();
    const std::vector<RollTold> told = tellRolls(step, 4, before, chainReaction1());
    EXPECT_EQ(told[1].title, u"Early January, year 1, Maud"_s);
    EXPECT_EQ(told[3].title, u"Late January, year 1, Maud"_s);
}

TEST_F(FirstEditionPlayers, CountTheSpecialWeaponsOfTheirOwnBands_R76)
{
    const auto joins = [&](int star, const char *name) {
        Profile special;
        special.type = u"Special"_s;
        special.rep = 4;
        special.armor = 0;
        special.armorWorn = u"none"_s;
        special.weapon = u"law"_s;
        const auto step = actions::recruitByHand(m_campaign, chainReaction1(), special, QString::fromLatin1(name), {},
                                                 FigureId{star});
        if (step)
            apply(m_campaign, *step);
        return refusal(step);
    };
    EXPECT_EQ(joins(1, "Cy"), "");
    EXPECT_EQ(joins(2, "Di"), "") << "another band";
    EXPECT_EQ(joins(2, "Ed"),
              "LAW is a special weapon: Military may have one per full 5 figures, at least one, so 1 in a force of 3.");
    EXPECT_EQ(
        actions::specialArmsSentence(m_campaign, chainReaction1()).toStdString(),
        "Osric: Special weapons: 1 of 1 allowed (Military: one per full 5 figures, at least one; the band has 2).\n"
        "Ben: Special weapons: 1 of 1 allowed (Military: one per full 5 figures, at least one; the band has 2).");
}

TEST_F(FirstEditionPlayers, GoOnWithTheNextTurnWhereWhatWasToComeIsGone_R87)
{
    prepare("3 4  1 6");
    ASSERT_EQ(m_campaign.due, std::vector{2});
    lose();
    m_campaign.following = Following{{}, ScenarioKind::Firefight, 2, 2}; // of a band that is gone
    m_campaign.find(FigureId{2})->backIn = 9;
    prepare("3 4");
    EXPECT_EQ(m_campaign.turn, 2) << "and none is left out";
}

TEST(SeveralStars, WhatAFileSaysOfThemMakesSense)
{
    const auto makesSense = [](const Changes &changes) {
        Campaign campaign = annsAndBens();
        Step step;
        step.changes = changes;
        return !applyChecked(campaign, step);
    };
    EXPECT_TRUE(makesSense({GruntTakenOver{FigureId{2}, FigureId{4}, false}}));
    EXPECT_FALSE(makesSense({GruntTakenOver{FigureId{1}, FigureId{4}, false}}));
    EXPECT_FALSE(makesSense({GruntTakenOver{FigureId{2}, FigureId{3}, false}}));
    EXPECT_FALSE(makesSense({FigureLeft{FigureId{1}, Status::Left, LeaveCause::PlayerLeft, false}}));
    Figure stray = *annsAndBens().campaign().find(FigureId{5});
    stray.id = FigureId{6};
    stray.leader = FigureId{5};
    EXPECT_FALSE(makesSense({FigureJoined{stray}}));
}

} // namespace
} // namespace muster::testing
