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

/// A row as it is copied: a list's as it is read out, a table's cell by cell with tabs between them.
QString rowAsText(const QModelIndex &row);

/// Ctrl+C copies this text while the widget has the keyboard. The action stands in the widget's menus too; without a text
/// there is nothing to copy.
QAction *addCopying(QWidget &widget, const std::function<QString()> &text);

/// The act has this icon of ours wherever a menu is dressed with icons.
QAction *withIcon(QAction *action, const IconName &icon);
/// Empty where it has none.
IconName iconOf(const QAction &action);
/// In the colours of the moment.
void dress(const QMenu &menu);

/// A menu that tells why something in it cannot be done, and is gone once it is closed.
QMenu *makeContextMenu(QWidget &widget);
/// Shows it, its first act that can be done chosen.
void popUp(QMenu &menu, const QPoint &place);

/// As the Menu key does, for keyboards that have none.
void openContextMenu(QWidget &widget);

/// Puts what can be done with a row into its menu, the most likely first. The row is invalid beside all rows.
using FillMenu = std::function<void(QMenu &menu, const QModelIndex &row)>;

/// Gives the rows of a view a menu, by the right mouse button or the Menu key, and copying, which is last in every menu.
/// A row is copied as rowAsText() has it unless something else is said.
void giveRowMenu(QAbstractItemView &view, const FillMenu &fill = {},
                 const std::function<QString(const QModelIndex &)> &textOf = rowAsText);

/// A list or table that tells a screen reader of another current row only while the keyboard is in it: Qt 6.4 says that the
/// focus went there, even on a page that is hidden. And once the keyboard comes into it: Qt tells of the view alone then.
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
                                  Qt::QueuedConnection); // for the view is told of after this
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

/// A list or table as high as its rows: the page around it scrolls.
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

/// Column heads as our tables have them: pencil over a line in ink. The model says how each is aligned.
class ColumnHeads : public QHeaderView
{
public:
    explicit ColumnHeads(QWidget *parent = nullptr);

    /// How far inside their columns the heads start: the first one, and the others.
    void setMargins(int first, int others);

    /// Heads of the numbers at the right end of a column, each as wide; the last stands out.
    void setNumbers(int section, const QStringList &heads);
    /// Of each column of numbers below such heads.
    static int numberWidth(const QString &head);

    /// Between a number at the right of its column and the next column.
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

/// What cannot be done now stays where it is in its menu, disabled, and says why in its tool tip and in the status line. No
/// reason: it can be done.
void allow(QAction &action, const QString &whyNot);

} // namespace muster
