// SPDX-License-Identifier: MIT
#include "tests/ui/seen/seen.h"

#include "tests/ui/hand/hand.h"

#include <QAbstractButton>
#include <QApplication>
#include <QPointer>
#include <QRadioButton>
#include <QWidget>

#include <algorithm>

namespace muster::testing::seen {

namespace {

constexpr qsizetype mostStops = 300;

using Ring = QList<const QWidget *>;

/// Every stop from where the focus is until it is there again; without an end, as many as there may be.
Ring walk(const QWidget *start, Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier)
{
    Ring stops;
    do {
        stops << QApplication::focusWidget();
        hand::press(key, held);
    } while (QApplication::focusWidget() && QApplication::focusWidget() != start && stops.size() < mostStops);
    return stops;
}

QString told(const Ring &ring)
{
    QStringList names;
    for (const QWidget *stop : ring.first(std::min<qsizetype>(ring.size(), 40)))
        names << called(*stop);
    return names.join(QStringLiteral(" > "));
}

/// One of several of which one is chosen: Tab goes to that, the arrows to the others.
bool isBesideTheChosen(const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return button && button->isCheckable() && !button->isChecked() && (button->autoExclusive() || button->group());
}

bool canBeTabbedTo(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus
        && !widget.focusProxy() && !isBesideTheChosen(widget);
}

} // namespace

QStringList brokenRing(QWidget &window)
{
    const QPointer<QWidget> start = QApplication::focusWidget();
    if (!start)
        return {QStringLiteral("%1 has nothing in focus").arg(called(window))};
    QStringList complaints;
    const Ring forward = walk(start, Qt::Key_Tab);
    if (QApplication::focusWidget() != start) {
        start->setFocus(Qt::OtherFocusReason);
        return {QStringLiteral("Tab does not come back to %1: %2").arg(called(*start), told(forward))};
    }
    Ring backward = walk(start, Qt::Key_Backtab, Qt::ShiftModifier);
    if (QApplication::focusWidget() != start) {
        start->setFocus(Qt::OtherFocusReason);
        return {QStringLiteral("Shift+Tab does not come back to %1: %2").arg(called(*start), told(backward))};
    }
    std::reverse(backward.begin() + 1, backward.end());
    if (forward != backward)
        complaints << QStringLiteral("Tab goes %1; Shift+Tab %2").arg(told(forward), told(backward));
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->window() == &window && canBeTabbedTo(*widget) && !forward.contains(widget))
            complaints << QStringLiteral("Tab does not come to %1").arg(called(*widget));
    }
    return complaints;
}

} // namespace muster::testing::seen
