// SPDX-License-Identifier: MIT
#pragma once

#include "model/items/shelfmodel.h"

#include <QWidget>

class QSortFilterProxyModel;
class QTreeView;

namespace muster {

class FindField;

/// Everything on the shelf under its headings, and a line that finds what is typed in it.
class ShelfList : public QWidget
{
    Q_OBJECT
public:
    ShelfList();

    /// Keeps the entry that is chosen, where the pack has it too.
    void setPack(const Pack &pack);
    /// None where nothing is found.
    const ShelfEntry *current() const;
    /// None where the pack does not have it.
    const ShelfEntry *entry(const QString &id) const;
    void choose(const QString &id);
    void search(const QString &text);
    /// Into the line, whose words are chosen to be typed over.
    void find();
    /// To the next entry that was found, or back; round at the ends.
    void go(int by);
    QTreeView *view() const { return m_view; }
    FindField *line() const { return m_search; }

signals:
    void chosen();
    /// Enter: on to the form and the dice.
    void entered();
    /// Other words are looked for; none, nothing is.
    void wordsChanged(const QString &words);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter(const QString &text);
    QModelIndex calledLike(const QString &text) const;
    void chooseFirst();
    QModelIndexList entries() const;
    void tellFound();

    ShelfModel *m_model;
    QSortFilterProxyModel *m_found;
    FindField *m_search;
    QTreeView *m_view;
};

} // namespace muster
