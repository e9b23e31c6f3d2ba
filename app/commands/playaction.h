// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/said.h"
#include "app/opencampaign.h"
#include "model/acts/acts.h"
#include "model/campaign/campaign.h"
#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <vector>

namespace muster {

/// What an action is about to do, once its words are read: the reasons why not, and the deed.
struct Doing {
    Problems problems;
    Action action;

    /// With dice.
    static Doing of(const Campaign &campaign, const Pack &pack, const Act &act)
    {
        return {acts::check(campaign, pack, act), [=, &campaign, &pack](quint64 seed, Dice &dice, Step &step) {
                    acts::perform(campaign, pack, act, seed, dice, step);
                }};
    }
    static Doing of(const Result<Step> &step)
    {
        if (!step)
            return {step.problems(), {}};
        return {{}, [done = *step](quint64, Dice &, Step &wanted) { wanted = done; }};
    }
};

/// One action: its words, and what it comes to. It reads all its words before it looks at the campaign.
struct PlayAction {
    QString name;
    QString words;
    QString about;
    Doing (*run)(const Campaign &campaign, const Pack &pack, Said &said);
};

/// Those of one kind of encounter only: scouts, guards, the band's groups.
std::vector<PlayAction> groupActions();
/// Those of the first edition.
std::vector<PlayAction> scenarioActions();
/// The tests and tables of the reference, for somebody in play.
std::vector<PlayAction> testActions();

} // namespace muster
