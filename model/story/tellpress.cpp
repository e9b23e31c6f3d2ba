// SPDX-License-Identifier: MIT
#include "model/changes/campaign.h"
#include "model/story/storytext.h"
#include "model/story/telling.h"
#include "model/story/words.h"

namespace muster {

namespace {

QString titleOf(Coverage coverage)
{
    switch (coverage) {
    case Coverage::Full:
        return StoryText::tr("A media crew is there");
    case Coverage::Possible:
        return StoryText::tr("A media crew may still arrive");
    case Coverage::None:
        return StoryText::tr("No media coverage");
    }
    Q_UNREACHABLE();
}

} // namespace

void tellPressSought(const Telling &telling, StepStory &story)
{
    story.head.theme = Theme::Prepare;
    const auto *rolled = telling.change<PressRolled>();
    const Press press = rolled ? rolled->press : Press();
    story.head.title = titleOf(press.coverage);
    QStringList crew;
    for (const Profile &figure : press.crew)
        crew << StoryText::tr("%1, Rep %2").arg(figure.type, QString::number(figure.rep));
    story.head.detail =
        press.coverage == Coverage::Possible ? StoryText::tr("roll again next turn") : words::listing(crew);
    story.head.dice = plainDice(telling.rolls(RollKind::Coverage));
    if (const Rolls rolls = telling.rolls(RollKind::Crew); !rolls.empty()) {
        const QString both = words::listing(crew);
        const QString told = rolls.size() == press.crew.size()
            ? both
            : StoryText::tr("%1; a figure for a part that was taken was rolled again").arg(both);
        StoryLine line{Theme::Prepare, StoryText::tr("The crew"), told, plainDice(rolls), {}, {}};
        story.lines.push_back(line);
        story.head.detail = StoryText::tr("a crew of two");
    }
}

} // namespace muster
