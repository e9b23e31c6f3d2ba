// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheet.h"
#include "rules/pack/packfault.h"

#include <optional>
#include <variant>

namespace muster {

// What is wrong with the rules, in the words of whoever edits them in grids.

/// The faults that lie in this sheet, and in which row; −1: in none of them.
struct SheetFault {
    int row = -1;
    QString text;
};
std::vector<SheetFault> faultsIn(const Sheet &sheet, const PackFaults &faults);

/// The first of these that lies in any sheet, and where, else the first: "“How Many”, row 3: …".
QString firstFault(const Pack &book, const RuleParts &parts, const PackFaults &faults);

// What is done to a sheet, as values. None of them asks whether the sheet is right afterwards: that is checked and shown.

/// Into a cell, as it is typed; several lines and tabs go into the cells below and beside it, as from a spreadsheet.
struct CellsTyped {
    int row = 0;
    int column = 0;
    QString text;
};
/// Below a row, and like it; of what it is rolled by it takes the upper half.
struct RowAdded {
    int below = -1; ///< −1: at the top
};
struct RowRemoved {
    int row = 0;
};
/// What is rolled there, or a row with that name, is as in the book again.
struct PutBack {
    int from = 0; ///< a total; else the number of the book's row
    int to = 0;
};

using SheetEdit = std::variant<CellsTyped, RowAdded, RowRemoved, PutBack>;

/// `book`: the sheet as the pack has it; only PutBack needs it.
Sheet edited(Sheet sheet, const SheetEdit &edit, const Sheet &book = {});
/// What Undo calls it: "Row added".
QString nameOf(const SheetEdit &edit);
bool mayAddRows(const Sheet &sheet);
/// An entry that the book has stays, for other tables name it.
bool mayRemove(const Sheet &sheet, int row, const Sheet &book);

/// The totals that a row stands for; none: it does not say.
struct Span {
    int from = 0;
    int to = 0;

    bool holds(int total) const { return from <= total && total <= to; }
    friend bool operator==(const Span &, const Span &) = default;
};
std::optional<Span> spanOf(const SheetRow &row);

} // namespace muster
