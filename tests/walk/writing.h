// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/sheets.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace muster::testing {

/// A line of text on a sheet, as it was set.
struct Written {
    int page = 0;
    QString text;
    QFont font;
    QRectF ink; ///< what its letters cover of the page, in points
};

/// Everything that is written on a sheet, page by page.
std::vector<Written> writingOn(SheetKind kind, const SheetSource &source, QSizeF paper);
std::vector<Written> writingOn(const SheetPages &pages);

/// The same as one text, a line each; with `page`, of that page alone.
QString wordsOn(SheetKind kind, const SheetSource &source, QSizeF paper, int page = -1);

} // namespace muster::testing
