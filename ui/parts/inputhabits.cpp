// SPDX-License-Identifier: MIT
#include "ui/parts/inputhabits.h"

#include "ui/parts/enterkey.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QWheelEvent>

namespace muster {

namespace {

/// On a page that scrolls, whether or not it need do so now: a box there behaves alike in every window.
bool isScrolled(const QWidget &box)
{
    for (const QWidget *around = box.parentWidget(); around; around = around->parentWidget()) {
        if (qobject_cast<const QScrollArea *>(around))
            return true;
    }
    return false;
}

/// A dialog gets the key when its button has not taken it.
bool pressesButton(const QObject &watched, const QKeyEvent &key)
{
    const auto *dialog = qobject_cast<const QDialog *>(&watched);
    auto *button = dialog ? qobject_cast<QPushButton *>(dialog->focusWidget()) : nullptr;
    if (!button || button->isCheckable() || !isEnterAlone(key) || key.isAutoRepeat())
        return false;
    button->click();
    return true;
}

/// Alt and a letter press a button or open a menu; where that is grey, Qt would write the letter into a line.
bool isStrayMnemonic(const QObject &watched, const QKeyEvent &key)
{
#ifdef Q_OS_MACOS
    return false; // where they write another letter
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
        event->ignore(); // what it stands in is asked next
        return true;
    }
};

} // namespace

void installInputHabits()
{
    static QPointer<QObject> filter; // of the application that there is
    if (filter)
        return;
    filter = new InputHabits(qApp);
    qApp->installEventFilter(filter);
}

} // namespace muster
