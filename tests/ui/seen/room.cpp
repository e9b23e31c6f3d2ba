// SPDX-License-Identifier: MIT
#include "tests/ui/seen/seen.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace muster::testing::seen {

namespace {

constexpr int leastOfAnything = 4; ///< pixels
constexpr int leastView = 20; ///< pixels of a view that scrolls

bool hasContent(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return !label->text().isEmpty() || !label->pixmap(Qt::ReturnByValue).isNull();
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        return box->count() > 0;
    return qobject_cast<const QAbstractButton *>(&widget) || qobject_cast<const QAbstractSpinBox *>(&widget)
        || qobject_cast<const QLineEdit *>(&widget);
}

QString sizeOf(const QSize &size)
{
    return QStringLiteral("%1 × %2").arg(size.width()).arg(size.height());
}

/// Returns whether the widget scrolls. Its contents need not be within it.
bool scrolls(const QWidget &holder)
{
    return qobject_cast<const QAbstractScrollArea *>(holder.parentWidget())
        || qobject_cast<const QAbstractScrollArea *>(&holder);
}

QString lackOfRoom(const QWidget &widget)
{
    if (widget.width() < leastOfAnything || widget.height() < leastOfAnything)
        return QStringLiteral("%1 is %2").arg(called(widget), sizeOf(widget.size()));
    const QWidget *holder = widget.parentWidget();
    if (holder && !widget.isWindow() && !scrolls(*holder) && !holder->rect().contains(widget.geometry()))
        return QStringLiteral("%1 lies outside what holds it (%2, %3, %4 in %5)")
            .arg(called(widget))
            .arg(widget.x())
            .arg(widget.y())
            .arg(sizeOf(widget.size()), sizeOf(holder->size()));
    return {};
}

QString lackOfRows(const QAbstractItemView &view)
{
    const QAbstractItemModel *model = view.model();
    if (!model || model->rowCount(view.rootIndex()) == 0)
        return {};
    const int row = std::min(view.sizeHintForRow(0), 60);
    const QSize shown = view.viewport()->size();
    if (shown.height() >= std::max(row, leastOfAnything) && shown.width() >= leastView)
        return {};
    return QStringLiteral("%1 has %2 rows, one of them %3 high, and shows %4")
        .arg(called(view))
        .arg(model->rowCount(view.rootIndex()))
        .arg(row)
        .arg(sizeOf(shown));
}

QString lackOfView(const QScrollArea &area)
{
    const QWidget *content = area.widget();
    const int wanted = content ? std::min(content->sizeHint().height(), leastView) : 0;
    if (area.viewport()->height() >= wanted)
        return {};
    return QStringLiteral("%1 would show what is %2 high, and is %3")
        .arg(called(area))
        .arg(content->sizeHint().height())
        .arg(sizeOf(area.viewport()->size()));
}

bool isScrolling(const QAbstractScrollArea &area)
{
    const QScrollBar *bar = area.verticalScrollBar();
    return bar->isVisible() && bar->maximum() > bar->minimum();
}

} // namespace

QStringList scrollingInScrolling(const QWidget &window)
{
    QStringList complaints;
    for (const auto *inner : window.findChildren<QAbstractScrollArea *>()) {
        if (inner->window() != &window || !isScrolling(*inner))
            continue;
        for (const QWidget *around = inner->parentWidget(); around; around = around->parentWidget()) {
            const auto *outer = qobject_cast<const QAbstractScrollArea *>(around);
            if (outer && isScrolling(*outer))
                complaints << QStringLiteral("%1 scrolls by %2 in %3, which scrolls by %4")
                                  .arg(called(*inner))
                                  .arg(inner->verticalScrollBar()->maximum())
                                  .arg(called(*outer))
                                  .arg(outer->verticalScrollBar()->maximum());
        }
    }
    return complaints;
}

QStringList withoutRoom(const QWidget &window)
{
    QStringList complaints;
    const auto complain = [&](const QString &complaint) {
        if (!complaint.isEmpty())
            complaints << complaint;
    };
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        if (hasContent(*widget))
            complain(lackOfRoom(*widget));
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget))
            complain(lackOfRows(*view));
        if (const auto *area = qobject_cast<const QScrollArea *>(widget))
            complain(lackOfView(*area));
    }
    return complaints;
}

} // namespace muster::testing::seen
