// SPDX-License-Identifier: MIT
#pragma once

#include "ui/aftermath/fatemodel.h"

#include <QStyledItemDelegate>

namespace muster {

/// The delegate for the rows of a report, drawn like the printed sheet. A click anywhere in a cell ticks its box.
class FateDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int fieldHeight = 30;
    /// Returns the width, in pixels, at which a name is not cut.
    static int nameWidth(const Figure &figure);
    /// Returns the width of the column before and after, in pixels: with the numbers alone, or with the pips of all
    /// rows.
    static int changeWidth();
    static int changeWidth(const FateModel &model);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Shows a tooltip with the whole name and its dice.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;
    /// Centres a field vertically in its cell.
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
};

} // namespace muster
