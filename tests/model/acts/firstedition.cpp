// SPDX-License-Identifier: MIT

// Chain Reaction, first edition, apart from the stories: changes to a dealt encounter (R5, R88), encounters that follow
// at once, the antidote (p. 10), the settlements that a player keeps (p. 20, R70), and two bands that meet (R97).

#include "model/acts/acts.h"
#include "model/acts/arms.h"
#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/campaign/campaigndocument.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/systems/arrangements.h"
#include "model/systems/parts.h"
#include "model/systems/scenarios.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"
#include "tests/support/outcasts.h"
#include "tests/support/packs.h"
#include "tests/support/playedband.h"
#include "tests/support/steps.h"

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

/// Returns a campaign in which Rook, Rep 4, has two rifles in the stockpile, and a Recover is rolled up in which Rook
/// has this role.
PlayedBand aboutHostages(Role role)
{
    PlayedBand band("gang", "Rook", 4, {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"gang"_s}});
    Step laidUp;
    laidUp.kind = StepKind::Equipped;
    laidUp.changes = {StockChanged{u"rifle"_s, 2}, StockChanged{u"flak"_s, 1}};
    band.take(laidUp);
    Encounter encounter;
    encounter.enemy = u"gang"_s;
    Scenario scenario;
    scenario.kind = ScenarioKind::Recover;
    scenario.role = role;
    scenario.enemyRole = role == Role::Defender ? Role::Recoverer : Role::Defender;
    scenario.recruits = 4;
    scenario.hostages = 2;
    scenario.enemy = {encounter.enemy, {profileOf("Outcast", 3), profileOf("Outcast", 3)}, 0};
    encounter.part = scenario;
    Step prepared;
    prepared.kind = StepKind::Prepared;
    prepared.changes = {EncounterPrepared{encounter}};
    band.take(prepared);
    return band;
}

TEST(Stakes, AStockpileTakesThePlaceOfHostages_R88)
{
    PlayedBand band = aboutHostages(Role::Recoverer);
    EXPECT_TRUE(acts::hasHostages(band.scenario()));
    const auto set = [&](bool on) { return acts::setStake(band.campaign(), on); };
    band.take(*set(true));
    EXPECT_EQ(lastHead(band), "What the encounter is about: a stockpile R88");
    EXPECT_FALSE(acts::hasHostages(band.scenario()));
    EXPECT_TRUE(acts::hasObjective(band.scenario()));
    const EncounterText text = describeEncounter(band.campaign(), chainReaction1());
    EXPECT_EQ(text.objective, u"Find the dwelling with the stockpile, and carry it off the table."_s);
    EXPECT_TRUE(text.special.contains(u"The stockpile is the enemy's: what you carry off is salvage."_s));
    EXPECT_EQ(refusal(set(true)), "This encounter is already about a stockpile.");
    band.take(*set(false));
    EXPECT_EQ(lastHead(band), "What the encounter is about: no stockpile after all R88");
    EXPECT_TRUE(acts::hasHostages(band.scenario()));
}

TEST(Stakes, WhoFailsToDefendAStockpileHasNoneLeft_R88)
{
    PlayedBand band = aboutHostages(Role::Defender);
    band.take(*acts::setStake(band.campaign(), true));
    EXPECT_TRUE(describeEncounter(band.campaign(), chainReaction1())
                    .special.contains(u"Your stockpile is at stake: if you earn no points, it is lost."_s));
    PlayedBand kept = band;
    band.reports({Outcome::Failure, {{FigureId{1}, Fate::Fine}}});
    EXPECT_TRUE(band.campaign().stockpile.isEmpty());
    EXPECT_NE(lastLines(band).find("The stockpile is lost: 1 Flak jacket; 2 Rifle R88"), std::string::npos)
        << lastLines(band);
    kept.reports({Outcome::Success, {{FigureId{1}, Fate::Fine}}});
    EXPECT_EQ(kept.campaign().stockpile.value(u"rifle"_s), 2);
}

TEST(Stakes, WhoTakesAStockpileBringsHomeWhatWasInIt_R88)
{
    PlayedBand band = aboutHostages(Role::Recoverer);
    BattleReport report{Outcome::Success, {{FigureId{1}, Fate::Fine}}};
    report.enemy.salvage = {{u"law"_s, 3}};
    EXPECT_NE(refusal(acts::check(band.campaign(), chainReaction1(), acts::FinishBattle{report})), "")
        << "no enemy has one";
    band.take(*acts::setStake(band.campaign(), true));
    band.reports(report);
    EXPECT_EQ(band.campaign().stockpile.value(u"law"_s), 3);
    EXPECT_EQ(band.campaign().stockpile.value(u"rifle"_s), 2);
}

const Options bareMovie = {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"b-movie"_s}};

/// Dice for the six kinds of a "B" movie: an Ambush with the Star in the convoy, and a Recover of the band's own three
/// hostages.
const char *const convoyAmbushed = "3 4  6 6  1 1  1 1  1 1  1 1  1 1  2 5 2";
const char *const comingForThem = "3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 3 3 5";

BattleReport withoutSequel(BattleReport told)
{
    told.enemy.follows = u"nothing"_s;
    return told;
}

// P. 10: "sounds like a Recover mission".
TEST(Antidote, FoundInARecoverBringsBackThoseWhoTurned)
{
    PlayedBand band("civilians", "Courtney", 3, bareMovie);
    band.joins("Annie", profileOf("J Blow", 4)).joins("Bobbie", profileOf("J Blow", 2));
    band.prepares(convoyAmbushed, "zombies");
    band.reports(failure({{1, Fate::Fine}, {2, Fate::Turned}, {3, Fate::Fine}}));
    EXPECT_EQ(band.figure(2).status, Status::Turned);
    band.prepares(comingForThem);
    EXPECT_TRUE(
        describeEncounter(band.campaign(), chainReaction1())
            .special.contains(u"This Recover may be about an antidote for Annie: edit the encounter to say so."_s));
    Encounter wanted = *band.campaign().encounter;
    wanted.part = acts::aboutAntidote(*scenarioOf(wanted), true);
    band.take(acts::correctEncounter(band.campaign(), chainReaction1(), wanted));
    EXPECT_TRUE(acts::hasObjective(band.scenario())) << "it is found or it is not";
    EXPECT_EQ(describeEncounter(band.campaign(), chainReaction1()).objective,
              u"Find the dwelling with the antidote, and bring it off the table."_s);
    PlayedBand failed = band;
    PlayedBand forThings = band;

    band.reports(withoutSequel(success({{1, Fate::Fine}, {3, Fate::Fine}})));
    EXPECT_EQ(band.figure(2).status, Status::Active);
    EXPECT_TRUE(lastLines(band).ends_with("The antidote brings Annie back")) << lastLines(band);

    failed.reports(withoutSequel(failure({{1, Fate::Fine}, {3, Fate::Fine}})));
    EXPECT_EQ(failed.figure(2).status, Status::Turned);

    forThings.take(*acts::setStake(forThings.campaign(), true));
    EXPECT_FALSE(forThings.scenario().antidote) << "it is about one thing";
}

TEST(Binder, IsSetRightByHand_R5)
{
    PlayedBand band = outcasts();
    band.comesToSettlement("4  2");
    KeptSettlement wanted = band.campaign().settlements[0];
    wanted.name = u"<b>Rust</b>"_s; // markup is shown as text
    wanted.nomads = u"outcasts"_s;
    wanted.notes = u"The well is dry."_s;
    wanted.settlement.structures << u"water"_s;
    band.take(acts::correctSettlement(band.campaign(), chainReaction1(), wanted));
    EXPECT_EQ(band.campaign().settlements[0], wanted);
    EXPECT_EQ(lastHead(band),
              "Settlement 1 edited: now called <b>Rust</b>, Bar & Entertainment, Food & Stores, Water, Outcasts, "
              "notes: The well is dry. R5");

    EXPECT_EQ(refusal(acts::correctSettlement(band.campaign(), chainReaction1(), wanted)), "Nothing has changed.");
    wanted.settlement.size = 5;
    EXPECT_EQ(refusal(acts::correctSettlement(band.campaign(), chainReaction1(), wanted)),
              "“outcasts” have no camp of that size. Nomads that do: tribal.");
    wanted.settlement.size = 6;
    wanted.settlement.structures = QStringList{u"palace"_s};
    EXPECT_EQ(refusal(acts::correctSettlement(band.campaign(), chainReaction1(), wanted))
                  .find("There is no structure “palace”."),
              0U);
    wanted.settlement.size = 7;
    EXPECT_EQ(refusal(acts::correctSettlement(band.campaign(), chainReaction1(), wanted)),
              "A settlement's size is 1 to 6, not 7.");
}

TEST(Binder, RefusesAHostileFile)
{
    PlayedBand band = outcasts();
    band.comesToSettlement("1");
    Campaign campaign = band.campaign();
    Step twice = band.steps().back();
    EXPECT_TRUE(applyChecked(campaign, twice)); // the number is already used
    Step arrived;
    arrived.kind = StepKind::Travelled;
    arrived.changes = {Arrived{Locale::California}};
    EXPECT_TRUE(applyChecked(campaign, arrived)); // nobody set out
    Step struck;
    struck.kind = StepKind::Corrected;
    struck.changes = {SettlementStruck{9}};
    EXPECT_TRUE(applyChecked(campaign, struck));
}

TEST(FollowUps, ThatTheRulesDoNotKnowAreNoneOfAFilesEither)
{
    PlayedBand squad("military", "Rook", 4, {{u"genre"_s, u"military-early"_s}, {u"terrain"_s, u"none"_s}});
    squad.prepares("3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1  1 1  1 1 6",
                   "zombies"); // a 7, and the Raid of the military's kinds
    const auto unknownId = [](const Change &change) {
        return findUnknownId({{StepKind::BattleFinished, {}, {change}, {}}}, chainReaction1()).has_value();
    };
    EXPECT_FALSE(unknownId(FollowUpDue{{squad.scenario(), std::nullopt}}));
    EXPECT_FALSE(unknownId(FollowUpDue{{squad.scenario(), ScenarioKind::Sweep}}));
    EXPECT_TRUE(unknownId(FollowUpDue{{squad.scenario(), ScenarioKind::Siege}}));
    Scenario firefight = squad.scenario();
    firefight.kind = ScenarioKind::Firefight;
    EXPECT_TRUE(unknownId(FollowUpDue{{firefight, std::nullopt}}));
    Encounter undealt = *squad.campaign().encounter;
    undealt.part = {};
    EXPECT_TRUE(unknownId(EncounterPrepared{undealt}));
}

TEST(EnemyMetNext, IsNotThePoliceOfARobberyThatIsEdited)
{
    PlayedBand band("gang", "Rook", 4, {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"gang"_s}});
    const QString before = band.campaign().enemy;
    band.prepares("3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1  1 1  1 1  1 1  1 1");
    Encounter edited = *band.campaign().encounter;
    edited.objective = u"The bank in Main Street."_s;
    band.take(acts::correctEncounter(band.campaign(), chainReaction1(), edited));
    EXPECT_EQ(band.campaign().encounter->enemy, u"police"_s);
    EXPECT_EQ(band.campaign().enemy, before);
}

// P. 8: "At least one member of the squad".
TEST(Specialists, AreNamedByThePlayerWhereNoneFell_R76)
{
    PlayedBand squad("military", "Rook", 4, {{u"terrain"_s, u"none"_s}});
    squad.joins("Al", profileOf("T-Guy", 3, "rifle")).joins("Bo", profileOf("T-Guy", 3, "rifle"));
    EXPECT_TRUE(acts::specialArmsSentence(squad.campaign(), chainReaction1())
                    .endsWith(u"Every squad has one: equip a figure with any of its list."_s));
    const auto names = [&](int id) {
        return acts::equip(squad.campaign(), chainReaction1(), FigureId{id}, {u"light-machine-gun"_s, u"none"_s});
    };
    squad.take(names(2));
    EXPECT_EQ(squad.figure(2).profile.weapon, u"light-machine-gun"_s);
    EXPECT_FALSE(names(3)) << "one is enough";
}

/// Returns Courtney (1), and Harry (2) of Rep 3, against zombies in the first turn. A zombie has scratched Harry.
PlayedBand atTheStation()
{
    PlayedBand band("civilians", "Courtney", 4, {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"b-movie"_s}});
    band.joins("Harry", profileOf("J Blow", 3, "axe"));
    band.prepares("3 4  1 1  6 6  1 1  1 1  1 1  1 1  5  2  1 1", "zombies");
    band.take(*acts::stepOf(band.campaign(), chainReaction1(), acts::BeginPlay{}));
    band.take(*acts::stepOf(band.campaign(), chainReaction1(), acts::CountTurn{}));
    band.take(*acts::stepOf(band.campaign(), chainReaction1(), acts::SetState{FigureId{2}, TableState::Scratched}));
    return band;
}

const OwnFigure &harryOf(const PlayedBand &band)
{
    return *band.campaign().play->find(FigureId{2});
}

TEST(FirstEditionTable, TellsThePaceOfTheBadlyWounded)
{
    PlayedBand band = atTheStation();
    EXPECT_TRUE(words::burdens(band.figure(2), harryOf(band), chainReaction1()).empty());
    band.take(*acts::stepOf(band.campaign(), chainReaction1(), acts::SetState{FigureId{2}, TableState::BadWound}));
    EXPECT_EQ(words::burdens(band.figure(2), harryOf(band), chainReaction1()),
              QStringList{u"half pace: 4″, fast 6″"_s});
    band.take(*acts::stepOf(band.campaign(), chainReaction1(), acts::SetState{FigureId{2}, TableState::Dead}));
    EXPECT_TRUE(words::burdens(band.figure(2), harryOf(band), chainReaction1()).empty());
}

// Pp. 16 to 18: Courtney, Annie, Bobbie and Harry at the filling station.
TEST(SampleEncounter, EndsWithThePointsAndTheRepOfTheBook)
{
    PlayedBand girls("civilians", "Courtney", 5, {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"b-movie"_s}});
    girls.joins("Annie", profileOf("Civilian", 4, "pistol"))
        .joins("Bobbie", profileOf("Civilian", 4, "pistol", "flak"))
        .joins("Harry", profileOf("Civilian", 3, "axe"));
    // Ambushers against a zombie who leads and three more; a 2 gives no civilians.
    girls.prepares("3 4  6 6  1 1  1 1  1 1  1 1  1 1  2 5 2", "zombies");

    BattleReport report{Outcome::Success, {}};
    report.figures = {{FigureId{1}, Fate::Fine, {false, false, true, 3, 0}},
                      {FigureId{2}, Fate::Unconscious, {false, true, false, 0, 0}},
                      {FigureId{3}, Fate::Scratched, {false, false, true, 2, 0}},
                      {FigureId{4}, Fate::Turned}};
    girls.reports(report, "1 2"); // Annie's Recover check, against her Rep of 3 after losing her nerve

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

} // namespace
} // namespace muster::testing
