// SPDX-License-Identifier: MIT
#include "model/changes/band.h"
#include "model/story/storytext.h"
#include "model/story/telling.h"
#include "model/story/words.h"

namespace muster {

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
