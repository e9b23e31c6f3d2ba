// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/parts.h"
#include "model/systems/scenarios.h"
#include "tests/support/packs.h"
#include "tests/support/steps.h"

namespace muster::testing {

/// Returns the profile of a figure of the first edition, to be picked by hand.
inline Profile profileOf(const char *type, int rep, const char *weapon = "pistol", const char *armour = "none")
{
    Profile profile;
    profile.type = QString::fromLatin1(type);
    profile.rep = rep;
    profile.armor = 0;
    profile.weapon = QString::fromLatin1(weapon);
    profile.armorWorn = QString::fromLatin1(armour);
    return profile;
}

/// A campaign of Chain Reaction's first edition, played by acts. Each act must use up its dice.
class PlayedBand
{
public:
    explicit PlayedBand(const char *list, const char *star, int rep, const Options &options = {})
    {
        acts::NewCampaign wanted;
        wanted.list = QString::fromLatin1(list);
        wanted.starName = QString::fromUtf8(star);
        wanted.star.rep = rep;
        wanted.options = options;
        take(acts::found(chainReaction1(), wanted));
    }

    const Campaign &campaign() const { return m_campaign; }
    const Steps &steps() const { return m_steps; }
    const Scenario &scenario() const { return *scenarioOf(*m_campaign.encounter); }
    const Figure &figure(int id) const { return *m_campaign.findEver(FigureId{id}); }

    /// Adds a figure that is picked by hand.
    PlayedBand &joins(const char *name, const Profile &profile)
    {
        take(acts::stepOf(m_campaign, chainReaction1(), acts::RecruitByHand{profile, QString::fromUtf8(name)}));
        return *this;
    }

    PlayedBand &prepares(const char *dice, const char *enemy = "")
    {
        const QString against = QString::fromLatin1(enemy);
        refused(acts::check(m_campaign, chainReaction1(), acts::Prepare{against}));
        return rolls(dice, [&](Dice &d, Step &step) {
            acts::perform(m_campaign, chainReaction1(), acts::Prepare{against}, 1, d, step);
        });
    }

    PlayedBand &waits(const char *dice)
    {
        refused(acts::check(m_campaign, chainReaction1(), acts::Prepare{.waits = true}));
        return rolls(dice, [&](Dice &d, Step &step) {
            acts::perform(m_campaign, chainReaction1(), acts::Prepare{.waits = true}, 1, d, step);
        });
    }

    PlayedBand &comesToSettlement(const char *dice, const QString &name = {})
    {
        refused(acts::check(m_campaign, chainReaction1(), acts::FindSettlement{name}));
        return rolls(dice, [&](Dice &d, Step &step) {
            acts::perform(m_campaign, chainReaction1(), acts::FindSettlement{name}, 0, d, step);
        });
    }

    PlayedBand &reports(const BattleReport &report, const char *dice = "")
    {
        refused(acts::check(m_campaign, chainReaction1(), acts::FinishBattle{report}));
        return rolls(dice, [&](Dice &d, Step &step) {
            acts::perform(m_campaign, chainReaction1(), acts::FinishBattle{report}, 0, d, step);
        });
    }

    PlayedBand &recruits(std::optional<int> count, const char *dice)
    {
        refused(acts::check(m_campaign, chainReaction1(), acts::Recruit{count, !count}));
        return rolls(dice, [&](Dice &d, Step &step) {
            acts::perform(m_campaign, chainReaction1(), acts::Recruit{count, !count}, 0, d, step);
        });
    }

    void take(const Result<Step> &step)
    {
        if (step)
            take(*step);
        else
            refused(step.problems());
    }
    void take(const Step &step)
    {
        m_steps.push_back(step);
        apply(m_campaign, step);
    }

private:
    template<typename Act>
    PlayedBand &rolls(const char *dice, Act act)
    {
        take(rolledStep(dice, act));
        return *this;
    }
    static void refused(const Problems &problems)
    {
        for (const Problem &problem : problems)
            ADD_FAILURE() << problem.text.toStdString();
    }

    Campaign m_campaign;
    Steps m_steps;
};

} // namespace muster::testing
