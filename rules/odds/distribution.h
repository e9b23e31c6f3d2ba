// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/die.h"
#include "rules/table/rolltable.h"

#include <functional>
#include <vector>

namespace muster {

/// The bounds of the middle half of all cases.
inline constexpr double lowerQuarter = 0.25;
inline constexpr double upperQuarter = 0.75;

/// The exact chances of whole numbers: computed, never sampled. The chances add up to one, or to less if only some of
/// the possible cases are counted.
class Distribution
{
public:
    /// Makes a distribution in which no number has a chance.
    Distribution() = default;

    static Distribution certain(int value);
    /// Returns the odds of `count(faces)` over all combinations of the dice. For few dice only, since there are
    /// sides^dice combinations.
    static Distribution ofDice(int dice, int sides, const std::function<int(const Faces &)> &count);

    double chanceOf(int value) const;
    double total() const;
    double mean() const;
    /// Returns the least number for which it or a smaller one comes in at least this part of all cases.
    int quantile(double part) const;
    /// The least and the greatest number stored; `most` is below `least` if there is none.
    int least() const { return m_least; }
    int most() const { return m_least + static_cast<int>(m_chances.size()) - 1; }

    /// Calls `hear(value, chance)` for each number stored, from the least up.
    void each(auto hear) const
    {
        for (int value = least(); value <= most(); ++value)
            hear(value, chanceOf(value));
    }

    void add(int value, double chance);
    /// Adds the distribution of a case that has this chance.
    void add(const Distribution &other, double chance);

    /// Returns the distribution of the sum of two independent numbers.
    Distribution operator+(const Distribution &other) const;
    /// Returns the distribution of the sum of `count` independent numbers of this distribution.
    Distribution times(int count) const;

private:
    int m_least = 0;
    std::vector<double> m_chances; ///< indexed by value − m_least
};

/// Returns the odds of the number of successes with `dice` d6.
Distribution successOdds(int dice);

/// Returns the odds of the number of d6 that pass at this target.
Distribution passedOdds(int dice, int target);

/// Returns the odds of the sum of the dice.
Distribution sumOdds(int dice, int sides);

/// Calls `hear(outcome, chance)` for each total of a table.
template<typename Outcome, typename Hear>
void eachOutcome(const RollTable<Outcome> &table, Hear hear)
{
    sumOdds(table.dice, table.sides).each([&](int total, double chance) { hear(table.at(total), chance); });
}

} // namespace muster
