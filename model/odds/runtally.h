// SPDX-License-Identifier: MIT
#pragma once

#include "rules/odds/interval.h"

#include <vector>

namespace muster {

/// How a number lies that many runs came to.
struct Spread {
    double mean = 0;
    int p10 = 0; ///< a tenth of the runs came to no more
    int p25 = 0;
    int p50 = 0;
    int p75 = 0;
    int p90 = 0;

    friend bool operator==(const Spread &, const Spread &) = default;
};

/// How often each number came: whole numbers only, so that it does not matter in which order runs are counted.
class NumberTally
{
public:
    void count(int number);
    void add(const NumberTally &other);
    Spread spread() const;

    friend bool operator==(const NumberTally &, const NumberTally &) = default;

private:
    int quantile(double part, int all) const;

    std::vector<int> m_times; ///< by the number, from 0
};

/// What a month of many runs came to.
struct MonthTally {
    int turn = 1;
    NumberTally figures;
    NumberTally rep;
    int starAlive = 0;
    std::vector<int> goals; ///< in how many runs each had been reached, in the question's order
    std::vector<int> foes; ///< in how many each had been met again at least once, likewise
    std::vector<int> foesTaken; ///< in how many each had been captured or killed by then

    friend bool operator==(const MonthTally &, const MonthTally &) = default;
};

struct RunTally {
    int runs = 0;
    std::vector<MonthTally> months;

    /// Of the same forecast.
    void add(const RunTally &other);
    Chance starAlive(const MonthTally &month) const { return chanceFrom(month.starAlive, runs); }
    Chance goal(const MonthTally &month, std::size_t place) const { return chanceFrom(month.goals[place], runs); }
    Chance foe(const MonthTally &month, std::size_t place) const { return chanceFrom(month.foes[place], runs); }
    Chance foeTaken(const MonthTally &month, std::size_t place) const
    {
        return chanceFrom(month.foesTaken[place], runs);
    }

    friend bool operator==(const RunTally &, const RunTally &) = default;
};

} // namespace muster
