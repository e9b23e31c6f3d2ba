// SPDX-License-Identifier: MIT

// Chain Reaction, first edition: a Star who is dead or captured, the captured who are a Recover's hostages, and the antidote
// that a Recover may be about (pp. 7, 10, 14, R85).

#include "model/systems/halfmonths/captives.h"
#include "model/actions/play/play.h"
#include "model/story/bandwords.h"
#include "model/systems/halfmonths/arranged.h"
#include "model/systems/halfmonths/correctscenario.h"
#include "model/systems/halfmonths/scenario.h"
#include "tests/support/acts.h"
#include "tests/support/outcasts.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

const Options bareMovie = {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"b-movie"_s}};

/// The six kinds of a "B" movie: an Ambush, the Star in the convoy; a Recover, the band for its own, about three hostages.
const char *const convoyAmbushed = "3 4  6 6  1 1  1 1  1 1  1 1  1 1  2 5 2";
const char *const comingForThem = "3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 3 3 5";

Profile figureOf(int rep)
{
    Profile profile;
    profile.type = u"J Blow"_s;
    profile.rep = rep;
    profile.armor = 0;
    profile.weapon = u"pistol"_s;
    profile.armorWorn = u"none"_s;
    return profile;
}

/// Courtney (1), Annie (2), Bobbie (3).
PlayedBand girls()
{
    PlayedBand band("civilians", "Courtney", 3, bareMovie);
    band.joins("Annie", figureOf(4)).joins("Bobbie", figureOf(2));
    return band;
}

BattleReport withoutSequel(Outcome outcome, std::vector<std::pair<int, Fate>> fates)
{
    BattleReport told{outcome, {}};
    for (const auto &[id, fate] : fates)
        told.figures.push_back({FigureId{id}, fate});
    told.enemy.follows = u"nothing"_s;
    return told;
}

/// After an ambush in which these were taken or turned; with it for good.
PlayedBand after(std::vector<std::pair<int, Fate>> fates)
{
    PlayedBand band = girls();
    band.prepares(convoyAmbushed, "zombies");
    BattleReport told = withoutSequel(Outcome::Failure, std::move(fates));
    told.enemy.follows.clear();
    band.reports(told);
    return band;
}

} // namespace

TEST(Hostages, AreNotWhatARecoverForAStockpileIsAbout_R88)
{
    PlayedBand band = after({{1, Fate::Captured}, {2, Fate::Fine}});
    band.prepares(comingForThem);
    EXPECT_EQ(actions::ownHostages(band.campaign()), std::vector<FigureId>({FigureId{1}}));
    const auto step = actions::setStake(band.campaign(), true);
    ASSERT_TRUE(step) << refusal(step);
    band.take(*step);
    EXPECT_TRUE(actions::ownHostages(band.campaign()).empty());
    band.reports(withoutSequel(Outcome::Success, {{2, Fate::Fine}}));
    EXPECT_TRUE(band.figure(1).isHeld()) << "a later Recover may still free the Star";
}

// p. 10: "sounds like a Recover mission".
TEST(Antidote, FoundInARecoverBringsBackThoseWhoTurned)
{
    PlayedBand band = after({{1, Fate::Fine}, {2, Fate::Turned}, {3, Fate::Fine}});
    EXPECT_EQ(band.figure(2).status, Status::Turned);
    band.prepares(comingForThem);
    EXPECT_TRUE(
        describeEncounter(band.campaign(), chainReaction1())
            .special.contains(u"This Recover may be about an antidote for Annie: edit the encounter to say so."_s));
    Encounter wanted = *band.campaign().encounter;
    wanted.part = actions::aboutAntidote(*scenarioOf(wanted), true);
    const auto step = actions::correctEncounter(band.campaign(), chainReaction1(), wanted);
    ASSERT_TRUE(step) << refusal(step);
    band.take(*step);
    EXPECT_TRUE(actions::hasObjective(band.scenario())) << "it is found or it is not";
    EXPECT_EQ(describeEncounter(band.campaign(), chainReaction1()).objective,
              u"Find the dwelling with the antidote, and bring it off the table."_s);
    PlayedBand failed = band;
    PlayedBand forThings = band;

    band.reports(withoutSequel(Outcome::Success, {{1, Fate::Fine}, {3, Fate::Fine}}));
    EXPECT_EQ(band.figure(2).status, Status::Active);
    EXPECT_TRUE(lastLines(band).ends_with("The antidote brings Annie back")) << lastLines(band);

    failed.reports(withoutSequel(Outcome::Failure, {{1, Fate::Fine}, {3, Fate::Fine}}));
    EXPECT_EQ(failed.figure(2).status, Status::Turned);

    forThings.take(*actions::setStake(forThings.campaign(), true));
    EXPECT_FALSE(forThings.scenario().antidote) << "it is about one thing";
}

TEST(Antidote, IsNotLookedForByThoseWhoDefend)
{
    PlayedBand band = girls();
    band.prepares("3 4  1 1  1 1  1 1  1 1  6 6  1 1  4 3 3 5", "zombies");
    Encounter wanted = *band.campaign().encounter;
    wanted.part = actions::aboutAntidote(*scenarioOf(wanted), true);
    EXPECT_EQ(refusal(actions::correctEncounter(band.campaign(), chainReaction1(), wanted)),
              "Only the rescuers in a Recover can look for an antidote.");
}
