// SPDX-License-Identifier: MIT
#include "model/changes/band.h"
#include "model/story/bandwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

namespace muster {

StoryLine tellTakenOver(const Telling &telling, const Campaign &now, const GruntTakenOver &taken)
{
    StoryLine line{Theme::Recruit,
                   StoryText::tr("%1 follows %2 from now on").arg(telling.name(taken.id), telling.name(taken.by)),
                   systemOf(now, telling.pack()).testsLoyalty() ? StoryText::tr("months start again at 0") : QString(),
                   {},
                   {taken.id, taken.by},
                   {QStringLiteral("R36")}};
    if (taken.outranks) {
        line.detail =
            StoryText::tr("%1; more Rep than %2, so for one encounter only").arg(line.detail, telling.name(taken.by));
        line.rulings << QStringLiteral("R10");
    }
    return line;
}

StoryLine tellLeaderless(const Telling &telling, const Campaign &now, const FigureLeft &left)
{
    const Figure *figure = now.findEver(left.id);
    const bool noRoom = left.cause == LeaveCause::NoRoom;
    return {Theme::Leaves,
            StoryText::tr("%1 left").arg(telling.name(left.id)),
            noRoom       ? StoryText::tr("no Star had room")
                : figure ? StoryText::tr("%1 leads no longer").arg(telling.name(figure->leader))
                         : QString(),
            {},
            {left.id},
            {QStringLiteral("R36")}};
}

const Figure *lastStar(const Telling &telling)
{
    const Figure *last = telling.before().star();
    for (const Change &change : telling.step().changes) {
        const auto *left = change.as<FigureLeft>();
        const Figure *figure = left ? telling.before().find(left->id) : nullptr;
        if (figure && figure->star)
            last = figure;
    }
    return last;
}

void tellPlayerJoined(const Telling &telling, StepStory &story)
{
    const auto *joined = telling.change<FigureJoined>();
    story.head.theme = Theme::Founding;
    if (!joined)
        return;
    const Figure &star = joined->figure;
    story.head.title = star.player.isEmpty()
        ? StoryText::tr("%1 joined with a new band").arg(star.name)
        : StoryText::tr("%1 joined the campaign with %2").arg(star.player, star.name);
    story.head.detail =
        StoryText::tr("%1, %2").arg(words::kindOf(star, telling.pack()), words::worth(star.profile, telling.pack()));
    if (!star.list.isEmpty())
        story.head.detail = StoryText::tr("%1; %2 list").arg(story.head.detail, telling.enemy(star.list));
    story.head.about = {star.id};
    story.head.rulings = {QStringLiteral("R36")};
}

void tellPlayerLeft(const Telling &telling, StepStory &story)
{
    story.head.theme = Theme::Leaves;
    QStringList with;
    for (const Change &change : telling.step().changes) {
        if (const auto *taken = change.as<GruntTakenOver>())
            story.lines.push_back(tellTakenOver(telling, telling.before(), *taken));
        const auto *left = change.as<FigureLeft>();
        const Figure *figure = left ? telling.before().find(left->id) : nullptr;
        if (!figure)
            continue;
        story.head.about.push_back(figure->id);
        if (!figure->star) {
            with.prepend(figure->name);
            continue;
        }
        story.head.title = figure->player.isEmpty()
            ? StoryText::tr("%1 left the campaign").arg(figure->name)
            : StoryText::tr("%1 left the campaign with %2").arg(figure->player, figure->name);
    }
    if (!with.isEmpty())
        story.head.detail = StoryText::tr("and with them %1").arg(words::listing(with));
    story.head.rulings = {QStringLiteral("R36")};
}

} // namespace muster
