// SPDX-License-Identifier: MIT
#include "model/story/takenback.h"

#include "model/story/stepstory.h"

#include <algorithm>

namespace muster {

QStringList namesTakenBack(const Book &book, const Pack &pack)
{
    QStringList names;
    if (!book.canBringForward())
        return names;
    Campaign campaign = book.campaign();
    for (std::size_t i = book.inForce; i < book.steps.size(); ++i) {
        names.push_back(nameOf(book.steps[i], campaign, pack));
        apply(campaign, book.steps[i]);
    }
    return names;
}

bool countsUndone(const Book &book)
{
    return std::any_of(book.steps.begin() + static_cast<std::ptrdiff_t>(book.inForce), book.steps.end(),
                       [](const Step &step) {
                           return !step.rolls.empty() || step.kind == StepKind::BattleFinished
                               || step.kind == StepKind::Recruited || step.kind == StepKind::Told;
                       });
}

} // namespace muster
