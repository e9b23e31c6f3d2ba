// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemView>
#include <QAccessible>

namespace muster {

/// A list or table that tells a screen reader of another current row only while the keyboard is in it: Qt 6.4 says that the
/// focus went there, even on a page that is hidden. And once the keyboard comes into it: Qt tells of the view alone then.
template<class View>
class QuietView : public View
{
public:
    using View::View;

protected:
    void focusInEvent(QFocusEvent *event) override
    {
        View::focusInEvent(event);
        QMetaObject::invokeMethod(this, &QuietView::tellCurrent,
                                  Qt::QueuedConnection); // for the view is told of after this
    }
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override
    {
        if (this->hasFocus())
            View::currentChanged(current, previous);
        else
            QAbstractItemView::currentChanged(current, previous); // NOLINT: past the view, which would speak
    }

private:
    void tellCurrent()
    {
        QAccessibleInterface *view = QAccessible::isActive() ? QAccessible::queryAccessibleInterface(this) : nullptr;
        QAccessibleInterface *row = view && this->hasFocus() ? view->focusChild() : nullptr;
        if (!row || row == view)
            return;
        QAccessibleEvent event(row, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
};

} // namespace muster
