// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/acts.h"
#include "tests/support/acts.h"
#include "tests/support/steps.h"

namespace muster::testing {

/// A campaign with Doxey and his men. Each act must use exactly its dice.
class Skirmishers
{
public:
    explicit Skirmishers(const char *dice = "5  4 4 4 4")
    {
        const acts::NewCampaign wanted{{}, QStringLiteral("british"), QStringLiteral("Doxey"), {}, {}, {}};
        EXPECT_EQ(refusal(acts::check({}, streetSkirmish(), wanted)), "");
        rolls(dice, [&](Dice &d, Step &step) { acts::perform({}, streetSkirmish(), wanted, 0, d, step); });
    }

    const Campaign &campaign() const { return m_campaign; }
    const Steps &steps() const { return m_steps; }
    const Figure &figure(int id) const { return *m_campaign.findEver(FigureId{id}); }

    void recruits(int count, const char *dice)
    {
        EXPECT_EQ(refusal(acts::check(m_campaign, streetSkirmish(), acts::Recruit{count})), "");
        rolls(dice, [&](Dice &d, Step &step) {
            acts::perform(m_campaign, streetSkirmish(), acts::Recruit{count}, 0, d, step);
        });
    }
    void prepares(const char *dice, const char *enemy = "germans")
    {
        const QString list = QString::fromLatin1(enemy);
        EXPECT_EQ(refusal(acts::check(m_campaign, streetSkirmish(), acts::Prepare{list})), "");
        rolls(dice, [&](Dice &d, Step &step) {
            acts::perform(m_campaign, streetSkirmish(), acts::Prepare{list}, 1, d, step);
        });
    }
    void finishes(const BattleReport &report)
    {
        EXPECT_EQ(refusal(acts::check(m_campaign, streetSkirmish(), acts::FinishBattle{report})), "");
        rolls("", [&](Dice &d, Step &step) {
            acts::perform(m_campaign, streetSkirmish(), acts::FinishBattle{report}, 0, d, step);
        });
    }
    /// Records an event of the game on the table, typed as in the terminal.
    void notes(const char *typed)
    {
        const Result<Act> act = acts::hear(m_campaign, QString::fromLatin1(typed).split(u' '));
        ASSERT_TRUE(act) << act.problem().text.toStdString();
        Result<Step> step = acts::stepOf(m_campaign, streetSkirmish(), *act);
        ASSERT_TRUE(step) << step.problem().text.toStdString();
        step->when = QDateTime({2026, 1, 2}, {3, 4}, Qt::UTC);
        m_steps.push_back(*step);
        apply(m_campaign, *step);
    }
    std::string refuses(const char *typed) const
    {
        return refusal(
            acts::check(m_campaign, streetSkirmish(), *acts::hear(m_campaign, QString::fromLatin1(typed).split(u' '))));
    }
    std::string lastTold() const
    {
        Steps before = m_steps;
        const Step step = before.back();
        before.pop_back();
        const NarratedStep story = tell(step, 1, fold(before), streetSkirmish());
        return (printed(story.head) + QLatin1Char('\n') + printedLines(story)).toStdString();
    }

private:
    template<typename Act>
    void rolls(const char *dice, Act act)
    {
        const Step step = rolledStep(dice, act);
        m_steps.push_back(step);
        apply(m_campaign, step);
    }

    Campaign m_campaign;
    Steps m_steps;
};

inline Deeds lost(int initiative, int kills = 0)
{
    Deeds deeds;
    deeds.initiativeLost = initiative;
    deeds.kills = kills;
    return deeds;
}

/// Returns Doxey with two riflemen and a submachine-gunner.
inline Skirmishers withThree()
{
    Skirmishers ours;
    ours.recruits(3, "2  3 5 5 6   3  6 3 3 3   5  1 4 4 4");
    return ours;
}

// Dice for the tram depot against four: their NCO and three riflemen.
inline const char *const tramDepot = "1   1 3 3 3 3   2 1 1 1 1   3 2 2 2 2   4 3 3 3 3";

} // namespace muster::testing
