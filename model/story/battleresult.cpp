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

/// Its recovery, or a Rep it lost or won.
bool tellsOfAStar(const StoryLine &line, const Campaign &before)
{
    const Figure *figure = line.about.empty() ? nullptr : before.find(line.about.front());
    return figure && figure->star && (line.theme == Theme::Recovery || line.theme == Theme::Rep);
}

} // namespace

QString battleResult(const StepStory &story, const Campaign &before)
{
    QStringList losses;
    for (const StoryLine &line : story.lines) {
        if (tellsOfAStar(line, before) && !line.detail.isEmpty())
            losses << StoryText::tr("%1: %2").arg(line.title, line.detail);
        else if (tellsOfALoss(line) || tellsOfAStar(line, before))
            losses << line.title;
    }
    const QString result = story.head.detail.isEmpty()
        ? story.head.title
        : StoryText::tr("%1: %2").arg(story.head.title, story.head.detail);
    return losses.isEmpty() ? StoryText::tr("%1.").arg(result)
                            : StoryText::tr("%1. %2.").arg(result, losses.join(StoryText::tr("; ")));
}

} // namespace muster
