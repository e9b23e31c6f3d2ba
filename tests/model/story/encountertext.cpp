// SPDX-License-Identifier: MIT

// What stands on an encounter's sheet (Swordplay pp. 28–30, R25, R26, R28).

#include "model/story/encountertext.h"

#include "tests/support/bands.h"
#include "tests/support/packs.h"

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

Campaign playing(EncounterKind kind)
{
    return Band().star("Osric", 4).grunt("Tibb", 3).grunt("Berta", 4).plays(kind, 3);
}

std::string printed(const EncounterText &text)
{
    return (QStringList{text.objective, text.forces} + text.special
            + QStringList{QStringLiteral("%1, %2").arg(text.edge, text.edgeSections)})
        .join(QLatin1Char('\n'))
        .toStdString();
}

TEST(EncounterText, OfAPatrol)
{
    EXPECT_EQ(printed(describeEncounter(playing(EncounterKind::Patrol), swordplay())),
              "Scout all nine sections, then report back: the Star leaves by your own edge.\n"
              "As many or as few of the band as you like: three figures, Rep 11 in all. The enemy: Orcs.\n"
              "Day: sight inside woods and rough 12\".\n"
              "A section is scouted when the Star has stood still for one full turn of activation with its middle in "
              "sight.\n"
              "Enter by 7, 8 and 9, together or apart.\n"
              "You enter, sections 7, 8, 9");
}

TEST(EncounterText, OfARaidOnTwoBuildingsByNight)
{
    Campaign campaign = playing(EncounterKind::RaidAttack);
    campaign.encounter->setup.objectiveBuildings = 2;
    campaign.encounter->setup.time = TimeOfDay::Night;
    EXPECT_EQ(
        printed(describeEncounter(campaign, swordplay())),
        "Enter the two buildings in section 2, loot them or take prisoners, then leave by your own edge.\n"
        "As many or as few of the band as you like: three figures, Rep 11 in all. The enemy: Orcs.\n"
        "Night: sight 12\", inside woods and rough 6\".\n"
        "A building's PEF stays put and is resolved when you first see the building.\n"
        "After shots its figures are all inside. Before: 1d6 each, even is inside, odd is out by 1+1d6\"; 1d6 again, "
        "on 1–3 he looks your way.\n"
        "Looting an empty building takes ½d6 quiet turns inside.\n"
        "You enter, sections 7, 8, 9");
}

TEST(EncounterText, OfADefence_R26)
{
    EXPECT_EQ(printed(describeEncounter(playing(EncounterKind::RaidDefend), swordplay())),
              "Hold the building in section 2 until no enemy and no PEF is left. Nothing looted, nobody captured.\n"
              "As many or as few of the band as you like: three figures, Rep 11 in all. The enemy: Orcs.\n"
              "Day: sight inside woods and rough 12\".\n"
              "Choose the end that is 1, 2 and 3, and place your figures there.\n"
              "The PEFs come in from the far edge, each by its section.\n"
              "You stand, sections 1, 2, 3");
}

TEST(EncounterText, StarPowerIsTheRepAtTheStart_R28)
{
    const EncounterText text = describeEncounter(playing(EncounterKind::Patrol), swordplay());
    EXPECT_EQ(text.advantages.join(QLatin1Char('\n')).toStdString(),
              "Star Power: 4 dice when damage is taken. Each 1–3 makes it one level less, a 6 is a die lost.\n"
              "Larger than Life: an enemy below Rep 4 can put Osric Out of the Fight, but not kill.\n"
              "Cheating Death: off the table and safe, at Rep 3 from then on.\n"
              "Free Will: choose the result of Received Fire, Man Down and Cohesion.");
}

TEST(EncounterText, AStarOfRepOneHasNoDeathLeftToCheat)
{
    const Campaign campaign = Band().star("Osric", 1);
    EXPECT_EQ(starAdvantages(*campaign.star())[2].toStdString(),
              "Cheating Death: no more; there is no Rep left to pay for it.");
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
    encounter.kind = EncounterKind::RaidDefend;
    EXPECT_EQ(place({3, 8, false, false}), "Enters by section 8. From the far edge");
}

TEST(EncounterText, WithoutAnEncounterThereIsNone)
{
    EXPECT_TRUE(describeEncounter(Band().star("Osric", 4), swordplay()).objective.isEmpty());
}

} // namespace
} // namespace muster::testing
