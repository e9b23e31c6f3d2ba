// SPDX-License-Identifier: MIT
#include "rules/odds/scenarioodds.h"

#include "rules/odds/distribution.h"
#include "rules/scenario/scenariotables.h"

#include <bit>
#include <vector>

namespace muster {

namespace {

/// A set of kinds that roll against each other, one bit each.
using Running = unsigned;

class RollOffs
{
public:
    RollOffs(const ScenarioTables &tables, Genre genre)
        : m_sums(sumOdds(2, 6))
    {
        for (const ScenarioKind kind : allScenarios)
            m_modifiers[kind] = tables.modifier(kind, genre);
    }

    ScenarioOdds odds()
    {
        Running open = 0;
        for (std::size_t kind = 0; kind < m_modifiers.size(); ++kind)
            open |= m_modifiers[kind] ? 1U << kind : 0U;
        // Kinds that tie are a subset of those that rolled, so each set needs only smaller ones.
        std::vector<ScenarioOdds> by(std::size_t(open) + 1);
        for (Running running = 1; running <= open; ++running) {
            if ((running & open) == running)
                by[running] = among(running, by);
        }
        return by[open];
    }

private:
    ScenarioOdds among(Running running, const std::vector<ScenarioOdds> &smaller) const
    {
        ScenarioOdds odds{};
        double againAll = 0;
        for (Running tied = running; tied != 0; tied = (tied - 1) & running) {
            const double chance = chanceOfTie(running, tied);
            if (std::has_single_bit(tied))
                odds[static_cast<std::size_t>(std::countr_zero(tied))] += chance;
            else if (tied == running)
                againAll = chance;
            else
                for (std::size_t kind = 0; kind < odds.size(); ++kind)
                    odds[kind] += chance * smaller[tied][kind];
        }
        for (double &one : odds)
            one /= 1 - againAll; // if all tie, the same roll is repeated
        return odds;
    }

    /// Returns the chance that exactly the kinds in `tied` have the highest score among those in `running`.
    double chanceOfTie(Running running, Running tied) const
    {
        double chance = 0;
        for (int score = least; score <= most; ++score) {
            double all = 1;
            for (std::size_t kind = 0; kind < m_modifiers.size() && all > 0; ++kind) {
                if (!(running >> kind & 1U))
                    continue;
                const int sum = score - *m_modifiers[kind];
                all *= tied >> kind & 1U ? m_sums.chanceOf(sum) : below(sum);
            }
            chance += all;
        }
        return chance;
    }

    double below(int sum) const
    {
        double chance = 0;
        for (int less = m_sums.least(); less < sum && less <= m_sums.most(); ++less)
            chance += m_sums.chanceOf(less);
        return chance;
    }

    static constexpr int least = -20; ///< bounds of a score, whatever the table's modifiers are
    static constexpr int most = 40;
    Distribution m_sums;
    PerValue<ScenarioKind, std::optional<int>> m_modifiers;
};

} // namespace

ScenarioOdds scenarioOdds(const ScenarioTables &tables, Genre genre)
{
    return RollOffs(tables, genre).odds();
}

} // namespace muster
