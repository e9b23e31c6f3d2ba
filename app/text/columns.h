// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <vector>

namespace muster {

/// The treatment of a cell that is too long for a terminal.
enum class TooLong : std::uint8_t { Shortened, Wrapped };

/// Lines of text in columns, each as wide as its longest cell. No cell is wider than a terminal can show.
class Columns
{
public:
    /// `aligned` has an l or r for each column, left or right; the last one counts for all that follow.
    explicit Columns(int indent = 0, const char *aligned = "l", TooLong tooLong = TooLong::Shortened)
        : m_indent(indent)
        , m_aligned(aligned)
        , m_tooLong(tooLong)
    {
    }

    /// Adds a line of cells.
    void add(const QStringList &cells);

    /// Returns all lines with their line breaks, without spaces at their ends.
    QString text() const;

private:
    int m_indent = 0;
    QLatin1StringView m_aligned;
    TooLong m_tooLong;
    std::vector<QStringList> m_lines;
};

} // namespace muster
