// SPDX-License-Identifier: MIT
#include "model/story/takenback.h"

#include "model/story/stepstory.h"
#include "model/story/words.h"
#include "model/texts.h"

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
    const auto undone = book.stepsUndone();
    const auto isTold = [](const Step &step) { return step.kind == StepKind::Told; };
    return areWorthKeeping(undone) || std::any_of(undone.begin(), undone.end(), isTold);
}

QString nameForCourse(const Campaign &parted, const Pack &pack, const std::vector<LeftCourse> &others)
{
    const QString turn = words::turn(parted.turn, parted, pack);
    QString name = StoryText::tr("%1 as first played").arg(turn);
    const auto isTaken = [&](const LeftCourse &other) { return other.name == name; };
    for (int number = 2; std::any_of(others.begin(), others.end(), isTaken); ++number)
        name = StoryText::tr("%1 as played before (%2)").arg(turn, QString::number(number));
    return name;
}

} // namespace muster
