// SPDX-License-Identifier: MIT
#pragma once

#include "rules/faction/faction.h"

namespace muster {

/// On the way to another locale (Chain Reaction, first edition, p. 19, R69).
struct Journey {
    Locale to = Locale::Badlands;
    int arrivesIn = 1; ///< the turn that begins there

    friend bool operator==(const Journey &, const Journey &) = default;
};

/// The option that says in which locale the band is.
inline constexpr QLatin1StringView localeOption("locale");

} // namespace muster
