// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheetedit.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

namespace muster {

/// A sheet as a grid. The model does not change the sheet itself: it emits what was typed as an edit, and the changed
/// sheet is loaded again.
class SheetModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void load(const Sheet &sheet, const Sheet &book, const std::vector<SheetFault> &faults);
    const Sheet &sheet() const { return m_sheet; }
    const SheetColumn *column(int section) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

signals:
    void typed(const muster::CellsTyped &edit);

private:
    bool hasChances() const { return m_sheet.shape == SheetShape::Rolled; }
    bool differs(int row, const SheetColumn &column) const;
    QString faultOf(int row) const;
    QString chanceOf(int row) const;

    Sheet m_sheet;
    Sheet m_book;
    std::vector<SheetFault> m_faults;
    std::vector<RowChance> m_chances;
};

/// A delegate to edit the cells of a sheet: with a list if the rules have a fixed choice, else with a line whose text
/// is emitted on every change.
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
