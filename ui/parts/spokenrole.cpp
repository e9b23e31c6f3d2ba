// SPDX-License-Identifier: MIT
#include "ui/parts/spokenrole.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QLabel>
#include <QVariant>

namespace muster {

namespace {

constexpr const char *roleProperty = "spokenRole";

/// It has that role; its name is what is written on it, and a button is one to be selected.
class SpokenWidget final : public QAccessibleWidget
{
public:
    SpokenWidget(QWidget *widget, QAccessible::Role role)
        : QAccessibleWidget(widget, role)
    {
    }

    /// The tab that is open is the one that is selected.
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget())) {
            state.selectable = true;
            state.selected = button->isChecked();
        }
        return state;
    }
    QStringList actionNames() const override
    {
        const bool isButton = qobject_cast<const QAbstractButton *>(widget());
        return isButton ? QStringList{pressAction(), setFocusAction()} : QAccessibleWidget::actionNames();
    }
    void doAction(const QString &action) override
    {
        auto *button = qobject_cast<QAbstractButton *>(widget());
        if (button && action == pressAction())
            button->click();
        else
            QAccessibleWidget::doAction(action);
    }
    QString text(QAccessible::Text kind) const override
    {
        const auto *label = qobject_cast<const QLabel *>(widget());
        const bool written = kind == QAccessible::Name && label && label->accessibleName().isEmpty();
        return written ? label->text() : QAccessibleWidget::text(kind);
    }
};

QAccessibleInterface *makeSpoken(const QString &, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    const QVariant role = widget ? widget->property(roleProperty) : QVariant();
    return role.isValid() ? new SpokenWidget(widget, static_cast<QAccessible::Role>(role.toInt())) : nullptr;
}

} // namespace

void speakAs(QWidget &widget, QAccessible::Role role)
{
    static const bool installed = [] {
        QAccessible::installFactory(makeSpoken);
        return true;
    }();
    Q_UNUSED(installed)
    widget.setProperty(roleProperty, static_cast<int>(role));
}

/// Qt keeps the alert itself to itself on Linux (6.4); a screen reader there goes by an alert that appears.
void announce(QWidget &alert)
{
    QAccessibleEvent appears(&alert, QAccessible::ObjectShow);
    if (alert.isVisible())
        QAccessible::updateAccessibility(&appears);
    alert.show();
    QAccessibleEvent event(&alert, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace muster
