// SPDX-License-Identifier: MIT

// Chain Reaction, first edition: the campaign through the actions.

#include "model/actions/play/play.h"
#include "model/changes/campaign.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "tests/support/acts.h"
#include "tests/support/playedband.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

const Options bare = {{u"terrain"_s, u"none"_s}};
const Options zombies = {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"b-movie"_s}};

Profile civilian(int rep, const char *weapon, const char *armour = "none")
{
    Profile profile;
    profile.type = u"Civilian"_s;
    profile.rep = rep;
    profile.armor = 0;
    profile.weapon = QString::fromLatin1(weapon);
    profile.armorWorn = QString::fromLatin1(armour);
    return profile;
}

BattleReport allFine(const Campaign &campaign, Outcome outcome)
{
    BattleReport report{outcome, {}};
    for (const Figure *figure : campaign.presentIn(campaign.turn))
        report.figures.push_back({figure->id, Fate::Fine});
    return report;
}

} // namespace

// pp. 16 to 18: Courtney, Annie, Bobbie and Harry at the filling station.
TEST(SampleEncounter, EndsWithThePointsAndTheRepOfTheBook)
{
    PlayedBand girls("civilians", "Courtney", 5, zombies);
    girls.joins("Annie", civilian(4, "pistol"))
        .joins("Bobbie", civilian(4, "pistol", "flak"))
        .joins("Harry", civilian(3, "axe"));
    // Ambushers against one zombie who leads and three more; no civilians on a 2.
    girls.prepares("3 4  6 6  1 1  1 1  1 1  1 1  1 1  2 5 2", "zombies");

    BattleReport report{Outcome::Success, {}};
    report.figures = {{FigureId{1}, Fate::Fine, {false, false, true, 3, 0}},
                      {FigureId{2}, Fate::Unconscious, {false, true, false, 0, 0}},
                      {FigureId{3}, Fate::Scratched, {false, false, true, 2, 0}},
                      {FigureId{4}, Fate::Turned}};
    girls.reports(report, "1 2"); // Annie's Recover check, against the Rep 3 that her nerve has left her

    EXPECT_EQ(girls.figure(1).points, 220);
    EXPECT_EQ(girls.figure(2).points, 100);
    EXPECT_EQ(girls.figure(3).points, 180);
    EXPECT_EQ(girls.figure(4).points, 100);
    EXPECT_EQ(girls.campaign().points(), 600);
    EXPECT_EQ(girls.figure(2).rep(), 3); // R67
    EXPECT_EQ(girls.figure(3).rep(), 4);
    EXPECT_EQ(girls.figure(4).status, Status::Turned);
    EXPECT_EQ(girls.campaign().band.size(), 3U);
    EXPECT_TRUE(girls.figure(2).isAway(3));
    EXPECT_FALSE(girls.figure(2).isAway(4)); // a month is two turns (R60)
}

TEST(HalfMonths, GoByUntilASevenAndBringBackTheWounded)
{
    PlayedBand squad("civilians", "Courtney", 4, zombies);
    squad.joins("Annie", civilian(4, "pistol"));
    EXPECT_EQ(words::turn(1, squad.campaign(), chainReaction1()), u"Early January, year 1"_s);
    squad.prepares("3 4  6 6  1 1  1 1  1 1  1 1  1 1  2 5 2", "zombies");
    EXPECT_EQ(squad.campaign().turn, 1);
    squad.reports({Outcome::Failure, {{FigureId{1}, Fate::Fine}, {FigureId{2}, Fate::BadWound}}}, "1 2");
    EXPECT_EQ(squad.campaign().turn, 2);
    EXPECT_TRUE(squad.figure(2).isAway(squad.campaign().turn));

    // Two quiet turns; in the third, early February, everything is as before, and Annie is back.
    squad.prepares("1 1  2 3  3 4  6 6  1 1  1 1  1 1  1 1  1 1  2 5 2");
    EXPECT_EQ(squad.campaign().turn, 4);
    EXPECT_EQ(words::turn(4, squad.campaign(), chainReaction1()), u"Late February, year 1"_s);
    EXPECT_EQ(squad.steps().back().changes[0].as<TurnsPassed>()->turns, 2);
    EXPECT_EQ(squad.campaign().presentIn(4).size(), 2U);
    EXPECT_EQ(squad.campaign().enemy, u"zombies"_s);
}

TEST(HalfMonths, WhereThereIsLittleRoomTheYearIsSaidToBeOne)
{
    const PlayedBand squad("civilians", "Courtney", 4, zombies);
    EXPECT_EQ(words::turnMark(8, squad.campaign(), chainReaction1()), u"Late Apr"_s);
    EXPECT_EQ(words::turnMark(32, squad.campaign(), chainReaction1()), u"Late Apr, yr 2"_s);
}

TEST(HalfMonths, ASevenThatNobodyCanMeetGoesBy)
{
    PlayedBand squad("civilians", "Courtney", 4, zombies);
    squad.prepares("3 4  6 6  1 1  1 1  1 1  1 1  1 1  2 5 2", "zombies");
    squad.reports({Outcome::Failure, {{FigureId{1}, Fate::BadWound}}}, "1 2");
    // Late January and early February she is away, sevens or not; late February is met.
    squad.prepares("3 4  5 2  3 4  6 6  1 1  1 1  1 1  1 1  1 1  2 5 2");
    EXPECT_EQ(squad.campaign().turn, 4);
}

TEST(Waiting, StopsWhenSomebodyIsBackAndKeepsEveryRoll)
{
    PlayedBand squad("civilians", "Courtney", 4, zombies);
    EXPECT_FALSE(actions::checkWait(squad.campaign(), chainReaction1(), {}).empty()); // nobody is away
    squad.joins("Annie", civilian(4, "pistol"));
    squad.prepares("3 4  6 6  1 1  1 1  1 1  1 1  1 1  2 5 2", "zombies");
    squad.reports({Outcome::Failure, {{FigureId{1}, Fate::Fine}, {FigureId{2}, Fate::BadWound}}}, "1 2");
    EXPECT_EQ(squad.campaign().nextReturn(), 4);
    PlayedBand unlucky = squad;

    squad.waits("1 1  2 3");
    EXPECT_EQ(squad.steps().back().kind, StepKind::TurnsPassed);
    EXPECT_EQ(squad.steps().back().rolls.size(), 2U);
    EXPECT_EQ(squad.campaign().turn, 4);
    EXPECT_EQ(squad.campaign().phase, Phase::Prepare);
    const StepStory story = tellAll(squad.steps(), chainReaction1()).back();
    EXPECT_EQ(printed(story.head).toStdString(), "2 quiet turns: now it is Late February, year 1 `1 1 : 2 3`");
    EXPECT_EQ(printedLines(story).toStdString(), "Back again: Annie");

    unlucky.waits("1 1  3 4  6 6  1 1  1 1  1 1  1 1  1 1  2 5 2");
    EXPECT_EQ(unlucky.campaign().turn, 3);
    EXPECT_EQ(unlucky.scenario().kind, ScenarioKind::Ambush);
}

TEST(HalfMonths, OnlyThoseWhoFoughtHaveABattleMore)
{
    PlayedBand girls("civilians", "Courtney", 5, zombies);
    girls.joins("Annie", civilian(4, "pistol")).joins("Bobbie", civilian(4, "pistol"));
    girls.prepares("3 4  6 6  1 1  1 1  1 1  1 1  1 1  2 5 2", "zombies");
    girls.reports({Outcome::Failure, {{FigureId{1}, Fate::Fine}, {FigureId{2}, Fate::Fine}}});
    EXPECT_EQ(girls.figure(2).months, 1);
    EXPECT_EQ(girls.figure(3).months, 0) << "she stayed at home";
}

TEST(HalfMonths, WhoIsAwayCannotBeReported)
{
    PlayedBand squad("civilians", "Courtney", 4, zombies);
    squad.joins("Annie", civilian(4, "pistol"));
    squad.prepares("3 4  6 6  1 1  1 1  1 1  1 1  1 1  2 5 2", "zombies");
    squad.reports({Outcome::Failure, {{FigureId{1}, Fate::Fine}, {FigureId{2}, Fate::BadWound}}}, "1 2");
    squad.prepares("3 4  6 6  1 1  1 1  1 1  1 1  1 1  2 5 2");
    EXPECT_EQ(refusal(actions::checkFinish(squad.campaign(), chainReaction1(),
                                           {Outcome::Success, {{FigureId{1}, Fate::Fine}, {FigureId{2}, Fate::Fine}}})),
              "Annie (number 2) is still away with a wound and cannot have taken part.");
    EXPECT_EQ(refusal(actions::checkFinish(squad.campaign(), chainReaction1(),
                                           {Outcome::Success, {{FigureId{1}, Fate::OutOfTheFight}}})),
              "Courtney (number 1) cannot be “out-of-the-fight” in these rules. Fates: fine, scratched, bad-wound, "
              "unconscious, ran-away, captured, surrendered, dead, turned.");
}

TEST(HalfMonths, TheStarsLossEndsTheCampaign)
{
    for (const Fate fate : {Fate::Dead, Fate::Captured, Fate::Surrendered, Fate::Turned}) {
        PlayedBand squad("civilians", "Courtney", 4, zombies);
        squad.prepares("3 4  6 6  1 1  1 1  1 1  1 1  1 1  2 5 2", "zombies");
        squad.reports({Outcome::Failure, {{FigureId{1}, fate}}});
        EXPECT_EQ(squad.campaign().phase, Phase::Over);
        EXPECT_FALSE(squad.campaign().star());
    }
}

TEST(Recruiting, IsOpenForTheEncounterInHandUpToItsNumber_R68)
{
    PlayedBand squad("civilians", "Courtney", 2, zombies);
    squad.recruits(std::nullopt, "3 4  3 4");
    EXPECT_EQ(squad.campaign().gruntCount(), 2);
    EXPECT_FALSE(actions::checkRecruit(squad.campaign(), chainReaction1(), 1).empty());
    // A garrison of a Rep 2 leader has two Grunts, those who attack it four.
    squad.prepares("3 4  1 1  6 6  1 1  1 1  1 1  1 1  5  2  1 1", "zombies");
    ASSERT_EQ(squad.scenario().kind, ScenarioKind::Garrison);
    EXPECT_EQ(squad.scenario().recruits, 4);
    squad.recruits(2, "3 4  3 4");
    EXPECT_EQ(squad.campaign().gruntCount(), 4);
}

TEST(BeginPlay, BringsTheEnemyOntoTheTable)
{
    PlayedBand squad("gang", "Rook", 2, zombies);
    squad.prepares("3 4  1 1  6 6  1 1  1 1  1 1  1 1  5  2  1 1", "zombies");
    const auto begun = actions::beginPlay(squad.campaign(), chainReaction1(), {});
    ASSERT_TRUE(begun) << refusal(begun);
    squad.take(*begun);
    const Play &play = *squad.campaign().play;
    ASSERT_EQ(play.groups.size(), 1U);
    EXPECT_EQ(play.groups.front().figures.size(), squad.scenario().enemy.figures.size());
    EXPECT_TRUE(play.groups.front().figures.front().leader);
    EXPECT_TRUE(scenarioOf(play));
}

// p. 11: an agreed number of points for each side, and figures off the list paid for one by one.
TEST(RecruitingByPoints, PicksFiguresAsLongAsThePointsLast)
{
    PlayedBand squad("civilians", "Rook", 3,
                     {{u"recruits"_s, u"points"_s}, {u"force-points"_s, u"100"_s}, {u"terrain"_s, u"none"_s}});
    Figure rook = squad.figure(1);
    rook.profile.weapon = u"pistol"_s; // 6 and 4
    rook.profile.armorWorn = u"none"_s;
    if (const auto step = actions::correctFigure(squad.campaign(), chainReaction1(), rook))
        squad.take(*step);
    const auto whyNot = [&](const Profile &profile) {
        return refusal(actions::recruitByHand(squad.campaign(), chainReaction1(), profile, u"Cy"_s));
    };
    EXPECT_EQ(refusal(actions::checkRecruit(squad.campaign(), chainReaction1(), 1)),
              "This campaign's forces are bought by points, so nobody is rolled up. Pick each figure by hand.");
    squad.joins("Ash", civilian(4, "assault-rifle")).joins("Bo", civilian(4, "rifle")); // 20 and 17
    EXPECT_EQ(systemOf(squad.campaign(), chainReaction1()).room(squad.campaign(), chainReaction1()).why,
              u"Points left to spend: 53 of 100 for each side."_s);
    squad.joins("Di", civilian(5, "assault-rifle", "body-armor")); // 31
    EXPECT_EQ(whyNot(civilian(5, "assault-rifle", "flak")), "That figure costs 25; points left to spend: 22 of 100.");
    squad.joins("Cy", civilian(4, "pistol")); // 12
    squad.prepares("3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1  1 1", "zombies");
    EXPECT_EQ(squad.scenario().enemy.figures.size(), 16U) << "6 points each";
    EXPECT_EQ(systemOf(squad.campaign(), chainReaction1()).usualParty(squad.campaign(), chainReaction1()).size(), 5U);
}

TEST(Recruiting, ByRepSquaredStopsAtTheBudget_R68)
{
    PlayedBand squad("gang", "Rook", 3, {{u"recruits"_s, u"rep-squared"_s}, {u"terrain"_s, u"none"_s}});
    // Rep 9 in all: 5, then 4 at most, which a 9 (Rep 5) is above and is rolled again for.
    squad.recruits(std::nullopt, "4 5  4 5  3 3");
    EXPECT_EQ(squad.figure(2).rep(), 5);
    EXPECT_EQ(squad.figure(3).rep(), 4);
    EXPECT_EQ(squad.campaign().gruntCount(), 2);
    EXPECT_FALSE(actions::checkRecruit(squad.campaign(), chainReaction1(), std::nullopt).empty());
}

TEST(Wasteland, RollsTheEnemyOfItsLocaleWhereWhoeverComesIsMet)
{
    PlayedBand squad("outcasts", "Rook", 2, {{u"genre"_s, u"wasteland"_s}, {u"terrain"_s, u"none"_s}});
    // Gangs' column: ambush, firefight, raid, recover, robbery, siege, sweep. The firefight has it; 3 is outcasts.
    squad.prepares("3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1  1 2  1 1  1 1  1 1  1 1  1 1  4 4", "whoever-comes");
    EXPECT_EQ(squad.scenario().enemy.from, u"outcasts"_s);
    EXPECT_EQ(squad.scenario().enemy.figures.size(), 5U);
    EXPECT_EQ(squad.scenario().enemy.vehicles, 1);
    squad.reports(allFine(squad.campaign(), Outcome::Success));
    squad.prepares("3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1  2 2  2 2  2 2  2 2  4 4", "outcasts");
}
