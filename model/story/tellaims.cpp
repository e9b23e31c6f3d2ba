// SPDX-License-Identifier: MIT

// Foes with a name and goals, in the Chronicle.

#include "model/changes/enemy.h"
#include "model/changes/foes.h"
#include "model/changes/goals.h"
#include "model/story/aimwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/texts.h"

namespace muster {

namespace {

bool tellFoe(const Telling &telling, StepStory &story)
{
    const auto tell = [&](const QString &title, int id) {
        story.head.theme = Theme::Foe;
        story.head.title = title;
        story.head.detail = words::about(telling.after().foes.value(id), telling.pack());
    };
    if (const auto *named = telling.change<FoeNamed>()) {
        tell(StoryText::tr("Foe named: %1").arg(named->name), named->id);
        return true;
    }
    const auto *now = telling.change<FoeCorrected>();
    if (!now)
        return false;
    const bool sameStatus = telling.before().foes.value(now->id).status == now->status;
    tell(sameStatus ? StoryText::tr("Foe edited: %1").arg(now->name)
                    : StoryText::tr("%1: %2", "a foe, captured").arg(now->name, words::title(now->status)),
         now->id);
    return true;
}

} // namespace

bool tellAims(const Telling &telling, StepStory &story)
{
    if (tellFoe(telling, story))
        return true;
    story.head.theme = Theme::Goal;
    if (const auto *set = telling.change<GoalSet>()) {
        story.head.title = StoryText::tr("Goal: %1").arg(set->text);
        story.head.detail = words::about(telling.after().goals.value(set->id), telling.after(), telling.pack());
    } else if (const auto *reached = telling.change<GoalReached>()) {
        const Goal goal = telling.after().goals.value(reached->id);
        story.head.title = StoryText::tr("Counted for a goal: %1").arg(goal.text);
        story.head.detail = words::progress(goal);
    } else if (const auto *struck = telling.change<GoalStruck>()) {
        story.head.title = StoryText::tr("Goal removed: %1").arg(telling.before().goals.value(struck->id).text);
    } else if (const auto *closed = telling.change<CampaignClosed>()) {
        story.head.theme = Theme::Ending;
        story.head.title = words::closedAs(closed->ending);
    } else {
        return false;
    }
    return true;
}

void tellGoalsReached(const Telling &telling, StepStory &story)
{
    for (const Goal &goal : telling.after().goals) {
        if (!goal.reached || telling.before().goals.value(goal.id).reached)
            continue;
        StoryLine line;
        line.theme = Theme::Goal;
        line.title = StoryText::tr("Goal reached: %1").arg(goal.text);
        line.detail = words::progress(goal);
        story.lines.push_back(line);
    }
}

StoryLine tellFoeMet(const Telling &telling, const FoeMet &met)
{
    StoryLine line;
    line.theme = Theme::Foe;
    line.title = StoryText::tr("Their leader is %1").arg(telling.after().foes.value(met.foe).name);
    line.detail = words::about(telling.after().foes.value(met.foe), telling.pack());
    line.rulings << QStringLiteral("R91");
    line.dice = diceUpTo(telling.rolls(RollKind::FoeReturns), 3);
    return line;
}

} // namespace muster
