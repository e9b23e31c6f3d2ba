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
        squad.take(*actions::setState(squad.campaign(), chainReaction1(), FigureId{1}, TableState::Wounded));
        const Result<Step> step = actions::setState(squad.campaign(), chainReaction1(), FigureId{1}, aided);
        ASSERT_TRUE(step) << refusal(step);
        squad.take(*step);
        EXPECT_EQ(actions::fatesSoFar(*squad.campaign().play).front().fate, fate) << "and no dice after the battle";
    }
}

} // namespace
} // namespace muster::testing
