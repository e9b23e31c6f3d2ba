// SPDX-License-Identifier: MIT
#include "model/story/telling.h"

#include "model/changes/band.h"
#include "model/story/words.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

QString Telling::name(FigureId id) const
{
    const Figure *figure = m_before.findEver(id);
    if (!figure)
        figure = m_after.findEver(id);
    return figure ? figure->name : StoryText::tr("Figure %1").arg(number(id));
}

QString Telling::enemy(const QString &list) const
{
    return words::enemy(list, m_pack);
}

Rolls Telling::rolls(RollKind kind, std::optional<int> subject) const
{
    return rollsFor(m_step.rolls, kind, subject);
}

Rolls rollsFor(const Rolls &rolls, RollKind kind, std::optional<int> subject)
{
    Rolls found;
    std::copy_if(rolls.begin(), rolls.end(), std::back_inserter(found), [&](const Roll &roll) {
        return roll.reason.kind == kind && (!subject || roll.reason.subject == *subject);
    });
    return found;
}

StoryDice plainDice(Rolls rolls)
{
    return diceUpTo(std::move(rolls), 0);
}

StoryDice diceUpTo(Rolls rolls, int target)
{
    StoryDice dice{std::move(rolls), {}};
    for (const Roll &roll : dice.rolls) {
        std::vector<bool> counted;
        for (const Die die : roll.dice)
            counted.push_back(die.face <= target);
        dice.counted.push_back(std::move(counted));
    }
    return dice;
}

QString passedInWords(int passed)
{
    switch (passed) {
    case 0:
        return StoryText::tr("none passed");
    case 1:
        return StoryText::tr("one passed");
    default:
        return StoryText::tr("both passed");
    }
}

QString recoveryRuling(const FigureRecovered &recovered, const Pack &pack)
{
    if (pack.wounds)
        return QStringLiteral("R66");
    if (recovered.passed == 0)
        return QStringLiteral("R14");
    return pack.patrol ? QStringLiteral("R50") : QStringLiteral("R15");
}

QString repFromTo(int from, int to, const Pack &pack)
{
    return StoryText::tr("%1 %2 to %3").arg(words::worthName(pack)).arg(from).arg(to);
}

StoryLine tellFirstAid(const Telling &telling, const Campaign &now, const FirstAidGiven &aid)
{
    const Figure &figure = *now.findEver(aid.id);
    StoryLine line{Theme::Recovery, StoryText::tr("%1 was wounded").arg(figure.name), {}, {}, {aid.id}, {}};
    line.detail = StoryText::tr("First Aid, Rep %1, %2: %3")
                      .arg(QString::number(figure.rep()), passedInWords(aid.passed), words::title(aid.fate));
    line.dice = diceUpTo(telling.rolls(RollKind::FirstAid, number(aid.id)), figure.rep());
    line.rulings << QStringLiteral("R80");
    return line;
}

} // namespace muster
