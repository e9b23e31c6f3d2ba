// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/sheets.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace muster::testing {

/// A line of text on a sheet, as it was laid out.
struct Written {
    int page = 0;
    QString text;
    QFont font;
    QRectF ink; ///< area covered by its letters, in points
};

/// Returns all texts on a sheet, page by page.
std::vector<Written> writingOn(SheetKind kind, const SheetSource &source, QSizeF paper);
std::vector<Written> writingOn(const SheetPages &pages);

/// Returns all texts as one, a line each; with `page` only those of that page.
QString wordsOn(SheetKind kind, const SheetSource &source, QSizeF paper, int page = -1);

} // namespace muster::testing
