// SPDX-License-Identifier: MIT

// Chain Reaction, first edition: two bands of one campaign that meet each other instead of a rolled enemy (p. 2, R87).

#include "model/acts/acts.h"
#include "model/acts/arms.h"
#include "model/acts/battle.h"
#include "model/acts/offer.h"
#include "model/acts/table.h"
#include "model/story/bandwords.h"
#include "model/story/landwords.h"
#include "model/systems/arrangements.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/party.h"
#include "tests/support/battle.h"
#include "tests/support/playedband.h"

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

const Options bareStreets = {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"gang"_s}};

/// Dice for an encounter: 2d6 for each Star, of which a 7 gives the encounter to its band, and 2d6 for each of the
/// gangs' seven kinds. Rook's Firefight; the Raid with Rook as the raider and a roll for surprise; Vic's Firefight.
const char *const rooksFirefight = "3 4  1 2  1 1  6 6  1 1  1 1  1 1  1 1  1 1";
const char *const rooksRaid = "3 4  1 2  1 1  1 1  6 6  1 1  1 1  1 1  1 1  1  3 3";
const char *const vicsFirefight = "1 2  3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1";

/// Returns Ann's Rook (1) with Al (3) and Bo (4), and Ben's Vic (2) with Cy (5) and Di (6).
PlayedBand annsAndBensGangs()
{
    PlayedBand both("gang", "Rook", 4, bareStreets);
    acts::NewCampaign vic;
    vic.starName = u"Vic"_s;
    vic.player = u"Ben"_s;
    vic.star.rep = 4;
    both.take(*acts::join(both.campaign(), chainReaction1(), vic));
    const auto joins = [&](const char *name, int star, const Profile &profile) {
        both.take(acts::stepOf(both.campaign(), chainReaction1(),
                               acts::RecruitByHand{profile, QString::fromLatin1(name), {}, star}));
    };
    joins("Al", 1, profileOf("T-Guy", 3, "pistol"));
    joins("Bo", 1, profileOf("T-Guy", 2, "shotgun"));
    joins("Cy", 2, profileOf("T-Guy", 4, "pistol"));
    joins("Di", 2, profileOf("T-Guy", 2, "pistol"));
    return both;
}

/// Writes down a party and returns the text that the other player may read.
std::string writes(PlayedBand &both, int star, const std::vector<int> &figures)
{
    std::vector<FigureId> ids;
    for (const int id : figures)
        ids.push_back(FigureId{id});
    const auto step = acts::writeParty(both.campaign(), chainReaction1(), FigureId{star}, ids);
    if (!step)
        return refusal(step);
    const NarratedStep story = tell(*step, 1, both.campaign(), chainReaction1());
    both.take(*step);
    return (printed(story.head) + u'\n' + printedLines(story)).trimmed().toStdString();
}

/// Returns a Firefight of Rook's: Rook and Al against Vic and Di.
PlayedBand met()
{
    PlayedBand both = annsAndBensGangs();
    both.prepares(rooksFirefight, "star=2");
    writes(both, 1, {3, 1});
    writes(both, 2, {});
    return both;
}

} // namespace

TEST(BandsThatMeet, EachSideWritesDownWhomItBringsBeforeItIsShownTheOther_R87)
{
    PlayedBand both = annsAndBensGangs();
    both.prepares(rooksFirefight, "star=2"); // without dice for an enemy
    EXPECT_EQ(both.campaign().meeting()->star, FigureId{2});
    EXPECT_EQ(refusal(acts::stepOf(both.campaign(), chainReaction1(), acts::BeginPlay{})),
              "Rook’s band has not recorded who comes. Do that on the Encounter page, or with “muster bring”.\n"
              "Ben’s band has not recorded who comes. Do that on the Encounter page, or with “muster bring”.");
    EXPECT_EQ(writes(both, 2, {1}), "Rook is not of Ben’s band.");
    EXPECT_EQ(writes(both, 1, {3, 1}), "Rook’s band: who comes: recorded R87");
    EXPECT_TRUE(both.scenario().enemy.figures.empty());
    EXPECT_EQ(writes(both, 1, {1, 4}), "Rook’s band: who comes: recorded R87") << "nobody has seen it yet";
    EXPECT_EQ(describeEncounter(both.campaign(), chainReaction1()).forces.indexOf(u"Rook and Bo"_s), -1);

    EXPECT_EQ(
        writes(both, 2, {6, 2}),
        "Ben’s band: who comes: recorded, and both are shown R87\nRook’s band: Rook and Bo\nBen’s band: Vic and Di");
    EXPECT_EQ(both.scenario().enemy.figures.size(), 2U);
    EXPECT_EQ(writes(both, 1, {1}), "Both bands have been shown, so who comes can no longer be changed.");

    Battle battle(both.campaign(), chainReaction1());
    battle.begins();
    EXPECT_EQ(battle.play().find(FigureId{3})->state, TableState::AtHome);
    EXPECT_EQ(battle.play().find(FigureId{5}), nullptr) << "Ben's stand on the other side";
    EXPECT_EQ(battle.play().group(1)->figures.front().name, u"Vic"_s);
    EXPECT_EQ(battle.play().group(1)->figures.back().met, 6);
}

TEST(BandsThatMeet, BringNoMoreThanTheEncounterAllowsEach_R77)
{
    PlayedBand both = annsAndBensGangs();
    both.prepares(rooksRaid, "star=2"); // at Rep 4 a raider brings at most 6 Grunts, a defender 8
    const auto allowed = [&](int star) {
        return acts::allowedIn(both.campaign(), chainReaction1(), FigureId{star}).grunts;
    };
    EXPECT_EQ(allowed(1), both.scenario().recruits);
    EXPECT_EQ(systemOf(both.campaign(), chainReaction1()).roomFor(FigureId{2}, both.campaign(), chainReaction1()).most,
              allowed(2));
    EXPECT_EQ(bandSummary(both.campaign(), chainReaction1()).section(u';', 0, 0),
              u"2 Stars and 2 of 6 + 2 of 8 Grunts"_s);
    const QString forces = describeEncounter(both.campaign(), chainReaction1()).forces;
    EXPECT_TRUE(forces.startsWith(u"Rook’s band: Raiders; leader: Rook; Grunts, at most: 6. "
                                  "Ben’s band: Defenders; leader: Vic; Grunts, at most: 8."_s))
        << forces.toStdString();
    EXPECT_EQ(refusal(acts::checkStake(both.campaign())),
              "Where two bands of the campaign meet, it cannot be about a stockpile.");
}

// P. 15 "one side controls the battlefield": that side gets the arms of the fallen.
TEST(BandsThatMeet, KeepTheArmsOfTheFallenOfBothWhereTheyHeldTheField_R97)
{
    PlayedBand both = annsAndBensGangs();
    both.prepares(rooksFirefight, "star=2");
    writes(both, 1, {1, 4});
    writes(both, 2, {2, 5});
    both.reports(failure({{1, Fate::RanAway}, {4, Fate::Dead}, {2, Fate::Fine}, {5, Fate::Fine}}));
    EXPECT_TRUE(both.campaign().stockOf(FigureId{1}).isEmpty());
    EXPECT_EQ(both.campaign().stockOf(FigureId{2}).value(u"shotgun"_s), 1);
    const auto takesShotgun = [&](int id) {
        return acts::equip(both.campaign(), chainReaction1(), FigureId{id}, {u"shotgun"_s, u"none"_s});
    };
    EXPECT_EQ(refusal(takesShotgun(1)), "Rook cannot have “Shotgun”: the stockpile holds none.");
    both.take(takesShotgun(5));
    EXPECT_EQ(both.campaign().stockOf(FigureId{2}).value(u"pistol"_s), 1);
    EXPECT_EQ(acts::stockpileSentence(both.campaign(), chainReaction1()), u"Ben: Pistol × 1"_s);
}

TEST(BandsThatMeet, AnAmbushThatWasNeverSprungCanBeFinished_R87)
{
    PlayedBand both = annsAndBensGangs();
    both.prepares("3 4  1 2  6 6  1 1  1 1  1 1  1 1  1 1  1 1  5  1  2", "star=2"); // Rook is ambushed
    writes(both, 1, {});
    writes(both, 2, {2, 6});
    Battle battle(both.campaign(), chainReaction1());
    battle.begins();
    for (const int id : {1, 3, 4})
        battle.stands(id, TableState::LeftTable);
    const AftermathDraft noted = acts::reportSoFar(battle.campaign());
    ASSERT_EQ(noted.figures.size(), 5U) << "Vic and Di waited to the end";
    EXPECT_EQ(noted.figures[4].id, FigureId{6});
    EXPECT_EQ(noted.figures[4].fate, Fate::Fine);
    EXPECT_EQ(noted.outcome, Outcome::Success);
    EXPECT_EQ(refusal(acts::check(battle.campaign(), chainReaction1(),
                                  acts::FinishBattle{{Outcome::Success, noted.figures}})),
              "");
}

TEST(BandsThatMeet, WhoeverOfThemFelledAFigureOfYoursHasItAmongItsDeeds_R87)
{
    using Ids = std::vector<FigureId>;
    PlayedBand both = met();
    Battle battle(both.campaign(), chainReaction1());
    battle.begins();
    const auto offered = [&](const Subject &subject) {
        QStringList told;
        for (const acts::Offer &offer : acts::offersOn({battle.campaign(), chainReaction1(), subject})) {
            if (offer.act.as<acts::CreditEnemy>())
                told << offer.text + (offer.key == Qt::Key_unknown ? u""_s : u" (%1)"_s.arg(QChar(offer.key)));
        }
        return told.join(u", "_s).toStdString();
    };
    const Subject al{SubjectKind::Own, 3, 0};
    EXPECT_EQ(offered(al), "") << "Al stands";
    battle.stands(3, TableState::BadWound);
    EXPECT_EQ(offered(al), "By Vic, By Cy, By Di") << "the digits put Al's group into a section";
    battle.stands(3, TableState::Dead);
    EXPECT_EQ(acts::mayHaveDone(battle.play(), TableState::Dead), Ids()) << "nobody of theirs fell";
    EXPECT_EQ(offered(al), "By Vic (1), By Cy (2), By Di (3)");
    battle.does(acts::stepOf(battle.campaign(), chainReaction1(), acts::CreditEnemy{TableState::Dead, FigureId{6}}));
    EXPECT_EQ(battle.told(), "Di's deeds: killed 1, inflicted damage");
    EXPECT_EQ(
        refusal(acts::stepOf(battle.campaign(), chainReaction1(), acts::CreditEnemy{TableState::Dead, FigureId{2}})),
        "That is already credited to a figure.");
    battle.enemy(1, 1, TableState::Dead)
        .does(acts::stepOf(battle.campaign(), chainReaction1(), acts::CreditEnemy{TableState::Dead, FigureId{1}}));
    EXPECT_EQ(battle.told(), "Rook's deeds: killed 1, inflicted damage") << "each is the other's enemy";
    battle.stands(3, TableState::CarryingOn);
    EXPECT_TRUE(acts::tooManyKilled(battle.play(), acts::Doers::Met)) << "Al stood up again";
    EXPECT_FALSE(acts::tooManyKilled(battle.play()));
}

// Pp. 13 to 15, R97: a side's score does not depend on the other's.
TEST(BandsThatMeet, AreEachScoredByTheirOwnSideOfTheEncounter_R97)
{
    PlayedBand both = met(); // Rook and Al against Vic and Di
    Campaign campaign = both.campaign();
    Scenario &scenario = campaign.encounter->part.edit<Scenario>();
    const auto theirs = [&](ScenarioKind kind, Role own, Role their, Fraction won, std::vector<Fate> fates) {
        scenario.kind = kind;
        scenario.role = own;
        scenario.enemyRole = their;
        BattleReport report{won == Fraction{} ? Outcome::Failure : Outcome::Success, {}, won};
        const std::vector<int> ids{1, 3, 2, 6};
        for (std::size_t i = 0; i < ids.size(); ++i)
            report.figures.push_back({FigureId{ids[i]}, fates[i]});
        return scored(campaign, report, true);
    };
    using enum Fate;
    constexpr Fraction none{0, 1};
    constexpr Fraction half{1, 2};
    constexpr Fraction full{1, 1};
    const std::vector<Fate> allFine{Fine, Fine, Fine, Fine};
    EXPECT_EQ(theirs(ScenarioKind::Firefight, Role::Meeting, Role::Meeting, half, {Dead, Fine, Fine, Fine}), none);
    EXPECT_EQ(theirs(ScenarioKind::Firefight, Role::Meeting, Role::Meeting, none, allFine), full);
    EXPECT_EQ(theirs(ScenarioKind::Firefight, Role::Meeting, Role::Meeting, none, {Fine, Fine, Fine, Dead}), half)
        << "half of them lost";
    EXPECT_EQ(theirs(ScenarioKind::Garrison, Role::Attacker, Role::Garrison, half, {Dead, Fine, Fine, Fine}), none);
    EXPECT_EQ(theirs(ScenarioKind::Raid, Role::Raider, Role::Defender, half, allFine), none) << "looted";
    EXPECT_EQ(theirs(ScenarioKind::Raid, Role::Raider, Role::Defender, none, allFine), full);
    EXPECT_EQ(theirs(ScenarioKind::Sweep, Role::Attacker, Role::Defender, half, {RanAway, Dead, Fine, Dead}), half)
        << "they drove the attackers off and lost half";
    EXPECT_EQ(theirs(ScenarioKind::Sweep, Role::Attacker, Role::Defender, half, {Fine, Fine, RanAway, Dead}), none);
    EXPECT_EQ(theirs(ScenarioKind::Sweep, Role::Defender, Role::Attacker, none, {Dead, Fine, Fine, Fine}), half);
    EXPECT_EQ(theirs(ScenarioKind::Ambush, Role::Ambushed, Role::Ambusher, half, allFine), half);
    EXPECT_EQ(theirs(ScenarioKind::Ambush, Role::Ambusher, Role::Ambushed, half, allFine), half);
    EXPECT_EQ(theirs(ScenarioKind::Pursuit, Role::Runner, Role::Chaser, none, {Dead, Captured, Fine, Fine}), full);
    EXPECT_EQ(theirs(ScenarioKind::Pursuit, Role::Runner, Role::Chaser, none, allFine), none) << "nobody is taken";
}

TEST(BandsThatMeet, CanStillBeGivenARolledEnemy)
{
    PlayedBand both = annsAndBensGangs();
    both.prepares(rooksFirefight, "star=2");
    Encounter edited = *both.campaign().encounter;
    edited.part.edit<Scenario>().civilians = 4;
    EXPECT_TRUE(acts::correctEncounter(both.campaign(), chainReaction1(), edited)) << "before anybody is shown";
    const Step step = rolledStep("3 3  3 3  3 3  3 3  3 3", [&](Dice &dice, Step &rolled) {
        acts::perform(both.campaign(), chainReaction1(), acts::Reroll{.enemy = u"police"_s}, 0, dice, rolled);
    });
    both.take(step);
    EXPECT_FALSE(both.campaign().meeting());
    EXPECT_EQ(both.scenario().enemy.figures.size(), 5U);
}

TEST(BandsThatMeet, AreThoseOfTheDiceAndOfAnother)
{
    PlayedBand both = annsAndBensGangs();
    both.prepares(vicsFirefight, "star=2"); // her own encounter, in which she meets the other band
    EXPECT_EQ(both.campaign().encounter->whose, FigureId{2});
    EXPECT_EQ(both.campaign().meeting()->star, firstStar);

    const auto refused = [](const Campaign &campaign, const Pack &pack, const char *enemy) {
        return refusal(acts::check(campaign, pack, acts::Prepare{QString::fromLatin1(enemy)}));
    };
    EXPECT_EQ(refused(annsAndBensGangs().campaign(), chainReaction1(), "star=3"),
              "Number 3 is not a Star of this campaign. Stars: 1 Rook, 2 Vic.");
    EXPECT_EQ(refused(PlayedBand("gang", "Rook", 4, bareStreets).campaign(), chainReaction1(), "star=1"),
              "This campaign has one band, which cannot meet itself. Name an enemy list.");
    EXPECT_EQ(refused(Band().star("Osric", 5).star("Maud", 4), swordplay(), "star=2"),
              "In these rules bands do not meet each other. Name an enemy list.");
}

} // namespace muster::testing
