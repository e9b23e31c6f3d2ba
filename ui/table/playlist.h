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

/// What is on the table, a row each. Each row has the keys of what can be done with it; 1 to 9 put a PEF or a group into that section.
/// A group is one row until the player opens it, and stays as the player left it.
class PlayList : public QuietView<QListView>
{
    Q_OBJECT
public:
    PlayList();

    void load(const Campaign &campaign, const Pack &pack);
    std::optional<Subject> chosen() const;
    /// Opens its group, where that is closed.
    void choose(const Subject &row);
    /// All dice of a roll are in: for a moment digits and Enter that are still meant for it are none of the list's.
    void pauseAfterRoll() { m_sinceRoll.start(); }
    /// And digits not until another key or the mouse is used.
    void refuseDice() { m_refusesDice = true; }
    bool isOpen(int group) const { return m_open.contains(group); }
    void setOpen(int group, bool open);
    /// A letter or a digit that was pressed elsewhere on the page is for the chosen row too. False where it is nothing to it.
    bool obeys(const QKeyEvent &key);

    /// With the heading above it.
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

signals:
    void rowChosen();
    void wanted(const Subject &row, const acts::Offer &offer);
    void diceRefused();
    /// By a double click.
    void editWanted(const Subject &row);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    /// Never onto a heading, which QListView would refuse to choose: Home did nothing.
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
    std::set<int> m_open; ///< groups
    bool m_filling = false;
    bool m_refusesDice = false;
    QElapsedTimer m_sinceRoll; ///< or since the last key that was none of the list's
};

/// Draws a row of what is on the table: its mark or Rep, its name, how it stands.
class PlayRowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    enum Role { RowRole = Qt::UserRole };

    /// Whether the point is on what opens and closes the group of the row that is drawn there.
    static bool isOnChevron(const QModelIndex &index, const QRect &row, QPoint point);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace muster
