// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace muster {

/// Weapons that some members of a squad carry in addition to, or instead of, the list's standard weapon (Chain Reaction
/// 3.0 p. 7).
struct SquadArms {
    enum class Per : std::uint8_t { Figure, Team, Squad };

    std::vector<QString> weapons; ///< alternatives; any one of them
    Per per = Per::Squad;
    int every = 1; ///< one weapon for this number of figures, teams or squads
    int crew = 1; ///< number of figures that serve the weapon
    int shots = 0; ///< shots in a game; 0 for no limit
    QString type; ///< the only type that may carry it; empty for all types
};

/// The organisation of a list's figures into squads (Chain Reaction 3.0 p. 7).
struct Squad {
    int least = 1;
    int most = 1;
    int team = 0; ///< number of figures in a team; 0 if there are no teams
    QString leader; ///< type of the leader; empty if the book names none
    std::vector<SquadArms> arms;
    std::vector<QString> apart; ///< types that form groups of their own

    bool isApart(const QString &type) const { return std::ranges::find(apart, type) != apart.end(); }
};

} // namespace muster
