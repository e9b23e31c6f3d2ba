// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actions.h"
#include "tests/support/packs.h"
#include "tests/support/steps.h"
#include "tests/support/tellings.h"

namespace muster::testing {

/// A step that was taken: what it made of the campaign, and how it is told, without its head.
struct Taken {
    Step step;
    Campaign campaign;
    std::string head;
    std::string told;
};

inline Taken taken(const Campaign &before, Step step, const Pack &pack = swordplay())
{
    const StepStory story = tell(step, 1, before, pack);
    Campaign after = before;
    apply(after, step);
    return {std::move(step), after, printed(story.head).toStdString(), printedLines(story).toStdString()};
}

/// Finishes the battle when the dice show this; fails unless exactly these dice are asked for.
inline Taken finish(const Campaign &before, const BattleReport &report, const char *dice,
                    const Pack &pack = swordplay())
{
    for (const Problem &problem : acts::checkFinish(before, pack, report))
        ADD_FAILURE() << problem.text.toStdString();
    return taken(before,
                 rolledStep(dice, [&](Dice &d, Step &step) { acts::finishBattle(before, pack, report, d, step); }),
                 pack);
}

/// All reasons why not, one line each; empty where there are none.
inline std::string refusal(const Problems &problems)
{
    QStringList texts;
    for (const Problem &problem : problems)
        texts << problem.text;
    return texts.join(QLatin1Char('\n')).toStdString();
}
template<typename T>
std::string refusal(const Result<T> &result)
{
    return result ? std::string() : refusal(result.problems());
}

/// The band as it stands, a line each.
inline std::string standing(const Campaign &campaign)
{
    QStringList lines;
    for (const Figure &figure : campaign.band)
        lines << printed(figure);
    return lines.join(QLatin1Char('\n')).toStdString();
}

} // namespace muster::testing
