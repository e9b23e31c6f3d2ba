// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounterparts.h"
#include "rules/band/profile.h"
#include "rules/encounter/setup.h"
#include "rules/faction/faction.h"
#include "rules/media/coverage.h"
#include "rules/scenario/force.h"
#include "rules/scenario/victory.h"
#include "rules/settlement/settlement.h"

#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

namespace muster {

/// The media coverage of the current encounter and its crew (Chain Reaction, first edition, p. 10).
struct Press {
    Coverage coverage = Coverage::None;
    std::vector<Profile> crew; ///< the Reporter first; empty unless there is full coverage
    int turn = 0; ///< the turn of the battle in which it was rolled; 0: before the first

    friend bool operator==(const Press &, const Press &) = default;
};

/// A meeting of two bands of the campaign (Chain Reaction, first edition, p. 2, R87). Each side records which figures
/// it brings; both lists are shown once both are recorded.
struct Meeting {
    FigureId star = firstStar; ///< the Star whose band is met
    FigureIds ours = {}; ///< the own band's figures, the leader first; empty until recorded
    FigureIds theirs = {}; ///< likewise for the band that is met

    bool isShown() const { return !ours.empty() && !theirs.empty(); }
    friend bool operator==(const Meeting &, const Meeting &) = default;
};

/// The current encounter as it was rolled.
struct Encounter {
    EncounterKind kind = EncounterKind::Patrol;
    std::optional<int> eal; ///< the level it began with (R13); none if the campaign has no activity
    QString enemy; ///< id of the enemy's army list
    Setup setup;
    quint64 seed = 0; ///< seeds the terrain, and also the dice if `seeded`
    bool seeded = false; ///< the program rolled all its dice
    EncounterPart part = {}; ///< if set, `kind` has no meaning
    std::optional<int> settlement = {}; ///< id of the campaign's settlement it is fought in
    std::optional<Press> press = {}; ///< set once the player has rolled for it
    FigureId whose{}; ///< the Star whose dice brought it, if each has its own (R87)
    std::optional<Meeting> meeting = {}; ///< set if the enemy is another band of the campaign
    QString objective = {}; ///< in the player's words; empty: as in the rules
    QString entry = {}; ///< the place where the band comes on, likewise

    /// Returns the enemy that was rolled figure by figure, or null if it is found on the table.
    const Force *dealtEnemy() const;
    friend bool operator==(const Encounter &, const Encounter &) = default;
};

/// An encounter that has been played.
struct PastEncounter {
    int turn = 0;
    EncounterKind kind = EncounterKind::Patrol;
    std::optional<int> eal;
    Outcome outcome = Outcome::Success;
    std::optional<Fraction> won = {}; ///< a part of the points; none: all or nothing
    EncounterPart part = {}; ///< the encounter, instead of `kind`
    FigureId whose{}; ///< the Star whose dice brought it; nobody: everybody's
    FigureId against{}; ///< the Star whose band was met; `theirs` is what that band won
    std::optional<Fraction> theirs = {};

    friend bool operator==(const PastEncounter &, const PastEncounter &) = default;
};

/// Returns the outcome for a part of the points: a success unless it is zero.
constexpr Outcome outcomeOf(Fraction won)
{
    return won.numerator > 0 ? Outcome::Success : Outcome::Failure;
}

inline int battlesWon(const std::vector<PastEncounter> &past)
{
    return static_cast<int>(std::ranges::count(past, Outcome::Success, &PastEncounter::outcome));
}

/// An encounter that may follow the last one at once, between the same two sides (Chain Reaction, first edition, pp. 13
/// to 15).
struct Following {
    Scenario over; ///< the encounter it follows, with the remaining enemies
    std::optional<ScenarioKind> kind; ///< the player's choice; none: the book's, if its die says so
    FigureId whose{}; ///< the Star whose encounter it follows, if there are several (R87)
    FigureId against{}; ///< the Star whose band it was fought with, if bands met

    friend bool operator==(const Following &, const Following &) = default;
};

/// A journey to another locale (Chain Reaction, first edition, p. 19, R69).
struct Journey {
    Locale to = Locale::Badlands;
    int arrivesIn = 1; ///< the first turn there

    friend bool operator==(const Journey &, const Journey &) = default;
};

/// The option that holds the locale of the band.
inline constexpr QLatin1StringView localeOption("locale");

/// A settlement in the player's binder (Chain Reaction, first edition, p. 20).
struct KeptSettlement {
    int id = 1;
    QString name;
    Locale locale = Locale::Badlands;
    Settlement settlement;
    QString nomads; ///< id of the list of the nomads who live there; empty: its homes stand
    QString notes; ///< the player's own
    int found = 1; ///< the turn in which the band first came to it

    friend bool operator==(const KeptSettlement &, const KeptSettlement &) = default;
};

} // namespace muster
