// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/die.h"
#include "rules/table/rolltable.h"

#include <functional>
#include <vector>

namespace muster {

/// The exact chances of whole numbers: computed, never sampled. Those of a whole event add up to one; those of a part of
/// what may happen add up to less.
class Distribution
{
public:
    /// No number has a chance yet.
    Distribution() = default;

    static Distribution certain(int value);
    /// What `count` makes of the dice, over every way they can fall: for few dice, as there are sides^dice ways.
    static Distribution ofDice(int dice, int sides, const std::function<int(const Faces &)> &count);

    double chanceOf(int value) const;
    double total() const;
    double mean() const;
    /// The least and the greatest number with a place here; `most` is below `least` where there is none.
    int least() const { return m_least; }
    int most() const { return m_least + static_cast<int>(m_chances.size()) - 1; }

    void add(int value, double chance);
    /// One more way to get here, itself as likely as this.
    void add(const Distribution &other, double chance);

    /// Of the sum of two numbers that know nothing of each other.
    Distribution operator+(const Distribution &other) const;
    /// Of the sum of so many such numbers.
    Distribution times(int count) const;

private:
    int m_least = 0;
    std::vector<double> m_chances; ///< from m_least upwards
};

/// How many of so many d6 are successes.
Distribution successOdds(int dice);

/// How many of so many d6 are passed at this target.
Distribution passedOdds(int dice, int target);

/// Tells `hear(outcome, chance)` of each total of a book's table.
template<typename Outcome, typename Hear>
void eachOutcome(const RollTable<Outcome> &table, Hear hear);

/// The sum of so many dice.
Distribution sumOdds(int dice, int sides);

template<typename Outcome, typename Hear>
void eachOutcome(const RollTable<Outcome> &table, Hear hear)
{
    const Distribution totals = sumOdds(table.dice, table.sides);
    for (int total = table.least(); total <= table.most(); ++total)
        hear(table.at(total), totals.chanceOf(total));
}

} // namespace muster
