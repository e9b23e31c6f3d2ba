// SPDX-License-Identifier: MIT
#pragma once

#include "ui/aftermath/fatemodel.h"

#include <QStyledItemDelegate>

namespace muster {

/// Draws the rows of a report as the printed sheet has them; a click anywhere in a cell ticks its box.
class FateDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int fieldHeight = 30;
    /// What a name needs across, not to be cut.
    static int nameWidth(const Figure &figure);
    /// What before and after needs: the numbers alone, or with the pips of all rows.
    static int changeWidth();
    static int changeWidth(const FateModel &model);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// All of a name and its dice.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;
    /// The fields stand in the middle of their cells.
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
};

} // namespace muster
