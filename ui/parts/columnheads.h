// SPDX-License-Identifier: MIT
#pragma once

#include <QHeaderView>

namespace muster {

/// Column heads as our tables have them: pencil over a line in ink. The model says how each is aligned.
class ColumnHeads : public QHeaderView
{
    Q_OBJECT
public:
    explicit ColumnHeads(QWidget *parent = nullptr);

    /// The first column's head and cells start a little inside.
    void setIndent(int pixels) { m_indent = pixels; }

    /// Between a number at the right of its column and the next column.
    static constexpr int numberMargin = 14;

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    int m_indent = 16;
};

} // namespace muster
