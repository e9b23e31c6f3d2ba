// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/force.h"

namespace muster {

/// A linked game as rolled up, with everything that a campaign must store of it.
struct Game {
    QString title; ///< title of its ground, unless the player gave another
    QString lay; ///< instructions for laying out the table
    Force enemy; ///< its leader first

    bool operator==(const Game &) const = default;
};

/// Rolls initiative and weapon skill of a figure, if the rules have these instead of Rep (R81). Values that it already
/// has stay. Dice: 1d6 initiative, then 4d6 or 3d6 skill, recorded for `subject`.
void rollUp(const Pack &pack, Profile &profile, int subject, Dice &dice);

/// Rolls up the next game against a list. The enemy has as many figures as the band, within the limits for a side.
/// Dice: the ground; then for each figure its row of the list, except for the leader, and its initiative and skill.
Game dealGame(const Pack &pack, const QString &enemy, int ours, Dice &dice);

/// Subjects for which the dice of enemy figures are recorded: their place from 1, above every id in the band.
inline constexpr int beforeTheirs = 1000;
inline constexpr int subjectOfTheirs(int place)
{
    return beforeTheirs + place;
}

} // namespace muster
