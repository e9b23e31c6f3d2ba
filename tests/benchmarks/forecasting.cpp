// SPDX-License-Identifier: MIT
// How fast a forecast lives through a campaign's months on one processor; beside it, what drawing as many dice takes alone.
#include "model/odds/courserun.h"
#include "model/odds/forecast.h"
#include "model/packs.h"
#include "model/sample/sample.h"
#include "rules/dice/randomdice.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTextStream>

#include <ctime>
#include <limits>

using namespace muster;

namespace {

constexpr int blocks = 8;
constexpr double yardsticksAllowed = 60; ///< the months against the bare dice of them

/// Seconds of the processor, the best of several rounds: what disturbs one only ever makes it longer.
template<typename Act>
double leastTime(Act &&act)
{
    double least = std::numeric_limits<double>::max();
    for (int round = 0; round < 5; ++round) {
        const std::clock_t before = std::clock();
        act();
        least = std::min(least, static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
    }
    return least;
}

/// As many dice as a band of this size rolls in a month, more or less: Stay or Go above all.
constexpr int diceInMonth = 30;

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const Result<Pack> pack = shippedPack(QStringLiteral("swordplay"));
    const Steps steps = sampleSteps(*pack);
    const Campaign campaign = fold(steps);
    ForecastQuestion question;
    question.expected = expectationOf(recordOf(*pack, steps), campaign, *pack);
    question.seed = 7;
    const Forecast forecast(campaign, *pack, question);

    const int months = blocks * runsInBlock * question.months;
    const double living = leastTime([&] {
        for (int block = 0; block < blocks; ++block)
            forecast.block(block);
    });
    std::mt19937_64 engine(7);
    int sum = 0;
    const double drawing = leastTime([&] {
        for (int die = 0; die < months * diceInMonth; ++die)
            sum += RandomDice::face(engine, 6);
    });
    QElapsedTimer timer;
    timer.start();
    const Forecast again(campaign, *pack, question);
    const RunTally first = again.run(2000);
    QTextStream out(stdout);
    out << "campaign-months a second on one processor: " << qRound(months / living) << " (aim: 100000)\n";
    out << "living / drawing as many dice: " << living / drawing << " (at most " << yardsticksAllowed << "; "
        << living * 1000 << " ms / " << drawing * 1000 << " ms, " << sum << ")\n";
    out << "chain and the first " << first.runs << " runs of a year of the sample: " << timer.elapsed() << " ms\n";
    return living / drawing <= yardsticksAllowed ? 0 : 1;
}
