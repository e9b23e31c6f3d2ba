// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QStyledItemDelegate>

namespace muster {

/// Draws the table of fates as the printed sheet has it; a click anywhere in a cell ticks its box.
class FateDelegate : public QStyledItemDelegate
{
    Q_DECLARE_TR_FUNCTIONS(muster::FateDelegate)
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int storyMargin = 16; ///< between the fates and before and after
    /// What a name needs across, not to be cut.
    static int nameWidth(const QModelIndex &index);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
};

} // namespace muster
