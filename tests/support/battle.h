// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/acts.h"
#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/campaign/step.h"
#include "model/story/whatnow.h"
#include "model/systems/scenarios.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"

#include <functional>

namespace muster::testing {

using Deed = std::function<void(Dice &, Step &)>;

/// A battle in progress. Each act must be valid, and its story is kept.
class Battle
{
public:
    Battle(Campaign campaign, const Pack &pack)
        : m_campaign(std::move(campaign))
        , m_pack(pack)
    {
    }
    explicit Battle(Campaign campaign)
        : Battle(std::move(campaign), swordplay())
    {
    }

    Battle &begins(const std::vector<int> &party = {}) { return does(acts::BeginPlay{party}); }
    Battle &turn(const char *dice) { return rolls(dice, acts::BeginTurn{}); }
    Battle &moves(int pef, const char *dice) { return rolls(dice, acts::MovePef{pef}); }
    Battle &resolves(int pef, const char *dice) { return rolls(dice, acts::ResolvePef{pef}); }
    /// Plays one of the first edition's deeds.
    Battle &deed(ScenarioDeed which, const char *dice) { return rolls(dice, acts::PlayScenario{which}); }
    Battle &stands(int id, TableState state) { return does(acts::SetState{FigureId{id}, state}); }
    Battle &enemy(int group, int figure, TableState state) { return does(acts::SetEnemyState{group, figure, state}); }
    Battle &does(const Act &act) { return does(acts::stepOf(m_campaign, m_pack, act)); }
    Battle &does(const Result<Step> &step)
    {
        EXPECT_TRUE(step) << refusal(step);
        if (step)
            take(*step);
        return *this;
    }
    Battle &rolls(const char *dice, const Act &act)
    {
        return rolls(dice, acts::check(m_campaign, m_pack, act),
                     [&](Dice &d, Step &step) { acts::perform(m_campaign, m_pack, act, 0, d, step); });
    }
    Battle &rolls(const char *dice, const Problems &problems, const Deed &deed)
    {
        EXPECT_TRUE(problems.empty()) << refusal(problems);
        take(rolledStep(dice, deed));
        return *this;
    }

    const Campaign &campaign() const { return m_campaign; }
    const Play &play() const { return *m_campaign.play; }
    const std::string &told() const { return m_told; } ///< returns the story of the last act
    std::string now() const { return whatNow(m_campaign, m_pack).toStdString(); }

private:
    void take(const Step &step)
    {
        Campaign checked = m_campaign;
        const auto problem = applyChecked(checked, step);
        EXPECT_FALSE(problem) << problem->text.toStdString();
        const NarratedStep story = tell(step, 1, m_campaign, m_pack);
        m_told = printed(story.head).toStdString();
        for (const StoryLine &line : story.lines)
            m_told += '\n' + printed(line).toStdString();
        apply(m_campaign, step);
    }

    Campaign m_campaign;
    const Pack &m_pack;
    std::string m_told;
};

inline Band threeOnPatrol()
{
    return Band().star("Osric", 5).grunt("Tibb", 4).grunt("Berta", 3).plays(EncounterKind::Patrol, 3);
}

/// Returns a battle between sergeants and insurgents, in which each PEF has a Rep.
inline Campaign inChainReaction(Band band, const char *option = nullptr, const char *value = nullptr)
{
    if (option)
        band.option(option, value);
    Campaign campaign = band;
    campaign.rules = QStringLiteral("chain-reaction-3");
    campaign.list = QStringLiteral("military");
    campaign.encounter->enemy = QStringLiteral("insurgents");
    int rep = 2;
    for (Pef &pef : campaign.encounter->setup.pefs)
        pef.rep = rep++;
    return campaign;
}

} // namespace muster::testing
