// SPDX-License-Identifier: MIT
// How long the careers and the book of a campaign of 10,000 steps take, beside telling every step with nothing else: who walks
// through the campaign once for every figure takes hundreds of times as long.
#include "model/account/campaignbook.h"
#include "model/account/career.h"
#include "tests/support/longcampaign.h"

#include <QCoreApplication>

#include <cstdio>
#include <ctime>
#include <limits>

using namespace muster;
using namespace muster::testing;

namespace {

constexpr std::size_t toldSteps = 10000;
constexpr double careersAllowed = 1;
constexpr double bookAllowed = 3;

/// Milliseconds of the processor, the better of two rounds.
template<typename Act>
double timeOf(Act &&act)
{
    double least = std::numeric_limits<double>::max();
    for (int round = 0; round < 2; ++round) {
        const std::clock_t before = std::clock();
        act();
        least = std::min(least, 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
    }
    return least;
}

bool isWithin(const char *what, double time, double telling, double allowed)
{
    std::printf("%s / telling every step: %.2f (at most %.0f; %.0f ms / %.0f ms)\n", what, time / telling, allowed,
                time, telling);
    return time / telling <= allowed;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const Steps steps = longCampaign(toldSteps, 1);
    const Pack &pack = swordplay();
    const double telling = timeOf([&] { tellAll(steps, pack); });
    const double careers = timeOf([&] { careersOf(steps, pack); });
    const double book = timeOf([&] { campaignBookOf(steps, pack); });
    bool within = isWithin("everybody's career", careers, telling, careersAllowed);
    within &= isWithin("the campaign book", book, telling, bookAllowed);
    return within ? 0 : 1;
}
