// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/controls.h"
#include "ui/look/icon.h"

#include <QAbstractButton>
#include <QAction>
#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QWidget>

namespace muster {

/// Calls `deed` when the button is pressed or the action is chosen.
template<class Receiver, class Deed>
void onPress(const QAbstractButton *button, Receiver *receiver, Deed deed)
{
    QObject::connect(button, &QAbstractButton::clicked, receiver, deed);
}
template<class Receiver, class Deed>
void onPress(const QAction *action, Receiver *receiver, Deed deed)
{
    QObject::connect(action, &QAction::triggered, receiver, deed);
}

/// Returns the text of a button or an action without the `&` of its mnemonic.
QString withoutMnemonic(QString text);

/// A button with one of our icons and, if it has one, its key written on it.
class Button : public QPushButton
{
    Q_OBJECT
public:
    /// `icon` may be empty. The text may hold a mnemonic; it is the accessible name as well.
    Button(const IconName &icon, const QString &text, QWidget *parent = nullptr,
           ButtonLook look = ButtonLook::Outlined);

    void setLook(ButtonLook look);
    void setIconName(const IconName &icon);
    /// Shows the key in a little frame behind the text, and tells it to a screen reader behind the tool tip. The
    /// shortcut itself is set with setShortcut().
    void setKeyHint(const QString &key);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void tellKey();

    IconName m_icon;
    QString m_key;
    ButtonLook m_look;
};

/// A button of underlined words: "Change", "ruling R15".
class LinkButton : public QPushButton
{
    Q_OBJECT
public:
    explicit LinkButton(const QString &text, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// A choice of one item among a few, side by side in one frame: Day or Night, Success or Failure. Arrow keys move
/// within it. Nothing is chosen at first.
class SegmentedControl : public QWidget
{
    Q_OBJECT
public:
    /// Creates the items, numbered from 0.
    explicit SegmentedControl(const QStringList &texts = {});

    /// Adds an item; `icon` may be empty.
    void addItem(const IconName &icon, const QString &text);
    void setText(int item, const QString &text) { m_group.button(item)->setText(text); }
    /// Chooses an item; −1 for none. Emits nothing.
    void setCurrent(int item);
    int current() const { return m_group.checkedId(); }
    /// Sets the item that gets the focus first while nothing is chosen; without it, that is the first item.
    void setSuggested(int item);

signals:
    /// Emitted when the player chooses an item.
    void chosen(int item);
    /// Emitted on a click, after chosen().
    void clicked();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QButtonGroup m_group;
};

/// The buttons at the foot of a dialog or a form, in the order of the desktop: the main action, which answers Enter,
/// and the button that leaves. They emit accepted() and rejected().
class DialogButtons : public QDialogButtonBox
{
    Q_OBJECT
public:
    /// Creates the buttons; without the text of a main action the dialog can only be closed.
    explicit DialogButtons(const QString &deed = {}, const IconName &icon = {}, QWidget *parent = nullptr);

    /// Returns the button of the main action; null if there is none.
    Button *deed() const { return m_deed; }
    /// Returns the button that leaves: "Cancel", or "Close" if nothing is lost by leaving.
    Button *leave() const { return m_leave; }
    /// Adds a button for something else that can be done.
    Button *add(const QString &text, const IconName &icon = {});
    void nameLeave(const QString &text);

private:
    Button *m_deed = nullptr;
    Button *m_leave;
};

} // namespace muster
