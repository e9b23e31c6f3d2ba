// SPDX-License-Identifier: MIT
#include "model/story/stepstory.h"

#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/story/bandwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/texts.h"

namespace muster {

namespace {

void tellKind(const Telling &telling, StepStory &story)
{
    switch (telling.step().kind) {
    case StepKind::Founded:
        return tellFounded(telling, story);
    case StepKind::Recruited:
        return tellRecruited(telling, story);
    case StepKind::Prepared:
        return tellPrepared(telling, story);
    case StepKind::BattleFinished:
        return tellBattle(telling, story);
    case StepKind::Dismissed:
        return tellDismissed(telling, story);
    case StepKind::Corrected:
        return tellCorrected(telling, story);
    case StepKind::Played:
        return tellPlayed(telling, story);
    case StepKind::TurnsPassed:
        return tellTurnsPassed(telling, story);
    case StepKind::Travelled:
        return tellTravelled(telling, story);
    case StepKind::SettlementFound:
        return tellSettlementFound(telling, story);
    case StepKind::PressSought:
        return tellPressSought(telling, story);
    case StepKind::Equipped:
        return tellEquipped(telling, story);
    case StepKind::PlayerJoined:
        return tellPlayerJoined(telling, story);
    case StepKind::PlayerLeft:
        return tellPlayerLeft(telling, story);
    case StepKind::Arranged:
        return tellArranged(telling, story);
    case StepKind::Told:
        return tellTold(telling, story);
    case StepKind::Asked:
        return tellAsked(telling, story);
    case StepKind::SetAside:
        return tellSetAside(telling, story);
    }
    Q_UNREACHABLE();
}

Campaign afterOf(const Campaign &before, const Step &step)
{
    Campaign after = before;
    apply(after, step);
    return after;
}

/// The figure that was given another name and nothing else.
const Figure *onlyRenamed(const Step &step, const Campaign &before)
{
    const auto *edited = step.changes.size() == 1 ? step.changes.front().as<FigureCorrected>() : nullptr;
    const Figure *old = edited ? before.find(edited->figure.id) : nullptr;
    if (!old || old->name == edited->figure.name)
        return nullptr;
    Figure renamed = *old;
    renamed.name = edited->figure.name;
    return renamed == edited->figure ? &edited->figure : nullptr;
}

} // namespace

QString throwerOf(const Rolls &rolls)
{
    bool player = false;
    bool program = false;
    for (const Roll &roll : rolls)
        for (const Die die : roll.dice)
            (die.by == Thrower::Player ? player : program) = true;
    if (player && program)
        return StoryText::tr("both");
    if (player)
        return StoryText::tr("your dice");
    return program ? StoryText::tr("rolled for you") : QString();
}

StepStory tell(const Step &step, int number, const Campaign &before, const Pack &pack)
{
    return tell(step, number, before, afterOf(before, step), pack);
}

StepStory tell(const Step &step, int number, const Campaign &before, const Campaign &after, const Pack &pack)
{
    StepStory story;
    story.number = number;
    story.kind = step.kind;
    story.turn = before.turn;
    story.thrower = throwerOf(step.rolls);
    const Telling telling(step, before, after, pack);
    tellKind(telling, story);
    if (step.kind == StepKind::Prepared || step.kind == StepKind::Told) {
        if (const auto *met = telling.change<FoeMet>())
            story.lines.push_back(tellFoeMet(telling, *met));
    }
    tellGoalsReached(telling, story);
    return story;
}

QString nameOf(const Step &step, const Campaign &before, const Pack &pack)
{
    const Campaign after = afterOf(before, step);
    const Telling telling(step, before, after, pack);
    switch (step.kind) {
    case StepKind::Founded:
        return StoryText::tr("Band founded");
    case StepKind::Recruited: {
        const auto *joined = telling.change<FigureJoined>();
        if (step.changes.size() == 1 && joined)
            return StoryText::tr("%1 recruited").arg(joined->figure.name);
        return pack.hasSkill ? StoryText::tr("Figures recruited") : StoryText::tr("Grunts recruited");
    }
    case StepKind::Prepared: {
        const auto *prepared = telling.change<EncounterPrepared>();
        if (prepared && prepared->encounter.part)
            return StoryText::tr("%1 prepared").arg(words::title(prepared->encounter));
        return prepared && isRaid(prepared->encounter.kind) ? StoryText::tr("Raid prepared")
                                                            : StoryText::tr("Patrol prepared");
    }
    case StepKind::TurnsPassed:
        return tell(step, 0, before, pack).head.title;
    case StepKind::BattleFinished:
        return StoryText::tr("Battle finished");
    case StepKind::Dismissed: {
        const auto *left = telling.change<FigureLeft>();
        if (left)
            return StoryText::tr("%1 dismissed").arg(telling.name(left->id));
        return pack.hasSkill ? StoryText::tr("Figure dismissed") : StoryText::tr("Grunt dismissed");
    }
    case StepKind::PlayerJoined: {
        const auto *joined = telling.change<FigureJoined>();
        return StoryText::tr("%1 joined").arg(joined ? words::player(joined->figure) : QString());
    }
    case StepKind::Played: {
        // Whom it happened to says too little of what was done.
        const StoryLine head = tell(step, 0, before, pack).head;
        const Change &first = step.changes.front();
        const bool onlyWho = first.is<RepChanged>() || first.is<EnemyStood>() || first.is<GroupSided>();
        return onlyWho ? StoryText::tr("%1: %2", "somebody on the table, what happened").arg(head.title, head.detail)
                       : head.title;
    }
    case StepKind::Corrected:
        if (const Figure *renamed = onlyRenamed(step, before))
            return StoryText::tr("%1 renamed").arg(telling.name(renamed->id));
        return tell(step, 0, before, pack).head.title;
    case StepKind::Travelled:
    case StepKind::SettlementFound:
    case StepKind::PressSought:
    case StepKind::Equipped:
    case StepKind::PlayerLeft:
    case StepKind::Arranged:
    case StepKind::Told:
    case StepKind::Asked:
    case StepKind::SetAside:
        return tell(step, 0, before, pack).head.title;
    }
    Q_UNREACHABLE();
}

std::vector<StepStory> tellAll(std::span<const Step> steps, const Pack &pack)
{
    std::vector<StepStory> stories;
    stories.reserve(steps.size());
    Campaign before; // one step behind the other: to fold twice costs less than to copy each time
    Campaign after;
    for (const Step &step : steps) {
        apply(after, step);
        stories.push_back(tell(step, static_cast<int>(stories.size()) + 1, before, after, pack));
        apply(before, step);
    }
    return stories;
}

} // namespace muster
