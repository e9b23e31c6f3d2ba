// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/expectation.h"
#include "rules/encounter/kind.h"
#include "rules/odds/interval.h"
#include "rules/pack/pack.h"

#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace muster {

/// The distribution of a number over many runs.
struct Spread {
    double mean = 0;
    int p10 = 0; ///< a tenth of the runs had at most this number
    int p25 = 0;
    int p50 = 0;
    int p75 = 0;
    int p90 = 0;

    friend bool operator==(const Spread &, const Spread &) = default;
};

/// Counts of each number over many runs. They are integers, so the result does not depend on the order in which runs
/// are counted.
class NumberTally
{
public:
    void count(int number);
    void add(const NumberTally &other);
    Spread spread() const;

    friend bool operator==(const NumberTally &, const NumberTally &) = default;

private:
    int quantile(double part, int all) const;

    std::map<int, int> m_times; ///< by the number, from 0
};

/// The results of one month over many runs.
struct MonthTally {
    int turn = 1;
    NumberTally figures;
    NumberTally rep;
    int starAlive = 0;
    std::vector<int> goals; ///< number of runs in which each goal had been reached, in the question's order
    std::vector<int> foes; ///< number of runs in which each foe had been met again, in the question's order
    std::vector<int> foesTaken; ///< number of runs in which each foe had been captured or killed by then

    friend bool operator==(const MonthTally &, const MonthTally &) = default;
};

struct RunTally {
    int runs = 0;
    std::vector<MonthTally> months;

    /// Adds the runs of another tally of the same forecast.
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
    Term kind; ///< id and name
    double chance = 0;

    friend bool operator==(const LikelyEncounter &, const LikelyEncounter &) = default;
};

/// The exact chances of a turn to come; those of its encounters add up to 1.
struct TurnAhead {
    int turn = 1;
    std::vector<LikelyEncounter> encounters; ///< the same kinds in each turn, including those with chance 0
    std::optional<std::array<double, highestEal>> eal; ///< chances from level 1 upwards; none without levels

    friend bool operator==(const TurnAhead &, const TurnAhead &) = default;
};

/// The id of a turn without an encounter.
inline constexpr QLatin1StringView noEncounter("none");

/// The treatment of poisoned Grunts before each encounter.
enum class Poisoned : std::uint8_t {
    Kept,
    OneDismissed, ///< the one with the highest Rep, who would most likely leave and poison most others
    Dismissed
};

/// The player's plan for the months to come.
struct Policy {
    bool starLeads = true; ///< otherwise the Star stays at home while there is anybody else to send
    bool recruits = true; ///< recruits whenever there is room
    Poisoned poisoned = Poisoned::Kept;

    friend bool operator==(const Policy &, const Policy &) = default;
};

/// The settings of a forecast. A turn is a month, unless the rules count in half months or in games.
struct ForecastQuestion {
    int months = 12;
    Expectation expected;
    Policy policy = {};
    std::vector<int> goals = {}; ///< ids of goals
    std::vector<int> foes = {}; ///< ids of foes whose return is of interest
    quint64 seed = 0;
};

/// Returns the goals that can still be reached, the one shown in the month bar first. Goals that players count
/// themselves are left out, because they cannot be predicted.
std::vector<int> goalsAhead(const Campaign &campaign);
/// Returns the foes who may be met again, if the campaign's option lets them return (R91).
std::vector<int> foesAhead(const Campaign &campaign, const Pack &pack);
/// Returns a question for a year with the expectation of the campaign's own record, about all goals and foes still
/// open.
ForecastQuestion usualQuestion(const Campaign &campaign, const Pack &pack, std::span<const Step> inForce);

inline constexpr int mostMonthsAhead = 120;
inline constexpr int fewestRuns = 1;
inline constexpr int mostRuns = 1'000'000;
inline constexpr int usualRuns = 10'000;
/// The number of runs computed in one go by one thread, with dice of its own.
inline constexpr int runsInBlock = 250;

Problems checkForecast(const Campaign &campaign, const ForecastQuestion &question, int runs = usualRuns);

/// A forecast of a campaign's months to come.
class Forecast
{
public:
    /// Prepares a forecast. checkForecast() must have found no problems, and the pack must outlive the forecast.
    Forecast(const Campaign &campaign, const Pack &pack, ForecastQuestion question);

    /// Returns the exact chances of the encounters.
    const std::vector<TurnAhead> &chain() const { return m_chain; }
    const ForecastQuestion &question() const { return m_question; }

    /// Simulates the months `runs` times by the procedures of the rules. The dice depend only on the question's seed
    /// and on `number`, so a block is the same wherever it is computed.
    RunTally block(int number, int runs = runsInBlock) const;

    /// Runs the simulation `runs` times on all processors; their number does not affect the result. `isWanted` is
    /// called now and then from any thread; if it returns false, the computation stops and the tally is empty. `first`:
    /// the block to begin with.
    RunTally run(
        int runs, const std::function<bool()> &isWanted = [] { return true; }, int first = 0) const;

private:
    Campaign m_start; ///< without data that no procedure reads
    const Pack &m_pack;
    ForecastQuestion m_question;
    std::vector<TurnAhead> m_chain;
};

/// A finished forecast: its question and its results.
struct ForecastMade {
    ForecastQuestion question;
    std::vector<TurnAhead> chain;
    RunTally tally;
};

} // namespace muster
