// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace muster {

/// Draws the list of the shelf: section headings, and below them tests and tables with their page in the book.
class ShelfDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace muster
