// SPDX-License-Identifier: MIT
#include "app/text/columns.h"

#include "app/text/plain.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

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
    QList<qsizetype> widths;
    for (const QStringList &line : m_lines) {
        widths.resize(std::max(widths.size(), line.size()));
        for (qsizetype i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], line[i].size());
    }
    QString text;
    for (const QStringList &line : m_lines) {
        QString row(m_indent, u' ');
        for (qsizetype i = 0; i < line.size(); ++i) {
            const bool right = m_aligned[std::min(i, m_aligned.size() - 1)] == QLatin1Char('r');
            row += (right ? line[i].rightJustified(widths[i]) : line[i].leftJustified(widths[i])) + "  "_L1;
        }
        while (row.endsWith(u' '))
            row.chop(1);
        text += row + u'\n';
    }
    return text;
}

} // namespace muster
