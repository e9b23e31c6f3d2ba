// SPDX-License-Identifier: MIT
#include "model/changes/goals.h"

#include "model/changes/changekind.h"
#include "model/json/slugs.h"
#include "model/texts.h"

namespace muster {

namespace {

WhyNot isGoal(const Campaign &now, int id)
{
    return need(now.goals.contains(id), CampaignText::tr("there is no goal %1").arg(id));
}

} // namespace

const ChangeKind GoalSet::kind(
    "goal-set", of<GoalSet>,
    [](auto &json, auto &c) {
        json.number("id", c.id, 1, highestNumber);
        json.text("text", c.text);
        json.choice("by", c.by);
        json.number("count", c.count, 1, highestNumber);
        json.textIfAny("won", c.won);
        json.countIfAny("foe", c.foe, highestNumber);
        json.choiceIfAny("taken", c.taken);
    },
    [](const Campaign &now, const GoalSet &c) -> WhyNot {
        if (c.id != now.lastGoal + 1)
            return CampaignText::tr("goals must be numbered from 1, in order");
        if (now.goals.size() >= mostGoals)
            return CampaignText::tr("there are too many goals");
        if (c.text.isEmpty() || !isPlain(c.text) || c.text.contains(u'\n') || characters(c.text) > longestGoal)
            return CampaignText::tr("a goal must be a line of plain text");
        return need((c.by == GoalKind::FoeTaken) == (c.foe > 0) && (c.foe == 0 || now.foes.contains(c.foe)),
                    CampaignText::tr("there is no foe %1").arg(c.foe));
    },
    [](Campaign &now, const GoalSet &c) {
        Goal goal{c.id, c.text, c.by, c.count, c.won, c.foe, c.taken, now.turn};
        goal.done = doneOf(goal, now);
        markReachedBefore(goal, now);
        now.goals.insert(c.id, goal);
        now.lastGoal = c.id;
    });

const ChangeKind GoalReached::kind(
    "goal-reached", of<GoalReached>, [](auto &json, auto &c) { json.number("id", c.id, 1, highestNumber); },
    [](const Campaign &now, const GoalReached &c) -> WhyNot {
        if (const WhyNot reason = isGoal(now, c.id))
            return reason;
        return need(!now.goals.constFind(c.id)->reached, CampaignText::tr("goal %1 is reached already").arg(c.id));
    },
    [](Campaign &now, const GoalReached &c) {
        Goal &goal = now.goals[c.id];
        if (goal.kind != GoalKind::OwnWords || ++goal.done >= goal.count)
            goal.reached = now.turn;
    });

const ChangeKind GoalStruck::kind(
    "goal-struck", of<GoalStruck>, [](auto &json, auto &c) { json.number("id", c.id, 1, highestNumber); },
    [](const Campaign &now, const GoalStruck &c) { return isGoal(now, c.id); },
    [](Campaign &now, const GoalStruck &c) { now.goals.remove(c.id); });

const ChangeKind CampaignClosed::kind(
    "campaign-closed", of<CampaignClosed>, [](auto &json, auto &c) { json.choice("ending", c.ending); },
    [](const Campaign &now, const CampaignClosed &) -> WhyNot {
        if (now.encounter)
            return CampaignText::tr("a campaign cannot be closed during an encounter");
        return need(!now.ended, CampaignText::tr("the campaign is already closed"));
    },
    [](Campaign &now, const CampaignClosed &c) {
        now.phase = Phase::Over;
        now.ended = c.ending;
    });

} // namespace muster
