// SPDX-License-Identifier: MIT
#pragma once

#include <QGridLayout>
#include <QHBoxLayout>
#include <QStackedLayout>
#include <QVBoxLayout>
#include <QWidget>

#include <initializer_list>
#include <optional>

class QRect;
class QScrollArea;
class QStackedWidget;

namespace muster {

/// A gap in pixels between two parts of a row or a column.
struct Gap {
    int pixels;
};

/// A part that takes the room that is left; several share it by their factors.
struct Spring {
    int factor = 0;
};

/// A part of a row or a column, with its share of the room that is left.
struct LayoutPart {
    LayoutPart(QWidget *shown, int share = 0, Qt::Alignment where = {})
        : widget(shown)
        , stretch(share)
        , alignment(where)
    {
    }
    LayoutPart(QLayout *inner, int share = 0)
        : layout(inner)
        , stretch(share)
    {
    }
    LayoutPart(Gap between)
        : gap(between.pixels)
    {
    }
    LayoutPart(Spring spring)
        : stretch(spring.factor)
    {
    }

    QWidget *widget = nullptr;
    QLayout *layout = nullptr;
    int stretch = 0;
    Qt::Alignment alignment = {};
    std::optional<int> gap;
};

using LayoutParts = std::initializer_list<LayoutPart>;

/// Creates a row or a column of these parts, for another layout or as the layout of a widget. A spacing of −1 is the
/// style's.
QHBoxLayout *hbox(LayoutParts parts, int spacing = -1, const QMargins &margins = {});
QVBoxLayout *vbox(LayoutParts parts, int spacing = -1, const QMargins &margins = {});
QHBoxLayout *hbox(QWidget *on, LayoutParts parts, int spacing = -1, const QMargins &margins = {});
QVBoxLayout *vbox(QWidget *on, LayoutParts parts, int spacing = -1, const QMargins &margins = {});

/// Adds these parts behind those that the box has.
void addTo(QBoxLayout &box, LayoutParts parts);

/// Creates a widget that holds only this layout.
QWidget *widgetWith(QLayout *layout);

/// Creates an empty grid, for another layout or as the layout of a widget.
QGridLayout *gridOf(int horizontalSpacing, int verticalSpacing, const QMargins &margins = {});
QGridLayout *gridOf(QWidget *on, int horizontalSpacing, int verticalSpacing, const QMargins &margins = {});
/// Adds widgets side by side in a row of the grid, each in a column of its own.
void addCells(QGridLayout &grid, int row, LayoutParts cells, int column = 0);

/// Deletes all widgets and layouts in the layout.
void emptyLayout(QLayout &layout);

/// Sets the content of a view that scrolls it. The sheet below shows through, with its round corners.
void showInSheet(QScrollArea &view, QWidget *content);

/// Returns the content in a view without a frame that scrolls only if the window is too small for it.
QWidget *scrolled(QWidget *content);
/// Returns a view that is no higher than its content, and leaves the rest of the page to what comes below. It scrolls
/// horizontally only if it is asked to.
QScrollArea *scrolledToFit(QWidget *content);

/// Scrolls the views in the part, and those around it, to the beginning.
void scrollToTop(QWidget &part);

/// Scrolls the view around the widget to it, once it has its place there.
void bringIntoView(QWidget &widget);
/// Scrolls to a part of the widget, such as a row, at once.
void bringIntoView(const QWidget &widget, const QRect &part);

/// A layout of widgets that lie on each other. Qt's own returns the preferred height of the shown widget when it is
/// asked for its minimum.
class StackedLayout final : public QStackedLayout
{
public:
    using QStackedLayout::QStackedLayout;

    int minimumHeightForWidth(int width) const override
    {
        QLayoutItem *shown = itemAt(currentIndex());
        if (!shown)
            return 0;
        return shown->hasHeightForWidth() ? shown->minimumHeightForWidth(width) : shown->minimumSize().height();
    }
};

/// A widget that takes the height it is given, whatever its parts ask for by their width, as a map does.
class NoHeightForWidth final : public QWidget
{
public:
    using QWidget::QWidget;
    bool hasHeightForWidth() const override { return false; }
};

/// Lays out a page of the encounter in two halves: the table at the left, the texts about it at the right.
void layHalves(QWidget *page, QWidget *table, QWidget *side);

/// Makes only the shown one of several layers ask for room, so that nothing hidden makes the window larger. Call it
/// again after a widget was added behind.
void sizeToCurrentPage(QStackedLayout &layers);
void sizeToCurrentPage(QStackedWidget &layers);

} // namespace muster
