// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QButtonGroup>
#include <QMap>
#include <QStringList>
#include <QTest>
#include <QWidget>

#include <algorithm>

namespace muster::testing {

/// A control as a failing test names it.
inline QString nameOfControl(const QWidget *widget)
{
    if (!widget)
        return QStringLiteral("nothing");
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    const QString name = !widget->accessibleName().isEmpty() ? widget->accessibleName()
        : button                                             ? button->text()
                                                             : widget->objectName();
    return QStringLiteral("%1 “%2”").arg(QLatin1String(widget->metaObject()->className()), name);
}

/// Where Tab, or Shift+Tab, leads from the control that has the focus, pressed until it comes to one a second time. The
/// last is the one come to again: the first, where it is a ring.
inline QList<QWidget *> stopsOf(QWidget &window, Qt::Key key)
{
    const auto focus = [&window] { return window.focusWidget() ? window.focusWidget() : &window; };
    QList<QWidget *> stops{focus()};
    do {
        QTest::keyClick(stops.last(), key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        stops.append(focus());
    } while (stops.count(stops.last()) == 1);
    return stops;
}

/// What holds the buttons of which one at a time is chosen; none where the button stands for itself.
inline const QObject *choiceOf(const QWidget *widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    if (!button || !button->isCheckable())
        return nullptr;
    if (button->group())
        return button->group()->exclusive() ? button->group() : nullptr;
    return button->autoExclusive() ? static_cast<const QObject *>(button->parent()) : nullptr;
}

/// The controls of a window that the keyboard has to reach: all that are seen, enabled and made for Tab. Of buttons of which
/// one at a time is chosen, that one, or the first where none is yet: the arrow keys go on from it.
inline QList<QWidget *> controlsOf(QWidget &window)
{
    QList<QWidget *> controls;
    QMap<const QObject *, QWidget *> chosen;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const bool inner = widget->focusProxy()
            || (widget->objectName().startsWith(QLatin1String("qt_")) && !qobject_cast<QAbstractButton *>(widget));
        if (inner || widget->window() != &window || !widget->isVisible() || !widget->isEnabled()
            || widget->focusPolicy() == Qt::NoFocus)
            continue;
        if (const QObject *choice = choiceOf(widget)) {
            if (!chosen.contains(choice) || static_cast<QAbstractButton *>(widget)->isChecked())
                chosen[choice] = widget;
        } else if ((widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus) {
            controls.append(widget);
        }
    }
    return controls + chosen.values();
}

/// What is wrong with the ring of Tab in a window that is shown and active, a line for each: it must be the same forward
/// and backward and hold every control. It ends where it began, at what has the focus.
inline QStringList tabFaults(QWidget &window)
{
    QStringList faults;
    const QList<QWidget *> controls = controlsOf(window);
    if (controls.size() < 2)
        return faults;
    if (!window.focusWidget() || !controls.contains(window.focusWidget()))
        QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Tab);
    QList<QWidget *> forward = stopsOf(window, Qt::Key_Tab);
    QWidget *first = forward.first();
    if (forward.last() != first)
        faults << QStringLiteral("Tab never comes back to %1, but goes round from %2")
                      .arg(nameOfControl(first), nameOfControl(forward.last()));
    first->setFocus(Qt::OtherFocusReason);
    QList<QWidget *> backward = stopsOf(window, Qt::Key_Backtab);
    if (backward.last() != first)
        faults << QStringLiteral("Shift+Tab never comes back to %1, but goes round from %2")
                      .arg(nameOfControl(first), nameOfControl(backward.last()));
    first->setFocus(Qt::OtherFocusReason);
    for (const QWidget *control : controls) {
        if (!forward.contains(control))
            faults << QStringLiteral("Tab never comes to %1").arg(nameOfControl(control));
        if (!backward.contains(control))
            faults << QStringLiteral("Shift+Tab never comes to %1").arg(nameOfControl(control));
    }
    for (const QWidget *stop : forward) {
        if (!controls.contains(stop))
            faults << QStringLiteral("Tab stops at %1").arg(nameOfControl(stop));
    }
    std::reverse(backward.begin(), backward.end());
    if (faults.isEmpty() && forward != backward) {
        QStringList names;
        for (qsizetype i = 0; i < std::min(forward.size(), backward.size()); ++i)
            names << QStringLiteral("%1 | %2").arg(nameOfControl(forward[i]), nameOfControl(backward[i]));
        faults << QStringLiteral("Tab and Shift+Tab go different ways: ") + names.join(QStringLiteral("; "));
    }
    return faults;
}

} // namespace muster::testing
