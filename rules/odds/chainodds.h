// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/setup.h"

#include <array>
#include <functional>
#include <vector>

namespace muster {

/// The exact chances of what an encounter of the chain is: its kind, and its Enemy Activity Level where there is one.
class LinkOdds
{
public:
    /// It is this one.
    static LinkOdds certain(const NextEncounter &link);
    /// It is of this kind, and its EAL is yet to be rolled (R13).
    static LinkOdds ofUnrolledEal(EncounterKind kind);

    double of(EncounterKind kind) const;
    double ofEal(int eal) const;
    bool hasEal() const;

    void add(const NextEncounter &link, double chance);
    /// Tells `hear(link, chance)` of each that may be.
    void each(const std::function<void(const NextEncounter &, double)> &hear) const;

private:
    static constexpr std::size_t kinds = 3;
    std::array<std::array<double, highestEal + 1>, kinds> m_chances{}; ///< by kind, then EAL; 0: there is none
};

/// What follows on an encounter.
using NextLink = std::function<NextEncounter(const NextEncounter &, Outcome)>;
/// The chance of a success.
using WinChance = std::function<double(EncounterKind)>;

/// A chain of encounters is a Markov chain: what the next is hangs on nothing but this one and how it ends. For so many of
/// them, the first being `first`.
std::vector<LinkOdds> linksAhead(const LinkOdds &first, int months, const NextLink &next, const WinChance &win);

} // namespace muster
