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

/// Returns for each row whether it can stay: its key is still wanted, and in the same order as in `wanted`.
inline std::vector<bool> stayingRows(const Keys &rows, const Keys &wanted)
{
    QHash<int, int> places;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        places.insert(wanted[i], int(i));
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

/// Changes `rows` into `wanted` with few announced removals and insertions, so that a view keeps its selection and
/// scroll position. `remove(first, last, change)` and `insert(first, last, change)` must announce the change, call
/// `change` and announce its end. Keys must be unique.
template<typename Remove, typename Insert>
void mergeKeys(Keys &rows, const Keys &wanted, Remove &&remove, Insert &&insert)
{
    const std::vector<bool> stays = stayingRows(rows, wanted);
    for (int last = int(rows.size()) - 1; last >= 0; --last) {
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
        insert(int(first), int(end) - 1,
               [&] { rows.insert(rows.begin() + first, wanted.begin() + first, wanted.begin() + end); });
        first = end - 1;
    }
}

/// A table model on a document. It stores only the keys of its rows; every cell is read from the campaign. After a
/// change it works out which rows were added, removed or altered, and announces just those; it is reset only for
/// another document. This class handles the contract of Qt's models; a subclass describes rows, headers and cells.
class DocumentTable : public QAbstractTableModel
{
    Q_DECLARE_TR_FUNCTIONS(muster::DocumentTable)
public:
    /// The roles that all tables support besides Qt's own.
    enum Role {
        IdRole = Qt::UserRole, ///< the row's key, such as a figure's id
        ValueRole, ///< the FormerFigure
        ColumnRole, ///< the column's number in the table, regardless of its position
    };

    void setDocument(CampaignDocument *document);
    CampaignDocument *document() const { return m_document; }

    /// Returns the row of a key, or −1 if there is none.
    int rowOf(int key) const;
    /// Returns the position of a column, or −1 if it is left out.
    int placeOfColumn(int column) const;

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const final;

protected:
    using QAbstractTableModel::QAbstractTableModel;

    const Campaign &campaign() const { return m_document->campaign(); }
    const Pack &pack() const { return m_document->pack(); }

    /// Returns the keys of all rows, in order.
    virtual Keys keysOf(const Campaign &campaign) const = 0;
    /// Returns whether the row looks the same in both campaigns.
    virtual bool isSame(int key, const Campaign &before, const Campaign &after) const = 0;
    /// Returns the headers of all possible columns.
    virtual QStringList heads() const = 0;
    /// Returns the columns that are present, in order: all, unless the rules have no use for one. Hiding a column in
    /// the view would not do, because a screen reader would still read it.
    virtual Keys columnsOf(const Campaign &campaign) const;
    /// Returns whether the column holds numbers, which are right-aligned.
    virtual bool isNumber(int) const { return false; }
    /// Returns the name that a screen reader says before every cell of the row.
    virtual QString nameOf(int key) const = 0;
    /// Returns the data of a cell. `key` is always one of keysOf(). If there is none for Qt::AccessibleTextRole, it is
    /// composed of nameOf(), header and text.
    virtual QVariant cell(int key, int column, int role) const = 0;

    /// Updates rows and columns after a change of the campaign.
    void follow(const Campaign &before, const Campaign &after);

private:
    QPointer<CampaignDocument> m_document;
    const Keys &columns() const;
    QVariant alignmentOf(int column) const;

    Keys m_keys;
    mutable Keys m_columns; ///< empty until requested
};

} // namespace muster
