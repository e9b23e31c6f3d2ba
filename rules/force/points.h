// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace muster {

struct ArmyList;
struct Pack;
struct Profile;

/// What a force costs, the "Chinese menu" (Chain Reaction, first edition, p. 11). Ids are the pack's weapons and armours.
struct ForcePoints {
    struct Round {
        QString id;
        QString title;
        int points = 0;
    };
    std::array<int, 6> reps{}; ///< by Rep − 1
    QMap<QString, int> armors;
    QMap<QString, int> weapons; ///< those that can be bought
    std::vector<Round> rounds; ///< for weapons that are bought without
    int unarmored = 0; ///< a vehicle, without its crew and weapons
    int armored = 0;
    int perBadWound = 0; ///< that it takes to destroy it

    int figure(int rep, const QString &armor, const std::vector<QString> &carried) const;
    int vehicle(bool hasArmor, int badWounds) const;
};

/// The Rep of Grunts a leader may recruit in all, where that is how they are recruited: its Rep squared (p. 2, R68).
inline constexpr int repBudget(int leaderRep)
{
    return leaderRep * leaderRep;
}

/// Special weapons a list allows so many figures; none: as many as they like (pp. 8 to 10).
std::optional<int> specialistsAllowed(int figuresPerSpecial, int figures);

/// What one figure costs; where its list leaves the weapon open, with the dearest of those it may have. None where the rules
/// have no such prices.
std::optional<int> priceOf(const Pack &pack, const ArmyList *list, const Profile &figure);

/// What these figures cost together by the "Chinese menu" (Chain Reaction, first edition, p. 11): Rep, armour and weapons of
/// each, without vehicles. None where the rules have no such prices.
std::optional<int> priceOf(const Pack &pack, const std::vector<Profile> &force);

} // namespace muster
