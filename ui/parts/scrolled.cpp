// SPDX-License-Identifier: MIT
#include "ui/parts/scrolled.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int leastHeight = 120;
constexpr int leastWidth = 240;

/// As high as its content. The layout around it has to hear whenever that changes: what changes in sight comes to the
/// viewport as a LayoutRequest; what changed while the page was hidden comes to nobody, and is told on Show.
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

void dress(QScrollArea &view, QWidget *content)
{
    view.setWidget(content);
    content->setAutoFillBackground(false); // the sheet below shows through, with its round corners
    view.viewport()->setAutoFillBackground(false);
    view.setWidgetResizable(true);
    view.setFrameShape(QFrame::NoFrame);
    view.setFocusPolicy(Qt::NoFocus);
}

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
    dress(*view, content);
    return view;
}

QScrollArea *scrolledToFit(QWidget *content)
{
    auto *view = new FittingView;
    dress(*view, content);
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

} // namespace muster
