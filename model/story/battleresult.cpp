// SPDX-License-Identifier: MIT
#include "model/story/battleresult.h"

#include "model/texts.h"

namespace muster {

namespace {

bool tellsOfALoss(const StoryLine &line)
{
    return line.theme == Theme::Dead || line.theme == Theme::RanAway || line.theme == Theme::Captured
        || line.theme == Theme::Leaves;
}

} // namespace

QString battleResult(const StepStory &story)
{
    QStringList losses;
    for (const StoryLine &line : story.lines) {
        if (tellsOfALoss(line))
            losses << line.title;
    }
    const QString result = story.head.detail.isEmpty()
        ? story.head.title
        : StoryText::tr("%1: %2").arg(story.head.title, story.head.detail);
    return losses.isEmpty() ? StoryText::tr("%1.").arg(result)
                            : StoryText::tr("%1. %2.").arg(result, losses.join(StoryText::tr("; ")));
}

} // namespace muster
