// SPDX-License-Identifier: MIT

// What the encounter is about, and notes.

#include "model/actions/suggest.h"
#include "tests/support/battle.h"

namespace muster::testing {

TEST(Play, APatrolIsOverWhenNineSectionsAreSeen)
{
    Battle battle(threeOnPatrol());
    battle.begins();
    for (int section = 1; section <= 9; ++section)
        battle.does(actions::seeSection(battle.campaign(), section, true));
    EXPECT_EQ(battle.told(), "Section 9 scouted: 9 of 9");
    EXPECT_EQ(battle.now(),
              "All 9 sections are scouted. Leave by the edge you entered from, then go to After the battle.");
    battle.does(actions::seeSection(battle.campaign(), 4, false));
    EXPECT_EQ(battle.play().sectionsSeen(), 8);
}

TEST(Play, LootingTakesQuietTurnsInARow)
{
    Battle battle(Band().star("Osric", 5).plays(EncounterKind::RaidAttack, 3));
    const auto loot = [&](const char *dice) {
        battle.rolls(dice, actions::checkLoot(battle.campaign(), swordplay(), 1),
                     [&](Dice &d, Step &step) { actions::loot(battle.campaign(), 1, d, step); });
    };
    battle.begins();
    EXPECT_EQ(refusal(actions::checkLoot(battle.campaign(), swordplay(), 1)),
              "None of your groups is in section 2, where building 1 stands. Move one there first.");
    battle.does(actions::placeOwnGroup(battle.campaign(), 1, 2)).turn("5 1");
    loot("4");
    EXPECT_EQ(battle.told(), "Objective building 1: 2 more quiet turns to loot it `4`");
    EXPECT_EQ(refusal(actions::checkLoot(battle.campaign(), swordplay(), 1)),
              "This turn was spent in building 1 already. Roll the next activation first.");
    battle.turn("5 1");
    loot("");
    EXPECT_EQ(battle.told(), "Objective building 1: 1 more quiet turn to loot it");
    battle.does(actions::breakOffLoot(battle.campaign(), 1));
    EXPECT_EQ(battle.told(), "Objective building 1: the search was broken off");
    battle.turn("6 1");
    EXPECT_EQ(refusal(actions::checkLoot(battle.campaign(), swordplay(), 1)),
              "None of those in section 2 may act this turn. Loot in a turn of their activation.");
    battle.turn("5 1");
    loot("");
    battle.stands(1, TableState::DuckedBack).turn("4 1");
    EXPECT_EQ(refusal(actions::checkLoot(battle.campaign(), swordplay(), 1)),
              "Nobody in section 2 carries on, so nobody loots.");
    battle.stands(1, TableState::CarryingOn);
    EXPECT_EQ(refusal(actions::checkLoot(battle.campaign(), swordplay(), 1)),
              "The search of building 1 was interrupted: nobody there has carried on since turn 4. Break it off and "
              "begin again.");
    battle.does(actions::breakOffLoot(battle.campaign(), 1)).turn("4 1");
    loot("");
    battle.turn("4 1");
    loot("");
    EXPECT_EQ(battle.told(), "Objective building 1: looted");
    EXPECT_EQ(battle.now(), "You have the loot. Leave by the edge you entered from, then go to After the battle.");
    EXPECT_EQ(refusal(actions::checkLoot(battle.campaign(), swordplay(), 1)), "Building 1 has already been looted.");
    EXPECT_EQ(refusal(actions::checkLoot(battle.campaign(), swordplay(), 2)),
              "There is no objective building 2. The highest number is 1.");
}

TEST(Play, ABuildingIsNotEnteredWhileItsPefIsUnresolved)
{
    Campaign raid = Band().star("Osric", 5).plays(EncounterKind::RaidAttack, 3);
    raid.encounter->setup.pefs.front() = {1, 2, true, true};
    Battle battle(raid);
    battle.begins().does(actions::placeOwnGroup(battle.campaign(), 1, 2));
    EXPECT_EQ(refusal(actions::checkLoot(battle.campaign(), swordplay(), 1)),
              "PEF 1 is in building 1 and has not been resolved. Resolve it first.");
    battle.resolves(1, "1");
    EXPECT_EQ(refusal(actions::checkLoot(battle.campaign(), swordplay(), 1)), "");
}

// P. 29: "an empty building" (R98).
TEST(Looting, WaitsUntilTheGuardsAreOutOfTheBuilding)
{
    Campaign raid = Band().star("Osric", 5).plays(EncounterKind::RaidAttack, 4);
    raid.encounter->setup.pefs.front() = {1, 2, true, true};
    Battle battle(raid);
    battle.begins().does(actions::placeOwnGroup(battle.campaign(), 1, 2)).turn("5 1").resolves(1, "4  1 1  2 2");
    const auto why = [&] { return refusal(actions::checkLoot(battle.campaign(), swordplay(), 1)); };
    EXPECT_EQ(why(), "Building 1 is not empty (guards in it: 1). Put them down or drive them out first.");
    battle.enemy(1, 1, TableState::OutOfTheFight);
    EXPECT_EQ(why(), "");
}

// P. 30, R98: raiders loot as the band does, and nobody else.
TEST(Looting, OfADefenceIsTheRaiders)
{
    Battle battle(Band().star("Osric", 5).plays(EncounterKind::RaidDefend, 4));
    battle.begins().turn("5 1").resolves(1, "4  1 1  2 2");
    EXPECT_EQ(refusal(actions::checkLoot(battle.campaign(), swordplay(), 1)), "");
    battle.does(actions::placeGroup(battle.campaign(), 1, 8));
    EXPECT_EQ(refusal(actions::checkLoot(battle.campaign(), swordplay(), 1)),
              "No enemy is in section 2, where building 1 stands. Place the group there first.");
}

TEST(Play, NotesAreKeptAsOneLine)
{
    Battle battle(threeOnPatrol());
    battle.begins().does(actions::writeNote(battle.campaign(), QStringLiteral("  Tibb holds\nthe <b>ford</b> ")));
    EXPECT_EQ(battle.told(), "Note: Tibb holds the <b>ford</b>");
    EXPECT_EQ(refusal(actions::writeNote(battle.campaign(), QStringLiteral(" \n"))),
              "The note is empty. Write something first.");
}

// Chain Reaction 3.0 p. 23: scout every section, and drive away any enemy you meet; nobody need leave by an edge.
TEST(ScoutingPatrol, IsOverWhenAllIsScoutedAndWhoeverWasMetIsDrivenOff)
{
    Battle battle(inChainReaction(Band().star("Sgt Rock", 5).plays(EncounterKind::Patrol, 3)), chainReaction3());
    battle.begins();
    const actions::NewGroup two{firstEnemy, 2, 5};
    battle.rolls("2 2  3 3", {},
                 [&](Dice &d, Step &step) { actions::addGroup(battle.campaign(), chainReaction3(), two, d, step); });
    battle.turn("5 4");
    const auto proposed = [&] {
        const auto outcome = actions::proposeOutcome(battle.campaign(), chainReaction3(), {{FigureId{1}, Fate::Fine}});
        return outcome ? outcome->why.toStdString() : std::string();
    };
    EXPECT_EQ(proposed(), "0 of 9 sections were scouted.");
    for (int section = 1; section <= 9; ++section)
        battle.does(actions::seeSection(battle.campaign(), section, true));
    EXPECT_EQ(battle.now().find("All sections are scouted. Drive off the 2 enemies you met."), 0U) << battle.now();
    EXPECT_EQ(proposed(), "2 enemies who were met are still on the table.");
    battle.enemy(1, 1, TableState::RanAway).enemy(1, 2, TableState::Captured);
    EXPECT_EQ(battle.now(), "All 9 sections are scouted and no enemy you met is left. Go to After the battle.");
    EXPECT_EQ(proposed(), "");
}

// Swordplay p. 29: "capture prisoners or loot them".
TEST(RaidAttack, PrisonersAreAsGoodAsLoot)
{
    Battle battle(Band().star("Osric", 5).plays(EncounterKind::RaidAttack, 3));
    battle.begins().turn("5 3").resolves(1, "4  1 1  2 2");
    const auto proposed = [&] {
        const auto outcome = actions::proposeOutcome(battle.campaign(), swordplay(), {{FigureId{1}, Fate::Fine}});
        return outcome ? outcome->why.toStdString() : std::string();
    };
    EXPECT_EQ(proposed(), "Neither were the buildings looted nor was anybody captured.");
    battle.enemy(1, 1, TableState::Captured);
    EXPECT_EQ(battle.now(), "You have a prisoner. Leave by the edge you entered from, then go to After the battle.");
    EXPECT_EQ(proposed(), "");
}

} // namespace muster::testing
