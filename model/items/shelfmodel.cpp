// SPDX-License-Identifier: MIT
#include "model/items/shelfmodel.h"

#include <QStringList>

namespace muster {

namespace {

constexpr quintptr heading = 0; // the internal id of an entry is its section's position, from 1

/// Returns the searchable text: title, rows and their results, so that "duck back" finds the tests that may end with
/// it.
QString searched(const ShelfEntry &entry)
{
    QStringList text{entry.title, entry.section, entry.id};
    for (const ShelfVariant &variant : entry.variants) {
        text.append(variant.title);
        for (const QStringList &row : variant.table.rows)
            text += row;
        for (const ShelfTable::Line &line : variant.table.modifiers)
            text += {line.what, line.how};
    }
    text.removeDuplicates();
    return text.join(u'\n');
}

} // namespace

void ShelfModel::setPack(const Pack &pack)
{
    beginResetModel();
    m_sections.clear();
    for (ShelfEntry &entry : shelfOf(pack)) {
        if (m_sections.empty() || m_sections.back().title != entry.section)
            m_sections.push_back({entry.section, {}, {}});
        m_sections.back().search.append(searched(entry));
        m_sections.back().entries.push_back(std::move(entry));
    }
    endResetModel();
}

const ShelfEntry *ShelfModel::entry(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == heading)
        return nullptr;
    return &m_sections[index.internalId() - 1].entries[index.row()];
}

QModelIndex ShelfModel::indexOf(const QString &id) const
{
    for (int section = 0; section < rowCount(); ++section) {
        const QModelIndex parent = index(section, 0);
        for (int row = 0; row < rowCount(parent); ++row) {
            if (entry(index(row, 0, parent))->id == id)
                return index(row, 0, parent);
        }
    }
    return {};
}

QModelIndex ShelfModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : heading);
}

QModelIndex ShelfModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == heading)
        return {};
    return createIndex(int(child.internalId()) - 1, 0, heading);
}

int ShelfModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_sections.size());
    if (parent.internalId() != heading || parent.column() != 0)
        return 0;
    return int(m_sections[static_cast<std::size_t>(parent.row())].entries.size());
}

int ShelfModel::columnCount(const QModelIndex &) const
{
    return 1;
}

Qt::ItemFlags ShelfModel::flags(const QModelIndex &index) const
{
    // Disabled, so that the arrow keys skip a heading.
    return entry(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

QVariant ShelfModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ShelfEntry *entry = this->entry(index);
    if (!entry)
        return role == Qt::DisplayRole ? m_sections[index.row()].title : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return entry->title;
    case SearchRole:
        return m_sections[index.internalId() - 1].search[index.row()];
    case PageRole:
        return entry->page;
    default:
        return {};
    }
}

} // namespace muster
