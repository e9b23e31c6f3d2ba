// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/figurehistory.h"
#include "model/story/lastpage.h"
#include "model/story/narratedstep.h"
#include "model/story/words.h"

#include <QStringList>

namespace muster::testing {

/// Returns "(1) 4 6 : (2) 5": rolls separated by a colon, dice that counted in brackets.
inline QString printed(const StoryDice &dice)
{
    QStringList groups;
    for (std::size_t roll = 0; roll < dice.rolls.size(); ++roll) {
        QStringList faces;
        for (qsizetype i = 0; i < dice.rolls[roll].dice.size(); ++i) {
            const QString face = QString::number(dice.rolls[roll].dice[i].face);
            const bool counted = dice.counted[roll][static_cast<std::size_t>(i)];
            faces << (counted ? QStringLiteral("(%1)").arg(face) : face);
        }
        groups << faces.join(QLatin1Char(' '));
    }
    return groups.join(QStringLiteral(" : "));
}

/// Returns "Tibb stays: 2 to 2, and the patrol succeeded `(1) 4 (3) : (1) (2) 6` R17".
inline QString printed(const StoryLine &line)
{
    QString text = line.title;
    if (!line.detail.isEmpty())
        text += QStringLiteral(": ") + line.detail;
    if (!line.dice.rolls.empty())
        text += QStringLiteral(" `%1`").arg(printed(line.dice));
    if (!line.rulings.isEmpty())
        text += QLatin1Char(' ') + line.rulings.join(QLatin1Char(' '));
    return text;
}

/// Returns a step's lines without its heading.
inline QString printedLines(const NarratedStep &story)
{
    QStringList lines;
    for (const StoryLine &line : story.lines)
        lines << printed(line);
    return lines.join(QLatin1Char('\n'));
}

inline QString printed(const NarratedStep &story)
{
    QString text = QStringLiteral("%1. %2").arg(QString::number(story.number), printed(story.head));
    for (const StoryLine &line : story.lines)
        text += QStringLiteral("\n   - ") + printed(line);
    return text;
}

/// Returns "Tibb Rep 3, 6 months, poisoned".
inline QString printed(const Figure &figure)
{
    QString text = QStringLiteral("%1 Rep %2, %3 months").arg(figure.name).arg(figure.rep()).arg(figure.months);
    if (figure.poisoned)
        text += QStringLiteral(", poisoned");
    if (figure.exempt)
        text += QStringLiteral(", exempt");
    return text;
}

/// Returns the band, the Star first, and then those who left, the last first.
inline QString printedBand(const Steps &steps)
{
    const Campaign campaign = fold(steps);
    QStringList lines;
    for (const Figure &figure : campaign.band)
        lines << printed(figure);
    std::map<FigureId, QString> how = howEverybodyLeft(steps);
    for (auto former = campaign.former.rbegin(); former != campaign.former.rend(); ++former)
        lines << QStringLiteral("Month %1: %2 Rep %3 %4")
                     .arg(former->farewell.turn)
                     .arg(former->figure.name)
                     .arg(former->figure.rep())
                     .arg(how[former->figure.id]);
    return lines.join(QLatin1Char('\n'));
}

inline QString printed(const LastPage &page)
{
    QStringList lines{page.title};
    lines << page.sentences;
    for (const LastPage::Row &row : page.rows)
        lines << QStringLiteral("%1: %2").arg(row.label, row.value);
    return lines.join(QLatin1Char('\n'));
}

/// Returns the band, and the next encounter or the end of the campaign.
inline QString printedStanding(const Steps &steps, const Pack &pack)
{
    const Campaign campaign = fold(steps);
    QStringList lines{printedBand(steps)};
    if (const auto page = lastPage(campaign, pack))
        lines << printed(*page);
    else if (!campaign.encounter)
        lines << QStringLiteral("Next: %1, EAL %2")
                     .arg(words::title(campaign.next.kind),
                          campaign.next.eal ? QString::number(*campaign.next.eal) : QStringLiteral("to be rolled"));
    return lines.join(QLatin1Char('\n'));
}

} // namespace muster::testing
