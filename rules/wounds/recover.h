// SPDX-License-Identifier: MIT
#pragma once

#include "rules/closedset.h"

#include <QString>

#include <cstdint>

namespace muster {

class Dice;

/// The effects of wounds, flight and success in Chain Reaction's first edition (p. 7).
struct WoundTables {
    struct Row {
        int months = 0; ///< months of action missed
        int rep = 0; ///< change of Rep
    };
    PerPassed<Row> recover;
    int nerveLost = -1; ///< change of Rep
    int inches = 8; ///< movement on foot in a turn (p. 4)
    int inchesPerRep = 4; ///< movement per point of Rep in a fast move
    int experienceFrom = 2; ///< range of Reps that may gain one
    int experienceTo = 3;
    QString turnsInto; ///< id of the team whose first figure replaces a figure that turns (p. 10); empty if none turns
};

/// The movement of a figure on foot in a turn, in inches: a normal and a fast move (Chain Reaction, first edition, p.
/// 4).
struct Pace {
    int move = 0;
    int fast = 0;

    bool operator==(const Pace &) const = default;
};

/// Returns the movement of a figure. The badly wounded move half as far, and may still move fast; halves are rounded up
/// (R1).
Pace paceOf(const WoundTables &tables, int rep, bool badlyWounded);

struct RecoverResult {
    int passed = 0;
    int months = 0; ///< months of action missed
    int rep = 0; ///< the new Rep; the old one if the figure does not return
    bool returns = true; ///< false if the figure's Rep would become 0 (R3)
    bool marked = false; ///< the Rep that the figure lost cannot be regained by experience (R66)

    void describe(auto &field) const
    {
        field("passed", passed);
        field("months", months);
        field("rep", rep);
        field("returns", returns);
    }
    bool operator==(const RecoverResult &) const = default;
};

/// Rolls a Recover check for a figure that had a Bad Wound or was unconscious (p. 7). Dice: 2d6, recorded for `figure`.
RecoverResult recoverFromWounds(const WoundTables &tables, int rep, Dice &dice, int figure = 0);

/// A result of First Aid for a wounded figure (R80).
enum class Aided : std::uint8_t { Fine, OutOfTheFight, Dead };

/// TUMOR's table for First Aid, by dice passed against the Rep of the wounded.
struct FirstAidTable {
    PerPassed<Aided> byPassed{};
};

struct FirstAidResult {
    int passed = 0;
    Aided aided = Aided::Fine;

    bool operator==(const FirstAidResult &) const = default;
};

/// Returns the result for this number of dice passed.
FirstAidResult firstAidFor(const FirstAidTable &table, int passed);

/// Rolls First Aid for a wounded figure of this Rep. Dice: 2d6, recorded for `figure`.
FirstAidResult giveFirstAid(const FirstAidTable &table, int rep, Dice &dice, int figure = 0);

} // namespace muster
