// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace muster {

/// What some of a squad carry beside, or in place of, the list's standard weapon (Chain Reaction 3.0 p. 7).
struct SquadArms {
    enum class Per : std::uint8_t { Figure, Team, Squad };

    std::vector<QString> weapons; ///< any one of these
    Per per = Per::Squad;
    int every = 1; ///< one in so many figures, teams or squads
    int crew = 1; ///< figures that serve it
    int shots = 0; ///< in a game; 0: no limit
    QString type; ///< only for figures of this type; empty for all
};

/// How a list's figures go together (Chain Reaction 3.0 p. 7).
struct Squad {
    int least = 1;
    int most = 1;
    int team = 0; ///< figures in a team; 0: there are no teams
    QString leader; ///< the type of its leader, empty where none is said
    std::vector<SquadArms> arms;
    std::vector<QString> apart; ///< types who form groups of their own

    bool isApart(const QString &type) const { return std::find(apart.begin(), apart.end(), type) != apart.end(); }
};

} // namespace muster
