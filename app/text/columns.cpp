// SPDX-License-Identifier: MIT
#include "app/text/columns.h"

#include "app/text/plain.h"

#include <algorithm>
#include <utility>

namespace muster {

namespace {

/// The greatest widths in characters. Only the last column may be long; the others must leave space for each other.
constexpr qsizetype widestCell = 60;
constexpr qsizetype widestLastCell = 200;

/// Removes as many whole words from the start as fit into a cell, and returns them.
QString takeLine(QString &rest)
{
    const QString whole = std::exchange(rest, QString());
    const qsizetype end = whole.size() <= widestCell ? -1 : whole.lastIndexOf(u' ', widestCell);
    if (end <= 0)
        return whole;
    rest = whole.mid(end + 1);
    return whole.left(end);
}

} // namespace

void Columns::add(const QStringList &cells)
{
    Q_ASSERT(cells.size() == static_cast<qsizetype>(m_align.size()));
    if (m_tooLong == TooLong::Wrapped) {
        QStringList rest = cells;
        do {
            QStringList line;
            for (QString &cell : rest)
                line += takeLine(cell);
            m_lines.push_back(line);
        } while (!rest.join(QString()).isEmpty());
        return;
    }
    QStringList line;
    for (const QString &cell : cells)
        line += shortened(cell, line.size() + 1 == cells.size() ? widestLastCell : widestCell);
    m_lines.push_back(line);
}

QString Columns::text() const
{
    std::vector<qsizetype> widths(m_align.size());
    for (const QStringList &line : m_lines) {
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], line[static_cast<qsizetype>(i)].size());
    }
    QString text;
    for (const QStringList &line : m_lines) {
        QString row(m_indent, u' ');
        for (std::size_t i = 0; i < widths.size(); ++i) {
            const QString &cell = line[static_cast<qsizetype>(i)];
            row += m_align[i] == Align::Left ? cell.leftJustified(widths[i]) : cell.rightJustified(widths[i]);
            row += QLatin1StringView("  ");
        }
        while (row.endsWith(u' '))
            row.chop(1);
        text += row + u'\n';
    }
    return text;
}

} // namespace muster
