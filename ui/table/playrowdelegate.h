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

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace muster
