// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <vector>

namespace muster {

enum class Align : std::uint8_t { Left, Right };

/// The treatment of a cell that is too long for a terminal.
enum class TooLong : std::uint8_t { Shortened, Wrapped };

/// Lines of text in columns, each as wide as its longest cell. No cell is wider than a terminal can show.
class Columns
{
public:
    explicit Columns(std::vector<Align> align, int indent = 0, TooLong tooLong = TooLong::Shortened)
        : m_align(std::move(align))
        , m_indent(indent)
        , m_tooLong(tooLong)
    {
    }

    /// Adds a line, with a cell for each column.
    void add(const QStringList &cells);

    /// Returns all lines with their line breaks, without spaces at their ends.
    QString text() const;

private:
    std::vector<Align> m_align;
    int m_indent = 0;
    TooLong m_tooLong;
    std::vector<QStringList> m_lines;
};

} // namespace muster
