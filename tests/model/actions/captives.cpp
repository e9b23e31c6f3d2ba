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

std::string away(const PlayedBand &band, int id)
{
    return words::away(band.figure(id), band.campaign(), chainReaction1()).toStdString();
}

} // namespace

TEST(CapturedStar, IsAwayAndTheBestGruntLeads_R85)
{
    const PlayedBand band = after({{1, Fate::Captured}, {2, Fate::Fine}, {3, Fate::Fine}});
    EXPECT_EQ(band.campaign().phase, Phase::Prepare);
    ASSERT_TRUE(band.campaign().star());
    EXPECT_TRUE(band.campaign().star()->isHeld());
    EXPECT_EQ(away(band, 1), "captured");
    EXPECT_EQ(band.campaign().leaderIn(band.campaign().turn)->name, u"Annie"_s);
    EXPECT_FALSE(band.campaign().nextReturn()) << "nobody knows when";
    EXPECT_EQ(lastLines(band),
              "Courtney was captured: may be freed by the next Recover R85\n"
              "Annie came through\n"
              "Bobbie came through");
    EXPECT_EQ(shown(band)[u"star"_s][u"status"_s].toString(), u"captured"_s);
    EXPECT_EQ(refusal(actions::checkFinish(PlayedBand(band).prepares(comingForThem).campaign(), chainReaction1(),
                                           withoutSequel(Outcome::Success, {{1, Fate::Fine}}))),
              "Courtney (number 1) is captured and cannot have taken part.");
}

TEST(CapturedStar, IsFreedByTheNextRecover_R85)
{
    PlayedBand band = after({{1, Fate::Captured}, {2, Fate::Fine}});
    band.prepares(comingForThem);
    EXPECT_EQ(actions::ownHostages(band.campaign()), std::vector<FigureId>({FigureId{1}}));
    band.reports(withoutSequel(Outcome::Success, {{2, Fate::Fine}, {3, Fate::Fine}}));
    EXPECT_FALSE(band.campaign().star()->isHeld());
    EXPECT_EQ(away(band, 1), "");
    EXPECT_EQ(band.campaign().leaderIn(band.campaign().turn)->name, u"Courtney"_s);
    EXPECT_TRUE(lastLines(band).ends_with("Courtney is free again R85")) << lastLines(band);
}

TEST(CapturedStar, WhoIsNotFreedThenEndsTheCampaign_R85)
{
    PlayedBand band = after({{1, Fate::Surrendered}, {2, Fate::Fine}});
    band.prepares(comingForThem);
    band.reports(withoutSequel(Outcome::Failure, {{2, Fate::Fine}}));
    EXPECT_EQ(band.campaign().phase, Phase::Over);
    EXPECT_FALSE(band.campaign().star());
    EXPECT_TRUE(lastLines(band).ends_with("Nobody could free Courtney R85\n"
                                          "The campaign is over: Courtney is in the enemy’s hands"))
        << lastLines(band);
}

TEST(CapturedStar, StaysCapturedThroughOtherEncounters_R85)
{
    PlayedBand band = after({{1, Fate::Captured}, {2, Fate::Fine}});
    band.prepares(convoyAmbushed);
    band.reports({Outcome::Failure, {{FigureId{2}, Fate::Fine}}});
    EXPECT_EQ(band.campaign().phase, Phase::Prepare);
    EXPECT_TRUE(band.campaign().star()->isHeld());
}

TEST(CapturedStar, WithNobodyLeftToComeOrKilledEndsTheCampaign_R85)
{
    EXPECT_EQ(after({{1, Fate::Captured}, {2, Fate::Dead}, {3, Fate::Captured}}).campaign().phase, Phase::Over);
    EXPECT_EQ(after({{1, Fate::Dead}, {2, Fate::Fine}}).campaign().phase, Phase::Over);
}

TEST(CapturedStar, IsSetFreeOrTakenByHandToo_R5)
{
    PlayedBand band = after({{1, Fate::Captured}, {2, Fate::Fine}});
    Figure freed = band.figure(1);
    freed.status = Status::Active;
    auto step = actions::correctFigure(band.campaign(), chainReaction1(), freed);
    ASSERT_TRUE(step) << refusal(step);
    band.take(*step);
    EXPECT_EQ(away(band, 1), "");
    EXPECT_EQ(lastHead(band), "Courtney is free again R5");
    freed.status = Status::Captured;
    step = actions::correctFigure(band.campaign(), chainReaction1(), freed);
    ASSERT_TRUE(step) << refusal(step);
    band.take(*step);
    EXPECT_EQ(away(band, 1), "captured");
    EXPECT_EQ(band.campaign().phase, Phase::Prepare);
}

// p. 14: half a die of hostages from the other side's group.
TEST(Hostages, AreTheCapturedFirstAndComeBackWhenRescued_R85)
{
    PlayedBand band = after({{1, Fate::Fine}, {2, Fate::Captured}, {3, Fate::Surrendered}});
    EXPECT_EQ(band.campaign().band.size(), 1U);
    band.prepares(comingForThem);
    EXPECT_EQ(actions::ownHostages(band.campaign()), std::vector<FigureId>({FigureId{2}, FigureId{3}}));
    EXPECT_TRUE(
        describeEncounter(band.campaign(), chainReaction1())
            .special.contains(
                u"Among the hostages: Annie and Bobbie. If they are brought out, they are back in the band."_s));
    PlayedBand failed = band;

    band.reports(withoutSequel(Outcome::Success, {{1, Fate::Fine}}));
    EXPECT_EQ(band.campaign().band.size(), 3U);
    EXPECT_EQ(band.figure(2).status, Status::Active);
    EXPECT_EQ(band.figure(2).profile.weapon, u"pistol"_s);
    EXPECT_EQ(lastLines(band),
              "Courtney came through: 400 points R65\n"
              "Annie is free again R85\n"
              "Bobbie is free again R85");

    failed.reports(withoutSequel(Outcome::Failure, {{1, Fate::Fine}}));
    EXPECT_EQ(failed.campaign().band.size(), 1U);
}

TEST(Hostages, WhoWereBroughtOutAreFreeThoughTheOthersWereNot_R85)
{
    PlayedBand band = after({{1, Fate::Fine}, {2, Fate::Captured}, {3, Fate::Captured}});
    band.prepares(comingForThem);
    band.take(*actions::beginPlay(band.campaign(), chainReaction1(), {}));
    band.take(*actions::countHostages(band.campaign(), true, 1));
    PlayedBand saidWell = band;
    band.reports(withoutSequel(Outcome::Failure, {{1, Fate::Fine}}));
    EXPECT_EQ(band.figure(2).status, Status::Active) << "the highest Rep first";
    EXPECT_EQ(band.figure(3).status, Status::Captured);

    const auto proposed = actions::proposeOutcome(saidWell.campaign(), chainReaction1(), {{FigureId{1}, Fate::Fine}});
    ASSERT_TRUE(proposed);
    EXPECT_EQ(proposed->why, u"Not all that they came for is off the table."_s);
    saidWell.reports(withoutSequel(Outcome::Success, {{1, Fate::Fine}}));
    EXPECT_EQ(saidWell.figure(2).status, Status::Active);
    EXPECT_EQ(saidWell.figure(3).status, Status::Captured) << "as many as were brought out, whatever is reported (R97)";
}

// R85: one hostage, and the captured Grunt has the higher Rep.
TEST(Hostages, WithoutTheCapturedStarAreWarnedOf_R85)
{
    PlayedBand band = after({{1, Fate::Captured}, {2, Fate::Captured}, {3, Fate::Fine}});
    band.prepares("3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 3 3 1");
    EXPECT_EQ(actions::ownHostages(band.campaign()), std::vector<FigureId>({FigureId{2}}));
    EXPECT_TRUE(describeEncounter(band.campaign(), chainReaction1())
                    .special.contains(u"Not among them: Courtney, who is lost when this Recover is over."_s));
}

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
