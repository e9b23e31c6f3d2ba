// SPDX-License-Identifier: MIT
#include "tests/ui/seen/seen.h"

#include "tests/ui/hand/hand.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QMap>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QWhatsThis>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace muster::testing::seen {

namespace {

constexpr qsizetype mostStops = 300;

using Ring = QList<const QWidget *>;

/// Returns every stop from the focused widget until it is reached again, up to a limit.
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
    for (const QWidget *stop : ring.mid(0, std::min<qsizetype>(ring.size(), 40)))
        names << called(*stop);
    return names.join(QStringLiteral(" > "));
}

/// Returns the owner of a group of exclusive buttons; null for a single button.
const QObject *choiceOf(const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    if (!button || !button->isCheckable())
        return nullptr;
    if (button->group())
        return button->group()->exclusive() ? button->group() : nullptr;
    return button->autoExclusive() ? static_cast<const QObject *>(button->parent()) : nullptr;
}

bool isInner(const QWidget &widget)
{
    return widget.focusProxy()
        || (widget.objectName().startsWith(QLatin1String("qt_")) && !qobject_cast<const QAbstractButton *>(&widget));
}

/// Returns whether the widget is a field, which Tab should reach whoever made it.
bool isField(const QWidget &widget)
{
    const auto *line = qobject_cast<const QLineEdit *>(&widget);
    return (line && !line->isReadOnly()) || qobject_cast<const QComboBox *>(&widget)
        || qobject_cast<const QAbstractSpinBox *>(&widget);
}

/// Returns the controls that the keyboard must reach: all that are visible, enabled, and fields or made for Tab. Of
/// exclusive buttons it is the checked one, or else the suggested or the first one; the arrow keys go on from it.
Ring controlsOf(const QWidget &window)
{
    Ring controls;
    QMap<const QObject *, const QWidget *> chosen;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (isInner(*widget) || widget->window() != &window || !widget->isVisible() || !widget->isEnabled())
            continue;
        if (const QObject *choice = choiceOf(*widget)) { // Qt removes the tab focus from all but the last focused one
            const QWidget *before = chosen.value(choice);
            const bool isSuggested = widget->parentWidget() && widget->parentWidget()->focusProxy() == widget;
            if (!before || static_cast<const QAbstractButton *>(widget)->isChecked()
                || (isSuggested && !static_cast<const QAbstractButton *>(before)->isChecked()))
                chosen[choice] = widget;
        } else if ((widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus || isField(*widget)) {
            controls << widget;
        }
    }
    return controls + chosen.values();
}

/// Restores the focus and the scroll positions.
class WindowAsItWas
{
public:
    explicit WindowAsItWas(const QWidget &window)
    {
        for (QScrollArea *area : window.findChildren<QScrollArea *>())
            m_scrolled.append({area->verticalScrollBar(), area->verticalScrollBar()->value()});
    }
    ~WindowAsItWas()
    {
        if (m_focus)
            m_focus->setFocus(Qt::OtherFocusReason);
        hand::rest(); // the focused widget is scrolled into view after a delay
        for (const auto &[bar, value] : m_scrolled) {
            if (bar)
                bar->setValue(value);
        }
    }
    WindowAsItWas(const WindowAsItWas &) = delete;
    WindowAsItWas &operator=(const WindowAsItWas &) = delete;

private:
    QPointer<QWidget> m_focus = QApplication::focusWidget();
    QList<std::pair<QPointer<QScrollBar>, int>> m_scrolled;
};

} // namespace

QStringList brokenRing(QWidget &window)
{
    Ring controls = controlsOf(window);
    if (controls.isEmpty())
        return {};
    if (!QApplication::focusWidget())
        return {QStringLiteral("%1 has nothing in focus").arg(called(window))};
    const WindowAsItWas windowAsItWas(window);
    QWhatsThis::leaveWhatsThisMode(); // this mode would take the first key
    if (!controls.contains(QApplication::focusWidget())) // the focus is where only a click can move it
        hand::press(Qt::Key_Tab);
    const QWidget *start = QApplication::focusWidget();
    const Ring forward = walk(start, Qt::Key_Tab);
    if (QApplication::focusWidget() != start)
        return {QStringLiteral("Tab does not come back to %1: %2").arg(called(*start), told(forward))};
    controls = controlsOf(window); // selecting a list's first row may enable controls for it
    Ring backward = walk(start, Qt::Key_Backtab, Qt::ShiftModifier);
    if (QApplication::focusWidget() != start)
        return {QStringLiteral("Shift+Tab does not come back to %1: %2").arg(called(*start), told(backward))};
    std::reverse(backward.begin() + 1, backward.end());
    QStringList complaints;
    if (forward != backward)
        complaints << QStringLiteral("Tab goes %1; Shift+Tab %2").arg(told(forward), told(backward));
    for (const QWidget *control : controls) {
        if (!forward.contains(control))
            complaints << QStringLiteral("Tab does not come to %1").arg(called(*control));
    }
    for (const QWidget *stop : forward) {
        if (!controls.contains(stop))
            complaints << QStringLiteral("Tab stops at %1").arg(called(*stop));
    }
    return complaints;
}

} // namespace muster::testing::seen
