// SPDX-License-Identifier: MIT

// Chain Reaction, first edition: what lies between one encounter and the next. Who fights what follows at once, whose list decides,
// what is scored for whom, and whose things and captives they are (pp. 9, 12 to 15, 18, 19, R77, R85, R87, R97).

#include "model/actions/arms.h"
#include "model/actions/play/tally.h"
#include "model/story/bandwords.h"
#include "model/systems/halfmonths/arranged.h"
#include "model/systems/halfmonths/captives.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/limits.h"
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

std::string forces(const PlayedBand &band)
{
    return describeEncounter(band.campaign(), chainReaction1()).forces.toStdString();
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

// P. 14: a Pursuit follows a Robbery; p. 7: a Bad Wound misses a month.
TEST(FollowUp, ThatNobodyCanFightDoesNotComeAndTheCalendarGoesOn_R97)
{
    PlayedBand gang("gang", "Rook", 4, gangsOpenly);
    gang.joins("Ann", armed("pistol", 3));
    gang.prepares(comes(4, fourPolice).c_str(), "police");
    gang.reports(told(Outcome::Failure, {{1, Fate::BadWound}, {2, Fate::Dead}}), "1 1");
    EXPECT_FALSE(gang.campaign().following);
    EXPECT_TRUE(lastLines(gang).ends_with("Nothing follows immediately: nobody of the band is fit to fight R97"))
        << lastLines(gang);
    EXPECT_EQ(gang.campaign().turn, 2);
    // Two sevens find everybody away, and are quiet; the third is fought.
    gang.prepares(("3 4  3 4  " + comes(1, fourPolice)).c_str(), "police");
    EXPECT_EQ(gang.campaign().turn, 4);
    EXPECT_EQ(gang.scenario().kind, ScenarioKind::Firefight);
}

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

// P. 14, the Raid and its retribution: "add it to the Reputation of the leader of each group".
TEST(FollowUp, CountsTheLeaderWhoIsThereForSurpriseAndItsLimit_R97)
{
    PlayedBand gang("gang", "Rook", 4, gangsOpenly);
    gang.joins("Tess", armed("pistol", 2)).joins("Big", armed("pistol", 5));
    gang.prepares(comes(2, "1  3 3").c_str(), "zombies"); // the band raids seven zombies
    ASSERT_EQ(gang.scenario().role, Role::Raider);
    gang.reports(told(Outcome::Failure, {{1, Fate::BadWound}, {2, Fate::Fine}}), "1 1");
    ASSERT_TRUE(gang.campaign().following);
    gang.prepares("1  1 6"); // it comes; 1 + 2 against 6 + 3
    EXPECT_EQ(gang.scenario().role, Role::Defender);
    EXPECT_EQ(gang.scenario().surprised, Role::Defender);
    EXPECT_EQ(gang.scenario().recruits, 4) << "twice Tess's Rep, and not Big's";
    EXPECT_NE(forces(gang).find("Leader: Tess. You may bring up to 4 Grunts; available: 0."), std::string::npos)
        << forces(gang);
    EXPECT_EQ(refused(gang, told(Outcome::Success, {{2, Fate::Fine}, {3, Fate::Fine}})),
              "Big did not fight the encounter before this one. What follows at once is fought by those who did.");
    EXPECT_EQ(actions::reportSoFar(gang.campaign()).figures.size(), 1U);
}

// R97: survivors of either side with a Bad Wound do not fight in it, and who is next in line leads.
TEST(FollowUp, LeavesTheBadlyWoundedOfTheEnemyOutAndTheBestOfTheOthersLeads_R97)
{
    PlayedBand gang("gang", "Rook", 4, gangsOpenly);
    gang.prepares(comes(4, "1 2  1 1  2 2  1 1  1 1  1 1").c_str(),
                  "police"); // a Veteran leads, the second Grunt is an Officer
    ASSERT_EQ(gang.scenario().enemy.figures.size(), 6U);
    Battle battle(gang.campaign(), chainReaction1());
    battle.begins();
    battle.does(actions::setObjective(battle.campaign(), true));
    battle.deed(ScenarioDeed::Alarm, "1");
    battle.does(actions::countTurn(battle.campaign(), chainReaction1()));
    battle.deed(ScenarioDeed::Police, "");
    battle.enemy(1, 1, TableState::BadWound).enemy(1, 2, TableState::Dead);
    const AftermathDraft noted = actions::reportSoFar(battle.campaign());
    EXPECT_EQ(noted.enemy.lost, (std::vector<int>{1, 2}));
    BattleReport report = told(Outcome::Success, {{1, Fate::Fine}});
    report.enemy = noted.enemy;
    const Taken after = finish(battle.campaign(), report, "", chainReaction1());
    ASSERT_TRUE(after.campaign.following);
    const std::vector<Profile> &left = after.campaign.following->over.enemy.figures;
    ASSERT_EQ(left.size(), 4U);
    EXPECT_EQ(left.front().rep, 4) << "the Officer";
}

// R77: who stayed at home did not fight, and no more than may.
TEST(Report, HoldsNoMoreThanTheEncounterAllowsAndNobodyWhoStayedAtHome_R77)
{
    PlayedBand gang("gang", "Rook", 2, gangsOpenly);
    gang.joins("Al", armed("pistol", 3)).joins("Bo", armed("pistol", 3));
    Figure rook = gang.figure(1);
    rook.profile.rep = 1; // one Grunt from now on
    gang.take(*actions::correctFigure(gang.campaign(), chainReaction1(), rook));
    gang.prepares(comes(1).c_str(), "zombies");
    const BattleReport all = told(Outcome::Success, {{1, Fate::Fine}, {2, Fate::Fine}, {3, Fate::Fine}});
    EXPECT_EQ(refused(gang, all), "This encounter allows at most 1 Grunt, not 2. Leave some out of the party.");
    EXPECT_EQ(actions::reportSoFar(gang.campaign()).figures.size(), 2U);
    gang.take(*actions::beginPlay(gang.campaign(), chainReaction1(), {FigureId{1}, FigureId{2}}));
    EXPECT_EQ(refused(gang, all), "Bo stayed at home when the battle began.");
}

// R63, R97: the band's list decides, never the campaign's.
TEST(BandsList, DecidesWhoRobsAndWhoIsThePolice_R97)
{
    PlayedBand both = annAndBen("police");
    both.prepares(comes(4, "1 1  1 1  1 1", bensSeven).c_str(), "gang");
    EXPECT_EQ(both.scenario().role, Role::Police) << "Vic's are the police of a gang's campaign";
    EXPECT_EQ(both.scenario().enemy.from, u"gang"_s);

    PlayedBand anns = annAndBen("police");
    anns.prepares(comes(4, fourPolice, annsSeven).c_str(), "gang");
    EXPECT_EQ(anns.scenario().role, Role::Robber);
    EXPECT_EQ(anns.scenario().enemy.from, u"police"_s);
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

TEST(BandsList, DecidesWhetherBesiegersGoHome_R97)
{
    PlayedBand both = annAndBen("police");
    both.prepares(comes(5, "5", bensSeven).c_str(), "zombies");
    ASSERT_EQ(both.scenario().role, Role::Besieger);
    EXPECT_FALSE(actions::besiegersMayLeave(both.campaign(), chainReaction1())) << "police stay (p. 15)";
    PlayedBand anns = annAndBen("police");
    anns.prepares(comes(5, "5", annsSeven).c_str(), "zombies");
    EXPECT_TRUE(actions::besiegersMayLeave(anns.campaign(), chainReaction1()));
}

TEST(BandsList, DecidesWhoHasVehicles_R97)
{
    PlayedBand both = annAndBen("tribal");
    joins(both, 2, "Cy", armed("rifle", 3));
    joins(both, 2, "Di", armed("rifle", 3));
    both.prepares(comes(1, "", bensSeven).c_str(), "zombies");
    EXPECT_NE(forces(both).find("Your vehicles, 2d6: on 7–12, one for every 3 figures."), std::string::npos);
    EXPECT_EQ(refusal(actions::checkRollVehicles(both.campaign(), chainReaction1())), "");
    both.take(rolledStep(
        "3 4", [&](Dice &dice, Step &step) { actions::rollVehicles(both.campaign(), chainReaction1(), dice, step); }));
    EXPECT_EQ(both.scenario().ownVehicles, 1);
}

// P. 19: "always have one vehicle available per team".
TEST(OwnVehicles, OfTheFirmsTeamAreAlwaysThere)
{
    PlayedBand firm("firm", "Kane", 5, wasteland);
    firm.prepares(("3 4" + anAmbush + "3  1  2").c_str(), "zombies");
    EXPECT_NE(forces(firm).find("Your vehicles: 1."), std::string::npos) << forces(firm);
    EXPECT_EQ(refusal(actions::checkRollVehicles(firm.campaign(), chainReaction1())), "");
    firm.take(rolledStep(
        "", [&](Dice &dice, Step &step) { actions::rollVehicles(firm.campaign(), chainReaction1(), dice, step); }));
    EXPECT_EQ(firm.scenario().ownVehicles, 1);
}

// R87: the bands of a campaign may meet in a Robbery too, if one of them is the police.
TEST(BandsThatMeet, RobAndStopEachOtherWhereOneIsThePolice_R97)
{
    PlayedBand both = annAndBen("police");
    both.prepares(comes(4, "", annsSeven).c_str(), "star=2");
    ASSERT_TRUE(both.campaign().meeting());
    EXPECT_EQ(both.scenario().role, Role::Robber);
    EXPECT_EQ(both.scenario().enemyRole, Role::Police);
    EXPECT_EQ(both.scenario().enemy.from, u"police"_s);
    const QStringList special = describeEncounter(both.campaign(), chainReaction1()).special;
    EXPECT_TRUE(special.contains(u"Rook’s band: Points: all for the loot and the escape."_s));
    EXPECT_TRUE(special.contains(u"Ben’s band: Points: all if the robbery is stopped."_s)) << "both sides";

    PlayedBand twoGangs = annAndBen("gang");
    twoGangs.prepares(comes(4, fourPolice, annsSeven).c_str(), "star=2");
    EXPECT_FALSE(twoGangs.campaign().meeting()) << "neither is";
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

// P. 14: hostages "from the other side's group".
TEST(Hostages, AreOfTheBandThatComesForThemAndOfNoOther_R97)
{
    PlayedBand both = annAndBen("gang");
    joins(both, 1, "Al", armed("pistol", 3));
    joins(both, 2, "Cy", armed("pistol", 3));
    both.prepares(comes(1, "", annsSeven).c_str(), "zombies");
    both.reports(told(Outcome::Failure, {{1, Fate::Fine}, {3, Fate::Captured}}));
    both.prepares(comes(1, "", bensSeven).c_str(), "zombies");
    both.reports(told(Outcome::Failure, {{2, Fate::Fine}, {4, Fate::Captured}}));
    both.prepares(comes(3, "1  3 3  5", bensSeven).c_str(), "zombies"); // Ben's comes for three
    EXPECT_EQ(actions::ownHostages(both.campaign()), std::vector<FigureId>{FigureId{4}});
    both.reports(told(Outcome::Success, {{2, Fate::Fine}}, "nothing"));
    EXPECT_EQ(both.figure(4).status, Status::Active);
    EXPECT_EQ(both.figure(3).status, Status::Captured) << "Ann's";
}

// R68, R77: Rep 4 squared is 16, and the defenders of a Raid have twice that.
TEST(RepSquared, IsMultipliedByWhatTheEncounterAllows_R77)
{
    Options squared = gangsOpenly;
    squared[u"recruits"_s] = u"rep-squared"_s;
    PlayedBand gang("gang", "Rook", 4, squared);
    gang.prepares(comes(2, "5  3 3").c_str(), "zombies");
    ASSERT_EQ(gang.scenario().role, Role::Defender);
    EXPECT_NE(forces(gang).find("You may bring Grunts of Rep 32 in all; available: Rep 0."), std::string::npos);
    for (int i = 0; i < 8; ++i)
        gang.joins(("G" + std::to_string(i)).c_str(), armed("pistol", 4));
    EXPECT_EQ(refusal(actions::recruitByHand(gang.campaign(), chainReaction1(), armed("pistol", 2), u"Late"_s)),
              "There is no room in the band. Rep left to spend: 0 of 32, which this encounter allows.");
    EXPECT_EQ(halfMonths().usualParty(gang.campaign(), chainReaction1()).size(), 9U);
    BattleReport all = BattleReport{Outcome::Success, actions::reportSoFar(gang.campaign()).figures};
    all.enemy.follows = u"nothing"_s;
    gang.reports(all);
    gang.prepares(comes(1).c_str(), "zombies");
    std::vector<FigureId> everybody;
    for (const Figure &figure : gang.campaign().band)
        everybody.push_back(figure.id);
    EXPECT_EQ(refusal(halfMonths().whyNotWith(gang.campaign(), chainReaction1(), everybody)),
              "This encounter allows Grunts of Rep 16 in all, and these have 32. Leave some out of the party.");
    EXPECT_EQ(halfMonths().usualParty(gang.campaign(), chainReaction1()).size(), 5U);
}

// R65: the book has each character recruited lessen the player's.
TEST(EncounterPoints, OfAPlayerAreTheStarsOwnAndTheBandsStandBeside_R65)
{
    PlayedBand gang("gang", "Rook", 4, gangsOpenly);
    for (const char *name : {"Al", "Bo", "Cy", "Di"})
        gang.joins(name, armed("pistol", 3));
    gang.prepares(comes(1).c_str(), "zombies");
    BattleReport report =
        told(Outcome::Success, {{1, Fate::Fine}, {2, Fate::Fine}, {3, Fate::Fine}, {4, Fate::Fine}, {5, Fate::Fine}});
    report.figures[0].deeds.kills = 1;
    report.figures[1].deeds.routed = 1;
    gang.reports(report);
    EXPECT_EQ(gang.campaign().starPoints(), 80 + 40);
    EXPECT_EQ(gang.campaign().points(), 400 + 40 + 20);
    EXPECT_TRUE(
        bandSummary(gang.campaign(), chainReaction1()).endsWith(u"; encounter points earned: 120 (band 460)"_s));
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

// R9: what the book gives less, zeros too, is said with its reason.
// P. 13, 14: the Ambushers, the Runners and the raiders.
TEST(ByTheBook, ASuccessThatTheTableGivesNothingForIsSaidSo_R97)
{
    const auto bookOf = [](const Battle &battle) {
        const auto proposed = actions::proposeOutcome(battle.campaign(), chainReaction1(),
                                                      actions::reportSoFar(battle.campaign()).figures);
        return proposed && proposed->won
            ? QString::number(proposed->won->numerator).toStdString() + ": " + proposed->why.toStdString()
            : std::string("nothing");
    };
    PlayedBand robbers("gang", "Rook", 4, gangsOpenly);
    robbers.prepares(comes(4, fourPolice).c_str(), "police");
    Battle robbery(robbers.campaign(), chainReaction1());
    robbery.begins().does(actions::countTurn(robbery.campaign(), chainReaction1()));
    EXPECT_EQ(bookOf(robbery), "0: Nothing was robbed.");
    robbery.does(actions::setObjective(robbery.campaign(), true)).stands(1, TableState::LeftTable);
    EXPECT_EQ(bookOf(robbery), "1: Somebody got away with what was robbed.");

    PlayedBand defenders("gang", "Rook", 4, gangsOpenly);
    defenders.prepares(comes(2, "5  3 3").c_str(), "zombies");
    Battle raid(defenders.campaign(), chainReaction1());
    raid.begins().does(actions::countTurn(raid.campaign(), chainReaction1()));
    EXPECT_EQ(bookOf(raid), "0: The raiders were not driven off.");
    raid.does(actions::countDwellings(raid.campaign(), 4, 2));
    for (int raider = 1; raider <= raid.play().enemies() + raider - 1; ++raider)
        raid.enemy(1, raider, TableState::LeftTable);
    EXPECT_EQ(bookOf(raid), "0: The raiders got away with what they had looted.");

    PlayedBand ambushers("gang", "Rook", 4, gangsOpenly);
    ambushers.prepares(comes(0, "3  5  2").c_str(), "zombies");
    ASSERT_EQ(ambushers.scenario().role, Role::Ambusher);
    Battle ambush(ambushers.campaign(), chainReaction1());
    ambush.begins().does(actions::countTurn(ambush.campaign(), chainReaction1()));
    ambush.enemy(1, 1, TableState::LeftTable).enemy(1, 2, TableState::LeftTable);
    EXPECT_EQ(bookOf(ambush), "0: 0 of 4 enemies were killed or captured.");

    PlayedBand runners("gang", "Rook", 4, gangsOpenly);
    runners.prepares(comes(4, fourPolice).c_str(), "police");
    runners.reports(told(Outcome::Failure, {{1, Fate::Fine}}));
    runners.prepares("2");
    Battle pursuit(runners.campaign(), chainReaction1());
    pursuit.begins().deed(ScenarioDeed::Pursuit, "3 3");
    EXPECT_EQ(bookOf(pursuit), "0: The Runners have not got away.");

    PlayedBand lone("gang", "Rook", 4, gangsOpenly);
    lone.joins("Al", armed("pistol", 3));
    lone.prepares(comes(1).c_str(), "zombies");
    const auto unnoted = [&](Fate rook, Fate al) {
        return actions::proposeOutcome(lone.campaign(), chainReaction1(), {{FigureId{1}, rook}, {FigureId{2}, al}});
    };
    EXPECT_FALSE(unnoted(Fate::Fine, Fate::Fine));
    ASSERT_TRUE(unnoted(Fate::Fine, Fate::Dead));
    EXPECT_EQ(unnoted(Fate::Fine, Fate::Dead)->why, u"1 of 2 figures were lost."_s);
    EXPECT_TRUE(unnoted(Fate::Fine, Fate::Dead)->differsFrom(Outcome::Success, {1, 1}));
    EXPECT_FALSE(unnoted(Fate::Fine, Fate::Dead)->differsFrom(Outcome::Success, {1, 2}));
    EXPECT_FALSE(unnoted(Fate::Fine, Fate::Dead)->differsFrom(Outcome::Failure, {0, 1})) << "it may be less";
}

// Neither this book nor the street's has a rule that a killed Star loses (R29 is Swordplay's).
TEST(ByTheBook, AKilledStarIsNoFailureWhereTheEnemyWasDrivenOff)
{
    PlayedBand gang("gang", "Rook", 4, gangsOpenly);
    gang.joins("Al", armed("pistol", 3)).joins("Bo", armed("pistol", 3));
    gang.prepares(comes(1).c_str(), "zombies");
    EXPECT_FALSE(
        actions::proposeOutcome(gang.campaign(), chainReaction1(),
                                {{FigureId{1}, Fate::Dead}, {FigureId{2}, Fate::Fine}, {FigureId{3}, Fate::Fine}}));
}

// P. 14, R78, R97.
TEST(Pursuit, ThatBecameAnAmbushIsNotScored_R97)
{
    PlayedBand gang("gang", "Rook", 4, gangsOpenly);
    gang.prepares(comes(4, fourPolice).c_str(), "police");
    gang.reports(told(Outcome::Failure, {{1, Fate::Fine}}));
    gang.prepares("2");
    ASSERT_EQ(gang.scenario().kind, ScenarioKind::Pursuit);
    gang.reports(told(Outcome::Success, {{1, Fate::Fine}}, "ambush"));
    EXPECT_EQ(gang.campaign().points(), 0);
    gang.prepares("2");
    ASSERT_EQ(gang.scenario().kind, ScenarioKind::Ambush);
    EXPECT_EQ(describeEncounter(gang.campaign(), chainReaction1()).objective,
              u"Stop the enemy before they reach the far edge."_s);
    Battle battle(gang.campaign(), chainReaction1());
    battle.begins();
    EXPECT_EQ(battle.now(), "You are hidden, off the table until the ambush is sprung. Draw a card for each side.");
    gang.reports(told(Outcome::Success, {{1, Fate::Fine}}));
    EXPECT_EQ(gang.campaign().points(), 400);
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

// R87: whose 7 is still to come is told, before it is rolled up.
TEST(SevensOfATurn, AreToldWhoseSevenIsStillToCome)
{
    PlayedBand both = annAndBen("gang");
    both.prepares(comes(1, "", "3 4  3 4").c_str(), "zombies");
    both.reports(told(Outcome::Success, {{1, Fate::Fine}}));
    const auto next = systemOf(both.campaign(), chainReaction1()).following(both.campaign(), chainReaction1());
    ASSERT_TRUE(next);
    EXPECT_EQ(next->encounter.title, u"the encounter of Ben’s band"_s);
    EXPECT_EQ(next->whose, 2);
    EXPECT_EQ(shown(both)[u"next"_s].toObject()[u"whose"_s].toInt(), 2);
}

// P. 19: "go to the appropriate locale and roll 2D6".
TEST(Wasteland, RollsTheEnemyWhereNobodyIsNamedAndGoesOnWhereNothingFollows)
{
    PlayedBand band = outcasts();
    band.prepares(("3 4" + aRaid + "5 6  1  1 1  1 1  1 1  1 1  1 1  1 1  1 1  1 1  1 1  1 1  3 3").c_str());
    EXPECT_EQ(band.scenario().enemy.from, u"outcasts"_s) << "11 in the Badlands";
    band.reports(told(Outcome::Failure, {{1, Fate::Fine}}));
    ASSERT_TRUE(band.campaign().following);
    EXPECT_EQ(refusal(actions::checkTravel(band.campaign(), chainReaction1(), Locale::California, {})), "");
    // No retribution; a quiet turn; then a 7, and Tribals.
    band.prepares(("6  1 1  3 4" + anAmbush + "2 3" + tribalAmbush).c_str());
    EXPECT_EQ(band.campaign().turn, 3);
    EXPECT_EQ(band.scenario().enemy.from, u"tribal"_s);
}

} // namespace muster::testing
