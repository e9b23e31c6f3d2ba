// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <vector>

namespace muster {

enum class Align : std::uint8_t { Left, Right };

/// What becomes of a cell that is longer than a terminal can show.
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

    /// One line: as many cells as there are columns.
    void add(const QStringList &cells);

    /// Every line with its line break, no blanks at its end.
    QString text() const;

private:
    std::vector<Align> m_align;
    int m_indent = 0;
    TooLong m_tooLong;
    std::vector<QStringList> m_lines;
};

} // namespace muster
