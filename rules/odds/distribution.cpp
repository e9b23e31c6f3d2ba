// SPDX-License-Identifier: MIT
#include "rules/odds/distribution.h"

#include "rules/dice/counting.h"

#include <cmath>
#include <numeric>

namespace muster {

namespace {

/// Changes the dice to the next combination of faces. Returns false after the last one.
bool turn(Faces &dice, int sides)
{
    for (Die &die : dice) {
        if (die.face < sides) {
            ++die.face;
            return true;
        }
        die.face = 1;
    }
    return false;
}

} // namespace

Distribution Distribution::certain(int value)
{
    Distribution made;
    made.add(value, 1);
    return made;
}

Distribution Distribution::ofDice(int dice, int sides, const std::function<int(const Faces &)> &count)
{
    Distribution ways;
    Faces faces;
    faces.resize(dice, Die{1});
    do
        ways.add(count(faces), 1);
    while (turn(faces, sides));

    Distribution odds;
    odds.add(ways, 1 / std::pow(sides, dice));
    return odds;
}

double Distribution::chanceOf(int value) const
{
    return value < least() || value > most() ? 0 : m_chances[static_cast<std::size_t>(value - m_least)];
}

double Distribution::total() const
{
    return std::accumulate(m_chances.begin(), m_chances.end(), 0.0);
}

double Distribution::mean() const
{
    double sum = 0;
    each([&](int value, double chance) { sum += value * chance; });
    return sum;
}

int Distribution::quantile(double part) const
{
    double sofar = 0;
    int value = least();
    while (value < most() && (sofar += chanceOf(value)) < part)
        ++value;
    return value;
}

void Distribution::add(int value, double chance)
{
    if (m_chances.empty())
        m_least = value;
    if (value < m_least) {
        m_chances.insert(m_chances.begin(), static_cast<std::size_t>(m_least - value), 0);
        m_least = value;
    }
    if (value > most())
        m_chances.resize(static_cast<std::size_t>(value - m_least) + 1);
    m_chances[static_cast<std::size_t>(value - m_least)] += chance;
}

void Distribution::add(const Distribution &other, double chance)
{
    other.each([&](int value, double part) { add(value, part * chance); });
}

Distribution Distribution::operator+(const Distribution &other) const
{
    Distribution sum;
    if (m_chances.empty() || other.m_chances.empty())
        return sum;
    sum.m_least = m_least + other.m_least;
    sum.m_chances.resize(m_chances.size() + other.m_chances.size() - 1);
    for (std::size_t mine = 0; mine < m_chances.size(); ++mine) {
        for (std::size_t theirs = 0; m_chances[mine] > 0 && theirs < other.m_chances.size(); ++theirs)
            sum.m_chances[mine + theirs] += m_chances[mine] * other.m_chances[theirs];
    }
    return sum;
}

Distribution Distribution::times(int count) const
{
    Distribution sum = certain(0);
    for (; count > 0; --count)
        sum = sum + *this;
    return sum;
}

Distribution successOdds(int dice)
{
    return Distribution::ofDice(1, 6, successes).times(dice);
}

Distribution passedOdds(int dice, int target)
{
    return Distribution::ofDice(dice, 6, [=](const Faces &faces) { return passed(faces, target); });
}

Distribution sumOdds(int dice, int sides)
{
    return Distribution::ofDice(1, sides, sum).times(dice);
}

} // namespace muster
