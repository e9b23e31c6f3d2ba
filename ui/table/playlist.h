// SPDX-License-Identifier: MIT
#pragma once

#include "ui/parts/views.h"
#include "ui/table/playrows.h"

#include <QElapsedTimer>
#include <QListView>
#include <QStyledItemDelegate>

Q_DECLARE_METATYPE(muster::PlayRow)
class QStandardItemModel;

namespace muster {

/// The list of what is on the table, a row each. Each row has the keys of its actions; 1 to 9 put a PEF or a group into
/// that section. A group is one row until the player opens it, and stays as the player left it.
class PlayList : public QuietView<QListView>
{
    Q_OBJECT
public:
    PlayList();

    void load(const Campaign &campaign, const Pack &pack);
    std::optional<Subject> chosen() const;
    /// Chooses the row, and opens its group if that is closed.
    void choose(const Subject &row);
    /// Ignores digits and Enter for a moment after the last die of a roll: they may still be meant for it.
    void pauseAfterRoll() { m_sinceRoll.start(); }
    /// Ignores digits until another key or the mouse is used.
    void refuseDice() { m_refusesDice = true; }
    bool isOpen(int group) const { return m_open.contains(group); }
    void setOpen(int group, bool open);
    /// Takes a letter or a digit that was pressed elsewhere on the page for the chosen row. Returns false if the row
    /// has no use for it.
    bool obeys(const QKeyEvent &key);

    /// Scrolls to the row and the heading above it.
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

signals:
    void rowChosen();
    void wanted(const Subject &row, const acts::Offer &offer);
    void diceRefused();
    /// Emitted on a double click.
    void editWanted(const Subject &row);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    /// Skips headings, which QListView would refuse to choose: Home did nothing.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void fill();
    int rowOf(const Subject &key) const;
    bool openOrClose(Qt::Key key);
    void forgetChoice();
    bool isMeantForRoll(const QKeyEvent &key);
    bool take(const QKeyEvent &key);

    QStandardItemModel *m_model;
    Campaign m_campaign;
    Pack m_pack;
    std::set<int> m_open; ///< ids of the open groups
    bool m_filling = false;
    bool m_refusesDice = false;
    QElapsedTimer m_sinceRoll; ///< since the last die, or since the last key that was ignored after it
};

/// Draws a row of what is on the table: its mark or Rep, its name, how it stands.
class PlayRowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    enum Role { RowRole = Qt::UserRole };

    /// Returns whether the point is on the chevron that opens and closes the group of the row drawn at `row`.
    static bool isOnChevron(const QModelIndex &index, const QRect &row, QPoint point);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace muster
