// SPDX-License-Identifier: MIT
#include "tests/ui/seen/seen.h"

#include <QAbstractButton>
#include <QAction>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QMenuBar>

namespace muster::testing::seen {

namespace {

/// The mnemonics of a window, with their widgets.
using Letters = QMap<QString, QStringList>;

void note(Letters &letters, const QString &text, const QString &whose)
{
    if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty())
        letters[key.toString()] << whose;
}

/// Returns whether the buddy can take the focus, by the rule of QLabel.
bool takesKeys(const QWidget *buddy)
{
    return buddy && buddy->focusPolicy() != Qt::NoFocus;
}

} // namespace

QStringList deadMnemonics(const QWidget &window)
{
    Letters letters;
    QStringList complaints;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(&window) || widget->window() != &window)
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget); label && label->buddy()) {
            note(letters, label->text(), called(*label));
            if (!QKeySequence::mnemonic(label->text()).isEmpty() && !takesKeys(label->buddy()))
                complaints << QStringLiteral("%1 leads to nothing that takes keys").arg(called(*label));
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
            note(letters, button->text(), called(*button));
        } else if (const auto *box = qobject_cast<const QGroupBox *>(widget)) {
            note(letters, box->title(), called(*box));
        } else if (const auto *menus = qobject_cast<const QMenuBar *>(widget)) {
            for (const QAction *menu : menus->actions())
                note(letters, menu->isVisible() ? menu->text() : QString(), menu->text());
        }
    }
    for (auto letter = letters.cbegin(); letter != letters.cend(); ++letter) {
        if (letter->size() > 1)
            complaints
                << QStringLiteral("%1 is for all of these: %2").arg(letter.key(), letter->join(QStringLiteral(", ")));
    }
    return complaints;
}

} // namespace muster::testing::seen
