// SPDX-License-Identifier: MIT

// A file may contain any change to a campaign and to a battle on the table. Changes that make no sense are refused
// before they are applied.

#include "model/campaign/campaigndocument.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "tests/support/bands.h"
#include "tests/support/fullstep.h"
#include "tests/support/longcampaign.h"
#include "tests/support/packs.h"

namespace muster::testing {
namespace {

/// Returns the result of the founding and a step with these changes.
std::string verdictOn(const Changes &changes)
{
    const Steps steps = {founding(), {StepKind::Corrected, {}, changes, {}}};
    const auto folded = foldChecked(steps, steps.size());
    return folded ? "makes sense" : folded.problem().text.toStdString();
}

bool makesSense(const Changes &changes)
{
    return verdictOn(changes) == "makes sense";
}

Figure grunt(int id)
{
    Figure figure = fullFigure();
    figure.id = FigureId{id};
    figure.star = false;
    figure.leader = firstStar;
    figure.status = Status::Active;
    return figure;
}

TEST(CheckedFold, TakesEveryCampaignThatWasPlayed)
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Steps steps = longCampaign(300, seed);
        const auto folded = foldChecked(steps, steps.size());
        ASSERT_TRUE(folded) << folded.problem().text.toStdString();
        EXPECT_EQ(*folded, fold(steps));
    }
}

TEST(CheckedFold, NobodyIsNamedWhoIsNotThere)
{
    const FigureId nobody{2};
    EXPECT_EQ(verdictOn({RepChanged{nobody, 3, 4, {}}}),
              "Step 2: A step is not valid: “rep-changed” cannot happen: there is no “id” 2.");
    EXPECT_FALSE(makesSense({FigureLeft{nobody, Status::Dead, {}, false}}));
    EXPECT_FALSE(makesSense({PoisonSet{nobody, true, FigureId{1}}}));
    EXPECT_FALSE(makesSense({PoisonSet{FigureId{1}, true, nobody}}));
    EXPECT_FALSE(makesSense({ExemptSet{nobody, true}}));
    EXPECT_FALSE(makesSense({FigureFared{nobody, Fate::Fine}}));
    EXPECT_FALSE(makesSense({FigureRecovered{nobody, Fate::RanAway, 1, true}}));
    EXPECT_FALSE(makesSense({LoyaltyTested{nobody, 1, 1, {}}}));
    EXPECT_FALSE(makesSense({FigureReturned{nobody}}));
    EXPECT_FALSE(makesSense({FigureCorrected{grunt(2)}}));
}

TEST(CheckedFold, IdsAreGivenInOrderAndNeverTwice)
{
    const FigureLeft leaves{FigureId{2}, Status::Left, {}, false};
    EXPECT_TRUE(makesSense({FigureJoined{grunt(2)}, FigureJoined{grunt(3)}}));
    EXPECT_FALSE(makesSense({FigureJoined{grunt(1)}}));
    EXPECT_FALSE(makesSense({FigureJoined{grunt(3)}}));
    EXPECT_FALSE(makesSense({FigureJoined{grunt(2)}, leaves, FigureJoined{grunt(2)}}));
}

TEST(CheckedFold, AStockpileHoldsNothingLessThanNothing)
{
    const QString rifle = QStringLiteral("rifle");
    EXPECT_TRUE(makesSense({StockChanged{rifle, 2}, StockChanged{rifle, -2}}));
    EXPECT_EQ(verdictOn({StockChanged{rifle, 1}, StockChanged{rifle, -2}}),
              "Step 2: A step is not valid: “stock-changed” cannot happen at this point.");
    EXPECT_FALSE(makesSense({StockChanged{rifle, 0}}));
    EXPECT_FALSE(makesSense({StockChanged{QString(), 1}}));
    EXPECT_FALSE(makesSense({GearChanged{FigureId{2}, {rifle, {}}, std::nullopt, GearCause::Issued}}));
    EXPECT_FALSE(makesSense({PressRolled{}})); // there is no encounter
}

TEST(CheckedFold, ThereIsOneStarAndACorrectionMakesNone)
{
    Figure second = grunt(2);
    second.star = true;
    EXPECT_FALSE(makesSense({FigureJoined{second}}));
    EXPECT_FALSE(makesSense({FigureJoined{grunt(2)}, FigureCorrected{second}}));
}

TEST(CheckedFold, NobodyReturnsWhoIsThere)
{
    const FigureLeft taken{FigureId{2}, Status::Captured, {}, false};
    EXPECT_FALSE(makesSense({FigureReturned{FigureId{1}}}));
    EXPECT_TRUE(makesSense({FigureJoined{grunt(2)}, taken, FigureReturned{FigureId{2}}}));
}

TEST(CheckedFold, AnEncounterIsFinishedOnceAndNotBeforeItIsPrepared)
{
    const EncounterPrepared prepared{fullEncounter()};
    EXPECT_FALSE(makesSense({EncounterFinished{}}));
    EXPECT_FALSE(makesSense({EncounterCorrected{fullEncounter()}}));
    EXPECT_TRUE(makesSense({prepared, EncounterFinished{}}));
    EXPECT_FALSE(makesSense({prepared, prepared}));
    EXPECT_FALSE(makesSense({prepared, EncounterFinished{}, EncounterFinished{}}));
}

TEST(CheckedFold, ACampaignHasItsStarUntilItIsOver)
{
    const FigureLeft starDies{FigureId{1}, Status::Dead, LeaveCause::Correction, false};
    EXPECT_EQ(verdictOn({starDies}), "Step 2: A campaign must have its Star until it is over.");
    EXPECT_FALSE(makesSense({CampaignEnded{}}));
    EXPECT_TRUE(makesSense({starDies, CampaignEnded{}}));
    EXPECT_TRUE(makesSense({starDies, CampaignEnded{}, FigureReturned{FigureId{1}}}));
}

TEST(CheckedFold, NoCampaignEndsWithAnEncounterInHand)
{
    const FigureLeft starDies{FigureId{1}, Status::Dead, LeaveCause::Killed, false};
    const EncounterPrepared prepared{fullEncounter()};
    EXPECT_FALSE(makesSense({prepared, starDies, CampaignEnded{}}));
    EXPECT_TRUE(makesSense({prepared, EncounterFinished{}, starDies, CampaignEnded{}}));
}

TEST(CheckedFold, SectionsAndPefsStandInOrder)
{
    Encounter twice = fullEncounter();
    twice.setup.sections[1].number = 1;
    EXPECT_FALSE(makesSense({EncounterPrepared{twice}}));
    Encounter jumps = fullEncounter();
    jumps.setup.pefs[2].id = 4;
    EXPECT_FALSE(makesSense({EncounterPrepared{jumps}}));
}

TEST(CheckedFold, ACampaignIsFoundedFirstAndOnceAndWithAStar)
{
    const Change founded = founding().changes.front();
    EXPECT_FALSE(makesSense({founded}));
    EXPECT_FALSE(foldChecked({{StepKind::Founded, {}, {MonthServed{}}, {}}}, 1));
    EXPECT_FALSE(foldChecked({{StepKind::Founded, {}, {founded}, {}}}, 1));
}

TEST(Strangers, WhatTheRulesDoNotKnowIsFound)
{
    EXPECT_EQ(findUnknownId(longCampaign(100, 3), swordplay()), std::nullopt);

    Figure figure = grunt(2);
    figure.profile.weapon = QStringLiteral("plasma-rifle");
    const auto unknownId = findUnknownId({{StepKind::Recruited, {}, {FigureJoined{figure}}, {}}}, swordplay());
    ASSERT_TRUE(unknownId);
    EXPECT_EQ(unknownId->text.toStdString(), "It uses “plasma-rifle”, which the installed rules do not have.");

    Encounter martians = fullEncounter();
    martians.enemy = QStringLiteral("martians");
    EXPECT_TRUE(findUnknownId({{StepKind::Prepared, {}, {EncounterPrepared{martians}}, {}}}, swordplay()));
}

const PlayBegun bothThere{{{FigureId{1}, TableState::CarryingOn}, {FigureId{2}, TableState::AtHome}}, 5};

EnemyFigure enemy()
{
    return {{QStringLiteral("Orc"), QStringLiteral("warrior"), 4, 2, true, QStringLiteral("spear")}, false, {}};
}

/// Returns the result of these changes in a raid with Star and Grunt.
std::string verdictInPlay(const Changes &changes)
{
    Campaign campaign = Band().star("Osric", 5).grunt("Tibb", 4).plays(EncounterKind::RaidAttack, 3);
    const auto problem = applyChecked(campaign, {StepKind::Played, {}, changes, {}});
    return problem ? problem->text.toStdString() : "makes sense";
}

/// Returns whether the changes make sense when both figures are on the table.
bool onTheTable(Changes changes)
{
    changes.insert(changes.begin(), bothThere);
    return verdictInPlay(changes) == "makes sense";
}

TEST(CheckedPlay, NothingHappensOnATableThatIsBare)
{
    const Changes all = {TurnBegun{1, 2, 3},
                         PefMoved{1, PefMove::Stay, 0},
                         PefPlaced{1, 5},
                         PefAppeared{{4, 5, false, false, {}}},
                         PefResolved{1, PefLetter::Nothing, {}, 3},
                         GroupAppeared{1, 1, 5, {}, {enemy()}},
                         GroupMoved{1, 1, NonPlayerMove::Hold},
                         GroupPlaced{1, 5},
                         GroupStruck{1, true},
                         EnemyStood{1, 1, TableState::Dead},
                         FigureStood{FigureId{1}, TableState::Dead},
                         StarPowerLeft{3},
                         SectionSeen{1, true},
                         BuildingSearched{1, 2, 0},
                         NoteWritten{QStringLiteral("Rain")},
                         ReinforcementsCame{1}};
    for (const Change &change : all)
        EXPECT_NE(verdictInPlay({change}), "makes sense") << change.name().data();
    EXPECT_EQ(verdictInPlay({GroupStruck{1, true}}),
              "A step is not valid: “group-struck” cannot happen: there is no “group” 1.");
    EXPECT_EQ(verdictInPlay({ReinforcementsCame{1}}),
              "A step is not valid: “reinforcements-came” cannot happen at this point.");
}

TEST(CheckedPlay, EverybodyInTheBandIsNamedOnce)
{
    EXPECT_EQ(verdictInPlay({bothThere}), "makes sense");
    EXPECT_NE(verdictInPlay({bothThere, bothThere}), "makes sense");
    EXPECT_NE(verdictInPlay({PlayBegun{{{FigureId{1}, {}}}, 5}}), "makes sense");
    EXPECT_NE(verdictInPlay({PlayBegun{{{FigureId{1}, {}}, {FigureId{1}, {}}}, 5}}), "makes sense");
    EXPECT_NE(verdictInPlay({PlayBegun{{{FigureId{1}, {}}, {FigureId{3}, {}}}, 5}}), "makes sense");
    EXPECT_TRUE(onTheTable({FigureStood{FigureId{2}, TableState::Dead}}));
    EXPECT_FALSE(onTheTable({FigureStood{FigureId{3}, TableState::Dead}}));
}

TEST(CheckedPlay, TurnsFollowEachOtherAndTheirDiceDiffer)
{
    EXPECT_TRUE(onTheTable({TurnBegun{1, 2, 3}, TurnBegun{2, 6, 1}}));
    EXPECT_FALSE(onTheTable({TurnBegun{2, 2, 3}}));
    EXPECT_FALSE(onTheTable({TurnBegun{1, 3, 3}}));
}

TEST(CheckedPlay, OnlyPefsThatWaitMoveAndAreResolved)
{
    const PefResolved nothing{1, PefLetter::Nothing, {}, 3};
    EXPECT_TRUE(onTheTable({PefMoved{1, PefMove::Stay, 0}, PefPlaced{1, 9}, nothing}));
    EXPECT_FALSE(onTheTable({nothing, nothing}));
    EXPECT_FALSE(onTheTable({nothing, PefMoved{1, PefMove::Stay, 0}}));
    EXPECT_FALSE(onTheTable({PefPlaced{4, 9}}));
    EXPECT_FALSE(onTheTable({PefPlaced{1, 10}}));
    EXPECT_FALSE(onTheTable({PefResolved{1, {}, {}, 3}}));
    EXPECT_FALSE(onTheTable({PefResolved{1, PefLetter::Nothing, PefForce::FalseAlarm, 3}}));
    EXPECT_TRUE(onTheTable({PefAppeared{{4, 2, false, false, {}}}}));
    EXPECT_FALSE(onTheTable({PefAppeared{{5, 2, false, false, {}}}}));
}

TEST(CheckedPlay, GroupsAreNumberedInOrderAndHoldSomebody)
{
    const GroupAppeared group{1, 1, 5, {}, {enemy()}};
    EXPECT_TRUE(onTheTable({group, GroupMoved{1, 2, {}}, GroupPlaced{1, 6}, GroupStruck{1, true}}));
    EXPECT_TRUE(onTheTable({group, EnemyStood{1, 1, TableState::Dead}}));
    EXPECT_FALSE(onTheTable({group, EnemyStood{1, 2, TableState::Dead}}));
    EXPECT_FALSE(onTheTable({group, EnemyStood{1, 0, TableState::Dead}}));
    EXPECT_FALSE(onTheTable({group, group}));
    EXPECT_FALSE(onTheTable({group, GroupMoved{2, 2, {}}}));
    EXPECT_FALSE(onTheTable({group, GroupPlaced{1, 0}}));
    EXPECT_FALSE(onTheTable({GroupAppeared{1, 1, 5, {}, {}}}));
    EXPECT_FALSE(onTheTable({GroupAppeared{1, 7, 5, {}, {enemy()}}}));
}

TEST(CheckedPlay, AGroupIsOfASideThatFights)
{
    GroupAppeared group{1, 1, 5, {}, {enemy()}};
    EXPECT_TRUE(onTheTable({group, SidesCounted{3}, GroupSided{1, 2}}));
    EXPECT_FALSE(onTheTable({group, GroupSided{1, 2}}));
    EXPECT_FALSE(onTheTable({group, SidesCounted{3}, GroupSided{1, 3}}));
    EXPECT_FALSE(onTheTable({group, SidesCounted{3}, GroupSided{1, 0}}));
    group.army = 2;
    EXPECT_TRUE(onTheTable({SidesCounted{3}, group}));
    EXPECT_FALSE(onTheTable({group}));
}

TEST(CheckedPlay, ThereAreNineSectionsAndTheRaidsBuildings)
{
    EXPECT_TRUE(onTheTable({SectionSeen{9, true}, BuildingSearched{1, 2, 0}, StarPowerLeft{4}}));
    EXPECT_FALSE(onTheTable({SectionSeen{10, true}}));
    EXPECT_FALSE(onTheTable({BuildingSearched{2, 2, 0}}));
    PlayBegun noStarPower = bothThere;
    noStarPower.starPower.reset();
    EXPECT_NE(verdictInPlay({noStarPower, StarPowerLeft{4}}), "makes sense");
}

TEST(CheckedPlay, WhoLeavesTheBandLeavesTheTable)
{
    Campaign campaign = Band().star("Osric", 5).grunt("Tibb", 4).plays(EncounterKind::Patrol, 3);
    happen(campaign, bothThere);
    happen(campaign, FigureLeft{FigureId{2}, Status::Left, LeaveCause::Correction, false});
    EXPECT_FALSE(campaign.play->find(FigureId{2}));
    happen(campaign, FigureReturned{FigureId{2}});
    ASSERT_TRUE(campaign.play->find(FigureId{2}));
    EXPECT_EQ(campaign.play->find(FigureId{2})->state, TableState::AtHome);
}

TEST(CheckedPlay, TheEnemysArmsAreThePacks)
{
    EnemyFigure unknownId = enemy();
    unknownId.profile.weapon = QStringLiteral("blunderbuss");
    const auto verdict = [](const EnemyFigure &figure) {
        const GroupAppeared group{1, 1, 5, {}, {figure}};
        return findUnknownId({{StepKind::Played, {}, {group}, {}}}, swordplay());
    };
    EXPECT_FALSE(verdict(enemy()));
    EXPECT_TRUE(verdict(unknownId));
}

} // namespace
} // namespace muster::testing
