// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace muster {

class Dice;

/// The dice for a kind of figure: initiative is a D3 plus `initiative`, skill is ten times `skillDice` d6 (R81).
struct PercentileProfile {
    int initiative = 0;
    int skillDice = 3;
};

/// The tables of the percentile street skirmish: dice for its figures, and the fraction of their skill at each range.
struct PercentileTables {
    PercentileProfile officer;
    PercentileProfile other;
    std::vector<int> fractions; ///< divisors of the skill, by range band
};

struct PercentileFigure {
    int initiative = 0;
    int skill = 0;

    void describe(auto &field) const
    {
        field("initiative", initiative);
        field("skill", skill);
    }
};

struct PercentileShot {
    int skill = 0;
    std::vector<int> bands; ///< distance to the end of each band of the weapon, in inches
    int range = 0; ///< in inches
    bool automatic = false;
    int shown = 5; ///< fifths of the target that are visible, 1 to 5
};

struct PercentileHits {
    int score = 0;
    int hits = 0; ///< hits that still count after the roll for exposure
    int initiativeLost = 0;

    void describe(auto &field) const
    {
        field("score", score);
        field("hits", hits);
        field("initiative_lost", initiativeLost);
    }
};

/// Rolls up a figure. Dice: 1d6 initiative, then the skill's.
PercentileFigure rollFigure(const PercentileTables &tables, bool officer, Dice &dice);

/// Returns the score to hit: skill times the fraction for the range, halved for automatic fire, fractions dropped
/// (R82); 0 out of range.
int scoreToHit(const PercentileTables &tables, const PercentileShot &shot);

/// Rolls a shot. Dice: d100; then for each hit 1d6 for exposure unless all of the target is visible, and 1d6 for effect
/// if it still counts (R82).
PercentileHits shoot(const PercentileTables &tables, const PercentileShot &shot, Dice &dice);

/// A figure of a side in the percentile street skirmish, as rolled up (R81).
struct PercentileMember {
    bool officer = false; ///< an officer, NCO or hero
    PercentileFigure figure;

    void describe(auto &field) const
    {
        field("officer", officer);
        figure.describe(field);
    }
};

/// Rolls up a member of a side. Dice: 1d6 initiative, then the skill's, recorded for `subject`.
PercentileMember rollMember(const PercentileTables &tables, bool officer, int subject, Dice &dice);

/// Rolls up a side, officers first. Dice: figure by figure, numbered from 1.
std::vector<PercentileMember> rollSide(const PercentileTables &tables, int officers, int others, Dice &dice);

} // namespace muster
