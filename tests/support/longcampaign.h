// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "rules/dice/randomdice.h"
#include "tests/support/packs.h"

namespace muster::testing {

inline Step founding(const QString &starName = QStringLiteral("Osric Vane"))
{
    acts::NewCampaign wanted;
    wanted.name = QStringLiteral("The Harrow Marches");
    wanted.list = QStringLiteral("feudal");
    wanted.starName = starName;
    wanted.star.rep = 5;
    Result<Step> step = acts::found(swordplay(), wanted);
    EXPECT_TRUE(step) << (step ? "" : step.problem().text.toStdString());
    step->when = QDateTime({2026, 1, 1}, {20, 0}, Qt::UTC);
    return *std::move(step);
}

/// Plays without end: recruits, fights, corrects, dismisses, and frees the Star when lost. The same seed gives the same
/// campaign.
class LongCampaign
{
public:
    explicit LongCampaign(std::uint64_t seed)
        : m_dice(seed)
        , m_choices(seed + 1)
    {
    }

    Step next(const Campaign &campaign)
    {
        Step step = act(campaign);
        step.rolls = Rolls(m_dice.rolls().begin() + m_told, m_dice.rolls().end());
        m_told = m_dice.rolls().size();
        step.when = QDateTime({2026, 1, 1}, {20, 0}, Qt::UTC).addSecs(60 * ++m_minutes);
        return step;
    }

    int choose(int sides) { return RandomDice::face(m_choices, sides); }

private:
    Step act(const Campaign &campaign)
    {
        if (campaign.phase == Phase::Over)
            return bringBackTheStar(campaign);
        if (campaign.encounter)
            return choose(6) == 1 ? turnToNight(campaign) : finish(campaign);
        if (campaign.freePlaces() > 0 && choose(3) > 1)
            return recruit(campaign);
        if (campaign.gruntCount() > 0 && choose(8) == 1)
            return *acts::dismiss(campaign, campaign.band.back().id);
        return choose(6) == 1 ? rename(campaign) : prepare(campaign);
    }

    Step bringBackTheStar(const Campaign &campaign)
    {
        Step step;
        acts::perform(campaign, swordplay(), acts::BringBack{1}, 0, m_dice, step);
        return step;
    }

    Step recruit(const Campaign &campaign)
    {
        Step step{StepKind::Recruited, {}, {}, {}};
        acts::perform(campaign, swordplay(), acts::Recruit{.all = true}, 0, m_dice, step);
        return step;
    }

    Step prepare(const Campaign &campaign)
    {
        Step step{StepKind::Prepared, {}, {}, {}};
        const auto &lists = swordplay().lists;
        const QString enemy = lists[choose(static_cast<int>(lists.size())) - 1].id;
        acts::perform(campaign, swordplay(), acts::Prepare{enemy}, m_choices(), m_dice, step);
        return step;
    }

    Step finish(const Campaign &campaign)
    {
        BattleReport report{choose(2) == 1 ? Outcome::Success : Outcome::Failure, {}};
        for (const Figure &figure : campaign.band) {
            const int face = choose(12);
            const Fate fate = face == 1 ? (figure.star ? Fate::CheatedDeath : Fate::ObviouslyDead)
                : face <= 3             ? Fate::OutOfTheFight
                : face == 4             ? Fate::RanAway
                : face == 5             ? Fate::Captured
                                        : Fate::Fine;
            if (face < 12)
                report.figures.push_back({figure.id, fate});
        }
        if (!acts::check(campaign, swordplay(), acts::FinishBattle{report}).empty())
            report.figures.clear();
        Step step{StepKind::BattleFinished, {}, {}, {}};
        acts::perform(campaign, swordplay(), acts::FinishBattle{report}, 0, m_dice, step);
        return step;
    }

    Step turnToNight(const Campaign &campaign)
    {
        Encounter encounter = *campaign.encounter;
        encounter.setup.sections[4].buildings += 1;
        encounter.setup.sections[4].terrain = Terrain::Clear;
        const Result<Step> step = acts::correctEncounter(campaign, swordplay(), encounter);
        return step ? *step : finish(campaign);
    }

    Step rename(const Campaign &campaign)
    {
        Figure figure = campaign.band[choose(static_cast<int>(campaign.band.size())) - 1];
        figure.name = QStringLiteral("Renamed %1").arg(choose(1000000));
        figure.profile.rep = std::max(figure.profile.rep, 3); // otherwise nobody would ever recover
        return *acts::correctFigure(campaign, swordplay(), figure);
    }

    RandomDice m_dice;
    std::mt19937_64 m_choices;
    std::size_t m_told = 0;
    qint64 m_minutes = 0;
};

inline Steps longCampaign(std::size_t count, std::uint64_t seed)
{
    LongCampaign player(seed);
    Steps steps = {founding()};
    Campaign campaign = fold(steps);
    while (steps.size() < count) {
        steps.push_back(player.next(campaign));
        apply(campaign, steps.back());
    }
    return steps;
}

} // namespace muster::testing
