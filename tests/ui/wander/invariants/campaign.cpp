// SPDX-License-Identifier: MIT
#include "model/changes/band.h"
#include "tests/ui/wander/invariants.h"

#include <map>
#include <set>

namespace muster::testing {

namespace {

std::set<int> everJoined(const History &history)
{
    std::set<int> joined;
    for (const Step &step : history.stepsInForce()) {
        for (const Change &change : step.changes) {
            if (const auto *one = change.as<FigureJoined>())
                joined.insert(number(one->figure.id));
        }
    }
    return joined;
}

/// Returns the number of figures that left by each way and did not come back, from the steps.
std::map<Status, int> leftByStatus(const History &history)
{
    std::map<int, Status> gone;
    for (const Step &step : history.stepsInForce()) {
        for (const Change &change : step.changes) {
            if (const auto *left = change.as<FigureLeft>())
                gone[number(left->id)] = left->status;
            else if (const auto *back = change.as<FigureReturned>())
                gone.erase(number(back->id));
        }
    }
    std::map<Status, int> count;
    for (const auto &[id, status] : gone)
        ++count[status];
    return count;
}

} // namespace

QStringList countEverybody(const Sight &sight)
{
    if (!sight.changed)
        return {};
    const Campaign campaign = sight.history.campaign();
    std::multiset<int> told;
    std::map<Status, int> left;
    for (const Figure &figure : campaign.band)
        told.insert(number(figure.id));
    for (const FormerFigure &former : campaign.former) {
        told.insert(number(former.figure.id));
        ++left[former.figure.status];
    }
    const std::set<int> joined = everJoined(sight.history);
    QStringList complaints;
    if (std::multiset<int>(joined.begin(), joined.end()) != told)
        complaints << QStringLiteral("%1 joined, and %2 are there or have left").arg(joined.size()).arg(told.size());
    if (left != leftByStatus(sight.history))
        complaints << QStringLiteral("those who left are not told by the ways they left");
    return complaints;
}

QStringList lookBack(const Sight &sight)
{
    if (sight.newFile)
        return {};
    QStringList complaints;
    if (sight.history.inForce < sight.before.inForce && !sight.history.canRedo() && !sight.asked)
        complaints << QStringLiteral("%1 steps were in force, then %2, and nothing can be redone")
                          .arg(sight.before.inForce)
                          .arg(sight.history.inForce);
    return complaints;
}

} // namespace muster::testing
