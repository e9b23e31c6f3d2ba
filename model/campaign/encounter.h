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

/// Whether a media crew is at the current encounter, and who (Chain Reaction, first edition, p. 10).
struct Press {
    Coverage coverage = Coverage::None;
    std::vector<Profile> crew; ///< the Reporter first; nobody unless there is full coverage
    int turn = 0; ///< of the battle, in which it was rolled; 0: before the first

    friend bool operator==(const Press &, const Press &) = default;
};

/// Two bands of the campaign meet (Chain Reaction, first edition, p. 2, R87): each side records whom it brings, and
/// both are shown when both have.
struct Meeting {
    int star = 1; ///< the number of the Star whose band is met
    std::vector<int> ours =
        {}; ///< by number, who leads first, as the encounter's own band wrote them down; else nobody
    std::vector<int> theirs = {}; ///< the same of the band that is met

    bool isShown() const { return !ours.empty() && !theirs.empty(); }
    friend bool operator==(const Meeting &, const Meeting &) = default;
};

/// The current encounter, as it was rolled up.
struct Encounter {
    EncounterKind kind = EncounterKind::Patrol;
    std::optional<int> eal; ///< it began with this one (R13); none where the campaign has no activity
    QString enemy; ///< id of the enemy's army list
    Setup setup;
    quint64 seed = 0; ///< draws the terrain; the dice too, where the program rolled them all
    bool seeded = false; ///< the program rolled them all
    EncounterPart part = {}; ///< with one `kind` says nothing
    std::optional<int> settlement = {}; ///< of the campaign's, where it is fought in one
    std::optional<Press> press = {}; ///< once the player has asked for it
    std::optional<int> whose = {}; ///< the number of the Star whose dice brought it, where each has its own (R87)
    std::optional<Meeting> meeting = {}; ///< where the enemy is another band of the campaign
    QString objective = {}; ///< in the player's words; empty: as the rules have it
    QString entry = {}; ///< where the band comes on, in the same way

    /// The enemy, where it was rolled up figure by figure; null where it is found on the table.
    const Force *dealtEnemy() const;
    friend bool operator==(const Encounter &, const Encounter &) = default;
};

/// An encounter that has been played.
struct PastEncounter {
    int turn = 0;
    EncounterKind kind = EncounterKind::Patrol;
    std::optional<int> eal;
    Outcome outcome = Outcome::Success;
    std::optional<Fraction> won = {}; ///< a part of the points; none where it was all or nothing
    EncounterPart part = {}; ///< as it was, in place of `kind`
    std::optional<int> whose = {}; ///< the number of the Star whose dice brought it; none: everybody's
    std::optional<int> against = {}; ///< that of the Star whose band was met, and what that band won
    std::optional<Fraction> theirs = {};

    friend bool operator==(const PastEncounter &, const PastEncounter &) = default;
};

/// What a part of the points comes to: a success, unless it is none of them.
constexpr Outcome outcomeOf(Fraction won)
{
    return won.numerator > 0 ? Outcome::Success : Outcome::Failure;
}

inline int battlesWon(const std::vector<PastEncounter> &past)
{
    return static_cast<int>(std::ranges::count(past, Outcome::Success, &PastEncounter::outcome));
}

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
