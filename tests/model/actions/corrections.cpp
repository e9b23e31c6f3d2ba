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

TEST(CorrectingAFigure, CannotMakeAStarOrChangeTheDayOfJoining)
{
    Figure figure = tibbOfTheMarches();
    figure.star = true;
    figure.joined = 9;
    EXPECT_EQ(refusal(actions::correctFigure(marches(), swordplay(), figure)), "Nothing has changed for Tibb.");
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
