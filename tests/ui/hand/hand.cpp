// SPDX-License-Identifier: MIT
#include "tests/ui/hand/hand.h"

#include <QAbstractEventDispatcher>
#include <QAbstractItemView>
#include <QApplication>
#include <QContextMenuEvent>
#include <QProgressBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>
#include <QWindow>
#include <QtTest/qtestspontaneevent.h>

namespace muster::testing::hand {

namespace {

bool liesOpen(const QWidget &widget, const QPoint &place)
{
    const QWidget *top = widget.window();
    const QWidget *hit = top->childAt(widget.mapTo(top, place));
    return (hit ? hit : top) == &widget || widget.isAncestorOf(hit);
}

QScrollArea *around(const QWidget &widget)
{
    for (QWidget *parent = widget.parentWidget(); parent && !parent->isWindow(); parent = parent->parentWidget()) {
        auto *area = qobject_cast<QScrollArea *>(parent);
        if (area && area->viewport()->isAncestorOf(&widget)) // not one of its scroll bars
            return area;
    }
    return nullptr;
}

void send(QWidget &widget, const QPoint &place, Qt::MouseButton button)
{
    QWidget *top = widget.window();
    QTest::mouseClick(top->windowHandle(), button, {}, widget.mapTo(top, place));
}

} // namespace

QWidget *window()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return popup;
    if (QWidget *modal = QApplication::activeModalWidget())
        return modal;
    return QApplication::activeWindow();
}

std::optional<QPoint> openPlace(const QWidget &widget, const QRect &part)
{
    if (!widget.isVisible())
        return std::nullopt;
    const QRegion seen = widget.visibleRegion().intersected(part.isNull() ? widget.rect() : part);
    const QPoint middle = (part.isNull() ? widget.rect() : part).center();
    if (seen.contains(middle) && liesOpen(widget, middle))
        return middle;
    for (const QRect &piece : seen) {
        if (liesOpen(widget, piece.center()))
            return piece.center();
    }
    return std::nullopt;
}

std::optional<QPoint> scrollTo(QWidget &widget, const QRect &part)
{
    const QRect wanted = part.isNull() ? widget.rect() : part;
    constexpr int mostNotches = 200;
    QScrollArea *area = around(widget);
    for (int i = 0; area && i < mostNotches; ++i) {
        if (area->viewport()->height() <= 0)
            break;
        const QRect there(widget.mapTo(area->viewport(), wanted.topLeft()), wanted.size());
        const QScrollBar &bar = *area->verticalScrollBar();
        const bool up = there.top() < 0;
        const bool down = !up && there.bottom() > area->viewport()->height();
        if ((!up && !down) || (up && bar.value() == bar.minimum()) || (down && bar.value() == bar.maximum())) {
            area = around(*area); // a view may be inside another
            continue;
        }
        const int before = bar.value();
        wheel(*area->viewport(), up ? 1 : -1);
        if (bar.value() == before) // a field under the pointer takes the wheel, so the scroll bar is used
            area->verticalScrollBar()->triggerAction(up ? QAbstractSlider::SliderPageStepSub
                                                        : QAbstractSlider::SliderPageStepAdd);
        if (bar.value() == before)
            area = around(*area);
    }
    return openPlace(widget, part);
}

bool click(QWidget &widget, const QRect &part, Qt::MouseButton button)
{
    const auto place = scrollTo(widget, part);
    if (place)
        send(widget, *place, button);
    return place.has_value();
}

bool doubleClick(QWidget &widget, const QRect &part)
{
    const auto place = scrollTo(widget, part);
    if (!place)
        return false;
    QWidget *top = widget.window();
    QTest::mouseDClick(top->windowHandle(), Qt::LeftButton, {}, widget.mapTo(top, *place));
    return true;
}

bool click(QAbstractItemView &view, const QModelIndex &cell, Qt::MouseButton button)
{
    view.scrollTo(cell);
    const QRect place = view.visualRect(cell);
    return place.isValid() && click(*view.viewport(), place, button);
}

void press(Qt::Key key, Qt::KeyboardModifiers held)
{
    if (QWidget *takes = window(); takes && takes->windowHandle())
        QTest::keyClick(takes->windowHandle(), key, held);
}

void pressMenuKey()
{
    QWidget *takes = window();
    if (!takes || !takes->windowHandle())
        return;
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, takes->mapToGlobal(QPoint()));
    QCoreApplication::sendEvent(takes->windowHandle(), &event);
}

void type(const QString &text)
{
    for (const QChar sign : text) {
        QWidget *takes = window();
        if (!takes || !takes->windowHandle())
            return;
        // A character without a key in QTest is sent as text alone, as by an input method.
        if (sign.unicode() < 0x80)
            QTest::keyClick(takes->windowHandle(), sign.toLatin1());
        else
            QTest::sendKeyEvent(QTest::Click, takes->windowHandle(), Qt::Key_unknown, sign, {});
    }
}

void wheel(QWidget &widget, int notches)
{
    const auto place = openPlace(widget);
    if (!place)
        return;
    constexpr int notch = 120;
    QWidget *top = widget.window();
    const QPoint there = widget.mapTo(top, *place);
    QWheelEvent event(there, top->mapToGlobal(there), {}, {0, notches * notch}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    // Spontaneous, as from the desktop: only then an ignored event goes to the parent.
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(top->windowHandle(), &event);
}

void rest()
{
    constexpr int rounds = 3; // a layout may request another
    constexpr int most = 100;
    for (int i = 0, idle = 0; idle < rounds && i < most; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        idle = QCoreApplication::eventDispatcher()->processEvents(QEventLoop::AllEvents) ? 0 : idle + 1;
    }
}

void waitForWork(const QWidget &window)
{
    constexpr int longest = 60'000; // milliseconds
    (void)QTest::qWaitFor(
        [&] {
            const QList<QProgressBar *> all = window.findChildren<QProgressBar *>();
            return std::none_of(all.begin(), all.end(), [](const QProgressBar *bar) { return bar->isVisible(); });
        },
        longest);
    rest();
}

void waitForPage(const QWidget &window)
{
    constexpr int aMoment = 20; // milliseconds, more than a frame: timers that a new page waits for
    rest();
    (void)QTest::qWaitFor([&] {
        const QList<QTimer *> all = window.findChildren<QTimer *>();
        return std::none_of(all.begin(), all.end(), [](const QTimer *timer) {
            return timer->isActive() && timer->isSingleShot() && timer->interval() <= aMoment;
        });
    });
    waitForWork(window);
}

} // namespace muster::testing::hand
