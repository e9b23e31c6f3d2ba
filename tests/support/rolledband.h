// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/actions.h"
#include "model/campaign/fit.h"
#include "model/campaign/step.h"
#include "model/json/stepjson.h"
#include "model/story/stepstory.h"
#include "rules/dice/randomdice.h"
#include "tests/support/packs.h"

#include <gtest/gtest.h>

namespace muster::testing {

/// A campaign of Chain Reaction's first edition, played through the actions with the program's dice. Each of its steps is
/// read back from its JSON, and checked.
class RolledBand
{
public:
    static constexpr int turnsAYear = 24;

    RolledBand(const actions::NewCampaign &wanted, quint64 seed)
        : m_dice(seed)
    {
        const Result<Step> step = actions::found(chainReaction1(), wanted);
        EXPECT_TRUE(step);
        take(*step);
    }

    const Campaign &campaign() const { return m_campaign; }
    bool isYearOver() const { return m_campaign.phase == Phase::Over || m_campaign.turn > turnsAYear; }

    /// An act that is allowed, and its dice.
    template<typename Act>
    void roll(const Problems &problems, Act act)
    {
        for (const Problem &problem : problems)
            ADD_FAILURE() << problem.text.toStdString();
        Step step;
        const std::size_t before = m_dice.rolls().size();
        act(m_dice, step);
        step.rolls.assign(m_dice.rolls().begin() + static_cast<std::ptrdiff_t>(before), m_dice.rolls().end());
        take(step);
    }

    void prepare(const QString &enemy)
    {
        roll(actions::checkPrepare(m_campaign, chainReaction1(), enemy),
             [&](Dice &dice, Step &step) { actions::prepare(m_campaign, chainReaction1(), enemy, 1, dice, step); });
    }

    void finish(const BattleReport &told)
    {
        roll(actions::checkFinish(m_campaign, chainReaction1(), told),
             [&](Dice &dice, Step &step) { actions::finishBattle(m_campaign, chainReaction1(), told, dice, step); });
    }

    void take(Step step)
    {
        step.when = QDateTime({2026, 11, 21}, {12, 0}, Qt::UTC);
        const auto again = readStep(stepJson(step));
        ASSERT_TRUE(again) << again.problem().text.toStdString();
        EXPECT_EQ(*again, step);
        const auto problem = applyChecked(m_campaign, step);
        ASSERT_FALSE(problem) << problem->text.toStdString();
        m_steps.push_back(step);
    }

    /// The book tells the same campaign once more, in words that these rules know.
    void expectSoundBook() const
    {
        EXPECT_FALSE(findStranger(m_steps, chainReaction1()));
        EXPECT_EQ(fold(m_steps), m_campaign);
        EXPECT_EQ(tellAll(m_steps, chainReaction1()).size(), m_steps.size());
    }

private:
    RandomDice m_dice;
    Campaign m_campaign;
    Steps m_steps;
};

} // namespace muster::testing
