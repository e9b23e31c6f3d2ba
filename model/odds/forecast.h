// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/expectation.h"
#include "model/odds/runtally.h"
#include "model/odds/turnahead.h"

#include <atomic>
#include <functional>

namespace muster {

/// What becomes of the poisoned before each encounter.
enum class Poisoned : std::uint8_t {
    Kept,
    OneDismissed, ///< who would most likely leave, and poison the most others: the one of the highest Rep
    Dismissed
};

/// What the player will do in the months to come.
struct Policy {
    bool starLeads = true; ///< else the Star stays at home while there is anybody else to send
    bool recruits = true; ///< whenever there is room
    Poisoned poisoned = Poisoned::Kept;

    friend bool operator==(const Policy &, const Policy &) = default;
};

/// What a forecast is asked. A turn is a month, where the rules do not count in half months or in games.
struct ForecastQuestion {
    int months = 12;
    Expectation expected;
    Policy policy = {};
    std::vector<int> goals = {}; ///< by their ids
    std::vector<int> foes = {}; ///< by theirs: whether each is met again
    quint64 seed = 0;
};

/// The goals that may still be reached, the one in view first. What players count themselves nobody can foretell.
std::vector<int> goalsAhead(const Campaign &campaign);
/// The foes who may be met again, where the campaign's option brings them back (R91).
std::vector<int> foesAhead(const Campaign &campaign, const Pack &pack);
/// A year by the campaign's own record, with all that may be reached in it.
ForecastQuestion usualQuestion(const Campaign &campaign, const Pack &pack, std::span<const Step> inForce);

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

/// A forecast that was made: what was asked, and what it came to.
struct ForecastMade {
    ForecastQuestion question;
    std::vector<TurnAhead> chain;
    RunTally tally;
};

} // namespace muster
