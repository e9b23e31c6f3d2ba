// SPDX-License-Identifier: MIT
#include "ui/parts/scrolled.h"

#include <QEvent>
#include <QScrollArea>

#include <algorithm>

namespace muster {

namespace {

constexpr int leastHeight = 120;

class FittingView final : public QScrollArea
{
public:
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override
    {
        const QSize least = widget()->minimumSizeHint();
        return {least.width(), std::min(least.height(), leastHeight)};
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

void dress(QScrollArea &view, QWidget *content)
{
    view.setWidget(content);
    view.setWidgetResizable(true);
    view.setFrameShape(QFrame::NoFrame);
    view.setFocusPolicy(Qt::NoFocus);
}

} // namespace

QWidget *scrolled(QWidget *content)
{
    auto *view = new QScrollArea;
    dress(*view, content);
    return view;
}

QWidget *scrolledToFit(QWidget *content)
{
    auto *view = new FittingView;
    dress(*view, content);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    return view;
}

void bringIntoView(QWidget &widget)
{
    const auto bring = [&widget] {
        for (QWidget *around = widget.parentWidget(); around; around = around->parentWidget()) {
            if (auto *view = qobject_cast<QScrollArea *>(around))
                return view->ensureWidgetVisible(&widget, 0, 0);
        }
    };
    QMetaObject::invokeMethod(&widget, bring, Qt::QueuedConnection);
}

} // namespace muster
