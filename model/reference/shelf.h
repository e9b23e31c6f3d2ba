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

/// A table of the rulebook for reading: on the Reference page, on the quick reference sheet, in the terminal.
struct ShelfTable {
    struct Line {
        QString what;
        QString how;
    };
    bool isEmpty() const { return rows.empty() && modifiers.empty(); }

    QStringList heads; ///< empty if the columns need no headers
    std::vector<QStringList> rows; ///< the first cell names the row; it may be empty
    std::vector<Line> modifiers; ///< modifiers of the dice, the number or the outcome
};

/// The result of dice and circumstances in words, and its cell in the table.
struct OutcomeText {
    QString headline;
    QString asTaken = {}; ///< headline from the view of the figure that took the test; empty: the same as `headline`
    QString text = {}; ///< the meaning on the table; may be empty
    QStringList why;
    std::optional<TableState> state = {}; ///< the figure's new state on the table; none: unchanged
    std::optional<TableState> later = {}; ///< the figure's state after `turns` turns
    int turns = 0; ///< number of turns until then, or that it ducks down for
    std::optional<TableState> wound = {}; ///< the wound tested for, which the figure keeps: a Scratch
    std::optional<int> starPower = {}; ///< the figure's remaining Star Power, if it was used
    std::optional<Lasting> lasting = {}; ///< a condition that holds for the figure from now on
    int row = -1;
    int column = 1; ///< column of the row; −1: the whole row
};

/// A test or table as it applies to one class of figures.
struct ShelfVariant {
    QString title = {}; ///< such as "Missile, Peasant"; empty if it applies to all
    QStringList classes = {};
    ShelfTable table;
    QString like = {}; ///< title of the table that it repeats under circumstances of its own; usually empty
    std::optional<Procedure> procedure = {}; ///< none: the table is only read, nothing is rolled
    std::function<OutcomeText(const Arguments &given, const Resolved &resolved)> rule = {};
    /// Returns the highest face that counts in a roll, or 0 if none does. May be empty.
    std::function<int(const Arguments &given, const DiceRequest &request)> passing = {};
    bool isTargets = false; ///< the result applies to the figure hit, not to the shooter
};

/// A test or table of the rulebook.
struct ShelfEntry {
    QString id;
    QString title;
    QString page = {}; ///< page of the rulebook; may be empty
    QString section;
    std::vector<ShelfVariant> variants; ///< at least one
    QStringList rulings = {}; ///< rulings that settle it, such as "R54"
    bool ofCampaign = false; ///< rolled or read between and before battles, not at the table
};

/// Returns all entries of a pack's reference: its sections in order, then the weapons, then procedures rolled between
/// and before battles, which have no table here. Empty without a reference.
std::vector<ShelfEntry> shelfOf(const Pack &pack);
/// Returns the entry with this id; none if the shelf lacks it.
std::optional<ShelfEntry> shelfEntry(const Pack &pack, const QString &id);

/// A part of the shelf that can be printed, or listed, by itself.
struct ShelfPart {
    QString id; ///< "table", the id of a class of figures, or "campaign"
    QString title;
};

/// Returns the parts that are not empty: all that is used at the table; the same for one class at a time, if tests
/// differ by class; and what is rolled between and before battles.
std::vector<ShelfPart> shelfParts(const Pack &pack);

/// Returns the entries of a part in order; each has a table. In the part of a class, tests that differ by class have
/// only its variants and those for all.
std::vector<ShelfEntry> shelfPart(const Pack &pack, const QString &part);

} // namespace muster
