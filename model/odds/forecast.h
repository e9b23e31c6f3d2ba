// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/expectation.h"
#include "rules/encounter/kind.h"
#include "rules/odds/interval.h"
#include "rules/pack/pack.h"

#include <array>
#include <atomic>
#include <functional>
#include <optional>
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

struct LikelyEncounter {
    Term kind; ///< its id and its name
    double chance = 0;

    friend bool operator==(const LikelyEncounter &, const LikelyEncounter &) = default;
};

/// The exact chances of what a turn to come brings; those of its encounters add up to one.
struct TurnAhead {
    int turn = 1;
    std::vector<LikelyEncounter> encounters; ///< the same kinds in each turn, though one may have no chance
    std::optional<std::array<double, highestEal>> eal; ///< from 1 upwards; none where the campaign has none

    friend bool operator==(const TurnAhead &, const TurnAhead &) = default;
};

/// The id of a turn without an encounter.
inline constexpr QLatin1StringView noEncounter("none");

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
