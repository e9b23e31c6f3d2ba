// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace muster {

/// Draws a row of what is on the table: its mark or Rep, its name, how it stands.
class PlayRowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    enum Role { RowRole = Qt::UserRole };

    /// Whether the point is on what opens and closes the group of the row that is drawn there.
    static bool isOnChevron(const QModelIndex &index, const QRect &row, QPoint point);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace muster
