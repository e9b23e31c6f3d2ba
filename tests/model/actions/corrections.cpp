// SPDX-License-Identifier: MIT

// Setting things right by hand (R5, R22).

#include "model/changes/campaign.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"
#include "tests/support/broughtback.h"

namespace muster::testing {
namespace {

Campaign marches()
{
    return Band().star("Osric", 4).grunt("Tibb", 3).months(2).next(EncounterKind::Patrol, 3);
}

Figure tibbOfTheMarches()
{
    return *marches().find(FigureId{2});
}

Taken corrected(const Campaign &before, const Result<Step> &step)
{
    EXPECT_TRUE(step) << refusal(step);
    return step ? taken(before, *step) : Taken{};
}

CampaignCorrected asItIs(const Campaign &campaign)
{
    return {campaign.name, campaign.turn, campaign.eal, campaign.next, campaign.options};
}

TEST(CorrectingAFigure, IsAStepThatSaysWhatChanged_R5)
{
    Figure figure = tibbOfTheMarches();
    figure.name = QStringLiteral("Tibbald");
    figure.profile.rep = 5;
    figure.profile.weapon = QStringLiteral("sword");
    figure.months = 4;
    figure.poisoned = true;

    const Taken after = corrected(marches(), actions::correctFigure(marches(), swordplay(), figure));

    EXPECT_EQ(after.head,
              "Tibb edited: Rep 3 to 5, now called Tibbald, Sword, months 2 to 4, poisoned, outranks the Star R5");
    EXPECT_EQ(standing(after.campaign), "Osric Rep 4, 0 months\nTibbald Rep 5, 4 months, poisoned");
}

TEST(CorrectingAFigure, KeepsARepFromOneToSix_R5)
{
    Figure figure = tibbOfTheMarches();
    for (const int rep : {0, 7, -3}) {
        figure.profile.rep = rep;
        EXPECT_EQ(refusal(actions::correctFigure(marches(), swordplay(), figure)),
                  "Rep " + std::to_string(rep) + " is out of range for Tibb. Use 1 to 6.");
    }
    figure.profile.rep = 6;
    EXPECT_EQ(refusal(actions::correctFigure(marches(), swordplay(), figure)), "");
}

TEST(CorrectingAFigure, ThatIsRightAlreadyIsRefused)
{
    EXPECT_EQ(refusal(actions::correctFigure(marches(), swordplay(), tibbOfTheMarches())),
              "Nothing has changed for Tibb.");
}

TEST(CorrectingAFigure, CannotMakeAStarOrChangeTheDayOfJoining)
{
    Figure figure = tibbOfTheMarches();
    figure.star = true;
    figure.joined = 9;
    EXPECT_EQ(refusal(actions::correctFigure(marches(), swordplay(), figure)), "Nothing has changed for Tibb.");
}

TEST(CorrectingAFigure, ToAnotherStatusTakesHimOffTheBand_R5)
{
    Figure figure = tibbOfTheMarches();
    figure.status = Status::Dead;
    const Taken after = corrected(marches(), actions::correctFigure(marches(), swordplay(), figure));
    EXPECT_EQ(after.head, "Tibb removed from the band: died R5");
    EXPECT_EQ(standing(after.campaign), "Osric Rep 4, 0 months");
}

TEST(CorrectingAFigure, AStarWhoIsTakenOffEndsTheCampaign_R5)
{
    Figure leader = *marches().star();
    leader.status = Status::Captured;
    const Taken after = corrected(marches(), actions::correctFigure(marches(), swordplay(), leader));
    EXPECT_EQ(after.campaign.phase, Phase::Over);
    const Campaign inPlay = Band().star("Osric", 4).plays(EncounterKind::Patrol, 3);
    EXPECT_EQ(refusal(actions::correctFigure(inPlay, swordplay(), leader)),
              "An encounter is under way. Report what became of Osric after the battle.");
}

TEST(BringingBack, FreesACapturedGrunt_R22)
{
    const Campaign played = Band().star("Osric", 4).grunt("Tibb", 3).plays(EncounterKind::Patrol, 3);
    const Campaign before = finish(played, success({{1, Fate::Fine}, {2, Fate::Captured}}), "").campaign;

    const Taken after = corrected(before, broughtBack(before, swordplay(), FigureId{2}));

    EXPECT_EQ(after.head, "Tibb is back: brought back by hand; captured in Month 1 R5");
    EXPECT_EQ(standing(after.campaign), "Osric Rep 4, 1 months\nTibb Rep 3, 0 months");
    EXPECT_TRUE(after.campaign.former.empty());
}

TEST(BringingBack, AGruntCountsItsMonthsAnew_R33)
{
    const Campaign played = Band().star("Osric", 4).grunt("Tibb", 3).months(5).plays(EncounterKind::Patrol, 3);
    const Campaign before = finish(played, success({{1, Fate::Fine}, {2, Fate::Captured}}), "").campaign;
    const Taken after = corrected(before, broughtBack(before, swordplay(), FigureId{2}));
    EXPECT_EQ(standing(after.campaign), "Osric Rep 4, 1 months\nTibb Rep 3, 0 months");
}

// Those who outrank the Star go, Stay or Go is taken, the next encounter is worked out.
TEST(BringingBack, AStarTakesTheMonthUpWhereTheLossHadStoppedIt_R33)
{
    const Campaign played =
        Band().star("Osric", 4).grunt("Tibb", 3).grunt("Wat", 5).outranking().plays(EncounterKind::Patrol, 3);
    const Campaign over = finish(played, failure({{1, Fate::Captured}, {2, Fate::Fine}, {3, Fate::Fine}}), "").campaign;
    EXPECT_EQ(refusal(broughtBack(over, swordplay(), FigureId{2})), "Tibb is already in the band.");

    const Taken after = corrected(over, broughtBack(over, swordplay(), FigureId{1}, "1 4 4 5  2 4 6"));

    EXPECT_NE(after.told.find("Wat removed from the band: outranks the Star"), std::string::npos) << after.told;
    EXPECT_NE(after.told.find("Tibb left: 1 to 1, and the patrol failed"), std::string::npos)
        << "a tie after a failure (R17)\n"
        << after.told;
    EXPECT_NE(after.told.find("The campaign goes on: next Raid: Defend, EAL 4 R5"), std::string::npos) << after.told;
    EXPECT_EQ(after.campaign.phase, Phase::Prepare);
    EXPECT_EQ(after.campaign.turn, 2);
    EXPECT_EQ(standing(after.campaign), "Osric Rep 4, 1 months");
}

TEST(BringingBack, AStarTakenOffBetweenBattlesFindsTheMonthAsItWas)
{
    const Campaign played = Band().star("Osric", 4).plays(EncounterKind::Patrol, 3);
    const Campaign before = finish(played, success({{1, Fate::Fine}}), "").campaign;
    Figure leader = *before.star();
    leader.status = Status::Captured;
    const Campaign over = corrected(before, actions::correctFigure(before, swordplay(), leader)).campaign;

    const Taken after = corrected(over, broughtBack(over, swordplay(), FigureId{1}));

    EXPECT_EQ(after.told, "");
    EXPECT_EQ(after.campaign.turn, 2);
    EXPECT_EQ(after.campaign.phase, Phase::Prepare);
}

TEST(BringingBack, NeedsSomebodyWhoLeft)
{
    EXPECT_EQ(refusal(broughtBack(marches(), swordplay(), FigureId{7})),
              "Nobody has left the band, so nobody can be brought back.");
}

TEST(CorrectingTheCampaign, TheEalOfTheCampaignAndOfTheNextEncounterAreOne_R5)
{
    CampaignCorrected wanted = asItIs(marches());
    wanted.eal = 5;
    EXPECT_EQ(corrected(marches(), actions::correctCampaign(marches(), swordplay(), wanted)).campaign.next.eal, 5);

    wanted = asItIs(marches());
    wanted.next = {EncounterKind::RaidDefend, 2};
    const Taken after = corrected(marches(), actions::correctCampaign(marches(), swordplay(), wanted));
    EXPECT_EQ(after.head, "Campaign edited: EAL 3 to 2, next Raid: Defend R5");
    EXPECT_EQ(after.campaign.eal, 2);

    wanted.eal = 4;
    EXPECT_EQ(refusal(actions::correctCampaign(marches(), swordplay(), wanted)),
              "The Enemy Activity Level was given twice, for the campaign and for the next encounter. Between "
              "encounters there is only one.");
}

TEST(CorrectingTheCampaign, KeepsTheEalFromOneToFiveAndTheMonthFromOne_R5)
{
    CampaignCorrected wanted = asItIs(marches());
    wanted.eal = 6;
    wanted.turn = 0;
    EXPECT_EQ(refusal(actions::correctCampaign(marches(), swordplay(), wanted)),
              "Month 0 is out of range. Use 1 to 9999.\n"
              "The Enemy Activity Level cannot be 6. It runs from 1 to 5.");
}

TEST(CorrectingTheCampaign, TakesNameMonthAndOptions_R5)
{
    CampaignCorrected wanted = asItIs(marches());
    wanted.name = QStringLiteral("The Fens");
    wanted.turn = 4;
    wanted.options.insert(QStringLiteral("star-dies"), QStringLiteral("true"));
    EXPECT_EQ(corrected(marches(), actions::correctCampaign(marches(), swordplay(), wanted)).head,
              "Campaign edited: now called The Fens, Month 1 becomes Month 4, A Star who fails recovery: dies R5");
}

TEST(CorrectingTheCampaign, ThatIsRightAlreadyIsRefused)
{
    EXPECT_EQ(refusal(actions::correctCampaign(marches(), swordplay(), asItIs(marches()))), "Nothing has changed.");
}

TEST(CorrectingTheCampaign, LeavesTheEncounterInHandAlone)
{
    const Campaign inPlay = Band().star("Osric", 4).plays(EncounterKind::Patrol, 3);
    CampaignCorrected wanted = asItIs(inPlay);
    wanted.eal = 4;
    EXPECT_EQ(refusal(actions::correctCampaign(inPlay, swordplay(), wanted)),
              "An encounter is under way: edit its own Enemy Activity Level. The next encounter can be edited after "
              "the battle.");
}

TEST(CorrectingTheEncounter, TakesHourEnemyLevelAndLand_R5)
{
    const Campaign inPlay = Band().star("Osric", 4).plays(EncounterKind::RaidAttack, 3);
    Encounter wanted = *inPlay.encounter;
    wanted.eal = 4;
    wanted.setup.time = TimeOfDay::Night;
    wanted.enemy = QStringLiteral("elves");
    wanted.setup.sections[3].terrain = Terrain::Woods;
    wanted.setup.pefs[1].section = 6;

    const Taken after = corrected(inPlay, actions::correctEncounter(inPlay, swordplay(), wanted));

    EXPECT_EQ(after.head, "Encounter edited: EAL 3 to 4, night, against Elves, section 4 woods, PEFs in 2, 6 and 4 R5");
    EXPECT_EQ(after.campaign.eal, 4);
    EXPECT_EQ(finish(after.campaign, success({{1, Fate::Fine}}), "").campaign.next.eal, 5);
}

TEST(CorrectingTheEncounter, NoLongerCallsItsDiceSeeded)
{
    Campaign inPlay = Band().star("Osric", 4).plays(EncounterKind::Patrol, 3);
    inPlay.encounter->seeded = true;
    Encounter wanted = *inPlay.encounter;
    wanted.setup.sections[0].terrain = Terrain::Hill;
    EXPECT_FALSE(corrected(inPlay, actions::correctEncounter(inPlay, swordplay(), wanted)).campaign.encounter->seeded);
}

TEST(CorrectingTheEncounter, RefusesATableThatCannotBe)
{
    const Campaign inPlay = Band().star("Osric", 4).plays(EncounterKind::Patrol, 3);
    Encounter wanted = *inPlay.encounter;
    wanted.kind = EncounterKind::RaidAttack;
    wanted.eal = 0;
    wanted.enemy = QStringLiteral("romans");
    wanted.setup.sections.pop_back();
    wanted.setup.pefs[0].section = 12;
    wanted.setup.objectiveBuildings = 3;
    EXPECT_EQ(refusal(actions::correctEncounter(inPlay, swordplay(), wanted)),
              "This encounter cannot become another kind. Undo its preparation, edit the next encounter, and prepare "
              "it again.\nThe Enemy Activity Level cannot be 0. It runs from 1 to 5.\nThere is no army list “romans” "
              "in Swordplay. Lists: feudal, northmen, dwarves, elves, goblins, orcs.\nThe table has sections "
              "1 to 9. Give each once, in order.\nPEF 1 cannot be in section 12. Use 1 to 9.\nA raid has one or "
              "two objective buildings, not 3.");
    EXPECT_EQ(refusal(actions::correctEncounter(inPlay, swordplay(), *inPlay.encounter)), "Nothing has changed.");
    EXPECT_EQ(refusal(actions::correctEncounter(marches(), swordplay(), wanted)),
              "There is no current encounter to edit.");
}

} // namespace
} // namespace muster::testing
