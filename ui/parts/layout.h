// SPDX-License-Identifier: MIT
#pragma once

#include <QHBoxLayout>
#include <QStackedLayout>
#include <QVBoxLayout>
#include <QWidget>

#include <initializer_list>

class QRect;
class QScrollArea;
class QStackedWidget;

namespace muster {

/// What stands in a row or a column: a widget or a layout, with its share of the room that is left; or room alone.
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

    QWidget *widget = nullptr;
    QLayout *layout = nullptr;
    int stretch = 0;
    Qt::Alignment alignment = {};
    int gap = -1; ///< where it is so much room
};
LayoutPart spacer(int pixels);
LayoutPart stretch(int share = 0);

/// Parts beside each other, or below each other, without margins unless they are given; a spacing of −1 is the style's. With a
/// widget, they are its layout.
QHBoxLayout *layRow(std::initializer_list<LayoutPart> parts, int spacing = -1, const QMargins &margins = {});
QHBoxLayout *layRow(QWidget *on, std::initializer_list<LayoutPart> parts, int spacing = -1,
                    const QMargins &margins = {});
QVBoxLayout *layColumn(std::initializer_list<LayoutPart> parts, int spacing = -1, const QMargins &margins = {});
QVBoxLayout *layColumn(QWidget *on, std::initializer_list<LayoutPart> parts, int spacing = -1,
                       const QMargins &margins = {});

/// Deletes the widgets in it, to lay it out anew.
void emptyLayout(QLayout &layout);

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
