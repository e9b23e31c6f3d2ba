// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheet.h"

namespace muster {

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
