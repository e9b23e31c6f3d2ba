// SPDX-License-Identifier: MIT
#include "model/story/takenback.h"

#include "model/story/stepstory.h"
#include "model/story/words.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

constexpr int longestCourseName = 160; // as a campaign it has to fit into its name, with a number behind it

} // namespace

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

QString nameForCourse(Campaign parted, std::span<const Step> steps, const Pack &pack,
                      const std::vector<LeftCourse> &others)
{
    // A battle says most, then what it is kept for.
    const auto isBattle = [](const Step &step) { return step.kind == StepKind::BattleFinished; };
    const auto isKept = [](const Step &step) { return areWorthKeeping({&step, 1}); };
    auto main = std::find_if(steps.begin(), steps.end(), isBattle);
    if (main == steps.end())
        main = std::find_if(steps.begin(), steps.end(), isKept);
    Q_ASSERT(main != steps.end());
    std::for_each(steps.begin(), main, [&](const Step &step) { apply(parted, step); });
    const QString turn = words::turn(parted.turn, parted, pack);
    const QString what = nameOf(*main, parted, pack);
    const auto more = static_cast<int>(steps.size()) - 1;
    const QString name = (more == 0 ? StoryText::tr("%1, %2", "what was done, in which month").arg(what, turn)
                                    : StoryText::tr("%1 and %n more, %2", nullptr, more).arg(what, turn))
                             .left(longestCourseName);
    const auto isTaken = [&](const QString &wanted) {
        return std::any_of(others.begin(), others.end(), [&](const LeftCourse &other) { return other.name == wanted; });
    };
    QString free = name;
    for (int number = 2; isTaken(free); ++number)
        free = StoryText::tr("%1 (%2)", "a name that is taken, which one of that name").arg(name).arg(number);
    return free;
}

QString nameForNameless(const Campaign &parted, const Pack &pack)
{
    return StoryText::tr("%1 as first played").arg(words::turn(parted.turn, parted, pack));
}

} // namespace muster
