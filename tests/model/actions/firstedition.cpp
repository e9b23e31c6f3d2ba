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

TEST(HalfMonths, WhereThereIsLittleRoomTheYearIsSaidToBeOne)
{
    const PlayedBand squad("civilians", "Courtney", 4, zombies);
    EXPECT_EQ(words::turnMark(8, squad.campaign(), chainReaction1()), u"Late Apr"_s);
    EXPECT_EQ(words::turnMark(11, squad.campaign(), chainReaction1()), u"Early June"_s);
    EXPECT_EQ(words::turnMark(32, squad.campaign(), chainReaction1()), u"Late Apr, yr 2"_s);
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
