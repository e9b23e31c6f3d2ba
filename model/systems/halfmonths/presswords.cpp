// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/presswords.h"

#include "model/changes/campaign.h"
#include "model/story/countwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/press.h"
#include "model/systems/halfmonths/whofights.h"
#include "model/texts.h"
#include "rules/closedset.h"

#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

struct CoverageWords {
    Coverage value;
    const char *title;
    const char *rolled;
    const char *brought;
    const char *sentence;
};

constexpr auto coverageWords = closedTable<CoverageWords>({
    {Coverage::Full, QT_TRANSLATE_NOOP("Story", "A media crew is there"), QT_TRANSLATE_NOOP("Story", "a crew is there"),
     QT_TRANSLATE_NOOP("Story", "full coverage"),
     QT_TRANSLATE_NOOP("Story", "A media crew is there and moves last: %1.")},
    {Coverage::Possible, QT_TRANSLATE_NOOP("Story", "A media crew may still arrive"),
     QT_TRANSLATE_NOOP("Story", "possible: roll again next turn"), QT_TRANSLATE_NOOP("Story", "possible coverage"),
     QT_TRANSLATE_NOOP("Story", "A media crew may still arrive: roll again next turn.")},
    {Coverage::None, QT_TRANSLATE_NOOP("Story", "No media coverage"), QT_TRANSLATE_NOOP("Story", "no media coverage"),
     QT_TRANSLATE_NOOP("Story", "no coverage"), QT_TRANSLATE_NOOP("Story", "There is no media coverage.")},
});

QStringList crewOf(const Press &press)
{
    QStringList crew;
    for (const Profile &figure : press.crew)
        crew << StoryText::tr("%1, Rep %2").arg(packWords(figure.type), QString::number(figure.rep));
    return crew;
}

QString toRoll(const Campaign &campaign, const Pack &pack)
{
    const int added = actions::coverageModifier(campaign, pack);
    const QString full = words::faces(1, pack.media->full - added);
    const QString possible = words::faces(pack.media->full - added + 1, pack.media->possible - added);
    QStringList parts;
    if (!full.isEmpty())
        parts << StoryText::tr("%1: a crew is there").arg(full);
    if (!possible.isEmpty())
        parts << StoryText::tr("%1: roll again next turn").arg(possible);
    if (parts.isEmpty())
        return StoryText::tr(coverageWords[Coverage::None].sentence);
    return StoryText::tr("Media coverage, 1d6 at the start: %1.").arg(parts.join(StoryText::tr(", ")));
}

} // namespace

QString pressSentence(const Campaign &campaign, const Pack &pack)
{
    if (!pack.media || !campaign.encounter || actions::isCrew(thoseWhoFight(campaign), pack))
        return {};
    const std::optional<Press> &press = campaign.encounter->press;
    if (!press)
        return toRoll(campaign, pack);
    const QString sentence = StoryText::tr(coverageWords[press->coverage].sentence);
    return press->coverage == Coverage::Full ? sentence.arg(crewOf(*press).join(StoryText::tr("; "))) : sentence;
}

QString words::title(Coverage coverage)
{
    return StoryText::tr(coverageWords[coverage].title);
}

QString words::rolled(Coverage coverage)
{
    return StoryText::tr(coverageWords[coverage].rolled);
}

QString words::brought(Coverage coverage)
{
    return StoryText::tr(coverageWords[coverage].brought);
}

QString words::mediaWork(const MediaWork &media)
{
    const auto shots = [](int count, int inches) {
        return count == 0 ? QString() : StoryText::tr("%n shots from %1″", nullptr, count).arg(inches);
    };
    const auto reps = [](const std::vector<int> &all, const QString &text) {
        QStringList numbers;
        for (const int rep : all)
            numbers << QString::number(rep);
        return all.empty() ? QString() : text.arg(words::listing(numbers));
    };
    QStringList parts{shots(media.closeShots, closeShotInches),
                      reps(media.shot, StoryText::tr("showing Rep %1")),
                      shots(media.longShots, longShotInches),
                      media.leadStories == 0 ? QString() : StoryText::tr("%n lead stories", nullptr, media.leadStories),
                      media.soundBites == 0 ? QString() : StoryText::tr("%n sound bites", nullptr, media.soundBites),
                      reps(media.asked, StoryText::tr("interviewed Rep %1"))};
    parts.removeAll(QString());
    return parts.join(StoryText::tr(", "));
}

void tellPressSought(const Telling &telling, StepStory &story)
{
    story.head.theme = Theme::Prepare;
    const auto *rolled = telling.change<PressRolled>();
    const Press press = rolled ? rolled->press : Press();
    if (telling.step().rolls.empty() && !press.crew.empty()) {
        story.head.title = StoryText::tr("With the media crew: %1").arg(crewOf(press).last());
        story.head.rulings = {QStringLiteral("R76")};
        return;
    }
    story.head.title = words::title(press.coverage);
    const QStringList crew = crewOf(press);
    story.head.detail =
        press.coverage == Coverage::Possible ? StoryText::tr("roll again next turn") : words::listing(crew);
    story.head.dice = plainDice(telling.rolls(RollKind::Coverage));
    if (const Rolls rolls = telling.rolls(RollKind::Crew); !rolls.empty()) {
        const QString both = words::listing(crew);
        const QString told = rolls.size() == press.crew.size()
            ? both
            : StoryText::tr("%1; rolls for a part already taken were re-rolled").arg(both);
        StoryLine line{Theme::Prepare, StoryText::tr("The crew"), told, plainDice(rolls), {}, {}};
        story.lines.push_back(line);
        story.head.detail = StoryText::tr("a crew of two");
    }
}

} // namespace muster
