// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace muster {

class Dice;

/// How one kind of figure is rolled up: initiative is a D3 and `initiative`, skill so many d6 times ten (R81).
struct PercentileProfile {
    int initiative = 0;
    int skillDice = 3;
};

/// The figures of the percentile street skirmish, and what distance leaves of their skill.
struct PercentileTables {
    PercentileProfile officer;
    PercentileProfile other;
    std::vector<int> fractions; ///< one part in so many, range band by range band
};

struct PercentileFigure {
    int initiative = 0;
    int skill = 0;

    void describe(auto &field) const
    {
        field(u"initiative", initiative);
        field(u"skill", skill);
    }
};

struct PercentileShot {
    int skill = 0;
    std::vector<int> bands; ///< of the weapon: inches to the end of each
    int range = 0; ///< inches
    bool automatic = false;
    int shown = 5; ///< fifths of the target that show, 1 to 5
};

struct PercentileHits {
    int score = 0;
    int hits = 0; ///< those that stay hits
    int initiativeLost = 0;

    void describe(auto &field) const
    {
        field(u"score", score);
        field(u"hits", hits);
        field(u"initiative_lost", initiativeLost);
    }
};

/// Dice: 1d6 initiative, then the skill's.
PercentileFigure rollFigure(const PercentileTables &tables, bool officer, Dice &dice);

/// Skill times the fraction of the range, halved for automatic fire, fractions dropped (R82); 0 out of range.
int scoreToHit(const PercentileTables &tables, const PercentileShot &shot);

/// Dice: d100; then for each hit 1d6 exposure unless all of the target shows, and 1d6 effect if it stays a hit (R82).
PercentileHits shoot(const PercentileTables &tables, const PercentileShot &shot, Dice &dice);

/// One of a side of the percentile street skirmish, as it was rolled up (R81).
struct PercentileMember {
    bool officer = false; ///< or NCO, or hero
    PercentileFigure figure;

    void describe(auto &field) const
    {
        field(u"officer", officer);
        figure.describe(field);
    }
};

/// Dice: 1d6 initiative, then the skill's, recorded for `subject`.
PercentileMember rollMember(const PercentileTables &tables, bool officer, int subject, Dice &dice);

/// A side, its officers first. Dice: figure by figure, numbered from 1.
std::vector<PercentileMember> rollSide(const PercentileTables &tables, int officers, int others, Dice &dice);

} // namespace muster
