// SPDX-License-Identifier: MIT
#pragma once

#include "rules/faction/faction.h"
#include "rules/scenario/scenario.h"
#include "rules/settlement/settlement.h"

namespace muster {

/// An encounter that may follow at once on the last one, between the same two sides (Chain Reaction, first edition,
/// pp. 13 to 15).
struct Following {
    Scenario over; ///< the encounter it follows, with those of the enemy who are left
    std::optional<ScenarioKind> kind; ///< as the player says; none: the book's own, if its die says so
    std::optional<int> whose = {}; ///< the number of the Star whose encounter it follows, where there are several (R87)
    std::optional<int> against = {}; ///< the number of the Star whose band it was fought with, where bands met

    friend bool operator==(const Following &, const Following &) = default;
};

/// On the way to another locale (Chain Reaction, first edition, p. 19, R69).
struct Journey {
    Locale to = Locale::Badlands;
    int arrivesIn = 1; ///< the turn that begins there

    friend bool operator==(const Journey &, const Journey &) = default;
};

/// The option that says in which locale the band is.
inline constexpr QLatin1StringView localeOption("locale");

/// A settlement in the player's binder (Chain Reaction, first edition, p. 20).
struct KeptSettlement {
    int id = 1;
    QString name;
    Locale locale = Locale::Badlands;
    Settlement settlement;
    QString nomads; ///< the list of those who live there on wheels; empty: its homes stand
    QString notes; ///< the player's own
    int found = 1; ///< the turn the band came to it first

    friend bool operator==(const KeptSettlement &, const KeptSettlement &) = default;
};

} // namespace muster
