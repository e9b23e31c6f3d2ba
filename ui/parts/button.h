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

/// What a button, or an action, does once it is pressed or chosen.
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

/// The words of a button or an action without the mark of the letter that is underlined.
QString withoutMnemonic(QString text);

/// A button with an icon of ours and, where it has one, its key written on it.
class Button : public QPushButton
{
    Q_OBJECT
public:
    /// `icon` may be empty. The text may hold a mnemonic; it is the accessible name as well.
    Button(const IconName &icon, const QString &text, QWidget *parent = nullptr,
           ButtonLook look = ButtonLook::Outlined);

    void setLook(ButtonLook look);
    void setIconName(const IconName &icon);
    /// Shown in a little frame behind the text, and heard behind the tool tip; the shortcut itself is set with setShortcut().
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

/// Words that do something, underlined: "Change", "ruling R15".
class LinkButton : public QPushButton
{
    Q_OBJECT
public:
    explicit LinkButton(const QString &text, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// One of a few, side by side in one frame: Day or Night, Success or Failure. Arrow keys move within it. Nothing is
/// chosen at first.
class Choice : public QWidget
{
    Q_OBJECT
public:
    /// Items are numbered from 0.
    explicit Choice(const QStringList &texts = {});

    /// `icon` may be empty.
    void addItem(const IconName &icon, const QString &text);
    void setText(int item, const QString &text) { m_group.button(item)->setText(text); }
    /// −1 for none. Emits nothing.
    void setCurrent(int item);
    int current() const { return m_group.checkedId(); }
    /// While nothing is chosen the keyboard begins at this item, else at the first.
    void setSuggested(int item);

signals:
    /// By the player's hand.
    void chosen(int item);
    /// By the mouse; comes after chosen().
    void clicked();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QButtonGroup m_group;
};

/// What stands at the foot of a dialog or a form, in the order of the desktop: the deed that it is for, which answers Enter,
/// and the way out of it; accepted() and rejected() tell.
class DialogButtons : public QDialogButtonBox
{
    Q_OBJECT
public:
    /// Without a deed it can only be closed.
    explicit DialogButtons(const QString &deed = {}, const IconName &icon = {}, QWidget *parent = nullptr);

    /// Null where there is none.
    Button *deed() const { return m_deed; }
    /// "Cancel", or "Close" where nothing is lost by leaving.
    Button *leave() const { return m_leave; }
    /// Something else that can be done.
    Button *add(const QString &text, const IconName &icon = {});
    void nameLeave(const QString &text);

private:
    Button *m_deed = nullptr;
    Button *m_leave;
};

} // namespace muster
