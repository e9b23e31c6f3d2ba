// SPDX-License-Identifier: MIT

// What stands on an encounter's sheet (Swordplay pp. 28–30, R25, R26, R28).

#include "model/story/encountertext.h"

#include "model/story/landwords.h"
#include "model/story/pefsby.h"

#include "tests/support/bands.h"
#include "tests/support/packs.h"

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

Campaign playing(EncounterKind kind)
{
    return Band().star("Osric", 4).grunt("Tibb", 3).grunt("Berta", 4).plays(kind, 3);
}

TEST(EncounterText, APefIsSomewhere)
{
    Encounter encounter = *playing(EncounterKind::RaidAttack).encounter;
    encounter.setup.sections[3].terrain = Terrain::Rough;
    encounter.setup.sections[4].buildings = 2;
    const auto place = [&](const Pef &pef) {
        return QStringLiteral("%1. %2").arg(placeOf(pef, encounter), detailOf(pef, encounter)).toStdString();
    };
    EXPECT_EQ(place({1, 2, true, true}), "In the objective building. Section 2, does not move");
    EXPECT_EQ(place({2, 4, false, false}), "In the rough. Section 4");
    EXPECT_EQ(place({3, 5, false, false}), "Among the buildings. Section 5");
    EXPECT_EQ(place({3, 6, false, false}), "In the open. Section 6");
    encounter.setup.sections[5].river = River{4, true, std::nullopt, false};
    EXPECT_EQ(place({3, 6, false, false}), "By the lake. Section 6");
    encounter.kind = EncounterKind::RaidDefend;
    EXPECT_EQ(place({3, 8, false, false}), "Enters at section 8. From the far edge");
}

/// A patrol of Chain Reaction 3.0, its first PEF with Rep 3.
Campaign onPatrolWith(const Options &options = {})
{
    Campaign campaign = playing(EncounterKind::Patrol);
    campaign.rules = QStringLiteral("chain-reaction-3");
    campaign.options = options;
    campaign.encounter->enemy = QStringLiteral("insurgents");
    campaign.encounter->setup.pefs = {{1, 4, false, false, 3}};
    return campaign;
}

const Pack &chainReaction3()
{
    return shipped("chain-reaction-3");
}

TEST(EncounterText, PefsGoByTheActivityOnlyWhereThereIsOneAndItIsWanted_R51)
{
    const Options byActivity{{QStringLiteral("pefs"), QStringLiteral("eal")}};
    EXPECT_EQ(pefsBy(onPatrolWith(), chainReaction3()), PefsBy::Resolved);
    EXPECT_EQ(pefsBy(onPatrolWith(byActivity), chainReaction3()), PefsBy::Activity);
    EXPECT_EQ(pefsBy(playing(EncounterKind::Patrol), swordplay()), PefsBy::Activity);
    Campaign plain = onPatrolWith(byActivity);
    plain.encounter->eal.reset();
    EXPECT_EQ(pefsBy(plain, chainReaction3()), PefsBy::Resolved);
    for (Campaign campaign : {onPatrolWith(), onPatrolWith(byActivity)}) {
        const PefsBy inHand = pefsBy(campaign, chainReaction3());
        campaign.encounter.reset();
        EXPECT_EQ(pefsBy(campaign, chainReaction3()), inHand) << "and so the next one's";
    }
}

TEST(EncounterText, LettersAreToldWithTheNumbersOfTheCampaign_R47)
{
    const Options higher{{QStringLiteral("numbers"), QStringLiteral("sheet")}};
    const auto words = [](const Options &options, PefForce force) {
        return letterWords(onPatrolWith(options), chainReaction3(), force).toStdString();
    };
    EXPECT_EQ(words({}, PefForce::MainBody), "main body, 1d6 + 3, leader on 1–5");
    EXPECT_EQ(words({}, PefForce::Stragglers), "stragglers, 2d6 − 3, leader on 1");
    EXPECT_EQ(words(higher, PefForce::MainBody), "main body, 1d6 + 7, leader on 1–5");
    EXPECT_EQ(words(higher, PefForce::Stragglers), "stragglers, 2d6, leader on 1");
    EXPECT_EQ(words({}, PefForce::FalseAlarm), "false alarm");
}

TEST(EncounterText, APefWithARepTellsIt)
{
    const Encounter encounter = *onPatrolWith().encounter;
    EXPECT_EQ(detailOf(encounter.setup.pefs[0], encounter).toStdString(), "Section 4, Rep 3");
    EXPECT_EQ(detailOf({1, 2, true, true, 5}, encounter).toStdString(), "Section 2, Rep 5, does not move");
}

TEST(LandWords, NameCountryRoadAndWater)
{
    Section section{3, Terrain::Rough, 2, Country::Mountains, Road::UpDown, River{6, false, false, true}};
    EXPECT_EQ(words::land(section).join(QStringLiteral(", ")).toStdString(),
              "rough in the mountains, 2 buildings, road up and down, river 6\" wide with a bridge, not fordable");
    section.river = River{4, false, true, false};
    EXPECT_EQ(words::land(section).last().toStdString(), "river 4\" wide with a ford");
    section.river = River{4, true, std::nullopt, false};
    EXPECT_EQ(words::land(section).last().toStdString(), "lake");
    EXPECT_EQ(words::land({1, Terrain::Woods, 0}).join(QStringLiteral(", ")).toStdString(), "woods");
}

TEST(EncounterText, WithoutAnEncounterThereIsNone)
{
    EXPECT_TRUE(describeEncounter(Band().star("Osric", 4), swordplay()).objective.isEmpty());
}

} // namespace
} // namespace muster::testing
