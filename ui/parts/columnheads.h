// SPDX-License-Identifier: MIT
#pragma once

#include <QHeaderView>

namespace muster {

/// Column heads as our tables have them: pencil over a line in ink. The model says how each is aligned.
class ColumnHeads : public QHeaderView
{
public:
    explicit ColumnHeads(QWidget *parent = nullptr);

    /// How far inside their columns the heads start: the first one, and the others.
    void setMargins(int first, int others);

    /// Heads of the numbers at the right end of a column, each as wide; the last stands out.
    void setNumbers(int section, const QStringList &heads);
    /// Of each column of numbers below such heads.
    static int numberWidth(const QString &head);

    /// Between a number at the right of its column and the next column.
    static constexpr int numberMargin = 14;

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    QSize sectionSizeFromContents(int section) const override;

private:
    void paintNumbers(QPainter &painter, QRect place) const;

    int m_first = 16;
    int m_others = 0;
    int m_numbered = -1;
    QStringList m_numbers;
};

} // namespace muster
