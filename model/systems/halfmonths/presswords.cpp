// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/presswords.h"

#include "model/changes/campaign.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/press.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

/// "1–2", "3"; empty where no face does it.
QString faces(int from, int to)
{
    from = std::max(from, 1);
    to = std::min(to, 6);
    if (from > to)
        return {};
    return from == to ? QString::number(from) : StoryText::tr("%1–%2").arg(from).arg(to);
}

QString toRoll(const Campaign &campaign, const Pack &pack)
{
    const int added = actions::coverageModifier(campaign, pack);
    const QString full = faces(1, pack.media->full - added);
    const QString possible = faces(pack.media->full - added + 1, pack.media->possible - added);
    QStringList parts;
    if (!full.isEmpty())
        parts << StoryText::tr("%1: a crew is there").arg(full);
    if (!possible.isEmpty())
        parts << StoryText::tr("%1: roll again next turn").arg(possible);
    if (parts.isEmpty())
        return StoryText::tr("There is no media coverage.");
    return StoryText::tr("Media coverage, 1d6 at the start: %1.").arg(parts.join(StoryText::tr(", ")));
}

} // namespace

QString pressSentence(const Campaign &campaign, const Pack &pack)
{
    if (!pack.media || !campaign.encounter || campaign.list == pack.media->list)
        return {};
    const std::optional<Press> &press = campaign.encounter->press;
    if (!press)
        return toRoll(campaign, pack);
    if (press->coverage == Coverage::None)
        return StoryText::tr("There is no media coverage.");
    if (press->coverage == Coverage::Possible)
        return StoryText::tr("A media crew may still arrive: roll again next turn.");
    QStringList crew;
    for (const Profile &figure : press->crew)
        crew << StoryText::tr("%1, Rep %2").arg(figure.type, QString::number(figure.rep));
    return StoryText::tr("A media crew is there and moves last: %1.").arg(crew.join(StoryText::tr("; ")));
}

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
