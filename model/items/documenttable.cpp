// SPDX-License-Identifier: MIT
#include "model/items/documenttable.h"

#include <algorithm>
#include <numeric>

namespace muster {

void DocumentTable::setDocument(CampaignDocument *document)
{
    beginResetModel();
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_keys = document ? keysOf(document->campaign()) : Keys();
    m_columns.clear();
    endResetModel();
    if (!document)
        return;
    connect(document, &CampaignDocument::changed, this, &DocumentTable::follow);
    connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
}

void DocumentTable::follow(const Campaign &before, const Campaign &after)
{
    const Keys earlier = m_keys;
    (void)columns(); // fills m_columns; views that never requested them are not notified
    const auto announced = [this](auto begin, auto end) {
        return [=, this](int first, int last, const auto &change) {
            (this->*begin)({}, first, last);
            change();
            (this->*end)();
        };
    };
    mergeKeys(m_columns, columnsOf(after),
              announced(&DocumentTable::beginRemoveColumns, &DocumentTable::endRemoveColumns),
              announced(&DocumentTable::beginInsertColumns, &DocumentTable::endInsertColumns));
    mergeKeys(m_keys, keysOf(after), announced(&DocumentTable::beginRemoveRows, &DocumentTable::endRemoveRows),
              announced(&DocumentTable::beginInsertRows, &DocumentTable::endInsertRows));
    for (const int key : earlier) {
        const int row = rowOf(key);
        if (row >= 0 && !isSame(key, before, after))
            emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
}

static int placeIn(const Keys &keys, int key)
{
    const auto place = std::ranges::find(keys, key);
    return place == keys.end() ? -1 : int(place - keys.begin());
}

int DocumentTable::rowOf(int key) const
{
    return placeIn(m_keys, key);
}

int DocumentTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_keys.size());
}

Keys DocumentTable::columnsOf(const Campaign &) const
{
    Keys all(heads().size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

/// Returns the cached columns: views request them hundreds of times, and computing the headers is slow.
const Keys &DocumentTable::columns() const
{
    if (m_columns.empty() && m_document)
        m_columns = columnsOf(campaign());
    return m_columns;
}

int DocumentTable::placeOfColumn(int column) const
{
    return placeIn(columns(), column);
}

int DocumentTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(columns().size());
}

QVariant DocumentTable::alignmentOf(int column) const
{
    return QVariant::fromValue(Qt::Alignment(isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QVariant DocumentTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) || !m_document)
        return {};
    const int key = m_keys[index.row()];
    const int column = columns()[index.column()];
    if (role == IdRole)
        return key;
    if (role == ColumnRole)
        return column;
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(column);
    QVariant value = cell(key, column, role);
    if (role != Qt::AccessibleTextRole || value.isValid())
        return value;
    return tr("%1, %2: %3").arg(nameOf(key), heads().at(column), cell(key, column, Qt::DisplayRole).toString());
}

QVariant DocumentTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const int column = columns()[section];
    if (role == ColumnRole)
        return column;
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(column);
    return role == Qt::DisplayRole ? heads().at(column) : QVariant();
}

} // namespace muster
