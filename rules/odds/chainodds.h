// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/setup.h"

#include <functional>
#include <vector>

namespace muster {

/// The exact odds of the next encounter: of its kind, and of its Enemy Activity Level if it has one.
class LinkOdds
{
public:
    /// Returns odds of 1 for this encounter.
    static LinkOdds certain(const NextEncounter &link);
    /// Returns odds of 1 for this kind, with an EAL yet to be rolled (R13).
    static LinkOdds ofUnrolledEal(EncounterKind kind);

    double of(EncounterKind kind) const;
    double ofEal(int eal) const;
    bool hasEal() const;

    void add(const NextEncounter &link, double chance);
    /// Calls `hear(link, chance)` for each encounter that can occur.
    void each(const std::function<void(const NextEncounter &, double)> &hear) const;

private:
    PerValue<EncounterKind, PerNumber<double, 0, highestEal>> m_chances{}; ///< by kind, then EAL; 0 for no EAL
};

/// Returns the encounter that follows another with this outcome.
using NextLink = std::function<NextEncounter(const NextEncounter &, Outcome)>;
/// Returns the chance of a success in an encounter of this kind.
using WinChance = std::function<double(EncounterKind)>;

/// Returns the odds of the next `months` encounters, beginning with `first`. They form a Markov chain: the next
/// encounter depends only on the present one and its outcome.
std::vector<LinkOdds> linksAhead(const LinkOdds &first, int months, const NextLink &next, const WinChance &win);

} // namespace muster
