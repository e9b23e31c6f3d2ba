// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <cstdint>
#include <functional>
#include <utility>

class QAbstractButton;
class QKeyEvent;

namespace muster {

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

} // namespace muster
