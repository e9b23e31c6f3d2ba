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

/// Sets the widget that gets the focus first in a part of a page that takes no keys itself. This is no focus proxy: Qt
/// makes a Tab stop of any widget with a proxy, and Tab then skips all that stands before the proxy.
void setFirstFocus(QWidget &part, QWidget *first);

/// Puts this part last in the Tab order of its surroundings, wherever it is laid out: it is seldom wanted.
void comesLast(QWidget &part);

/// Moves the focus to the first control of the widget set by setFirstFocus(), or if that has none now, to the first one of
/// the part. Returns false if the part has none either.
bool enter(QWidget &part, Qt::FocusReason reason);

/// Handles Tab and Shift+Tab, for QWidget::focusNextPrevChild(): a ring of all visible and enabled controls of a
/// window, in the order of their layout, computed anew each time; Qt's own is in the order in which they were created.
/// Qt asks for the next stop too if the widget with the focus is hidden or disabled: then the focus goes to what is
/// around that.
bool goToNextStop(QWidget &window, bool forward);

/// Keeps the focus in its window. If the widget with the focus is removed, or goes while another window is in front, Qt
/// leaves the window without any; then the focus goes to what was around that widget.
class FocusRestorer : public QObject
{
public:
    explicit FocusRestorer(QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget *focus);
    void look();

    QWidget &m_window;
    QList<QPointer<QWidget>> m_around; ///< the widget that had the focus last, and all its ancestors up to the window
};

/// Returns whether the key is Return, or Enter on the keypad, with no modifier held.
inline bool isEnterAlone(const QKeyEvent &event)
{
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return enter && (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

/// Protects a button from one Enter too many. After the last roll it gets the focus by itself, and an Enter that is
/// still meant for the dice, or is held down, must not press it: it takes Enter once a moment has passed without any.
/// If something has to be read first, an Enter is refused however late it comes, and the player is told; another key or
/// the mouse ends the pause.
class EnterDebounce : public QObject
{
public:
    explicit EnterDebounce(QAbstractButton &button);

    /// The end of a pause. A pause begins by itself if the program, and not the player, gives the button the focus;
    /// begin() is for a button whose meaning changes while it has the focus.
    enum class Until : std::uint8_t { AMoment, AnEnter };
    void begin(Until until = Until::AMoment);
    /// Sets the callback for an Enter that is refused because something has to be read first: the next one is taken.
    void setTelling(std::function<void()> telling) { m_telling = std::move(telling); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool swallows(const QKeyEvent &key);

    QElapsedTimer m_sinceEnter;
    Until m_until = Until::AMoment;
    std::function<void()> m_telling;
};

/// Installs an event filter for all windows. The wheel scrolls the page and changes no box that comes under the pointer
/// on the way: a box takes it only if it has the focus and stands in nothing that scrolls. Enter presses the button of
/// a dialog that has the focus, and elsewhere the dialog's main button; Qt's way to that, autoDefault(), makes each
/// button look like the main one as it gets the focus. Alt and a letter write nothing.
void installInputHabits();

} // namespace muster
