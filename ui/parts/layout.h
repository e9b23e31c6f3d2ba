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

/// So many pixels between two things in a row or a column.
struct Gap {
    int pixels;
};

/// What takes the room that is left; by their factors where there are several.
struct Spring {
    int factor = 0;
};

/// What stands in a row or a column, with its share of the room that is left.
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

/// A row or a column of these for another layout, or as that of a widget. A spacing of −1 is the style's.
QHBoxLayout *hbox(LayoutParts parts, int spacing = -1, const QMargins &margins = {});
QVBoxLayout *vbox(LayoutParts parts, int spacing = -1, const QMargins &margins = {});
QHBoxLayout *hbox(QWidget *on, LayoutParts parts, int spacing = -1, const QMargins &margins = {});
QVBoxLayout *vbox(QWidget *on, LayoutParts parts, int spacing = -1, const QMargins &margins = {});

/// Puts these behind what stands in it.
void addTo(QBoxLayout &box, LayoutParts parts);

/// A widget that holds nothing else.
QWidget *widgetWith(QLayout *layout);

/// An empty grid, likewise.
QGridLayout *gridOf(int horizontalSpacing, int verticalSpacing, const QMargins &margins = {});
QGridLayout *gridOf(QWidget *on, int horizontalSpacing, int verticalSpacing, const QMargins &margins = {});
/// Widgets beside each other in a row of it, each in a column of its own.
void addCells(QGridLayout &grid, int row, LayoutParts cells, int column = 0);

/// Deletes all that stands in it, and the layouts in it.
void emptyLayout(QLayout &layout);

/// The content of a view that scrolls it. The sheet below shows through, with its round corners.
void showInSheet(QScrollArea &view, QWidget *content);

/// The content in a view without a frame that scrolls only where the window is too small for it.
QWidget *scrolled(QWidget *content);
/// And one that is no higher than its content, and leaves the rest of the page to what comes below. It scrolls across only
/// where it is asked to.
QScrollArea *scrolledToFit(QWidget *content);

/// Whatever scrolls in it, and what it scrolls in, shows its beginning.
void scrollToTop(QWidget &part);

/// Scrolls the view it stands in, once it has its place there.
void bringIntoView(QWidget &widget);
/// The same for a part of it, such as a row, at once.
void bringIntoView(const QWidget &widget, const QRect &part);

/// What lies on each other. Qt's own gives the height that what is shown would like where it is asked for the least.
class Layers final : public QStackedLayout
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

/// Takes the height it is given, whatever its parts ask for by their width, as a map does.
class FreeHeight final : public QWidget
{
public:
    using QWidget::QWidget;
    bool hasHeightForWidth() const override { return false; }
};

/// A page of the encounter in two halves: the table at the left, what is said of it at the right.
void layHalves(QWidget *page, QWidget *table, QWidget *side);

/// Of what lies on each other only what is shown asks for room, so that nothing hidden makes the window larger. Call it
/// again after a widget was added behind.
void giveRoomToShown(QStackedLayout &layers);
void giveRoomToShown(QStackedWidget &layers);

} // namespace muster
