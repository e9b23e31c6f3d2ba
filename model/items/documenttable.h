// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QAbstractTableModel>
#include <QCoreApplication>
#include <QHash>
#include <QPointer>

#include <vector>

namespace muster {

using Keys = std::vector<int>;

/// Which of the rows stay: those that are still wanted, in the order they are wanted in.
inline std::vector<bool> stayingRows(const Keys &rows, const Keys &wanted)
{
    QHash<int, int> places;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        places.insert(wanted[i], static_cast<int>(i));
    std::vector<bool> stays(rows.size());
    int last = -1;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int place = places.value(rows[i], -1);
        stays[i] = place > last;
        if (stays[i])
            last = place;
    }
    return stays;
}

/// Turns `rows` into `wanted` by as few announced removals and insertions as it takes, so that a view keeps its
/// selection and its place. `remove(first, last, change)` and `insert(first, last, change)` announce, call `change`, and
/// announce that it is done. Keys are unique.
template<typename Remove, typename Insert>
void mergeKeys(Keys &rows, const Keys &wanted, Remove &&remove, Insert &&insert)
{
    const std::vector<bool> stays = stayingRows(rows, wanted);
    for (int last = static_cast<int>(rows.size()) - 1; last >= 0; --last) {
        if (stays[last])
            continue;
        int first = last;
        while (first > 0 && !stays[first - 1])
            --first;
        remove(first, last, [&] { rows.erase(rows.begin() + first, rows.begin() + last + 1); });
        last = first;
    }
    for (std::ptrdiff_t first = 0; first < std::ssize(wanted); ++first) {
        if (first < std::ssize(rows) && rows[first] == wanted[first])
            continue;
        std::ptrdiff_t end = first + 1;
        while (end < std::ssize(wanted) && (first == std::ssize(rows) || wanted[end] != rows[first]))
            ++end;
        insert(static_cast<int>(first), static_cast<int>(end) - 1,
               [&] { rows.insert(rows.begin() + first, wanted.begin() + first, wanted.begin() + end); });
        first = end - 1;
    }
}

/// A table on a document. It keeps the keys of its rows and nothing else: every cell is read from the campaign. After a
/// change it works out which rows came, went and look different, and announces just those; it is reset only for another
/// document. Qt's whole contract is kept here; a table says what its rows, heads and cells are.
class DocumentTable : public QAbstractTableModel
{
    Q_DECLARE_TR_FUNCTIONS(muster::DocumentTable)
public:
    /// What all tables answer, beside Qt's own.
    enum Role {
        IdRole = Qt::UserRole, ///< the row's key: a figure's id
        SortRole, ///< a number or a text to sort by
        ValueRole, ///< the Figure or FormerFigure
        ColumnRole, ///< which of the table's columns it is, wherever it stands
        FirstFreeRole,
    };

    void setDocument(CampaignDocument *document);
    CampaignDocument *document() const { return m_document; }

    /// The row of a key; −1 where there is none.
    int rowOf(int key) const;
    /// Where a column stands; −1 where it is left out.
    int placeOfColumn(int column) const;

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const final;

protected:
    using QAbstractTableModel::QAbstractTableModel;

    const Campaign &campaign() const { return m_document->campaign(); }
    const Pack &pack() const { return m_document->pack(); }

    /// The keys of all rows, in order.
    virtual Keys keysOf(const Campaign &campaign) const = 0;
    /// Whether a row looks the same in both.
    virtual bool isSame(int key, const Campaign &before, const Campaign &after) const = 0;
    /// Of all columns there may be.
    virtual QStringList heads() const = 0;
    /// Those that are there, in order: all, unless the rules have no use for one. What a view only hides would be read out.
    virtual Keys columnsOf(const Campaign &campaign) const;
    /// Columns of figures, which align right.
    virtual bool isNumber(int column) const = 0;
    /// Whose row it is, said first of every cell; nothing where a cell says it.
    virtual QString nameOf(int key) const;
    /// Only for rows that keysOf() names. A cell's Qt::AccessibleTextRole is its head and its text unless it says more.
    virtual QVariant cell(int key, int column, int role) const = 0;

    /// Rows and columns as they are after that.
    void follow(const Campaign &before, const Campaign &after);

private:
    QPointer<CampaignDocument> m_document;
    const Keys &columns() const;

    Keys m_keys;
    mutable Keys m_columns; ///< none: not asked for yet
};

} // namespace muster
