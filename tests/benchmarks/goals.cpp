// SPDX-License-Identifier: MIT
// What a hundred goals that are counted over 10,000 steps add to folding them.
#include "model/changes/goals.h"
#include "tests/support/longcampaign.h"

#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>
#include <limits>

using namespace muster;
using namespace muster::testing;

namespace {

constexpr std::size_t countedSteps = 10000;
constexpr double allowed = 2; ///< times what it takes without

/// Of every kind that Muster counts, and never reached.
Step hundredGoals()
{
    Step step;
    step.kind = StepKind::Told;
    for (int id = 1; id <= mostGoals; ++id) {
        const GoalKind by = id % 3 == 0 ? GoalKind::BattlesWon
            : id % 3 == 1               ? GoalKind::TurnsOutlived
                                        : GoalKind::Grunts;
        step.changes.push_back(GoalSet{id, QStringLiteral("Goal %1").arg(id), by, 1000000});
    }
    return step;
}

double leastTime(const Steps &steps)
{
    double least = std::numeric_limits<double>::max();
    for (int round = 0; round < 7; ++round) {
        QElapsedTimer timer;
        timer.start();
        fold(steps);
        least = std::min(least, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return least;
}

} // namespace

int main()
{
    const Steps plain = longCampaign(countedSteps, 1);
    Steps counted = plain;
    counted.insert(counted.begin() + 1, hundredGoals());
    const double without = leastTime(plain);
    const double with = leastTime(counted);
    QTextStream(stdout) << "folding " << countedSteps << " steps: " << without << " ms, with " << mostGoals
                        << " goals: " << with << " ms\n";
    return with <= allowed * without + 20 ? 0 : 1;
}
