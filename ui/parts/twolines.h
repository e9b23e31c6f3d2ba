// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QFontMetricsF;

namespace muster {

/// A short text of a cell: whole where the width has room for it, else parted where its two lines are shortest.
QStringList inTwoLines(const QString &text, const QFontMetricsF &metrics, qreal width);
/// What its two lines need.
qreal widthInTwoLines(const QString &text, const QFontMetricsF &metrics);

} // namespace muster
