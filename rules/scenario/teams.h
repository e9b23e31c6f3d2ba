// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"
#include "rules/pack/optionvalue.h"

#include <vector>

namespace muster {

/// A figure with all it carries.
struct TeamFigure {
    Profile profile;
    std::vector<QString> also; ///< more weapons
    int grenades = 0;
    int rounds = 0; ///< of its rocket launcher
};

/// Figures that come as they are printed and not by dice: the Firm's Black Ops, aliens, zombies.
struct Team {
    QString id;
    QString title;
    std::vector<TeamFigure> figures; ///< the leader first
    QString reinforcements; ///< the list that brings any more; none: more of the last figure, or all of them again
    bool led = false; ///< a player may lead it: it comes with its Star, and recruits its reinforcements
    bool again = false; ///< more of them come in the same order from the first on: every third alien is big (R84)
    int vehicles = 0; ///< always at hand
    int seats = 0; ///< in each
    std::vector<OptionValue> suits = {}; ///< proposed as the enemy of a campaign with one of these

    /// Who stands in that place, from 0, where no list brings those beyond it.
    const Profile &profileAt(std::size_t place) const
    {
        if (place >= figures.size() && !again)
            return figures.back().profile;
        return figures[place % figures.size()].profile;
    }
};

} // namespace muster
