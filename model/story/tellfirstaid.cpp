// SPDX-License-Identifier: MIT
#include "model/story/telling.h"
#include "model/story/words.h"

#include <QCoreApplication>

namespace muster {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::story", text);
}

} // namespace

StoryLine tellFirstAid(const Telling &telling, const Campaign &now, const FirstAidGiven &aid)
{
    const Figure &figure = *now.findEver(aid.id);
    StoryLine line{Theme::Recovery, tr("%1 was wounded").arg(figure.name), {}, {}, {aid.id}, {}};
    line.detail = tr("First Aid, Rep %1, %2: %3")
                      .arg(QString::number(figure.rep()), passedInWords(aid.passed), words::title(aid.fate));
    line.dice = diceUpTo(telling.rolls(RollKind::FirstAid, number(aid.id)), figure.rep());
    line.rulings << QStringLiteral("R80");
    return line;
}

} // namespace muster
