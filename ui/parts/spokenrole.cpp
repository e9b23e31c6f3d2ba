// SPDX-License-Identifier: MIT
#include "ui/parts/spokenrole.h"

#include "ui/texts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QVariant>

namespace muster {

namespace {

constexpr const char *roleProperty = "spokenRole";

/// A widget with that role for a screen reader. Its name is its text, and a button is selectable.
class SpokenWidget final : public QAccessibleWidget
{
public:
    SpokenWidget(QWidget *widget, QAccessible::Role role)
        : QAccessibleWidget(widget, role)
    {
    }

    /// Returns the state; the tab that is open is the one that is selected.
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

/// A combo box for a screen reader. On Linux Qt names it by its chosen entry and leaves the rest to its label; this one
/// is called by its name as well if it has no label. Qt's own class, which is the same otherwise, is not public.
class SpokenBox final : public QAccessibleWidget
{
public:
    explicit SpokenBox(QComboBox *box)
        : QAccessibleWidget(box, QAccessible::ComboBox)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        const QString value = box().currentText();
        if (kind == QAccessible::Value)
            return value;
        if (kind != QAccessible::Name)
            return QAccessibleWidget::text(kind);
        const QString name = box().accessibleName();
        if (name.isEmpty() || !relations(QAccessible::Label).isEmpty())
            return value;
        //: A box of choices, and what is chosen, for a screen reader: "Weapon: Sword"
        return value.isEmpty() ? name : PartsText::tr("%1: %2").arg(name, value);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = box().view()->isVisible();
        state.editable = box().isEditable();
        return state;
    }
    int childCount() const override { return box().isEditable() ? 2 : 1; }
    QAccessibleInterface *child(int index) const override
    {
        QWidget *part = index == 0 ? static_cast<QWidget *>(box().view()) : box().lineEdit();
        return part ? QAccessible::queryAccessibleInterface(part) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child->object() == box().view() ? 0 : child->object() && child->object() == box().lineEdit() ? 1 : -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QLineEdit *line = box().lineEdit();
        return line && line->rect().contains(line->mapFromGlobal(QPoint(x, y))) ? child(1) : nullptr;
    }
    QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }
    void doAction(const QString &action) override
    {
        if (action == showMenuAction() || action == pressAction())
            box().view()->isVisible() ? box().hidePopup() : box().showPopup();
    }

private:
    QComboBox &box() const { return *static_cast<QComboBox *>(object()); }
};

QAccessibleInterface *makeSpoken(const QString &, QObject *object)
{
    if (auto *box = qobject_cast<QComboBox *>(object))
        return new SpokenBox(box);
    auto *widget = qobject_cast<QWidget *>(object);
    const QVariant role = widget ? widget->property(roleProperty) : QVariant();
    return role.isValid() ? new SpokenWidget(widget, static_cast<QAccessible::Role>(role.toInt())) : nullptr;
}

} // namespace

void setAccessibleRole(QWidget &widget, QAccessible::Role role)
{
    static const bool installed = [] {
        QAccessible::installFactory(makeSpoken);
        return true;
    }();
    Q_UNUSED(installed)
    widget.setProperty(roleProperty, int(role));
}

/// Emits both events: Qt does not pass on the alert itself on Linux (6.4); a screen reader there goes by an alert that
/// appears.
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
