// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QKeyEvent>
#include <QObject>
#include <QPointer>
#include <QWidget>
#include <Qt>

#include <cstdint>
#include <functional>
#include <utility>

class QAbstractButton;

namespace muster {

/// Where the keyboard begins in a part of a page that takes no keys itself. It is no focus proxy: Qt takes whatever has one
/// for a stop of Tab, and forward the way then leads past all that stands before the proxy.
void beginAt(QWidget &part, QWidget *first);

/// In Tab's ring this part comes after all that stands around it, wherever it is laid out: what is seldom wanted.
void comesLast(QWidget &part);

/// Gives the keyboard to the first control of where the part begins, or where there is none now, to the part's own first.
/// False where it has none either.
bool enter(QWidget &part, Qt::FocusReason reason);

/// Tab and Shift+Tab, for QWidget::focusNextPrevChild(): a ring of all the controls of a window that are seen and enabled, in
/// the order in which they are laid out, worked out again each time; Qt's own is in the order in which they were made.
/// Qt asks for the next stop too when what has the focus is hidden or disabled: then it goes to what is around that.
bool goToNextStop(QWidget &window, bool forward);

/// Keeps the keyboard in its window. Where what has the focus is removed, or goes while another window is in front, Qt leaves
/// the window without any; then it goes to what was around that.
class FocusTrail : public QObject
{
public:
    explicit FocusTrail(QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget *focus);
    void look();

    QWidget &m_window;
    QList<QPointer<QWidget>> m_around; ///< what had the focus last, and all that it lies in, up to the window
};

/// Return, or Enter on the keypad, with nothing else held.
inline bool isEnterAlone(const QKeyEvent &event)
{
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return enter && (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

/// Guards a button against one Enter too many. After the last roll the keyboard goes on to it by itself, and an Enter that is
/// still meant for the dice, or is held down, must not press it: it takes Enter once a moment has passed without any. Where
/// something has to be read first, an Enter is not taken however late it comes, and that is told; another key or the mouse
/// ends the pause.
class EnterPause : public QObject
{
public:
    explicit EnterPause(QAbstractButton &button);

    /// It begins by itself where the program, and not the player, brings the keyboard to the button. This is for a button
    /// that comes to mean something else while it has the keyboard.
    enum class Until : std::uint8_t { AMoment, AnEnter };
    void begin(Until until = Until::AMoment);
    /// What is told of the Enter that is not taken where something has to be read first: the next one is.
    void setTelling(std::function<void()> telling) { m_telling = std::move(telling); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool swallows(const QKeyEvent &key);

    QElapsedTimer m_sinceEnter;
    Until m_until = Until::AMoment;
    std::function<void()> m_telling;
};

/// What holds in every window from now on. The wheel goes through the page and changes no box that comes under the pointer on
/// the way: one takes it only where it has the keyboard and stands in nothing that scrolls. Enter presses the button of a
/// dialog that has the keyboard, and the dialog's deed elsewhere; Qt's way to that, autoDefault(), makes each button look like
/// the deed as the keyboard comes to it. Alt and a letter write nothing.
void installInputHabits();

} // namespace muster
