// SPDX-License-Identifier: MIT
#pragma once

#include "rules/closedset.h"

#include <QMap>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace muster {

struct ArmyList;
struct Pack;
struct Profile;

/// The prices of the "Chinese menu" (Chain Reaction, first edition, p. 11), by the ids of the pack's weapons and
/// armours.
struct ForcePoints {
    struct Round {
        QString id;
        QString title;
        int points = 0;
    };
    PerRep<int> reps{};
    QMap<QString, int> armors;
    QMap<QString, int> weapons; ///< only those that can be bought
    std::vector<Round> rounds; ///< for weapons whose rounds are bought separately
    int unarmored = 0; ///< price of a vehicle, without its crew and weapons
    int armored = 0;
    int perBadWound = 0; ///< price for each Bad Wound that it takes to destroy the vehicle

    int figure(int rep, const QString &armor, const std::vector<QString> &carried) const;
    int vehicle(bool hasArmor, int badWounds) const;
};

/// Returns the total Rep of the Grunts that a leader may recruit, if the option for that is on: the leader's Rep
/// squared (p. 2, R68).
inline constexpr int repBudget(int leaderRep)
{
    return leaderRep * leaderRep;
}

/// Returns the number of special weapons that a list allows to `figures` figures; nullopt if there is no limit (pp. 8
/// to 10).
std::optional<int> specialistsAllowed(int figuresPerSpecial, int figures);

/// Returns the price of a figure. If its list leaves the weapon open, it is priced with the dearest that it may have.
/// nullopt if the rules have no prices.
std::optional<int> priceOf(const Pack &pack, const ArmyList *list, const Profile &figure);

/// Returns the price of these figures together by the "Chinese menu" (Chain Reaction, first edition, p. 11): Rep,
/// armour and weapons of each, without vehicles. nullopt if the rules have no prices.
std::optional<int> priceOf(const Pack &pack, const std::vector<Profile> &force);

} // namespace muster
