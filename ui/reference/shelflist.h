// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"

#include <QWidget>

class QModelIndex;
class QSortFilterProxyModel;
class QStandardItemModel;
class QTreeView;

namespace muster {

class FindField;

/// Everything on the shelf under its headings, and a search field that finds what is typed in it.
class ShelfList : public QWidget
{
    Q_OBJECT
public:
    ShelfList();

    /// Shows the shelf of a pack; the chosen entry stays if the pack has it too.
    void setPack(const Pack &pack);
    /// Returns the chosen entry; null if nothing is found.
    const ShelfEntry *current() const;
    /// Returns the entry with this id; null if the pack does not have it.
    const ShelfEntry *entry(const QString &id) const;
    void choose(const QString &id);
    void search(const QString &text);
    /// Focuses the search field and selects its text.
    void find();
    /// Moves by this many entries among those that were found; wraps around at the ends.
    void go(int by);
    QTreeView *view() const { return m_view; }
    FindField *line() const { return m_search; }

signals:
    void chosen();
    /// Emitted on Enter, to go on to the form and the dice.
    void entered();
    /// Emitted when other words are looked for; if they are empty, nothing is.
    void wordsChanged(const QString &words);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter(const QString &text);
    QModelIndex calledLike(const QString &text) const;
    void chooseFirst();
    QModelIndexList entries() const;
    const ShelfEntry *entryAt(const QModelIndex &index) const;
    void tellFound();

    std::vector<ShelfEntry> m_entries;
    QStandardItemModel *m_model;
    QSortFilterProxyModel *m_found;
    FindField *m_search;
    QTreeView *m_view;
};

} // namespace muster
