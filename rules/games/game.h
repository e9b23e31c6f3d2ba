// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/force.h"

namespace muster {

/// A linked game as it was rolled up: all a campaign must remember of it.
struct Game {
    QString title; ///< its ground's, unless the player called it something else
    QString lay; ///< what to put on the table
    Force enemy; ///< rolled up, their leader first

    friend bool operator==(const Game &, const Game &) = default;
};

/// Initiative and weapon skill of one who is rolled up, where the rules have these in place of Rep (R81). What it has
/// already stays. Dice: 1d6 initiative, then 4d6 or 3d6 skill, recorded for `subject`.
void rollUp(const Pack &pack, Profile &profile, int subject, Dice &dice);

/// The next game against a list, as many of theirs as there are of ours, within what a side has. Dice: the ground; then,
/// figure by figure, its row of the list, except for their leader, and what it is rolled up with.
Game dealGame(const Pack &pack, const QString &enemy, int ours, Dice &dice);

/// What the dice of one of theirs are recorded for, by its place from 1: above every figure of the band.
inline constexpr int beforeTheirs = 1000;
inline constexpr int subjectOfTheirs(int place)
{
    return beforeTheirs + place;
}

} // namespace muster
