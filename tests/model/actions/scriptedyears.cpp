// SPDX-License-Identifier: MIT

// A year of Chain Reaction's first edition in each genre, through the actions, with the program's dice.

#include "model/campaign/check.h"
#include "model/campaign/fit.h"
#include "model/json/stepjson.h"
#include "model/story/stepstory.h"
#include "rules/dice/randomdice.h"
#include "tests/support/packs.h"

#include "model/actions/actions.h"

#include <set>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int turnsAYear = 24;

struct Year {
    const char *genre;
    const char *list;
    const char *enemy;
    Genre column;
};

/// Plays a turn's acts as they come, with a script for the reports: the Star fights and lives, a third of the others fall
/// in turn in every way there is.
class YearPlayer
{
public:
    YearPlayer(const Year &year, quint64 seed)
        : m_dice(seed)
        , m_enemy(QString::fromLatin1(year.enemy))
    {
        actions::NewCampaign wanted;
        wanted.list = QString::fromLatin1(year.list);
        wanted.starName = u"Rook"_s;
        wanted.star.rep = 4;
        wanted.options.insert(u"genre"_s, QString::fromLatin1(year.genre));
        const Result<Step> step = actions::found(chainReaction1(), wanted);
        EXPECT_TRUE(step);
        take(*step);
    }

    void play()
    {
        while (m_campaign.phase != Phase::Over && m_campaign.turn <= turnsAYear) {
            recruit();
            EXPECT_TRUE(actions::checkPrepare(m_campaign, chainReaction1(), m_enemy).empty());
            roll([&](Dice &dice, Step &step) {
                actions::prepare(m_campaign, chainReaction1(), m_enemy, 1, dice, step);
            });
            kinds.insert(m_campaign.encounter->scenario->kind);
            recruit();
            const BattleReport told = report();
            EXPECT_TRUE(actions::checkFinish(m_campaign, chainReaction1(), told).empty());
            roll(
                [&](Dice &dice, Step &step) { actions::finishBattle(m_campaign, chainReaction1(), told, dice, step); });
        }
    }

    const Campaign &campaign() const { return m_campaign; }
    const Steps &steps() const { return m_steps; }
    std::set<ScenarioKind> kinds;

private:
    void recruit()
    {
        if (actions::checkRecruit(m_campaign, chainReaction1(), std::nullopt).empty())
            roll([&](Dice &dice, Step &step) {
                actions::recruit(m_campaign, chainReaction1(), std::nullopt, dice, step);
            });
    }

    BattleReport report()
    {
        BattleReport told{++m_battle % 3 == 0 ? Outcome::Failure : Outcome::Success, {}};
        if (m_battle % 4 == 0)
            told.won = Fraction{1, 2};
        for (const Figure *figure : m_campaign.presentIn(m_campaign.turn)) {
            const bool falls = !figure->star && ++m_figure % 3 == 0;
            const Fate fate = falls                 ? woundFates[static_cast<std::size_t>(m_fate++) % woundFates.size()]
                : figure->star && m_battle % 5 == 0 ? Fate::BadWound
                                                    : Fate::Fine;
            told.figures.push_back(
                {figure->id, fate, {false, falls && m_fate % 2 == 0, true, figure->star ? 1 : 0, 0}});
        }
        return told;
    }

    template<typename Act>
    void roll(Act act)
    {
        Step step;
        const std::size_t before = m_dice.rolls().size();
        act(m_dice, step);
        step.rolls.assign(m_dice.rolls().begin() + static_cast<std::ptrdiff_t>(before), m_dice.rolls().end());
        take(step);
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

    RandomDice m_dice;
    QString m_enemy;
    Campaign m_campaign;
    Steps m_steps;
    int m_battle = 0;
    int m_figure = 0;
    int m_fate = 0;
};

class ScriptedYear : public ::testing::TestWithParam<Year>
{
};

} // namespace

TEST_P(ScriptedYear, IsPlayedToItsEndAndTold)
{
    std::set<ScenarioKind> met;
    for (quint64 seed = 1; seed <= 12; ++seed) {
        YearPlayer player(GetParam(), seed);
        player.play();
        const Campaign &campaign = player.campaign();
        EXPECT_TRUE(campaign.turn > turnsAYear || campaign.phase == Phase::Over);
        EXPECT_GT(campaign.points(), 0);
        EXPECT_FALSE(findStranger(player.steps(), chainReaction1()));
        EXPECT_EQ(fold(player.steps()), campaign);
        EXPECT_EQ(tellAll(player.steps(), chainReaction1()).size(), player.steps().size());
        met.insert(player.kinds.begin(), player.kinds.end());
    }
    // Over a dozen years every encounter of the genre has come up.
    for (const ScenarioKind kind : allScenarios) {
        const bool known = chainReaction1().scenarios->modifier(kind, GetParam().column).has_value();
        EXPECT_TRUE(!known || met.contains(kind)) << static_cast<int>(kind);
    }
}

INSTANTIATE_TEST_SUITE_P(Genres, ScriptedYear,
                         ::testing::Values(Year{"military", "military", "guerrillas", Genre::Military},
                                           Year{"military-early", "guerrillas", "military", Genre::Military},
                                           Year{"gang", "police", "gang", Genre::Gang},
                                           Year{"wasteland", "outcasts", "whoever-comes", Genre::Gang},
                                           Year{"b-movie", "civilians", "zombies", Genre::BMovie},
                                           Year{"aliens", "mercenaries", "aliens", Genre::BMovie}),
                         [](const auto &year) {
                             return QString::fromLatin1(year.param.genre).remove(u'-').toStdString();
                         });
