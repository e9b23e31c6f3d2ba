// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/scenarioparts.h"

#include "model/changes/changekind.h"
#include "model/changes/play.h"
#include "model/json/records.h"
#include "model/texts.h"

#include <set>

namespace muster {

const ChangeKind ScenarioStood::kind(
    "scenario-stood", of<ScenarioStood>,
    [](auto &json, auto &c) {
        json.choice("deed", c.deed);
        json.number("turn", c.turn, 0, highestNumber);
        json.record("now", c.now);
    },
    [](const Campaign &now, const ScenarioStood &c) -> WhyNot {
        if (const WhyNot reason = onTable(now))
            return reason;
        if (!scenarioOf(*now.play))
            return CampaignText::tr("these rules have no such encounter");
        const int turn = now.play->turn + (c.deed == ScenarioDeed::Turn ? 1 : 0);
        const std::set<int> order(c.now.order.begin(), c.now.order.end());
        const bool ordered =
            order.size() == c.now.order.size() && (order.empty() || static_cast<int>(order.size()) == now.play->sides);
        return need(c.turn == turn && ordered && c.now.looted <= c.now.dwellings,
                    CampaignText::tr("turns must be in order, and each side moves once"));
    },
    [](Campaign &now, const ScenarioStood &c) {
        now.play->turn = c.turn;
        now.play->scenario = c.now;
    });

} // namespace muster
