// SPDX-License-Identifier: MIT
#include "ui/parts/focustrail.h"

#include "ui/parts/tabstops.h"

#include <QApplication>
#include <QEvent>

namespace muster {

FocusTrail::FocusTrail(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    window.installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
}

bool FocusTrail::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowActivate)
        follow(m_window.focusWidget());
    return QObject::eventFilter(watched, event);
}

void FocusTrail::follow(QWidget *focus)
{
    if (focus && focus->window() == &m_window) {
        m_around.clear();
        for (QWidget *around = focus; around; around = around->isWindow() ? nullptr : around->parentWidget())
            m_around.append(around);
    }
    // Later: who takes it away mostly says where it goes.
    QMetaObject::invokeMethod(this, &FocusTrail::look, Qt::QueuedConnection);
}

void FocusTrail::look()
{
    const QWidget *focus = QApplication::focusWidget();
    if (!m_window.isActiveWindow() || (focus && focus->isVisible() && focus->isEnabled()))
        return;
    for (const QPointer<QWidget> &around : std::as_const(m_around)) {
        if (around && around->window() == &m_window) {
            enterAround(*around);
            return;
        }
    }
    enterAround(m_window);
}

} // namespace muster
