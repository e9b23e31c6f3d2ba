// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheet.h"
#include "rules/pack/packfault.h"

#include <optional>
#include <variant>

namespace muster {

// Faults of the rules, in the terms of the grid in which they are edited.

/// A fault that lies in this sheet, and its row; −1: in none of them.
struct SheetFault {
    int row = -1;
    QString text;
};
std::vector<SheetFault> faultsIn(const Sheet &sheet, const PackFaults &faults);

/// Returns the first of these faults that lies in any sheet, and where, else the first: "“How Many”, row 3: …".
QString firstFault(const Pack &book, const RuleParts &parts, const PackFaults &faults);

// Edits of a sheet, as values. None of them checks whether the sheet is valid afterwards: that is checked and shown.

/// Text typed into a cell; several lines and tabs go into the cells below and beside it, as from a spreadsheet.
struct CellsTyped {
    int row = 0;
    int column = 0;
    QString text;
};
/// A new row below another, and like it; it takes the upper half of the totals.
struct RowAdded {
    int below = -1; ///< −1: at the top
};
struct RowRemoved {
    int row = 0;
};
/// Restores the book's rows for these totals, or its row with that number.
struct PutBack {
    int from = 0; ///< a total, or the number of the book's row
    int to = 0;
};

using SheetEdit = std::variant<CellsTyped, RowAdded, RowRemoved, PutBack>;

/// Returns the sheet after an edit. `book` is the sheet as the pack has it; only PutBack needs it.
Sheet edited(Sheet sheet, const SheetEdit &edit, const Sheet &book = {});
/// Returns the name of an edit for Undo: "Row added".
QString nameOf(const SheetEdit &edit);
bool mayAddRows(const Sheet &sheet);
/// Checks whether a row can be removed. An entry of the book stays, because other tables name it.
bool mayRemove(const Sheet &sheet, int row, const Sheet &book);

/// The totals that a row stands for. spanOf() returns none if the row does not say.
struct Span {
    int from = 0;
    int to = 0;

    bool holds(int total) const { return from <= total && total <= to; }
    friend bool operator==(const Span &, const Span &) = default;
};
std::optional<Span> spanOf(const SheetRow &row);

// Information beside a sheet: its odds, and where it differs from the book.

/// The chance of a row.
struct RowChance {
    double share = 0; ///< part of all throws, 0 to 1
    int ways = 0; ///< the throws, out of `of`, that lead to it; 0 if they are too many to tell
    int of = 0;
};
std::vector<RowChance> chancesOf(const Sheet &sheet);

/// A result and its share in percent, on this sheet and in the book.
struct Yield {
    QString what;
    double here = 0;
    double book = 0;
};
/// Returns the results by Rep if there is one, else by the first column after the roll; nothing for a sheet that is not
/// rolled on.
std::vector<Yield> yieldsOf(const Sheet &sheet, const Sheet &book);
/// Returns the title of what yieldsOf() counts by.
QString yieldsBy(const Sheet &sheet);

/// Returns `count` random results, named as in yieldsOf(). The same seed gives the same results.
QStringList someOf(const Sheet &sheet, int count, quint32 seed);

/// An average of the figures that an army list sends, here and in the book.
struct Average {
    QString what;
    double here = 0;
    double book = 0;
    bool isPercent = false;
};
std::vector<Average> averagesOf(const Sheet &sheet, const Sheet &book, const Pack &pack);

struct SheetDifference {
    QString where; ///< "4 to 5"
    QString book; ///< empty if it has nothing there
    QString here;
    int from = 0; ///< for PutBack
    int to = 0;
    bool canPutBack = true;
};
/// Returns nothing if the book has no such sheet.
std::vector<SheetDifference> differencesOf(const Sheet &sheet, const Sheet &book);

/// Returns the book's row in the place of this one, to compare cell by cell; null if it has none.
const SheetRow *rowOfBook(const Sheet &sheet, int row, const Sheet &book);

} // namespace muster
