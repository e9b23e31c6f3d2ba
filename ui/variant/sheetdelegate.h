// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace muster {

/// The cells of a sheet: a list to choose from where the rules leave nothing else, else a line, told about sign by sign.
class SheetDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

signals:
    void typing(const QModelIndex &index, const QString &text) const;
};

} // namespace muster
