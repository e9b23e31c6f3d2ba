// SPDX-License-Identifier: MIT
#include "ui/parts/enterpause.h"

#include "ui/parts/enterkey.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFocusEvent>

namespace muster {

EnterPause::EnterPause(QAbstractButton &button)
    : QObject(&button)
{
    button.installEventFilter(this);
}

void EnterPause::begin(Until until)
{
    m_sinceEnter.start();
    m_until = until;
}

bool EnterPause::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
        if (static_cast<QFocusEvent *>(event)->reason() == Qt::OtherFocusReason)
            begin();
        else
            m_sinceEnter.invalidate();
        break;
    case QEvent::MouseButtonPress:
        m_sinceEnter.invalidate();
        break;
    case QEvent::KeyPress:
        if (swallows(*static_cast<QKeyEvent *>(event)))
            return true;
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

bool EnterPause::swallows(const QKeyEvent &key)
{
    if (!isEnterAlone(key)) {
        m_sinceEnter.invalidate();
        return false;
    }
    const bool unread = m_sinceEnter.isValid() && m_until == Until::AnEnter;
    const bool early =
        unread || (m_sinceEnter.isValid() && m_sinceEnter.elapsed() < QApplication::doubleClickInterval());
    if (!early && !key.isAutoRepeat())
        return false;
    if (early)
        m_sinceEnter.restart();
    if (unread && !key.isAutoRepeat()) {
        m_until = Until::AMoment;
        if (m_telling)
            m_telling();
    }
    return true;
}

} // namespace muster
