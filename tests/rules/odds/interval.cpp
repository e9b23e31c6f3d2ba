// SPDX-License-Identifier: MIT
#include "rules/odds/interval.h"

#include <cmath>

#include <gtest/gtest.h>

using namespace muster;

namespace {

/// Returns the chance of each number of successes.
std::vector<double> binomial(int tries, double p)
{
    std::vector<double> chances;
    for (int came = 0; came <= tries; ++came)
        chances.push_back(std::exp(std::lgamma(tries + 1) - std::lgamma(came + 1) - std::lgamma(tries - came + 1)
                                   + came * std::log(p) + (tries - came) * std::log1p(-p)));
    return chances;
}

} // namespace

TEST(Interval, IsTheOneOfTheTables)
{
    const Chance half = chanceFrom(5, 10);
    EXPECT_EQ(half.probability, 0.5);
    EXPECT_NEAR(half.low, 0.187086, 1e-6) << "Clopper and Pearson's own chart";
    EXPECT_NEAR(half.high, 0.812914, 1e-6);
    EXPECT_EQ(chanceFrom(0, 20).low, 0);
    EXPECT_NEAR(chanceFrom(0, 20).high, 1 - std::pow(0.025, 1.0 / 20), 1e-12);
    EXPECT_NEAR(chanceFrom(20, 20).low, std::pow(0.025, 1.0 / 20), 1e-12);
    EXPECT_EQ(chanceFrom(20, 20).high, 1);
}

TEST(Interval, CountsTheSameTailAsEachNumberByItself)
{
    for (const double p : {0.01, 0.3, 0.5, 0.97}) {
        double sum = 0;
        const std::vector<double> chances = binomial(200, p);
        for (int came = 0; came <= 200; ++came) {
            sum += chances[static_cast<std::size_t>(came)];
            EXPECT_NEAR(chanceOfAtMost(came, 200, p), sum, 1e-11) << came << " of 200 at " << p;
        }
    }
}

TEST(Interval, HoldsTheChanceInAtLeast95Of100WhateverTheChanceIs)
{
    for (const int tries : {10, 73, 400}) {
        std::vector<Chance> intervals;
        for (int came = 0; came <= tries; ++came)
            intervals.push_back(chanceFrom(came, tries));
        for (double p = 0.005; p < 1; p += 0.005) {
            const std::vector<double> chances = binomial(tries, p);
            double held = 0;
            for (std::size_t came = 0; came < chances.size(); ++came)
                held += intervals[came].low <= p && p <= intervals[came].high ? chances[came] : 0;
            EXPECT_GE(held, 0.95) << tries << " tries at " << p;
        }
    }
}

TEST(Interval, OfManyTriesIsNarrow)
{
    const Chance many = chanceFrom(56000, 100000);
    EXPECT_NEAR(many.high - many.low, 2 * 1.96 * std::sqrt(0.56 * 0.44 / 100000), 1e-4);
}
