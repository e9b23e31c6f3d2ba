// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"

#include <QAbstractItemModel>

namespace muster {

/// The tests and tables of the Reference page as a tree: sections, and below each its entries.
class ShelfModel final : public QAbstractItemModel
{
public:
    enum Role {
        SearchRole = Qt::UserRole, ///< all searchable text of the entry
        PageRole, ///< the page of the rulebook
    };

    using QAbstractItemModel::QAbstractItemModel;

    void setPack(const Pack &pack);
    /// Returns the entry at an index, or null for a heading.
    const ShelfEntry *entry(const QModelIndex &index) const;
    QModelIndex indexOf(const QString &id) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct Section {
        QString title;
        std::vector<ShelfEntry> entries;
        QStringList search;
    };
    std::vector<Section> m_sections;
};

} // namespace muster
