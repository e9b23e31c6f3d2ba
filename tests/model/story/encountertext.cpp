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

std::string encounterInText(const EncounterText &text)
{
    return (QStringList{text.objective, text.forces} + text.special
            + QStringList{QStringLiteral("%1, %2").arg(text.edge, text.edgeSections)})
        .join(QLatin1Char('\n'))
        .toStdString();
}

TEST(EncounterText, OfAPatrol)
{
    EXPECT_EQ(encounterInText(describeEncounter(playing(EncounterKind::Patrol), swordplay())),
              "Scout all 9 sections, then report back: the Star leaves by your own edge.\nBring as many of the band "
              "as you like: 3 figures, total Rep 11. Enemy: Orcs.\nDay: sight inside woods and rough 12\".\nA "
              "section is scouted once the Star has stood still for a full turn of activation with its centre in "
              "sight.\nEnter at sections 7, 8 and 9, together or split up.\nYou enter, sections 7, 8, 9");
}

TEST(EncounterText, OfARaidOnTwoBuildingsByNight)
{
    Campaign campaign = playing(EncounterKind::RaidAttack);
    campaign.encounter->setup.objectiveBuildings = 2;
    campaign.encounter->setup.time = TimeOfDay::Night;
    EXPECT_EQ(encounterInText(describeEncounter(campaign, swordplay())),
              "Enter the two buildings in section 2, loot them or take prisoners, then leave by your own edge.\nBring "
              "as many of the band as you like: 3 figures, total Rep 11. Enemy: Orcs.\nNight: sight 12\", inside "
              "woods and rough 6\".\nA PEF in a building stays put and is resolved when you first see the "
              "building.\nBefore any shot is fired, roll 1d6 for each guard: even is inside; odd is outside, 1+1d6\" "
              "away. On 1–3 of another 1d6 the guard looks your way, from a window or door if inside. Once shots are "
              "fired, all guards are inside.\nLooting an empty building takes ½d6 quiet turns inside.\nYou enter, "
              "sections 7, 8, 9");
}

TEST(EncounterText, NightShortensSightEverywhere) // Chain Reaction 3.0 p. 15
{
    Campaign campaign = playing(EncounterKind::RaidAttack);
    campaign.rules = QStringLiteral("chain-reaction-3");
    campaign.list = QStringLiteral("military");
    campaign.encounter->setup.time = TimeOfDay::Night;
    EXPECT_NE(encounterInText(describeEncounter(campaign, chainReaction3())).find("Night: sight 12\""),
              std::string::npos);
}

TEST(EncounterText, OfADefence_R26)
{
    EXPECT_EQ(encounterInText(describeEncounter(playing(EncounterKind::RaidDefend), swordplay())),
              "Hold the building in section 2 until no enemy and no PEF is left. Nothing looted, nobody "
              "captured.\nBring as many of the band as you like: 3 figures, total Rep 11. Enemy: Orcs.\nDay: sight "
              "inside woods and rough 12\".\nChoose which end is sections 1, 2 and 3, and place your figures "
              "there.\nThe PEFs enter from the far edge, each at its section.\nYou stand, sections 1, 2, 3");
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

TEST(EncounterText, OfAPatrolThatScoutsSectionBySection_R51_R56)
{
    EXPECT_EQ(encounterInText(describeEncounter(onPatrolWith(), chainReaction3())),
              "Scout all 9 sections and drive off any enemy you meet.\nBring as many of the band as you like: 3 "
              "figures, total Rep 11. Enemy: Insurgents.\nDay: sight inside woods and rough 12\".\nScout each section "
              "as you enter it: 2d6 against woods, rough and wooded hill 4, hill 3, clear 1, impassable 0. Two passed: "
              "an enemy in the nearest cover. One passed: only if there is a building.\nPEFs start behind cover. They "
              "move on 2d6 against their Rep, highest first. Two passed: 16\", towards the nearest PEF on 1–4 (the "
              "last PEF splits), you on 5–6. One passed: 8\", on 1–2 and 3–6.\nYou enter, sections 7, 8, 9");
}

TEST(EncounterText, ReinforcementsAreTheCampaignsChoice_R53)
{
    const auto last = [](const char *choice) {
        const Campaign campaign = onPatrolWith({{QStringLiteral("reinforcements"), QLatin1String(choice)}});
        return describeEncounter(campaign, chainReaction3()).special.last().toStdString();
    };
    EXPECT_TRUE(last("off").starts_with("PEFs start behind cover"));
    EXPECT_TRUE(last("doubles").starts_with("On activation doubles, roll both dice again."));
    EXPECT_TRUE(last("seven").starts_with("If the activation dice total seven,"));
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
