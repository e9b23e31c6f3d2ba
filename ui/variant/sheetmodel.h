// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheetedit.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

namespace muster {

/// A sheet as a grid. It changes nothing itself: what is typed goes out as an edit, and comes back as another sheet.
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
