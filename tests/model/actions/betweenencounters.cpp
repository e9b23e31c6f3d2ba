// SPDX-License-Identifier: MIT

// Chain Reaction, first edition: what lies between one encounter and the next, as far as no story tells it: things and parties
// (pp. 9, 12 to 15, R77, R85, R87, R97).

#include "model/actions/arms.h"
#include "model/actions/play/tally.h"
#include "model/systems/halfmonths/arranged.h"
#include "model/systems/halfmonths/meeting.h"
#include "model/systems/halfmonths/scenario.h"
#include "tests/support/acts.h"
#include "tests/support/battle.h"
#include "tests/support/outcasts.h"

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

const Options gangsOpenly = {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"gang"_s}};

/// A 7, and of the gangs' seven kinds this one: 0 Ambush, 1 Firefight, 2 Raid, 3 Recover, 4 Robbery, 5 Siege, 6 Sweep.
std::string comes(int kind, const std::string &own = "", const std::string &sevens = "3 4")
{
    std::string dice = sevens;
    for (int i = 0; i < 7; ++i)
        dice += i == kind ? " 6 6" : " 1 1";
    return dice + ' ' + own;
}

/// Their leader is a Rookie of Rep 3, who brings three more.
const std::string fourPolice = "1 1  1 1  1 1  1 1";

Profile armed(const char *weapon, int rep)
{
    Profile profile;
    profile.type = u"T-Guy"_s;
    profile.rep = rep;
    profile.armor = 0;
    profile.weapon = QString::fromLatin1(weapon);
    profile.armorWorn = u"none"_s;
    return profile;
}

BattleReport told(Outcome outcome, const std::vector<std::pair<int, Fate>> &fates, const char *follows = "")
{
    BattleReport report{outcome, {}};
    for (const auto &[id, fate] : fates)
        report.figures.push_back({FigureId{id}, fate});
    report.enemy.follows = QString::fromLatin1(follows);
    return report;
}

std::string refused(const PlayedBand &band, const BattleReport &report)
{
    return refusal(actions::checkFinish(band.campaign(), chainReaction1(), report));
}

/// Rook (1), Ann's, of a gang; Vic (2), Ben's, of that list.
PlayedBand annAndBen(const char *bensList)
{
    PlayedBand both("gang", "Rook", 4, gangsOpenly);
    actions::NewCampaign vic;
    vic.starName = u"Vic"_s;
    vic.player = u"Ben"_s;
    vic.list = QString::fromLatin1(bensList);
    vic.star.rep = 4;
    const auto step = actions::join(both.campaign(), chainReaction1(), vic);
    EXPECT_TRUE(step) << refusal(step);
    both.take(*step);
    return both;
}

void joins(PlayedBand &both, int leader, const char *name, const Profile &profile)
{
    const auto step = actions::recruitByHand(both.campaign(), chainReaction1(), profile, QString::fromLatin1(name), {},
                                             FigureId{leader});
    ASSERT_TRUE(step) << refusal(step);
    both.take(*step);
}

const std::string annsSeven = "3 4  1 2";
const std::string bensSeven = "1 2  3 4";

} // namespace

// A file of an older program may hold one that it dealt: it can be put behind.
TEST(FollowUp, ThatWasDealtWithNobodyToFightItIsReportedWithNobody)
{
    PlayedBand gang("gang", "Rook", 4, gangsOpenly);
    gang.joins("Ann", armed("pistol", 3));
    gang.prepares(comes(4, fourPolice).c_str(), "police");
    gang.reports(told(Outcome::Failure, {{1, Fate::Fine}}));
    gang.prepares("2"); // the Pursuit; no civilians
    Figure hurt = gang.figure(1);
    hurt.backIn = gang.campaign().turn + 2;
    const auto step = actions::correctFigure(gang.campaign(), chainReaction1(), hurt);
    ASSERT_TRUE(step) << refusal(step);
    gang.take(*step);
    EXPECT_EQ(refused(gang, told(Outcome::Failure, {{2, Fate::Fine}})),
              "Ann did not fight the encounter before this one. What follows at once is fought by those who did.");
    gang.reports(told(Outcome::Failure, {}));
    EXPECT_EQ(gang.campaign().turn, 2);
}

TEST(BandsList, DecidesWhoMayBeArmedAsSwat_R97)
{
    PlayedBand both = annAndBen("police");
    both.prepares(comes(1, "", bensSeven).c_str(), "zombies");
    const auto step = actions::upgrade(both.campaign(), chainReaction1(), u"swat"_s, {});
    ASSERT_TRUE(step) << refusal(step);
    both.take(*step);
    EXPECT_EQ(both.figure(2).profile.weapon, u"assault-rifle"_s);
    EXPECT_EQ(both.figure(2).profile.armorWorn, u"body-armor"_s);
    EXPECT_FALSE(both.figure(1).laidAside) << "Rook is not in it";

    PlayedBand anns = annAndBen("police");
    anns.prepares(comes(1, "", annsSeven).c_str(), "zombies");
    EXPECT_EQ(refusal(actions::upgrade(anns.campaign(), chainReaction1(), u"swat"_s, {})),
              "The list of the band in this encounter has no better equipment.");
}

// P. 15 "one side controls the battlefield": what lies there is that side's.
TEST(BandsThatMeet, KeepTheArmsOfTheFallenOfBothWhereTheyHeldTheField_R97)
{
    PlayedBand both = annAndBen("gang");
    joins(both, 1, "Al", armed("shotgun", 3));
    joins(both, 2, "Cy", armed("pistol", 3));
    both.prepares(comes(1, "", annsSeven).c_str(), "star=2");
    for (const int star : {1, 2})
        both.take(*actions::writeParty(both.campaign(), chainReaction1(), FigureId{star}, {}));
    both.reports(told(Outcome::Failure, {{1, Fate::RanAway}, {2, Fate::Fine}, {3, Fate::Dead}, {4, Fate::Fine}}));
    EXPECT_TRUE(both.campaign().stockOf(FigureId{1}).isEmpty());
    EXPECT_EQ(both.campaign().stockOf(FigureId{2}).value(u"shotgun"_s), 1);
    EXPECT_EQ(refusal(actions::equip(both.campaign(), chainReaction1(), FigureId{1}, {u"shotgun"_s, u"none"_s})),
              "Rook cannot have “Shotgun”: the stockpile holds none.");
    const auto step = actions::equip(both.campaign(), chainReaction1(), FigureId{4}, {u"shotgun"_s, u"none"_s});
    ASSERT_TRUE(step) << refusal(step);
    both.take(*step);
    EXPECT_EQ(both.campaign().stockOf(FigureId{2}).value(u"pistol"_s), 1);
    EXPECT_EQ(actions::stockpileSentence(both.campaign(), chainReaction1()), u"Ben: Pistol × 1"_s);
}

// P. 8: "At least one member of the squad".
TEST(Specialists, AreNamedByThePlayerWhereNoneFell_R76)
{
    PlayedBand squad("military", "Rook", 4, {{u"terrain"_s, u"none"_s}});
    squad.joins("Al", armed("rifle", 3)).joins("Bo", armed("rifle", 3));
    EXPECT_TRUE(actions::specialArmsSentence(squad.campaign(), chainReaction1())
                    .endsWith(u"Every squad has one: equip a figure with any of its list."_s));
    const auto names = [&](int id) {
        return actions::equip(squad.campaign(), chainReaction1(), FigureId{id}, {u"light-machine-gun"_s, u"none"_s});
    };
    const auto step = names(2);
    ASSERT_TRUE(step) << refusal(step);
    squad.take(*step);
    EXPECT_EQ(squad.figure(2).profile.weapon, u"light-machine-gun"_s);
    EXPECT_FALSE(names(3)) << "one is enough";
}

// The ambushers never came onto the table, and are there all the same.
TEST(BandsThatMeet, FinishAnAmbushThatWasNeverSprung_R97)
{
    PlayedBand both = annAndBen("gang");
    both.prepares(comes(0, "3  1  2", annsSeven).c_str(), "star=2"); // three vehicles, Rook's; nobody else is there
    ASSERT_EQ(both.scenario().role, Role::Ambushed);
    for (const int leader : {1, 2})
        both.take(*actions::writeParty(both.campaign(), chainReaction1(), FigureId{leader}, {}));
    Battle battle(both.campaign(), chainReaction1());
    battle.begins().stands(1, TableState::LeftTable);
    const AftermathDraft noted = actions::reportSoFar(battle.campaign());
    ASSERT_EQ(noted.figures.size(), 2U);
    EXPECT_EQ(noted.figures[1].id, FigureId{2});
    EXPECT_EQ(noted.outcome, Outcome::Success);
    EXPECT_EQ(refusal(actions::checkFinish(battle.campaign(), chainReaction1(), {Outcome::Success, noted.figures})),
              "");
}

} // namespace muster::testing
