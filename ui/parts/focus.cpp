// SPDX-License-Identifier: MIT
#include "ui/parts/focus.h"

#include "ui/parts/layout.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QDialog>
#include <QEvent>
#include <QFocusEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QVariant>
#include <QWheelEvent>

#include <algorithm>
#include <tuple>

namespace muster {

namespace {

constexpr const char *beginProperty = "beginsAt";
constexpr const char *lastProperty = "comesLast";

using Widgets = QList<QWidget *>;

void addLaidOut(const QLayout &layout, Widgets &widgets)
{
    std::vector<std::tuple<int, int, QLayoutItem *>> items; // a grid or a form may be filled in any order
    for (int i = 0; i < layout.count(); ++i) {
        int row = i;
        int column = 0;
        int span = 0;
        if (const auto *grid = qobject_cast<const QGridLayout *>(&layout))
            grid->getItemPosition(i, &row, &column, &span, &span);
        if (const auto *form = qobject_cast<const QFormLayout *>(&layout)) {
            QFormLayout::ItemRole role{};
            form->getItemPosition(i, &row, &role);
            column = role == QFormLayout::FieldRole ? 1 : 0;
        }
        items.emplace_back(row, column, layout.itemAt(i));
    }
    std::ranges::stable_sort(items, [](const auto &one, const auto &other) {
        return std::tie(std::get<0>(one), std::get<1>(one)) < std::tie(std::get<0>(other), std::get<1>(other));
    });
    for (const auto &[row, column, item] : items) {
        if (QWidget *widget = item->widget())
            widgets.append(widget);
        else if (const QLayout *inner = item->layout())
            addLaidOut(*inner, widgets);
    }
}

/// Adds the widget and all its descendants in the order of their layout; then those in no layout, in the order in which
/// they were created, and then those marked by comesLast().
void addAll(QWidget &widget, Widgets &all)
{
    all.append(&widget);
    Widgets parts;
    if (const QLayout *layout = widget.layout())
        addLaidOut(*layout, parts);
    for (QWidget *child : widget.findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        if (!child->isWindow() && !parts.contains(child))
            parts.append(child);
    }
    std::stable_partition(parts.begin(), parts.end(),
                          [](const QWidget *part) { return !part->property(lastProperty).toBool(); });
    for (QWidget *part : std::as_const(parts))
        addAll(*part, all);
}

bool isUsable(const QWidget &widget)
{
    return widget.isEnabled() && widget.isVisibleTo(widget.window());
}

bool canHaveFocus(const QWidget &widget)
{
    return !widget.focusProxy() && isUsable(widget);
}

/// Returns the group of buttons of which one at a time is chosen; empty if the button is in no such group.
QList<QAbstractButton *> choicesWith(const QAbstractButton &button)
{
    if (!button.isCheckable())
        return {};
    if (const QButtonGroup *group = button.group())
        return group->exclusive() ? group->buttons() : QList<QAbstractButton *>();
    if (!button.autoExclusive() || !button.parentWidget())
        return {};
    auto all = button.parentWidget()->findChildren<QAbstractButton *>(Qt::FindDirectChildrenOnly);
    all.removeIf([](const QAbstractButton *one) { return !one->autoExclusive() || one->group(); });
    return all;
}

/// Checks whether this button is the stop of its group: the chosen one, else the one at which their frame begins, else
/// the first; the arrow keys go on from there. The focus policies of the buttons do not say which: Qt leaves TabFocus
/// with the one that had the focus last, even if another has been chosen since.
bool standsForItsChoices(const QAbstractButton &button, const QList<QAbstractButton *> &choices)
{
    const QAbstractButton *stop = nullptr;
    for (const QAbstractButton *one : choices) {
        if (!canHaveFocus(*one))
            continue;
        const bool begins =
            one->parentWidget() && one->parentWidget()->focusProxy() == one && !(stop && stop->isChecked());
        if (!stop || one->isChecked() || begins)
            stop = one;
    }
    return stop == &button;
}

bool isStop(const QWidget &widget)
{
    if (!canHaveFocus(widget))
        return false;
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    const auto choices = button ? choicesWith(*button) : QList<QAbstractButton *>();
    if (choices.isEmpty())
        return (widget.focusPolicy() & Qt::TabFocus) != 0;
    const bool reachable =
        std::ranges::any_of(choices, [](const QAbstractButton *one) { return one->focusPolicy() != Qt::NoFocus; });
    return reachable && standsForItsChoices(*button, choices);
}

} // namespace

void comesLast(QWidget &part)
{
    part.setProperty(lastProperty, true);
}

void setFirstFocus(QWidget &part, QWidget *first)
{
    part.setProperty(beginProperty, QVariant::fromValue(QPointer<QWidget>(first)));
}

bool enter(QWidget &part, Qt::FocusReason reason)
{
    QWidget *begin = &part;
    while (auto *first = begin->property(beginProperty).value<QPointer<QWidget>>().data())
        begin = first;
    Widgets all;
    addAll(*begin, all);
    addAll(part, all); // if nothing at its beginning can have the focus now
    const auto stop = std::ranges::find_if(all, [](const QWidget *one) { return isStop(*one); });
    if (stop == all.end())
        return false;
    (*stop)->setFocus(reason);
    return true;
}

/// Moves the focus into the part itself, else into the nearest ancestor that can have it. From a hidden, disabled or
/// removed widget the focus goes there, rather than to a button that happens to stand beside it.
static bool enterAround(QWidget &part)
{
    for (QWidget *around = &part; around; around = around->isWindow() ? nullptr : around->parentWidget()) {
        if (enter(*around, Qt::OtherFocusReason))
            return true;
    }
    return false;
}

bool goToNextStop(QWidget &window, bool forward)
{
    if (QWidget *focus = window.focusWidget(); focus && !isUsable(*focus))
        return enterAround(*focus);
    Widgets all;
    addAll(window, all);
    if (!forward)
        std::ranges::reverse(all);
    const auto from = std::ranges::find(all, window.focusWidget());
    if (from != all.end())
        std::rotate(all.begin(), from + 1, all.end()); // the widget with the focus comes last
    const auto next = std::ranges::find_if(all, [](const QWidget *one) { return isStop(*one); });
    if (next == all.end() || *next == window.focusWidget())
        return false;
    (*next)->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    bringIntoView(**next);
    return true;
}

FocusRestorer::FocusRestorer(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    window.installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
}

bool FocusRestorer::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowActivate)
        follow(m_window.focusWidget());
    return QObject::eventFilter(watched, event);
}

void FocusRestorer::follow(QWidget *focus)
{
    if (focus && focus->window() == &m_window) {
        m_around.clear();
        for (QWidget *around = focus; around; around = around->isWindow() ? nullptr : around->parentWidget())
            m_around.append(around);
    }
    // Later, since the code that takes the focus away mostly says where it goes.
    QMetaObject::invokeMethod(this, &FocusRestorer::look, Qt::QueuedConnection);
}

void FocusRestorer::look()
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

EnterDebounce::EnterDebounce(QAbstractButton &button)
    : QObject(&button)
{
    button.installEventFilter(this);
}

void EnterDebounce::begin(Until until)
{
    m_sinceEnter.start();
    m_until = until;
}

bool EnterDebounce::eventFilter(QObject *watched, QEvent *event)
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

bool EnterDebounce::swallows(const QKeyEvent &key)
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

namespace {

/// Checks whether the box is on a page that can scroll, even if it need not now: the box behaves alike in every window.
bool isScrolled(const QWidget &box)
{
    for (const QWidget *around = box.parentWidget(); around; around = around->parentWidget()) {
        if (qobject_cast<const QScrollArea *>(around))
            return true;
    }
    return false;
}

/// Presses the button that has the focus in a dialog; a dialog gets the key if the button has not taken it.
bool pressesButton(const QObject &watched, const QKeyEvent &key)
{
    const auto *dialog = qobject_cast<const QDialog *>(&watched);
    auto *button = dialog ? qobject_cast<QPushButton *>(dialog->focusWidget()) : nullptr;
    if (!button || button->isCheckable() || !isEnterAlone(key) || key.isAutoRepeat())
        return false;
    button->click();
    return true;
}

/// Checks for Alt and a letter in a line. They press a button or open a menu; if that is disabled, Qt would write the
/// letter into the line.
bool isStrayMnemonic(const QObject &watched, const QKeyEvent &key)
{
#ifdef Q_OS_MACOS
    return false; // they write another letter there
#endif
    const bool writes = !key.text().isEmpty() && key.text().front().isPrint();
    return qobject_cast<const QLineEdit *>(&watched) && key.modifiers() == Qt::AltModifier && writes;
}

class InputHabits final : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::KeyPress)
            return isStrayMnemonic(*watched, static_cast<const QKeyEvent &>(*event))
                || pressesButton(*watched, static_cast<const QKeyEvent &>(*event));
        if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
            return false;
        auto *box = qobject_cast<QWidget *>(watched);
        if (!qobject_cast<QComboBox *>(box) && !qobject_cast<QAbstractSpinBox *>(box))
            return false;
        if (event->type() == QEvent::Polish) {
            if (box->focusPolicy() == Qt::WheelFocus)
                box->setFocusPolicy(Qt::StrongFocus);
            return false;
        }
        if (box->hasFocus() && !isScrolled(*box))
            return false;
        event->ignore(); // the parent widget gets it next
        return true;
    }
};

} // namespace

void installInputHabits()
{
    static QPointer<QObject> filter; // belongs to the present application
    if (filter)
        return;
    filter = new InputHabits(qApp);
    qApp->installEventFilter(filter);
}

} // namespace muster
