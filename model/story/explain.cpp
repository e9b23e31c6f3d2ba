// SPDX-License-Identifier: MIT
#include "model/story/explain.h"

#include "model/odds/prospects.h"
#include "model/story/figurehistory.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <QStringList>

#include <functional>

namespace muster {

namespace {

constexpr qsizetype mostLines = 10;

/// Returns the first line, a note on the lines left out, and the latest lines.
QString linesOf(QStringList lines)
{
    if (lines.size() > mostLines) {
        const qsizetype gone = lines.size() - mostLines;
        lines.remove(1, gone);
        lines.insert(1, StoryText::tr("… %1 more …").arg(gone));
    }
    return lines.join(u'\n');
}

using Number = std::function<std::optional<int>(const Campaign &)>;

/// Returns a line for each step that changed the number.
QStringList changesOf(std::span<const Step> steps, const Pack &pack, const Number &number)
{
    QStringList lines;
    replay(steps, [&](const Step &step, int, const Campaign &before, const Campaign &after) {
        const std::optional<int> was = number(before);
        const std::optional<int> is = number(after);
        if (!is || is == was)
            return;
        const QString change = was ? StoryText::tr("%1 to %2").arg(*was).arg(*is) : QString::number(*is);
        lines << StoryText::tr("%1: %2, %3")
                     .arg(words::turn(before.turn, before, pack), change, nameOf(step, before, pack));
    });
    return lines;
}

} // namespace

QString explainRep(const History &history, const Pack &pack, FigureId id)
{
    const Campaign campaign = history.campaign();
    QStringList lines;
    for (const FigureChapter &chapter : figureHistory(history.stepsInForce(), pack, id)) {
        const QString turn = words::turn(chapter.turn, campaign, pack);
        const QString line = StoryText::tr("%1: %2").arg(turn, chapter.text());
        lines << (chapter.rulings.isEmpty()
                      ? line
                      : StoryText::tr("%1 (%2)").arg(line, chapter.rulings.join(QStringLiteral(", "))));
    }
    return linesOf(lines);
}

QString explainMonths(const History &history, const Pack &pack, FigureId id)
{
    const Campaign campaign = history.campaign();
    const Figure *figure = campaign.findEver(id);
    if (!figure)
        return {};
    return StoryText::tr("%1 in the band, since %2. The current one counts once its encounter is over (R21).")
        .arg(systemOf(campaign, pack).served(figure->months), words::turn(figure->joined, campaign, pack));
}

QString explainEal(const History &history, const Pack &pack)
{
    return linesOf(changesOf(history.stepsInForce(), pack, [](const Campaign &campaign) {
        return campaign.encounter ? campaign.encounter->eal : campaign.next.eal;
    }));
}

QString explainStrength(const History &history, const Pack &pack)
{
    QStringList today;
    const Campaign campaign = history.campaign();
    for (const Figure &figure : campaign.band)
        today << StoryText::tr("%1 %2").arg(figure.name.left(40)).arg(figure.rep());
    QStringList lines = changesOf(history.stepsInForce(), pack, [](const Campaign &c) {
        return c.band.empty() ? std::nullopt : std::optional(c.repInAll());
    });
    lines << StoryText::tr("Now %1: %2").arg(campaign.repInAll()).arg(today.join(QStringLiteral(", ")));
    return linesOf(lines);
}

QString explainLoyalty(const History &history, const Pack &pack, FigureId id)
{
    const Campaign campaign = history.campaign();
    const Figure *figure = campaign.find(id);
    if (!figure)
        return {};
    if (figure->star)
        return tellProspect(starProspect(*figure));
    const auto prospect = loyaltyProspect(campaign, pack, *figure, poisonedBy(history.stepsInForce(), id));
    if (!prospect)
        return {};
    if (!prospect->noTest.isEmpty())
        return prospect->noTest;
    QStringList lines;
    for (const DiceReason &reason : prospect->reasons)
        lines << StoryText::tr("%1: %2").arg(reason.words, reason.dice);
    lines << StoryText::tr("The Star's dice against the Grunt's: %1").arg(prospect->dice);
    lines << tellProspect(*prospect);
    return linesOf(lines);
}

} // namespace muster
