// SPDX-License-Identifier: MIT

// The Wasteland of Chain Reaction's first edition, pp. 18 to 20: journeys (R69) and settlements (R70).

#include "model/calendar/wasteland.h"
#include "model/actions/correctscenario.h"
#include "model/campaign/check.h"
#include "model/json/campaignjson.h"
#include "model/json/stepjson.h"
#include "model/story/settlementwords.h"
#include "rules/pack/scenarioslugs.h"
#include "tests/support/acts.h"
#include "tests/support/playedband.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

const Options wasteland = {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"wasteland"_s}};

/// The gangs' seven kinds, of which the first, an ambush, is the highest.
const std::string anAmbush = " 6 6  1 1  1 1  1 1  1 1  1 1  1 1 ";
/// The same with the third, a raid.
const std::string aRaid = " 1 1  1 1  6 6  1 1  1 1  1 1  1 1 ";

PlayedBand outcasts()
{
    return PlayedBand("outcasts", "Mara", 4, wasteland);
}

BattleReport starFine(Outcome outcome = Outcome::Success)
{
    return {outcome, {{FigureId{1}, Fate::Fine}}};
}

std::string lastHead(const PlayedBand &band)
{
    return printed(tellAll(band.steps(), chainReaction1()).back().head).toStdString();
}

std::string lastLines(const PlayedBand &band)
{
    return printedLines(tellAll(band.steps(), chainReaction1()).back()).toStdString();
}

QJsonObject shown(const PlayedBand &band)
{
    return campaignJson(band.campaign(), chainReaction1(), band.steps().size());
}

Locale here(const PlayedBand &band)
{
    return localeIn(band.campaign(), chainReaction1(), band.campaign().turn);
}

/// Five Tribals ambush the Star; he leads the convoy.
const std::string tribalAmbush = "  3  1  3 4  3 4  3 4  3 4  3 4  1 1  2";

} // namespace

TEST(Travel, TakesTwoTurnsToAnotherLocale_R69)
{
    PlayedBand band = outcasts();
    EXPECT_EQ(here(band), Locale::Badlands);
    band.travels(Locale::California, "1 1  1 2");
    EXPECT_EQ(band.campaign().turn, 3);
    EXPECT_EQ(here(band), Locale::California);
    EXPECT_FALSE(band.campaign().journey);
    EXPECT_EQ(band.steps().back().kind, StepKind::Travelled);
    EXPECT_EQ(lastHead(band),
              "Set out for the Republic of California: arrived without an encounter; now it is Early February, year 1 "
              "`1 1 : 1 2` R69");
    EXPECT_EQ(shown(band)[u"locale"_s].toObject()[u"here"_s], u"california"_s);
    // One step fewer, and the band is where it was.
    EXPECT_EQ(localeIn(fold(band.steps(), 1), chainReaction1(), 1), Locale::Badlands);
}

TEST(Travel, MayMeetAnEncounterOnTheWayAndGoesOnAfterIt)
{
    PlayedBand band = outcasts();
    // In the first turn he is still in the Badlands, where a ten is Tribal.
    band.travels(Locale::California, ("3 4" + anAmbush + "5 5" + tribalAmbush).c_str());
    EXPECT_EQ(band.scenario().enemy.from, u"tribal"_s);
    EXPECT_EQ(band.campaign().turn, 1);
    EXPECT_EQ(shown(band)[u"locale"_s].toObject(),
              (QJsonObject{{u"here"_s, u"badlands"_s}, {u"travelling_to"_s, u"california"_s}, {u"arrives_in"_s, 3}}));
    band.reports(starFine());
    ASSERT_TRUE(band.campaign().journey);
    EXPECT_EQ(band.campaign().turn, 2);

    band.travels(std::nullopt, "2 2");
    EXPECT_EQ(band.campaign().turn, 3);
    EXPECT_EQ(here(band), Locale::California);
    EXPECT_EQ(lastHead(band),
              "Travelled on to the Republic of California: arrived without an encounter; now it is Early February, "
              "year 1 `2 2` R69");
}

TEST(Travel, TheSecondTurnIsSpentInTheNewLocaleAndItsBattleEndsTheJourney)
{
    PlayedBand band = outcasts();
    // A ten in California is the Firm: its team of five, and one Feudal more for a leader of Rep 5.
    band.travels(Locale::California, ("1 1  3 4" + anAmbush + "5 5  3  1  3 4  2").c_str());
    EXPECT_EQ(band.scenario().enemy.from, u"firm"_s);
    EXPECT_EQ(band.campaign().turn, 2);
    band.reports(starFine());
    EXPECT_FALSE(band.campaign().journey);
    EXPECT_EQ(here(band), Locale::California);
    EXPECT_TRUE(lastLines(band).ends_with("Arrived: in the Republic of California R69")) << lastLines(band);
}

TEST(Travel, TurnsThatGoByOtherwiseBringTheBandThereToo)
{
    PlayedBand band = outcasts();
    band.travels(Locale::OldNevada, ("3 4" + anAmbush + "5 5" + tribalAmbush).c_str());
    band.reports(starFine());
    // A quiet turn, then the arrival, and a seven in Old Nevada, where a ten is the Firm.
    band.prepares(("1 1  3 4" + anAmbush + "5 5  3  1  3 4  2").c_str(), "whoever-comes");
    EXPECT_EQ(band.campaign().turn, 3);
    EXPECT_EQ(here(band), Locale::OldNevada);
    EXPECT_FALSE(band.campaign().journey);
    EXPECT_EQ(band.scenario().enemy.from, u"firm"_s);
}

TEST(Travel, IsRefusedWithAReason)
{
    const auto why = [](const Campaign &campaign, std::optional<Locale> to) {
        return refusal(actions::checkTravel(campaign, chainReaction1(), to, QString(whoeverComes)));
    };
    PlayedBand band = outcasts();
    EXPECT_EQ(why(band.campaign(), Locale::Badlands), "The band is in the Badlands already.");
    EXPECT_EQ(why(band.campaign(), std::nullopt), "Say where to.");
    EXPECT_EQ(why(PlayedBand("gang", "Rook", 4).campaign(), Locale::California),
              "This campaign is not played in the Wasteland, so there is no other locale to go to.");
    band.travels(Locale::California, ("3 4" + anAmbush + "5 5" + tribalAmbush).c_str());
    EXPECT_EQ(why(band.campaign(), std::nullopt),
              "An encounter is in hand. Finish the battle first, then you can travel.");
    band.reports(starFine());
    EXPECT_EQ(why(band.campaign(), Locale::OldNevada),
              "The band is on its way to the Republic of California and arrives in Early February, year 1. From there "
              "it can go on.");
    EXPECT_EQ(why(band.campaign(), Locale::California), "");
}

TEST(Travel, WaitsForWhatMayFollowAtOnce)
{
    PlayedBand band = outcasts();
    // A raid on the Tribals by surprise or not; both sides live on, so that another may follow.
    band.prepares(("3 4" + aRaid + "1  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  1 1  3 3").c_str(), "tribal");
    ASSERT_EQ(band.scenario().kind, ScenarioKind::Raid);
    band.reports(starFine());
    ASSERT_TRUE(band.campaign().following);
    EXPECT_EQ(refusal(actions::checkTravel(band.campaign(), chainReaction1(), Locale::California, {})),
              "The other side may be upon the band at once. Prepare first, then travel.");
}

TEST(Travel, ALocaleSetRightByHandEndsIt)
{
    PlayedBand band = outcasts();
    band.travels(Locale::California, ("3 4" + anAmbush + "5 5" + tribalAmbush).c_str());
    band.reports(starFine());
    const Campaign &campaign = band.campaign();
    CampaignCorrected wanted{campaign.name, campaign.turn, campaign.eal, campaign.next, campaign.options};
    wanted.name = u"The Dust"_s;
    const auto renamed = actions::correctCampaign(campaign, chainReaction1(), wanted);
    ASSERT_TRUE(renamed);
    band.take(*renamed);
    EXPECT_TRUE(band.campaign().journey);
    wanted.options[u"locale"_s] = u"old-nevada"_s;
    const auto moved = actions::correctCampaign(campaign, chainReaction1(), wanted);
    ASSERT_TRUE(moved);
    band.take(*moved);
    EXPECT_FALSE(band.campaign().journey);
    EXPECT_EQ(here(band), Locale::OldNevada);
}

TEST(Binder, KeepsASettlementByNameWithWhereItLies_R70)
{
    PlayedBand band = outcasts();
    // In the Badlands a six is a five: a good-sized camp of 3d6 structures. It is the Tribals'.
    band.comesToSettlement("6  2 3 3  6 6  1 1", u"Dry Wells"_s);
    ASSERT_EQ(band.campaign().settlements.size(), 1U);
    const KeptSettlement &kept = band.campaign().settlements[0];
    EXPECT_EQ(kept.name, u"Dry Wells"_s);
    EXPECT_EQ(kept.nomads, u"tribal"_s);
    EXPECT_EQ(
        words::summary(kept, chainReaction1()).toStdString(),
        "Good sized nomad settlement or campground, in the Badlands, Government, Mechanical, Food & Stores, Bar & "
        "Entertainment, Hardware, Water, Armory, Schoolhouse, 32 homes on wheels, Tribal");
    EXPECT_TRUE(lastHead(band).starts_with("Came to Dry Wells: Good sized nomad settlement")) << lastHead(band);
    // A second one has the program's name.
    band.comesToSettlement("1");
    EXPECT_EQ(band.campaign().settlements[1].name, u"Settlement 2"_s);
    const QJsonArray listed = shown(band)[u"settlements"_s].toArray();
    ASSERT_EQ(listed.size(), 2);
    EXPECT_EQ(listed[1].toObject()[u"residences"_s], 1);
    // Its steps are read as they were written.
    for (Step step : band.steps()) {
        step.when = QDateTime({2026, 11, 21}, {12, 0}, Qt::UTC);
        const auto again = readStep(stepJson(step));
        ASSERT_TRUE(again) << again.problem().text.toStdString();
        EXPECT_EQ(*again, step);
    }
}

TEST(Binder, HasTheGroundOfAnEncounterAboutBuildings)
{
    PlayedBand band = outcasts();
    band.prepares(("3 4" + aRaid + "1  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  1 1  3 3").c_str(), "tribal");
    EXPECT_TRUE(actions::mayBeInSettlement(band.campaign(), chainReaction1()));
    // A four is a three in the Badlands: a small camp, and those who hold it live there.
    band.comesToSettlement("4  2");
    EXPECT_EQ(band.campaign().encounter->settlement, 1);
    EXPECT_EQ(band.campaign().settlements[0].nomads, u"tribal"_s);
    EXPECT_EQ(lastLines(band), "The encounter is fought here");
    EXPECT_EQ(shown(band)[u"encounter"_s].toObject()[u"settlement"_s], 1);

    band.comesToSettlement("1"); // one more on the way; the ground stays
    EXPECT_EQ(band.campaign().encounter->settlement, 1);
    const auto moved = actions::fightIn(band.campaign(), chainReaction1(), 2);
    ASSERT_TRUE(moved);
    band.take(*moved);
    EXPECT_EQ(band.campaign().encounter->settlement, 2);
    EXPECT_EQ(lastHead(band), "Encounter set right: fought in Settlement 2 R5");
    EXPECT_EQ(refusal(actions::fightIn(band.campaign(), chainReaction1(), 7)),
              "There is no settlement 7 in the binder.");

    const auto struck = actions::strikeSettlement(band.campaign(), 2);
    ASSERT_TRUE(struck);
    band.take(*struck);
    EXPECT_FALSE(band.campaign().encounter->settlement);
    EXPECT_EQ(lastHead(band), "Settlement 2 taken out of the binder R5");
}

TEST(Binder, IsNoGroundForAnAmbushOrInAnotherLocale)
{
    PlayedBand band = outcasts();
    band.comesToSettlement("1");
    band.travels(Locale::California, "1 1  1 2");
    band.prepares(("3 4" + aRaid + "1  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  1 1  3 3").c_str(), "tribal");
    EXPECT_EQ(refusal(actions::fightIn(band.campaign(), chainReaction1(), 1)),
              "Settlement 1 lies in the Badlands, and the encounter is in the Republic of California.");

    PlayedBand ambushed = outcasts();
    ambushed.prepares(("3 4" + anAmbush + tribalAmbush).c_str(), "tribal");
    EXPECT_FALSE(actions::mayBeInSettlement(ambushed.campaign(), chainReaction1()));
    ambushed.comesToSettlement("1");
    EXPECT_FALSE(ambushed.campaign().encounter->settlement);
}

TEST(Binder, IsSetRightByHand_R5)
{
    PlayedBand band = outcasts();
    band.comesToSettlement("4  2");
    KeptSettlement wanted = band.campaign().settlements[0];
    wanted.name = u"<b>Rust</b>"_s; // text is text
    wanted.nomads = u"outcasts"_s;
    wanted.notes = u"The well is dry."_s;
    wanted.settlement.structures << u"water"_s;
    const auto step = actions::correctSettlement(band.campaign(), chainReaction1(), wanted);
    ASSERT_TRUE(step) << refusal(step);
    band.take(*step);
    EXPECT_EQ(band.campaign().settlements[0], wanted);
    EXPECT_EQ(lastHead(band),
              "Settlement 1 set right: now called <b>Rust</b>, Bar & Entertainment, Food & Stores, Water, Outcasts, "
              "notes: The well is dry. R5");

    EXPECT_EQ(refusal(actions::correctSettlement(band.campaign(), chainReaction1(), wanted)),
              "The settlement is written down like that already; there is nothing to correct.");
    wanted.settlement.size = 5;
    EXPECT_EQ(refusal(actions::correctSettlement(band.campaign(), chainReaction1(), wanted)),
              "“outcasts” have no camp of that size. These have: tribal.");
    wanted.settlement.size = 6;
    wanted.settlement.structures = QStringList{u"palace"_s};
    EXPECT_EQ(refusal(actions::correctSettlement(band.campaign(), chainReaction1(), wanted))
                  .find("There is no structure “palace”."),
              0U);
    wanted.settlement.size = 7;
    EXPECT_EQ(refusal(actions::correctSettlement(band.campaign(), chainReaction1(), wanted)),
              "A settlement's size is 1 to 6, not 7.");
}

TEST(Binder, RefusesAHostileFile)
{
    PlayedBand band = outcasts();
    band.comesToSettlement("1");
    Campaign campaign = band.campaign();
    Step twice = band.steps().back();
    EXPECT_TRUE(applyChecked(campaign, twice)); // the same number again
    Step arrived;
    arrived.kind = StepKind::Travelled;
    arrived.changes = {Arrived{Locale::California}};
    EXPECT_TRUE(applyChecked(campaign, arrived)); // nobody set out
    Step struck;
    struck.kind = StepKind::Corrected;
    struck.changes = {SettlementStruck{9}};
    EXPECT_TRUE(applyChecked(campaign, struck));
}

TEST(DealtEncounter, IsSetRightInEverythingThatWasDealt_R5)
{
    PlayedBand band = outcasts();
    band.prepares(("3 4" + aRaid + "1  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  1 1  3 3").c_str(), "tribal");
    const Campaign &campaign = band.campaign();
    Encounter wanted = *campaign.encounter;
    wanted.scenario = actions::asKind(campaign, chainReaction1(), *wanted.scenario, ScenarioKind::Recover);
    EXPECT_EQ(wanted.scenario->role, Role::Recoverer); // still the one who comes
    EXPECT_EQ(wanted.scenario->recruits, 6); // half as many again as his Rep
    wanted.scenario->hostages = 2;
    wanted.scenario = actions::withEnemies(*wanted.scenario, 3);
    const auto step = actions::correctEncounter(campaign, chainReaction1(), wanted);
    ASSERT_TRUE(step) << refusal(step);
    band.take(*step);
    EXPECT_EQ(lastHead(band),
              "Encounter set right: Recover, you are those who recover, the enemy: three figures, hostages: 2 R5");

    wanted.scenario->role = Role::Ambushed;
    EXPECT_FALSE(actions::correctEncounter(campaign, chainReaction1(), wanted));
    wanted = *campaign.encounter;
    wanted.scenario->vehicles = 2;
    EXPECT_EQ(refusal(actions::correctEncounter(campaign, chainReaction1(), wanted)),
              "No convoy belongs to the encounter Recover.");
}

TEST(DealtEncounter, HasItsEnemyRolledAgainFromAnotherList)
{
    PlayedBand band = outcasts();
    band.prepares(("3 4" + anAmbush + tribalAmbush).c_str(), "tribal");
    Redeal again;
    again.enemy = u"feudal"_s;
    EXPECT_EQ(refusal(actions::checkRedeal(band.campaign(), chainReaction1(), again)), "");
    Rolls rolls;
    Step step = onDice("3 4  3 4  3 4  3 4  3 4", [&](Dice &dice) {
        Step dealt;
        actions::redeal(band.campaign(), chainReaction1(), again, dice, dealt);
        rolls = dice.rolls();
        return dealt;
    });
    step.rolls = rolls;
    band.take(step);
    EXPECT_EQ(band.scenario().enemy.from, u"feudal"_s);
    EXPECT_EQ(band.campaign().encounter->enemy, u"feudal"_s);
    EXPECT_TRUE(lastHead(band).starts_with("Enemy dealt again: against Feudal")) << lastHead(band);
    again.enemy = u"nobody"_s;
    EXPECT_FALSE(actions::checkRedeal(band.campaign(), chainReaction1(), again).empty());
}
