// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/expectation.h"
#include "model/odds/runtally.h"
#include "model/odds/turnahead.h"

#include <atomic>
#include <functional>

namespace muster {

/// What the player will do in the months to come.
struct Policy {
    bool starLeads = true; ///< else the Star stays at home while there is anybody else to send
    bool recruits = true; ///< whenever there is room
    bool dismissesPoisoned = false; ///< before each encounter

    friend bool operator==(const Policy &, const Policy &) = default;
};

/// Something the campaign may reach.
struct GoalAhead {
    int id = 0;
    std::function<bool(const Campaign &)> reached;
};

/// What a forecast is asked. A turn is a month, where the rules do not count in half months or in games.
struct ForecastQuestion {
    int months = 12;
    Expectation expected;
    Policy policy = {};
    std::vector<GoalAhead> goals = {};
    quint64 seed = 0;
};

inline constexpr int mostMonthsAhead = 120;
inline constexpr int fewestRuns = 1;
inline constexpr int mostRuns = 1'000'000;
inline constexpr int usualRuns = 10'000;
/// What is computed by one processor in one go, with dice of its own.
inline constexpr int runsInBlock = 250;

Problems checkForecast(const Campaign &campaign, const ForecastQuestion &question, int runs = usualRuns);

/// A campaign's months to come.
class Forecast
{
public:
    /// After a clean check. The pack must outlive it.
    Forecast(const Campaign &campaign, const Pack &pack, ForecastQuestion question);

    /// The encounters, exact.
    const std::vector<TurnAhead> &chain() const { return m_chain; }
    const ForecastQuestion &question() const { return m_question; }

    /// Runs the band through the months by the rules' own procedures, so many times: the block of this number. Its dice are the
    /// seed's and the number's, so that the same block is the same whoever computes it.
    RunTally block(int number, int runs = runsInBlock) const;

    /// So many runs, spread over the processors: the same whatever their number. `isWanted` is asked now and then, from any
    /// thread; if it says no, what has been computed by then is of no use, and the tally is empty.
    RunTally run(
        int runs, const std::function<bool()> &isWanted = [] { return true; }) const;
    /// The blocks from `first` on that `runs` more runs make.
    RunTally runFrom(
        int first, int runs, const std::function<bool()> &isWanted = [] { return true; }) const;

private:
    Campaign m_start; ///< without what no procedure asks for
    const Pack &m_pack;
    ForecastQuestion m_question;
    std::vector<TurnAhead> m_chain;
};

} // namespace muster
