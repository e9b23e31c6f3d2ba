// SPDX-License-Identifier: MIT

// A year in the Wasteland with the program's dice: the band goes from locale to locale, comes to settlements, meets
// nomads, and fights in the settlements it knows.

#include "model/actions/actions.h"
#include "model/actions/wasteland.h"
#include "model/calendar/calendar.h"
#include "model/calendar/wasteland.h"
#include "model/campaign/check.h"
#include "model/campaign/fit.h"
#include "model/json/stepjson.h"
#include "model/story/stepstory.h"
#include "rules/dice/randomdice.h"
#include "tests/support/packs.h"

#include <gtest/gtest.h>

#include <set>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int turnsAYear = 24;
const QString anybody = QString(whoeverComes);

/// Sets out for the next locale after every second battle.
class Wanderer
{
public:
    explicit Wanderer(quint64 seed)
        : m_dice(seed)
    {
        actions::NewCampaign wanted;
        wanted.list = u"tribal"_s;
        wanted.starName = u"Mara"_s;
        wanted.star.rep = 5;
        wanted.options = {{u"genre"_s, u"wasteland"_s}};
        const Result<Step> step = actions::found(chainReaction1(), wanted);
        EXPECT_TRUE(step);
        take(*step);
    }

    void wander()
    {
        while (m_campaign.phase != Phase::Over && m_campaign.turn <= turnsAYear) {
            if (m_campaign.phase == Phase::Play)
                fight();
            else if (m_campaign.journey && !m_campaign.following)
                travel(std::nullopt);
            else if (m_battles % 2 == 1 && !m_campaign.following && m_leftAfter != m_battles)
                travel(next());
            else
                prepare();
        }
    }

    const Campaign &campaign() const { return m_campaign; }
    const Steps &steps() const { return m_steps; }
    std::set<Locale> seen;
    int onTheWay = 0; ///< encounters
    int nomads = 0; ///< met as the enemy
    int inSettlements = 0; ///< encounters fought in one

private:
    Locale next() const
    {
        const Locale here = localeIn(m_campaign, chainReaction1(), m_campaign.turn);
        return allLocales[(static_cast<std::size_t>(here) + 1) % allLocales.size()];
    }

    void travel(std::optional<Locale> to)
    {
        EXPECT_TRUE(actions::checkTravel(m_campaign, chainReaction1(), to, anybody).empty());
        m_leftAfter = m_battles;
        roll(
            [&](Dice &dice, Step &step) { actions::travel(m_campaign, chainReaction1(), to, anybody, 1, dice, step); });
        onTheWay += m_campaign.encounter ? 1 : 0;
    }

    void prepare()
    {
        EXPECT_TRUE(actions::checkPrepare(m_campaign, chainReaction1(), anybody).empty());
        roll([&](Dice &dice, Step &step) { actions::prepare(m_campaign, chainReaction1(), anybody, 1, dice, step); });
    }

    void fight()
    {
        const QString enemy = m_campaign.encounter->enemy;
        nomads += enemy == u"tribal"_s || enemy == u"outcasts"_s ? 1 : 0;
        if (actions::mayBeInSettlement(m_campaign, chainReaction1()))
            comeToSettlement();
        BattleReport report{Outcome::Success, {}};
        for (const Figure *figure : m_campaign.presentIn(m_campaign.turn))
            report.figures.push_back({figure->id, Fate::Fine});
        EXPECT_TRUE(actions::checkFinish(m_campaign, chainReaction1(), report).empty());
        roll([&](Dice &dice, Step &step) { actions::finishBattle(m_campaign, chainReaction1(), report, dice, step); });
        ++m_battles;
        seen.insert(localeIn(m_campaign, chainReaction1(), m_campaign.turn));
    }

    /// One that is known in this locale, else another.
    void comeToSettlement()
    {
        ++inSettlements;
        for (const KeptSettlement &kept : m_campaign.settlements) {
            if (kept.locale != localeIn(m_campaign, chainReaction1(), m_campaign.turn))
                continue;
            const auto step = actions::fightIn(m_campaign, chainReaction1(), kept.id);
            ASSERT_TRUE(step);
            take(*step);
            return;
        }
        roll([&](Dice &dice, Step &step) { actions::findSettlement(m_campaign, chainReaction1(), {}, dice, step); });
        EXPECT_EQ(m_campaign.encounter->settlement, m_campaign.settlements.back().id);
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
    Campaign m_campaign;
    Steps m_steps;
    int m_battles = 0;
    int m_leftAfter = 0;
};

} // namespace

TEST(WastelandYear, IsSpentOnTheRoadAmongNomadsAndSettlements)
{
    int onTheWay = 0;
    int nomads = 0;
    int inSettlements = 0;
    std::set<Locale> seen;
    for (quint64 seed = 1; seed <= 12; ++seed) {
        Wanderer mara(seed);
        mara.wander();
        EXPECT_GT(mara.campaign().turn, turnsAYear);
        EXPECT_FALSE(findStranger(mara.steps(), chainReaction1()));
        EXPECT_EQ(fold(mara.steps()), mara.campaign());
        EXPECT_EQ(tellAll(mara.steps(), chainReaction1()).size(), mara.steps().size());
        onTheWay += mara.onTheWay;
        nomads += mara.nomads;
        inSettlements += mara.inSettlements;
        seen.insert(mara.seen.begin(), mara.seen.end());
    }
    EXPECT_EQ(seen.size(), allLocales.size());
    EXPECT_GT(onTheWay, 0);
    EXPECT_GT(nomads, 0);
    EXPECT_GT(inSettlements, 0);
}
