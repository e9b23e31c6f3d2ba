// SPDX-License-Identifier: MIT
#include "model/story/throwwords.h"

#include "model/calendar/comingencounter.h"
#include "model/story/storytext.h"
#include "model/story/words.h"
#include "rules/dice/counting.h"
#include "rules/pack/scenarioslugs.h"

namespace muster::words {

QString thrown(const Roll &roll)
{
    const auto count = static_cast<int>(roll.dice.size());
    if (roll.reason.kind != RollKind::Card)
        return dice(count, roll.sides);
    return count == 1 ? StoryText::tr("1 card") : StoryText::tr("%1 cards").arg(count);
}

QString scenarioTotal(const Roll &roll, const Campaign &before, const Pack &pack)
{
    const int rolled = sum(roll.dice);
    const ScenarioKind kind = allScenarios[static_cast<std::size_t>(roll.reason.subject - 1)];
    const int added = pack.scenarios->modifier(kind, columnOf(before, pack)).value_or(0);
    if (added == 0)
        return QString::number(rolled);
    return (added > 0 ? StoryText::tr("%1 + %2 = %3") : StoryText::tr("%1 − %2 = %3"))
        .arg(QString::number(rolled), QString::number(std::abs(added)), QString::number(rolled + added));
}

} // namespace muster::words
