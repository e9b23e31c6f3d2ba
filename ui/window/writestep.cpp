// SPDX-License-Identifier: MIT
#include "ui/window/writestep.h"

#include "model/campaign/campaigndocument.h"
#include "model/story/narratedstep.h"
#include "ui/texts.h"

namespace muster {

QString textOf(const Problems &problems)
{
    QStringList texts;
    for (const Problem &problem : problems)
        texts.append(problem.text);
    return texts.join(u'\n');
}

bool writeStep(CampaignDocument &document, const Result<Step> &step, const Tell &tell, const PictureSource &pictures)
{
    if (!step) {
        tell(textOf(step.problems()));
        return false;
    }
    const auto written = document.write(*step, pictures);
    if (!written)
        tell(written.problem().text);
    return bool(written);
}

QString lastStepInOneLine(const CampaignDocument &document)
{
    const NarratedStep story =
        tell(document.history().stepsInForce().back(), 0, document.beforeLastStep(), document.pack());
    QStringList parts;
    const auto add = [&](const StoryLine &line) {
        const bool hasColon = line.title.contains(u':'); // "Group 1, figure 2: dead"
        //: What happened, and more about it
        const QString both = hasColon ? WindowText::tr("%1 (%2)") : WindowText::tr("%1: %2");
        parts << (line.detail.isEmpty() ? line.title : both.arg(line.title, line.detail));
        if (parts.last().endsWith(u'.')) // some texts of packs are whole sentences
            parts.last().chop(1);
    };
    add(story.head);
    for (const StoryLine &line : story.lines)
        add(line);
    return parts.join(u". ");
}

} // namespace muster
