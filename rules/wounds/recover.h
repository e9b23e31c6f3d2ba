// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <array>
#include <cstdint>

namespace muster {

class Dice;

/// What wounds, flight and success leave behind in Chain Reaction's first edition (p. 7).
struct WoundTables {
    struct Row {
        int months = 0; ///< of action missed
        int rep = 0; ///< the change
    };
    std::array<Row, 3> recover; ///< by dice passed
    int nerveLost = -1; ///< the change of Rep
    int inches = 8; ///< on foot in a turn (p. 4)
    int inchesPerRep = 4; ///< the same at a fast move
    int experienceFrom = 2; ///< Reps that may gain one
    int experienceTo = 3;
    QString turnsInto; ///< the team whose first figure those become who turn (p. 10); empty: nobody turns
};

/// How far somebody on foot goes in a turn: inches, and those of a fast move (Chain Reaction, first edition, p. 4).
struct Pace {
    int move = 0;
    int fast = 0;

    friend bool operator==(const Pace &, const Pace &) = default;
};

/// The badly wounded go half as far, and may still move fast; halves are rounded up (R1).
Pace paceOf(const WoundTables &tables, int rep, bool badlyWounded);

struct RecoverResult {
    int passed = 0;
    int months = 0; ///< of action missed
    int rep = 0; ///< after it; of one who does not return, what it was
    bool returns = true; ///< false where the figure's Rep would become 0 (R3)
    bool marked = false; ///< the Rep the figure lost cannot be won again by experience (R66)

    void describe(auto &field) const
    {
        field(u"passed", passed);
        field(u"months", months);
        field(u"rep", rep);
        field(u"returns", returns);
    }
    friend bool operator==(const RecoverResult &, const RecoverResult &) = default;
};

/// One who had a Bad Wound or was unconscious (p. 7). Dice: 2d6, noted for `figure`.
RecoverResult recoverFromWounds(const WoundTables &tables, int rep, Dice &dice, int figure = 0);

/// What First Aid makes of a wounded figure (R80).
enum class Aided : std::uint8_t { Fine, OutOfTheFight, Dead };

/// TUMOR's First Aid by dice passed against the Rep of the wounded.
struct FirstAidTable {
    std::array<Aided, 3> byPassed{};
};

struct FirstAidResult {
    int passed = 0;
    Aided aided = Aided::Fine;

    friend bool operator==(const FirstAidResult &, const FirstAidResult &) = default;
};

/// What a figure comes to that passed so many dice.
FirstAidResult firstAidFor(const FirstAidTable &table, int passed);

/// A wounded figure of this Rep. Dice: 2d6, noted for `figure`.
FirstAidResult giveFirstAid(const FirstAidTable &table, int rep, Dice &dice, int figure = 0);

} // namespace muster
