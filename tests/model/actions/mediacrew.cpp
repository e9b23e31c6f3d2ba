// SPDX-License-Identifier: MIT

// Chain Reaction, first edition: a media crew is one Reporter, who leads, and one Tech; a driver and a bodyguard may go along
// (pp. 10, 11, R76).

#include "model/systems/halfmonths/press.h"
#include "tests/support/acts.h"
#include "tests/support/outcasts.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

const Options inTheCity = {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"gang"_s}, {u"setting"_s, u"urban"_s}};

Profile companion(const char *type, int rep, const char *weapon = "pistol")
{
    Profile profile;
    profile.type = QString::fromLatin1(type);
    profile.rep = rep;
    profile.armor = 0;
    profile.weapon = QString::fromLatin1(weapon);
    profile.armorWorn = u"none"_s;
    return profile;
}

} // namespace

TEST(MediaCrew, HasOneReporterWhoLeadsAndOneTech)
{
    PlayedBand crew("media", "Dana", 4, inTheCity);
    EXPECT_EQ(crew.figure(1).profile.weapon, u"mike"_s);
    crew.recruits(std::nullopt, "3 4  1 2"); // a 7 is another Reporter and rolled again; a 3 is a Tech
    ASSERT_EQ(crew.campaign().gruntCount(), 1);
    EXPECT_EQ(crew.figure(2).profile.weapon, u"camera"_s);
    EXPECT_EQ(refusal(actions::checkRecruit(crew.campaign(), chainReaction1(), std::nullopt)),
              "The media crew has its Tech. A driver and a bodyguard can be picked by hand.");

    actions::NewCampaign wanted;
    wanted.list = u"media"_s;
    wanted.starName = u"Dana"_s;
    wanted.star = companion("", 4, "camera");
    EXPECT_EQ(refusal(actions::found(chainReaction1(), wanted)),
              "A media crew is led by its Reporter (p. 10): the Star carries the mike.");
    wanted.star = {};
    wanted.rollsStar = true;
    const Step founded =
        rolledStep("1 2  2 2", [&](Dice &d, Step &step) { actions::found(chainReaction1(), wanted, d, step); });
    EXPECT_EQ(fold({founded}).star()->profile.weapon, u"mike"_s) << "a Tech is rolled again";
}

TEST(MediaCrew, ThatComesToAnEncounterMayHaveThemToo_R76)
{
    PlayedBand gang("gang", "Rook", 2, inTheCity);
    gang.prepares("3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1  1 1  3 3 3 3", "gang");
    EXPECT_EQ(refusal(actions::joinPress(gang.campaign(), chainReaction1(), u"driver"_s)),
              "No media crew is there to go along with. Roll for media coverage first.");
    gang.take(rolledStep("1  3 4  1 2",
                         [&](Dice &d, Step &step) { actions::seekPress(gang.campaign(), chainReaction1(), d, step); }));
    for (const char *who : {"driver", "bodyguard"}) {
        const auto step = actions::joinPress(gang.campaign(), chainReaction1(), QString::fromLatin1(who));
        ASSERT_TRUE(step) << refusal(step);
        gang.take(*step);
    }
    EXPECT_EQ(gang.campaign().encounter->press->crew.size(), 4U);
    EXPECT_EQ(lastHead(gang), "With the media crew: Bodyguard, Rep 4 R76");
    EXPECT_EQ(refusal(actions::joinPress(gang.campaign(), chainReaction1(), u"driver"_s)),
              "The media crew already has one: Driver.");
    EXPECT_EQ(refusal(actions::joinPress(gang.campaign(), chainReaction1(), u"cook"_s)),
              "“cook” does not go along with a media crew. Choices: Driver, Bodyguard.");
}
