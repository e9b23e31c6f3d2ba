// SPDX-License-Identifier: MIT
#include "model/campaign/fit.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "tests/support/fullstep.h"
#include "tests/support/longcampaign.h"

using namespace muster;
using namespace muster::testing;

namespace {

/// The founding, then one step of these changes.
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

} // namespace

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
              "Step 2: A step is not valid: there is no figure 2 in the band.");
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
              "Step 2: A step is not valid: more is taken out of the stockpile than there is.");
    EXPECT_FALSE(makesSense({StockChanged{rifle, 0}}));
    EXPECT_FALSE(makesSense({StockChanged{QString(), 1}}));
    EXPECT_FALSE(makesSense({GearChanged{FigureId{2}, {rifle, {}}, std::nullopt, GearCause::Issued}}));
    EXPECT_FALSE(makesSense({PressRolled{}})); // no encounter is under way
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
    EXPECT_EQ(findStranger(longCampaign(100, 3), swordplay()), std::nullopt);

    Figure figure = grunt(2);
    figure.profile.weapon = QStringLiteral("plasma-rifle");
    const auto stranger = findStranger({{StepKind::Recruited, {}, {FigureJoined{figure}}, {}}}, swordplay());
    ASSERT_TRUE(stranger);
    EXPECT_EQ(stranger->text.toStdString(), "It uses “plasma-rifle”, which the installed rules do not have.");

    Encounter martians = fullEncounter();
    martians.enemy = QStringLiteral("martians");
    EXPECT_TRUE(findStranger({{StepKind::Prepared, {}, {EncounterPrepared{martians}}, {}}}, swordplay()));
}
