// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"
#include "model/story/figurehistory.h"

#include <algorithm>

namespace muster {

/// A battle as those of one band who were there remember it: where two bands met, it is there twice.
struct FoughtBattle {
    int step = 0; ///< that finished it, from 1
    int turn = 0;
    QString kind; ///< the encounter's id: "raid-attack"
    QString title; ///< "Raid: Attack"
    Outcome outcome = Outcome::Success;
    std::vector<FigureId> there; ///< of the band
    std::vector<FigureId> lost; ///< whom the band lost with it, in the same order of steps
};

/// One battle in a figure's life; none that it sat out.
struct CareerBattle {
    std::size_t battle = 0; ///< its place among Careers::battles
    Fate fate = Fate::Fine;
    Deeds deeds = {};
    int rep = 0; ///< after it
    bool gone = false; ///< lost with it
    QString told = {}; ///< "Recovers, stays firm; Successes: 3 to 1"
};

/// One who stood beside a figure in battle.
struct CareerComrade {
    FigureId id{};
    std::vector<bool> together; ///< in each of the figure's battles

    int battles() const { return static_cast<int>(std::count(together.begin(), together.end(), true)); }
};

/// What a career comes to.
struct CareerSums {
    int battles = 0;
    int won = 0;
    int kills = 0;
    int routed = 0;
    int wounds = 0; ///< battles in which it was hurt, or could not go on
    int ranAway = 0;
    int lost = 0; ///< comrades, in battles it was in
};

/// A figure's life until now, or until it left.
struct Career {
    Figure figure; ///< as it is, or was at the end
    std::optional<Farewell> farewell; ///< of one who left
    QString how; ///< it did: "Died of wounds"
    std::vector<FigureChapter> chapters; ///< what decided it, with its dice
    std::vector<CareerBattle> battles; ///< that it was in
    CareerSums sums;
    std::vector<AccountPassage> passages; ///< the player's words and pictures about the figure
};

/// The careers of everybody who ever was in the band, in the order of joining.
struct Careers {
    std::vector<FoughtBattle> battles;
    std::vector<Career> all;

    const Career *find(FigureId id) const;
    /// Whom the figure's band lost in one of its battles, beside itself.
    std::vector<FigureId> lostIn(const Career &career, const CareerBattle &battle) const;
    /// Those who were with the figure, the most often first.
    std::vector<CareerComrade> comradesOf(const Career &career) const;
};

Careers careersOf(std::span<const Step> steps, const Pack &pack);

/// "7 battles, 5 won; killed 7; comrades lost: 6": what there is of it, in a line.
QString sumsInWords(const CareerSums &sums);

} // namespace muster
