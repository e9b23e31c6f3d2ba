// SPDX-License-Identifier: MIT
#include "tests/ui/seen/seen.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QWizard>

namespace muster::testing::seen {

QStringList oddDialog(const QWidget &window)
{
    // A wizard lays its own buttons.
    if (!qobject_cast<const QDialog *>(&window) || qobject_cast<const QWizard *>(&window))
        return {};
    QStringList complaints;
    bool asks = false;
    const auto *buttons = window.findChild<QDialogButtonBox *>();
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        const QString text = widget->property("text").toString().remove(u'&');
        const bool leaves = text == QLatin1String("Cancel") || text == QLatin1String("Close");
        if (leaves && buttons && qobject_cast<const QPushButton *>(widget)
            && !qobject_cast<const QDialogButtonBox *>(widget->parentWidget()))
            complaints << QStringLiteral("%1 does not stand where the desktop has it").arg(called(*widget));
        asks = asks || qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget)
            || qobject_cast<const QAbstractSpinBox *>(widget);
    }
    const QWidget *focus = QApplication::focusWidget();
    if (asks && buttons && (!focus || buttons->isAncestorOf(focus)))
        complaints << QStringLiteral("the keyboard is not in a field of %1").arg(called(window));
    return complaints;
}

} // namespace muster::testing::seen
