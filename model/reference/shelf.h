// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"
#include "rules/dice/roll.h"
#include "rules/pack/pack.h"
#include "rules/procedure/procedure.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace muster {

/// A table of the books as it is read: on the reference page, on the quick reference sheet, in the terminal.
struct ShelfTable {
    struct Line {
        QString what;
        QString how;
    };
    bool isEmpty() const { return rows.empty() && modifiers.empty(); }

    QStringList heads; ///< empty where the columns need none
    std::vector<QStringList> rows; ///< the first cell says which row it is; may be empty
    std::vector<Line> modifiers; ///< what changes the dice, the number or the outcome
};

/// What dice and circumstances came to, in words, and where it stands in the table.
struct Ruled {
    QString headline;
    QString asTaken = {}; ///< the headline where who took the test tells of it; mostly empty: the same
    QString text = {}; ///< what it means on the table; may be empty
    QStringList why;
    std::optional<TableState> state = {}; ///< how the figure stands on the table whose test it was; none: as before
    std::optional<TableState> later = {}; ///< how the figure will stand when so many turns are over
    int turns = 0; ///< and those it ducks down for
    std::optional<TableState> wound = {}; ///< what the test is taken for, and leaves the figure with: a Scratch
    std::optional<int> starPower = {}; ///< the figure's Star Power that is left, where it was used
    std::optional<Lasting> lasting = {}; ///< what holds for the figure from now on
    int row = -1;
    int column = 1; ///< of the row; −1: all of it
};

/// A test or table as one class of figures has it.
struct ShelfVariant {
    QString title = {}; ///< "Missile, Peasant"; empty where it is everybody's
    QStringList classes = {};
    ShelfTable table;
    QString like = {}; ///< the title of the table it repeats under circumstances of its own; mostly empty
    std::optional<Procedure> procedure = {}; ///< none: nothing is rolled, it is only read
    std::function<Ruled(const Arguments &given, const Resolved &resolved)> rule = {};
    /// The highest face that counts in a roll; 0: none does. May be empty.
    std::function<int(const Arguments &given, const DiceRequest &request)> passing = {};
    bool isTargets = false; ///< it befalls whoever is hit, and not who shot
};

/// One test or table of the book.
struct ShelfEntry {
    QString id;
    QString title;
    QString page = {}; ///< of the book; may be empty
    QString section;
    std::vector<ShelfVariant> variants; ///< one at least
    QStringList rulings = {}; ///< that settle it: "R54"
    bool ofCampaign = false; ///< rolled or read between and before battles, not at the table
};

/// Everything on a pack's reference shelf: its sections in order, then the weapons, then what is rolled between and before
/// battles, which has no table here. None without a reference.
std::vector<ShelfEntry> shelfOf(const Pack &pack);
/// The one of this id; none if the shelf has no such.
std::optional<ShelfEntry> shelfEntry(const Pack &pack, const QString &id);

/// A part of the shelf that is printed, or listed, by itself.
struct ShelfPart {
    QString id; ///< "table", a class of figures, "campaign"
    QString title;
};

/// All that is used at the table; the same for one class at a time, where the tests differ by class; and what is rolled
/// between and before battles. A pack has those that hold something.
std::vector<ShelfPart> shelfParts(const Pack &pack);

/// The tables of a part, in order; every entry has one. Of tests that differ by class, one class has its own alone.
std::vector<ShelfEntry> shelfPart(const Pack &pack, const QString &part);

} // namespace muster
