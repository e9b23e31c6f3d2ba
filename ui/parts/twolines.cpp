// SPDX-License-Identifier: MIT
#include "ui/parts/twolines.h"

#include <QFontMetricsF>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <limits>

namespace muster {

namespace {

qreal widthOfLines(const QStringList &lines, const QFontMetricsF &metrics)
{
    qreal widest = 0;
    for (const QString &line : lines)
        widest = std::max(widest, metrics.horizontalAdvance(line));
    return widest;
}

QStringList partedBest(const QString &text, const QFontMetricsF &metrics)
{
    QStringList best{text};
    qreal width = std::numeric_limits<qreal>::max();
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
    for (qsizetype at = breaks.toNextBoundary(); at > 0 && at < text.size(); at = breaks.toNextBoundary()) {
        const QStringList lines{text.left(at).trimmed(), text.mid(at)};
        const qreal wanted = widthOfLines(lines, metrics);
        if (wanted < width) {
            width = wanted;
            best = lines;
        }
    }
    return best;
}

} // namespace

QStringList inTwoLines(const QString &text, const QFontMetricsF &metrics, qreal width)
{
    return metrics.horizontalAdvance(text) <= width ? QStringList{text} : partedBest(text, metrics);
}

qreal widthInTwoLines(const QString &text, const QFontMetricsF &metrics)
{
    return widthOfLines(partedBest(text, metrics), metrics);
}

} // namespace muster
