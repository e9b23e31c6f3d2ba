// SPDX-License-Identifier: MIT
#include "ui/window/pageroom.h"

#include <QEvent>
#include <QLayout>
#include <QStyle>

namespace muster {

namespace {

/// What a page cannot do without when it is so wide. Its labels want more lines where it is narrow.
int heightNeeded(const QWidget &page, int width)
{
    const QLayout *layout = page.layout();
    const int broken = layout && layout->hasHeightForWidth() ? layout->totalMinimumHeightForWidth(width) : 0;
    return std::max({page.minimumSizeHint().height(), page.minimumHeight(), broken});
}

} // namespace

PageRoom::PageRoom(QWidget *page, QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(page);
    // The sheet below shows through, with its round corners.
    page->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

void PageRoom::fit()
{
    // QScrollArea's own way gives a page of wrapped labels the height it would like, and scrolls where it need not.
    QWidget &page = *widget();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int leastWidth = std::max(page.minimumSizeHint().width(), page.minimumWidth());
    const QSize whole = maximumViewportSize();
    QSize room = whole;
    if (leastWidth > room.width())
        room.rheight() -= bar;
    if (heightNeeded(page, std::max(room.width(), leastWidth)) > room.height()) {
        room.rwidth() -= bar;
        room.setHeight(whole.height() - (leastWidth > room.width() ? bar : 0));
    }
    const int width = std::max(room.width(), leastWidth);
    page.resize(width, std::max(room.height(), heightNeeded(page, width)));
}

bool PageRoom::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return QScrollArea::eventFilter(watched, event);
}

bool PageRoom::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QScrollArea::viewportEvent(event);
}

void PageRoom::resizeEvent(QResizeEvent *event)
{
    fit();
    QScrollArea::resizeEvent(event);
}

void PageRoom::showEvent(QShowEvent *event)
{
    fit(); // while it was hidden nobody asked
    QScrollArea::showEvent(event);
}

} // namespace muster
