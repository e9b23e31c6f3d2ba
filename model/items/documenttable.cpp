// SPDX-License-Identifier: MIT
#include "model/items/documenttable.h"

namespace muster {

void DocumentTable::setDocument(CampaignDocument *document)
{
    beginResetModel();
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_keys = document ? keysOf(document->campaign()) : Keys();
    endResetModel();
    if (!document)
        return;
    connect(document, &CampaignDocument::changed, this, &DocumentTable::follow);
    connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
}

void DocumentTable::follow(const Campaign &before, const Campaign &after)
{
    const Keys earlier = m_keys;
    mergeKeys(
        m_keys, keysOf(after),
        [this](int first, int last, const auto &change) {
            beginRemoveRows({}, first, last);
            change();
            endRemoveRows();
        },
        [this](int first, int last, const auto &change) {
            beginInsertRows({}, first, last);
            change();
            endInsertRows();
        });
    for (const int key : earlier) {
        const int row = rowOf(key);
        if (row >= 0 && !isSame(key, before, after))
            emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
}

int DocumentTable::rowOf(int key) const
{
    const auto place = std::find(m_keys.begin(), m_keys.end(), key);
    return place == m_keys.end() ? -1 : static_cast<int>(place - m_keys.begin());
}

int DocumentTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_keys.size());
}

int DocumentTable::columnCount(const QModelIndex &parent) const
{
    // Views ask for it hundreds of times, and the heads' words take their time.
    if (m_columns == 0)
        m_columns = static_cast<int>(heads().size());
    return parent.isValid() ? 0 : m_columns;
}

QVariant DocumentTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) || !m_document)
        return {};
    const int key = m_keys[index.row()];
    if (role == IdRole)
        return key;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft)
                                   | Qt::AlignVCenter);
    QVariant value = cell(key, index.column(), role);
    if (role == Qt::AccessibleTextRole && !value.isValid())
        return tr("%1: %2").arg(heads().at(index.column()), cell(key, index.column(), Qt::DisplayRole).toString());
    return value;
}

QVariant DocumentTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(isNumber(section) ? Qt::AlignRight : Qt::AlignLeft)
                                   | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? heads().at(section) : QVariant();
}

QHash<int, QByteArray> DocumentTable::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names.insert({{IdRole, "id"}, {SortRole, "sort"}, {ValueRole, "value"}});
    return names;
}

} // namespace muster
