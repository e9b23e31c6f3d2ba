// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/icon.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QHeaderView>
#include <QString>
#include <QWheelEvent>

#include <functional>

class QAction;
class QMenu;
class QModelIndex;
class QPoint;
class QWidget;

namespace muster {

/// Returns a row as it is copied: in a list as it is read out, in a table cell by cell with tabs between them.
QString rowAsText(const QModelIndex &row);

/// Adds an action by which Ctrl+C copies this text while the widget has the focus. The action is in the widget's menus
/// too; if the text is empty, nothing is copied.
QAction *addCopying(QWidget &widget, const std::function<QString()> &text);

/// Gives the action one of our icons, which every dressed menu shows.
QAction *withIcon(QAction *action, const IconName &icon);
/// Returns the name of the icon set by withIcon(); empty if there is none.
IconName iconOf(const QAction &action);
/// Draws the icons of a menu in the current colours.
void dress(const QMenu &menu);

/// Creates a menu that tells why something in it cannot be done, and is deleted once it is closed.
QMenu *makeContextMenu(QWidget &widget);
/// Shows the menu, with its first enabled action chosen.
void popUp(QMenu &menu, const QPoint &place);

/// Opens the context menu as the Menu key does, for keyboards that have none.
void openContextMenu(QWidget &widget);

/// Adds the actions on a row to its menu, the most likely first. The row is invalid if the menu is opened beside all
/// rows.
using FillMenu = std::function<void(QMenu &menu, const QModelIndex &row)>;

/// Gives the rows of a view a menu, by the right mouse button or the Menu key, and copying, which is last in every
/// menu. A row is copied as rowAsText() has it unless `textOf` says otherwise.
void giveRowMenu(QAbstractItemView &view, const FillMenu &fill = {},
                 const std::function<QString(const QModelIndex &)> &textOf = rowAsText);

/// A list or table that tells a screen reader of another current row only while it has the focus: Qt 6.4 says that the
/// focus went there, even on a page that is hidden. It also tells of the row when it gets the focus: Qt tells of the
/// view alone then.
template<class View>
class QuietView : public View
{
public:
    using View::View;

protected:
    void focusInEvent(QFocusEvent *event) override
    {
        View::focusInEvent(event);
        QMetaObject::invokeMethod(this, &QuietView::tellCurrent,
                                  Qt::QueuedConnection); // after the view is told of
    }
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override
    {
        if (this->hasFocus())
            View::currentChanged(current, previous);
        else
            QAbstractItemView::currentChanged(current, previous); // NOLINT: past the view, which would speak
    }

private:
    void tellCurrent()
    {
        QAccessibleInterface *view = QAccessible::isActive() ? QAccessible::queryAccessibleInterface(this) : nullptr;
        QAccessibleInterface *row = view && this->hasFocus() ? view->focusChild() : nullptr;
        if (!row || row == view)
            return;
        QAccessibleEvent event(row, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
};

/// A list or table as high as its rows, in a page that scrolls.
template<class View>
class AllRowsView : public QuietView<View>
{
protected:
    AllRowsView()
    {
        this->setFrameShape(QFrame::NoFrame);
        this->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        this->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        this->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

/// Column heads as our tables have them: in pencil above a line in ink. The model says how each is aligned.
class ColumnHeads : public QHeaderView
{
public:
    explicit ColumnHeads(QWidget *parent = nullptr);

    /// Sets how far inside their columns the heads start: the first one, and the others.
    void setMargins(int first, int others);

    /// Sets the heads of the numbers at the right end of a column, each equally wide; the last stands out.
    void setNumbers(int section, const QStringList &heads);
    /// Returns the width of each column of numbers below such heads.
    static int numberWidth(const QString &head);

    /// The room between a number at the right of its column and the next column.
    static constexpr int numberMargin = 14;

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    QSize sectionSizeFromContents(int section) const override;

private:
    void paintNumbers(QPainter &painter, QRect place) const;

    int m_first = 16;
    int m_others = 0;
    int m_numbered = -1;
    QStringList m_numbers;
};

/// Enables or disables an action. A disabled one stays in its menu, and says why in its tool tip and in the status
/// line. An empty reason enables it.
void allow(QAction &action, const QString &whyNot);

} // namespace muster
