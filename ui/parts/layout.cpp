// SPDX-License-Identifier: MIT
#include "ui/parts/layout.h"

#include "ui/look/type.h"
#include "ui/parts/label.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

template<class Box>
Box *laid(Box *box, LayoutParts parts, int spacing, const QMargins &margins)
{
    box->setContentsMargins(margins);
    box->setSpacing(spacing);
    addTo(*box, parts);
    return box;
}

} // namespace

QHBoxLayout *hbox(LayoutParts parts, int spacing, const QMargins &margins)
{
    return hbox(nullptr, parts, spacing, margins);
}

QVBoxLayout *vbox(LayoutParts parts, int spacing, const QMargins &margins)
{
    return vbox(nullptr, parts, spacing, margins);
}

QHBoxLayout *hbox(QWidget *on, LayoutParts parts, int spacing, const QMargins &margins)
{
    return laid(new QHBoxLayout(on), parts, spacing, margins);
}

QVBoxLayout *vbox(QWidget *on, LayoutParts parts, int spacing, const QMargins &margins)
{
    return laid(new QVBoxLayout(on), parts, spacing, margins);
}

void addTo(QBoxLayout &box, LayoutParts parts)
{
    for (const LayoutPart &part : parts) {
        if (part.widget)
            box.addWidget(part.widget, part.stretch, part.alignment);
        else if (part.layout)
            box.addLayout(part.layout, part.stretch);
        else if (part.gap)
            box.addSpacing(*part.gap);
        else
            box.addStretch(part.stretch);
    }
}

QWidget *widgetWith(QLayout *layout)
{
    auto *widget = new QWidget;
    widget->setLayout(layout);
    return widget;
}

QGridLayout *gridOf(int horizontalSpacing, int verticalSpacing, const QMargins &margins)
{
    return gridOf(nullptr, horizontalSpacing, verticalSpacing, margins);
}

QGridLayout *gridOf(QWidget *on, int horizontalSpacing, int verticalSpacing, const QMargins &margins)
{
    auto *grid = new QGridLayout(on);
    grid->setContentsMargins(margins);
    grid->setHorizontalSpacing(horizontalSpacing);
    grid->setVerticalSpacing(verticalSpacing);
    return grid;
}

void addCells(QGridLayout &grid, int row, LayoutParts cells, int column)
{
    for (const LayoutPart &cell : cells)
        grid.addWidget(cell.widget, row, column++, cell.alignment);
}

void emptyLayout(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        if (item->layout())
            emptyLayout(*item->layout());
        delete item->widget();
        delete item;
    }
}

void showInSheet(QScrollArea &view, QWidget *content)
{
    view.setWidget(content);
    content->setAutoFillBackground(false);
    view.viewport()->setAutoFillBackground(false);
    view.setWidgetResizable(true);
    view.setFrameShape(QFrame::NoFrame);
    view.setFocusPolicy(Qt::NoFocus);
}

namespace {

constexpr int leastHeight = 120;
constexpr int leastWidth = 240;

/// A view as high as its content. The layout around it has to be told whenever that height changes: a change in sight
/// comes to the viewport as a LayoutRequest; a change while the page was hidden comes to nobody, and is reported on
/// Show.
class FittingView final : public QScrollArea
{
public:
    QSize sizeHint() const override { return widget()->sizeHint(); }
    bool hasHeightForWidth() const override { return widget()->hasHeightForWidth(); }
    int heightForWidth(int width) const override { return widget()->heightForWidth(width); }
    QSize minimumSizeHint() const override
    {
        const QSize least = widget()->minimumSizeHint();
        const bool across = horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
        return {across ? std::min(least.width(), leastWidth) : least.width(), std::min(least.height(), leastHeight)};
    }

protected:
    bool viewportEvent(QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::viewportEvent(event);
    }
    void showEvent(QShowEvent *event) override
    {
        QScrollArea::showEvent(event);
        updateGeometry();
    }
};

QScrollArea *viewAround(const QWidget &widget)
{
    for (QWidget *around = widget.parentWidget(); around; around = around->parentWidget()) {
        if (auto *view = qobject_cast<QScrollArea *>(around))
            return view;
    }
    return nullptr;
}

} // namespace

QWidget *scrolled(QWidget *content)
{
    auto *view = new QScrollArea;
    showInSheet(*view, content);
    return view;
}

QScrollArea *scrolledToFit(QWidget *content)
{
    auto *view = new FittingView;
    showInSheet(*view, content);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    return view;
}

void scrollToTop(QWidget &part)
{
    QList<QAbstractScrollArea *> views = part.findChildren<QAbstractScrollArea *>();
    for (QWidget *around = part.parentWidget(); around; around = around->parentWidget()) {
        if (auto *view = qobject_cast<QAbstractScrollArea *>(around))
            views.append(view);
    }
    for (QAbstractScrollArea *view : std::as_const(views))
        view->verticalScrollBar()->setValue(view->verticalScrollBar()->minimum());
}

void bringIntoView(QWidget &widget)
{
    const auto bring = [&widget] {
        if (QScrollArea *view = viewAround(widget))
            view->ensureWidgetVisible(&widget, 0, 0);
    };
    QMetaObject::invokeMethod(&widget, bring, Qt::QueuedConnection);
}

void bringIntoView(const QWidget &widget, const QRect &part)
{
    QScrollArea *view = viewAround(widget);
    if (!view)
        return;
    const QPoint middle = widget.mapTo(view->widget(), part.center());
    view->ensureVisible(middle.x(), middle.y(), 0, part.height());
}

namespace {

constexpr int widestSide = 960; // lines are hard to read beyond it; a map uses the rest

} // namespace

void layHalves(QWidget *page, QWidget *table, QWidget *side)
{
    side->setMaximumWidth(scaledForFont(widestSide));
    hbox(page, {{table, 556}, makeRule(Qt::Vertical), {side, 579}}, 0);
}

namespace {

template<typename StackedLayout>
void giveRoom(StackedLayout &layers)
{
    for (int i = 0; i < layers.count(); ++i) {
        const auto policy = i == layers.currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        layers.widget(i)->setSizePolicy(policy, policy);
    }
}

} // namespace

void sizeToCurrentPage(QStackedLayout &layers)
{
    giveRoom(layers);
}

void sizeToCurrentPage(QStackedWidget &layers)
{
    giveRoom(layers);
}

} // namespace muster
