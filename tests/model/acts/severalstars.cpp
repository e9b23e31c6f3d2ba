// SPDX-License-Identifier: MIT

// Several players in one campaign, each with a Star and Grunts of their own (Swordplay p. 26, R36), apart from
// tests/stories/several-stars.story.

#include "model/acts/acts.h"
#include "model/acts/arms.h"
#include "model/acts/battle.h"
#include "model/story/rollresult.h"
#include "rules/dice/filleddice.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"
#include "tests/support/playedband.h"
#include "tests/support/tapes.h"

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

/// Returns Ann's Osric (1) with Tibb (2) and Berta (3), and Ben's Maud (4) with Ranulf (5).
Band annsAndBens()
{
    return Band()
        .star("Osric", 3)
        .player("Ann")
        .grunt("Tibb", 3)
        .grunt("Berta", 3)
        .star("Maud", 2)
        .player("Ben")
        .grunt("Ranulf", 3);
}

acts::NewCampaign maudOf(const char *player, int rep = 4)
{
    acts::NewCampaign wanted;
    wanted.starName = u"Maud"_s;
    wanted.player = QString::fromLatin1(player);
    wanted.star.rep = rep;
    return wanted;
}

/// Two players of the first edition: Osric (1) and Maud (2), without Grunts.
class FirstEditionPlayers : public ::testing::Test
{
protected:
    FirstEditionPlayers()
    {
        acts::NewCampaign osric;
        osric.starName = u"Osric"_s;
        osric.list = u"military"_s;
        apply(m_campaign, *acts::found(chainReaction1(), osric));
        apply(m_campaign, *acts::join(m_campaign, chainReaction1(), maudOf("Ben")));
    }

    Campaign m_campaign;
};

TEST_F(FirstEditionPlayers, RollForAHalfMonthThatIsNamed_R87)
{
    const auto asked = [&](int star, const Rolls &soFar) {
        return tellRequest({{RollKind::PlayersTurn, star}, 2, 6}, soFar, m_campaign, words::namesIn(m_campaign))
            .toStdString();
    };
    const auto fell = [](int star) {
        return Roll{{RollKind::PlayersTurn, star}, 6, {{1, Thrower::Player}, {1, Thrower::Player}}};
    };
    EXPECT_EQ(asked(1, {}), "Encounter or none, Osric, Early January, year 1: 2d6");
    EXPECT_EQ(asked(2, {fell(1)}), "Encounter or none, Maud, Early January, year 1: 2d6");
    EXPECT_EQ(asked(1, {fell(1), fell(2)}), "Encounter or none, Osric, Late January, year 1: 2d6");

    const Campaign before = m_campaign;
    Step step;
    const Tape fallen = tape("1 1  1 1  1 1  3 4");
    FilledDice dice(fallen, 1);
    acts::perform(before, chainReaction1(), acts::Prepare{}, 1, dice, step);
    step.rolls = dice.rolls();
    const std::vector<RollTold> told = tellRolls(step, 4, before, chainReaction1());
    EXPECT_EQ(told[1].title, u"Early January, year 1, Maud"_s);
    EXPECT_EQ(told[3].title, u"Late January, year 1, Maud"_s);
}

TEST_F(FirstEditionPlayers, CountTheSpecialWeaponsOfTheirOwnBands_R76)
{
    const auto joins = [&](int star, const char *name) {
        const auto step =
            acts::stepOf(m_campaign, chainReaction1(),
                         acts::RecruitByHand{profileOf("Special", 4, "law"), QString::fromLatin1(name), {}, star});
        if (step)
            apply(m_campaign, *step);
        return refusal(step);
    };
    EXPECT_EQ(joins(1, "Cy"), "");
    EXPECT_EQ(joins(2, "Di"), "") << "another band";
    EXPECT_EQ(joins(2, "Ed"),
              "LAW is a special weapon: Military may have one per full 5 figures, at least one, so 1 in a force of 3.");
    EXPECT_EQ(
        acts::specialArmsSentence(m_campaign, chainReaction1()).toStdString(),
        "Osric: Special weapons: 1 of 1 allowed (Military: one per full 5 figures, at least one; the band has 2).\n"
        "Ben: Special weapons: 1 of 1 allowed (Military: one per full 5 figures, at least one; the band has 2).");
}

TEST(SeveralStars, WhatAFileSaysOfThemMakesSense)
{
    const auto makesSense = [](const Changes &changes) {
        Campaign campaign = annsAndBens();
        Step step;
        step.changes = changes;
        return !applyChecked(campaign, step);
    };
    EXPECT_TRUE(makesSense({GruntTakenOver{FigureId{2}, FigureId{4}, false}}));
    EXPECT_FALSE(makesSense({GruntTakenOver{FigureId{1}, FigureId{4}, false}}));
    EXPECT_FALSE(makesSense({GruntTakenOver{FigureId{2}, FigureId{3}, false}}));
    EXPECT_FALSE(makesSense({FigureLeft{FigureId{1}, Status::Left, LeaveCause::PlayerLeft, false}}));
    Figure stray = *annsAndBens().campaign().find(FigureId{5});
    stray.id = FigureId{6};
    stray.leader = FigureId{5};
    EXPECT_FALSE(makesSense({FigureJoined{stray}}));
}

} // namespace
} // namespace muster::testing
