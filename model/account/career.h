// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"
#include "model/story/figurehistory.h"

#include <algorithm>

namespace muster {

/// A battle as experienced by one band. A battle in which two bands met is listed twice.
struct FoughtBattle {
    int step = 0; ///< number of the step that finished it, from 1
    int turn = 0;
    QString kind; ///< id of the encounter, such as "raid-attack"
    QString title; ///< such as "Raid: Attack"
    Outcome outcome = Outcome::Success;
    std::vector<FigureId> there = {}; ///< figures of the band that took part
    std::vector<FigureId> lost = {}; ///< figures that the band lost in it, in the order of the step's changes
};

/// A battle in a figure's career. Battles it sat out are not listed.
struct CareerBattle {
    std::size_t battle = 0; ///< index in Careers::battles
    Fate fate = Fate::Fine;
    Deeds deeds = {};
    int rep = 0; ///< the Rep after it
    bool gone = false; ///< the figure was lost in it
    QString told = {}; ///< such as "Recovers, stays firm; Successes: 3 to 1"
};

/// A figure that fought together with another.
struct CareerComrade {
    FigureId id{};
    std::vector<bool> together; ///< for each of the other figure's battles

    int battles() const { return int(std::ranges::count(together, true)); }
};

/// The totals of a career.
struct CareerSums {
    int battles = 0;
    int won = 0;
    int kills = 0;
    int routed = 0;
    int wounds = 0; ///< battles in which it was hurt, or could not go on
    int ranAway = 0;
    int lost = 0; ///< comrades lost in battles it was in
};

/// A figure's life until now, or until it left.
struct Career {
    Figure figure; ///< current state, or state when it left
    std::optional<Farewell> farewell; ///< set if it left
    QString how; ///< the way it left, such as "Died of wounds"
    std::vector<FigureChapter> chapters; ///< events that decided its life, with their dice
    std::vector<CareerBattle> battles; ///< battles it took part in
    CareerSums sums;
    std::vector<AccountPassage> passages; ///< the player's notes and pictures about the figure
};

/// The careers of all who were ever in the band, in the order of joining.
struct Careers {
    std::vector<FoughtBattle> battles;
    std::vector<Career> all;

    const Career *find(FigureId id) const;
    /// Returns the other figures that the figure's band lost in one of its battles.
    std::vector<FigureId> lostIn(const Career &career, const CareerBattle &battle) const;
    /// Returns the figures that fought together with this one, the most frequent first.
    std::vector<CareerComrade> comradesOf(const Career &career) const;
};

Careers careersOf(std::span<const Step> steps, const Pack &pack);

/// Returns the totals that are not 0 in a line, such as "7 battles, 5 won; killed 7; comrades lost: 6".
QString sumsInWords(const CareerSums &sums);

} // namespace muster
