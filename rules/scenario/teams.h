// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"
#include "rules/pack/optionvalue.h"

#include <vector>

namespace muster {

/// A figure of a team, with everything it carries.
struct TeamFigure {
    Profile profile;
    std::vector<QString> also; ///< ids of additional weapons
    int grenades = 0;
    int rounds = 0; ///< rounds of its rocket launcher
};

/// A group of figures that come as printed and not by dice: the Firm's Black Ops, aliens, zombies.
struct Team {
    QString id;
    QString title;
    std::vector<TeamFigure> figures; ///< leader first
    QString reinforcements; ///< id of the list for further figures; empty if the last one or, with `again`, all repeat
    bool led = false; ///< a player may lead it; it comes with its Star and recruits its reinforcements
    bool again = false; ///< further figures repeat the team from its first on: every third alien is big (R84)
    int vehicles = 0; ///< vehicles that are always at hand
    int seats = 0; ///< seats in each vehicle
    std::vector<OptionValue> suits = {}; ///< options with which a campaign suggests it as the enemy

    /// Returns the figure at this place, from 0, beyond the printed ones if no list provides them.
    const Profile &profileAt(std::size_t place) const
    {
        if (place >= figures.size() && !again)
            return figures.back().profile;
        return figures[place % figures.size()].profile;
    }
};

} // namespace muster
