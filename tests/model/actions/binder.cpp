// SPDX-License-Identifier: MIT

// The settlements a player keeps (Chain Reaction, first edition, p. 20, R70).

#include "model/actions/play/play.h"
#include "model/campaign/step.h"
#include "model/changes/wasteland.h"
#include "model/json/stepjson.h"
#include "model/story/landwords.h"
#include "rules/pack/scenarioslugs.h"
#include "tests/support/acts.h"
#include "tests/support/outcasts.h"

#include <QJsonArray>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

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

    band.comesToSettlement("1"); // another ground
    EXPECT_EQ(band.campaign().encounter->settlement, 2);
    const auto moved = actions::fightIn(band.campaign(), chainReaction1(), 1);
    ASSERT_TRUE(moved);
    band.take(*moved);
    EXPECT_EQ(band.campaign().encounter->settlement, 1);
    EXPECT_EQ(lastHead(band), "Encounter edited: fought in Settlement 1 R5");
    EXPECT_EQ(refusal(actions::fightIn(band.campaign(), chainReaction1(), 7)),
              "There is no settlement 7. Settlements: 1 Settlement 1, 2 Settlement 2.");

    const auto struck = actions::strikeSettlement(band.campaign(), 1);
    ASSERT_TRUE(struck);
    band.take(*struck);
    EXPECT_FALSE(band.campaign().encounter->settlement);
    EXPECT_EQ(lastHead(band), "Settlement 1 removed from the settlements R5");
}

TEST(Binder, IsNoGroundForAnAmbushOrInAnotherLocale)
{
    PlayedBand band = outcasts();
    band.comesToSettlement("1");
    band.travels(Locale::California, "1 1  1 2");
    band.prepares(("3 4" + aRaid + "1  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  1 1  3 3").c_str(), "tribal");
    EXPECT_EQ(refusal(actions::fightIn(band.campaign(), chainReaction1(), 1)),
              "Settlement 1 is in the Badlands, but the encounter is in the Republic of California.");

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
              "Settlement 1 edited: now called <b>Rust</b>, Bar & Entertainment, Food & Stores, Water, Outcasts, "
              "notes: The well is dry. R5");

    EXPECT_EQ(refusal(actions::correctSettlement(band.campaign(), chainReaction1(), wanted)), "Nothing has changed.");
    wanted.settlement.size = 5;
    EXPECT_EQ(refusal(actions::correctSettlement(band.campaign(), chainReaction1(), wanted)),
              "“outcasts” have no camp of that size. Nomads that do: tribal.");
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
