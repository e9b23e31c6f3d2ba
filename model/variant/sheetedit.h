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

// What there is to see beside a sheet: its odds, and where it differs from the book.

/// How often a row comes up.
struct RowChance {
    double share = 0; ///< of all throws
    int ways = 0; ///< of so many; 0 where they are too many to tell
    int of = 0;
};
std::vector<RowChance> chancesOf(const Sheet &sheet);

/// What comes of it in how many of a hundred, here and in the book.
struct Yield {
    QString what;
    double here = 0;
    double book = 0;
};
/// By Rep where there is one, else by the first column after the roll; nothing of a sheet that is not rolled on.
std::vector<Yield> yieldsOf(const Sheet &sheet, const Sheet &book);
/// The title of what they are counted by.
QString yieldsBy(const Sheet &sheet);

/// So many of them by chance, as yieldsOf() counts them: the same seed gives the same.
QStringList someOf(const Sheet &sheet, int count, quint32 seed);

/// An average of what an army list sends.
struct Average {
    QString what;
    double here = 0;
    double book = 0;
    bool isPercent = false;
};
std::vector<Average> averagesOf(const Sheet &sheet, const Sheet &book, const Pack &pack);

struct SheetDifference {
    QString where; ///< "4 to 5"
    QString book; ///< empty: nothing there
    QString here;
    int from = 0; ///< for PutBack
    int to = 0;
    bool canPutBack = true;
};
/// Nothing where the book has no such sheet.
std::vector<SheetDifference> differencesOf(const Sheet &sheet, const Sheet &book);

/// What the book has in that row's place, cell by cell; null where it has none.
const SheetRow *rowOfBook(const Sheet &sheet, int row, const Sheet &book);

} // namespace muster
