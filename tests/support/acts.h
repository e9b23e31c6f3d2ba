// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "tests/support/packs.h"
#include "tests/support/steps.h"
#include "tests/support/tellings.h"

namespace muster::testing {

/// A step with its result: the campaign after it, and its story in two parts, heading and lines.
struct Taken {
    Step step;
    Campaign campaign;
    std::string head;
    std::string told;
};

inline Taken taken(const Campaign &before, Step step, const Pack &pack = swordplay())
{
    const NarratedStep story = tell(step, 1, before, pack);
    Campaign after = before;
    apply(after, step);
    return {std::move(step), after, printed(story.head).toStdString(), printedLines(story).toStdString()};
}

/// Finishes the battle with these dice. Fails unless exactly these dice are asked for.
inline Taken finish(const Campaign &before, const BattleReport &report, const char *dice,
                    const Pack &pack = swordplay())
{
    for (const Problem &problem : acts::check(before, pack, acts::FinishBattle{report}))
        ADD_FAILURE() << problem.text.toStdString();
    return taken(
        before,
        rolledStep(dice,
                   [&](Dice &d, Step &step) { acts::perform(before, pack, acts::FinishBattle{report}, 0, d, step); }),
        pack);
}

/// Returns all reasons for a refusal, one per line; empty if there are none.
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

/// Returns the state of the band, one figure per line.
inline std::string standing(const Campaign &campaign)
{
    QStringList lines;
    for (const Figure &figure : campaign.band)
        lines << printed(figure);
    return lines.join(QLatin1Char('\n')).toStdString();
}

} // namespace muster::testing
