// SPDX-License-Identifier: MIT
#include "model/odds/runtally.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace muster {

void NumberTally::count(int number)
{
    const auto place = static_cast<std::size_t>(std::max(0, number));
    if (m_times.size() <= place)
        m_times.resize(place + 1);
    ++m_times[place];
}

void NumberTally::add(const NumberTally &other)
{
    m_times.resize(std::max(m_times.size(), other.m_times.size()));
    std::transform(other.m_times.begin(), other.m_times.end(), m_times.begin(), m_times.begin(), std::plus());
}

/// The least number that so many of all do not exceed.
int NumberTally::quantile(double part, int all) const
{
    int soFar = 0;
    for (std::size_t number = 0; number < m_times.size(); ++number) {
        soFar += m_times[number];
        if (soFar >= part * all)
            return static_cast<int>(number);
    }
    return 0;
}

Spread NumberTally::spread() const
{
    const int all = std::accumulate(m_times.begin(), m_times.end(), 0);
    if (all == 0)
        return {};
    std::int64_t sum = 0;
    for (std::size_t number = 0; number < m_times.size(); ++number)
        sum += static_cast<std::int64_t>(number) * m_times[number];
    return {static_cast<double>(sum) / all,
            quantile(0.1, all),
            quantile(0.25, all),
            quantile(0.5, all),
            quantile(0.75, all),
            quantile(0.9, all)};
}

namespace {

void addTimes(std::vector<int> &times, const std::vector<int> &more)
{
    times.resize(more.size());
    std::transform(more.begin(), more.end(), times.begin(), times.begin(), std::plus());
}

} // namespace

void RunTally::add(const RunTally &other)
{
    if (months.empty())
        months.resize(other.months.size());
    runs += other.runs;
    for (std::size_t i = 0; i < months.size(); ++i) {
        MonthTally &month = months[i];
        const MonthTally &more = other.months[i];
        month.turn = more.turn;
        month.figures.add(more.figures);
        month.rep.add(more.rep);
        month.starAlive += more.starAlive;
        addTimes(month.goals, more.goals);
        addTimes(month.foes, more.foes);
        addTimes(month.foesTaken, more.foesTaken);
    }
}

} // namespace muster
