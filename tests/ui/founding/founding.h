// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/window/desk.h"
#include "ui/founding/foundingwizard.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QRadioButton>
#include <QTest>

namespace muster {

using Founding = testing::Desk;

// Going through the pages that found a campaign.

inline QLineEdit *line(const QWidget &window, const char *name)
{
    for (QLineEdit *edit : window.findChildren<QLineEdit *>()) {
        if (edit->accessibleName() == QLatin1String(name))
            return edit;
    }
    return nullptr;
}

inline void press(FoundingWizard &wizard, QWizard::WizardButton button)
{
    QTest::mouseClick(wizard.button(button), Qt::LeftButton);
}

inline QComboBox *box(const QWidget &window, const char *name)
{
    for (QComboBox *found : window.findChildren<QComboBox *>()) {
        if (found->accessibleName() == QLatin1String(name))
            return found;
    }
    return nullptr;
}

inline QRadioButton *rules(const QWidget &window, const char *title)
{
    for (QRadioButton *button : window.findChildren<QRadioButton *>()) {
        if (button->text() == QLatin1String(title))
            return button;
    }
    return nullptr;
}

inline void pickRules(const FoundingWizard &wizard, const char *title)
{
    QAbstractButton *chosen = rules(wizard, title);
    QTest::mouseClick(chosen, Qt::LeftButton, {}, {12, chosen->height() / 2});
}

/// Types what begins the item's title, as one chooses by keyboard.
inline void pick(QComboBox *box, const char *title)
{
    box->setFocus();
    QTest::keyClicks(box, QString::fromLatin1(title));
}

} // namespace muster
