// SPDX-License-Identifier: MIT

// TUMOR's wounded after the battle: First Aid first, then what the campaign's own rules make of them (R80).

#include "model/actions/play/play.h"
#include "model/systems/campaignsystem.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"
#include "tests/support/playedband.h"

#include <algorithm>

namespace muster::testing {
namespace {

Band squad()
{
    Band band;
    band.star("Vasquez", 5).grunt("Hudson", 3).grunt("Frost", 4).option("sheet", "tumor").option("campaign", "plain");
    return band;
}

bool knows(const std::vector<Fate> &fates, Fate fate)
{
    return std::find(fates.begin(), fates.end(), fate) != fates.end();
}

TEST(FirstAid, IsReportedOnlyWhereTheSheetIsTumors)
{
    const Campaign own = Band().star("Vasquez", 5).grunt("Hudson", 3).plays(EncounterKind::Patrol, 3);
    EXPECT_FALSE(knows(fatesIn(own, chainReaction3()), Fate::Wounded));
    EXPECT_NE(refusal(actions::checkFinish(own, chainReaction3(), success({{2, Fate::Wounded}}))).find("“wounded”"),
              std::string::npos);
    const Campaign tumor = squad().plays(EncounterKind::Patrol, 3);
    EXPECT_TRUE(knows(fatesIn(tumor, chainReaction3()), Fate::Wounded));
    EXPECT_EQ(refusal(actions::checkFinish(tumor, chainReaction3(), success({{2, Fate::Wounded}}))), "");
    EXPECT_FALSE(knows(fatesIn(tumor, swordplay()), Fate::Wounded)) << "it has no such sheet";
}

TEST(FirstAid, BothPassedIsFine)
{
    const Campaign before = squad().plays(EncounterKind::Patrol, 3);
    const Taken after = finish(before, success({{1, Fate::Fine}, {2, Fate::Wounded}}), "3 1", chainReaction3());
    EXPECT_EQ(after.told, "Sat out: Frost\nHudson was wounded: First Aid, Rep 3, both passed: Fine `(3) (1)` R80");
    EXPECT_TRUE(after.campaign.find(FigureId{2}));
}

TEST(FirstAid, OnePassedIsOutOfTheFightAndRecoversByTheCampaignsRules)
{
    const Campaign before = squad().plays(EncounterKind::Patrol, 3);
    const Taken after =
        finish(before, success({{1, Fate::Fine}, {2, Fate::Wounded}, {3, Fate::Fine}}), "3 4  2 2", chainReaction3());
    EXPECT_EQ(after.told,
              "Hudson was wounded: First Aid, Rep 3, one passed: Out of the Fight `(3) 4` R80\n"
              "Hudson recovered: Out of the Fight, Rep 3, both passed `(2) (2)`");
    EXPECT_EQ(after.campaign.find(FigureId{2})->rep(), 3);
}

TEST(FirstAid, NonePassedIsDead)
{
    const Campaign before = squad().plays(EncounterKind::Patrol, 3);
    const Taken after =
        finish(before, success({{1, Fate::Fine}, {2, Fate::Wounded}, {3, Fate::Fine}}), "4 6", chainReaction3());
    EXPECT_EQ(after.told,
              "Hudson was wounded: First Aid, Rep 3, none passed: Obviously Dead `4 6` R80\n"
              "Hudson was killed: Obviously Dead, Rep 3");
    EXPECT_FALSE(after.campaign.find(FigureId{2}));
    EXPECT_EQ(after.campaign.findEver(FigureId{2})->status, Status::Dead);
}

TEST(FirstAid, IsGivenToEverybodyBeforeAnybodyRecovers) // R4
{
    const Campaign before = squad().plays(EncounterKind::Patrol, 3);
    const Taken after = finish(before, success({{1, Fate::Fine}, {2, Fate::OutOfTheFight}, {3, Fate::Wounded}}),
                               "5 4  1 2  6 4", chainReaction3());
    EXPECT_EQ(after.told,
              "Frost was wounded: First Aid, Rep 4, one passed: Out of the Fight `5 (4)` R80\n"
              "Hudson recovered: Out of the Fight, Rep 3, both passed `(1) (2)`\n"
              "Frost recovered: Out of the Fight, Rep 4, one passed; Rep 4 to 3 `6 (4)` R50");
}

TEST(FirstAid, AStarWhoDiesOfAWoundEndsTheCampaign) // R14
{
    const Campaign before = squad().plays(EncounterKind::Patrol, 3);
    const Taken after =
        finish(before, success({{1, Fate::Wounded}, {2, Fate::Fine}, {3, Fate::Fine}}), "6 6", chainReaction3());
    EXPECT_EQ(after.campaign.phase, Phase::Over);
}

TEST(FirstAid, InTheFirstEditionWhoeverIsOutIsUnconscious)
{
    const PlayedBand band("military", "Rourke", 4, {{QStringLiteral("sheet"), QStringLiteral("tumor")}});
    EXPECT_TRUE(knows(fatesIn(band.campaign(), chainReaction1()), Fate::Wounded));
    const auto aided = [&](Aided result) { return systemOf(band.campaign(), chainReaction1()).fateOf(result); };
    EXPECT_EQ(aided(Aided::Fine), Fate::Fine);
    EXPECT_EQ(aided(Aided::OutOfTheFight), Fate::Unconscious);
    EXPECT_EQ(aided(Aided::Dead), Fate::Dead);
}

TEST(FirstAid, GivenOnTheTableIsFinalInTheFirstEditionToo_R89)
{
    for (const auto &[aided, fate] :
         {std::pair{TableState::Stunned, Fate::Fine}, std::pair{TableState::Unconscious, Fate::Unconscious},
          std::pair{TableState::Dead, Fate::Dead}}) {
        PlayedBand squad("gang", "Rook", 2,
                         {{QStringLiteral("sheet"), QStringLiteral("tumor")},
                          {QStringLiteral("genre"), QStringLiteral("b-movie")},
                          {QStringLiteral("terrain"), QStringLiteral("none")}});
        squad.prepares("3 4  1 1  6 6  1 1  1 1  1 1  1 1  5  2  1 1", "zombies");
        squad.take(*actions::beginPlay(squad.campaign(), chainReaction1(), {}));
        squad.take(*actions::setState(squad.campaign(), FigureId{1}, TableState::Wounded));
        const Result<Step> step = actions::setState(squad.campaign(), FigureId{1}, aided);
        ASSERT_TRUE(step) << refusal(step);
        squad.take(*step);
        EXPECT_EQ(actions::fatesSoFar(*squad.campaign().play).front().fate, fate) << "and no dice after the battle";
    }
}

} // namespace
} // namespace muster::testing
