// SPDX-License-Identifier: MIT
#include "ui/parts/tabstops.h"

#include "ui/parts/scrolled.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QFormLayout>
#include <QGridLayout>
#include <QPointer>
#include <QVariant>

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
    std::stable_sort(items.begin(), items.end(), [](const auto &one, const auto &other) {
        return std::tie(std::get<0>(one), std::get<1>(one)) < std::tie(std::get<0>(other), std::get<1>(other));
    });
    for (const auto &[row, column, item] : items) {
        if (QWidget *widget = item->widget())
            widgets.append(widget);
        else if (const QLayout *inner = item->layout())
            addLaidOut(*inner, widgets);
    }
}

/// It and all that is in it, as laid out; what no layout places comes after that, as it was made, and then what is to come last.
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

/// Those of which one at a time is chosen; none where it stands for itself.
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

/// Of choices the chosen one, else the one their frame begins at, else the first: the arrow keys go on from there. Their focus
/// policies do not say which: Qt leaves TabFocus with the one that had the focus last, even when another is chosen since.
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
    const bool reachable = std::any_of(choices.begin(), choices.end(),
                                       [](const QAbstractButton *one) { return one->focusPolicy() != Qt::NoFocus; });
    return reachable && standsForItsChoices(*button, choices);
}

} // namespace

void comesLast(QWidget &part)
{
    part.setProperty(lastProperty, true);
}

void beginAt(QWidget &part, QWidget *first)
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
    addAll(part, all); // where nothing of it can have the keyboard now
    const auto stop = std::find_if(all.begin(), all.end(), [](const QWidget *one) { return isStop(*one); });
    if (stop == all.end())
        return false;
    (*stop)->setFocus(reason);
    return true;
}

bool enterAround(QWidget &part)
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
        std::reverse(all.begin(), all.end());
    const auto from = std::find(all.begin(), all.end(), window.focusWidget());
    if (from != all.end())
        std::rotate(all.begin(), from + 1, all.end()); // and what has the focus last of all
    const auto next = std::find_if(all.begin(), all.end(), [](const QWidget *one) { return isStop(*one); });
    if (next == all.end() || *next == window.focusWidget())
        return false;
    (*next)->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    bringIntoView(**next);
    return true;
}

} // namespace muster
