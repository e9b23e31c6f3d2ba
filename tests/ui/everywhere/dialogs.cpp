// SPDX-License-Identifier: MIT

// Dialogs are made alike: their buttons in the order of the desktop, the keyboard in the first field.

#include "tests/ui/everywhere/everywhere.h"
#include "tests/ui/seen/seen.h"
#include "tests/ui/window/desk.h"
#include "ui/founding/stepdialog.h"
#include "ui/variant/listeditor.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QWizard>

namespace muster::testing {
namespace {

using Everywhere = Desk;

QString plain(const QAbstractButton &button)
{
    return QString(button.text()).remove(u'&');
}

TEST_F(Everywhere, TheWayOutOfADialogStandsWhereTheDesktopHasIt)
{
    int dialogs = 0;
    visitEverything(pathOf({}), [&](const QString &name, QWidget &window) {
        // The list editor is a page in a window of its own, and a wizard lays its own buttons.
        if (!qobject_cast<QDialog *>(&window) || qobject_cast<QWizard *>(&window)
            || qobject_cast<ListEditor *>(&window))
            return;
        ++dialogs;
        for (const QPushButton *button : window.findChildren<QPushButton *>()) {
            const bool leaves = plain(*button) == QStringLiteral("Cancel") || plain(*button) == QStringLiteral("Close");
            if (leaves && button->isVisible()) {
                EXPECT_TRUE(qobject_cast<QDialogButtonBox *>(button->parentWidget())) << name.toStdString();
            }
        }
        if (qobject_cast<StepDialog *>(&window)) {
            const QWidget *focus = window.focusWidget();
            EXPECT_TRUE(focus && !qobject_cast<QDialogButtonBox *>(focus->parentWidget()))
                << name.toStdString() << ": " << (focus ? seen::called(*focus).toStdString() : "nothing");
        }
    });
    EXPECT_GT(dialogs, 10);
}

} // namespace
} // namespace muster::testing
