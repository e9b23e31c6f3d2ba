// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/window/desk.h"
#include "ui/window/page.h"

namespace muster {

class ActDice;
class ReferencePage;
class ResolvePanel;

namespace testing {

/// A campaign in its window, dice, and a player at the keyboard.
class DiceDesk : public Desk
{
protected:
    DiceDesk();

    static void open(MainWindow &window, const QString &path);

    static void press(Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier);
    static void type(const char *dice);
    static void undo() { press(Qt::Key_Z, Qt::ControlModifier); }
    static void redo() { press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    static void click(const MainWindow &window, const QString &text);

    static std::string nextAct(const MainWindow &window);
    static QString menuText(const MainWindow &window, const QString &begins);
    /// The dice that are asked for on the page that lies open.
    static ActDice *dice(const MainWindow &window);
    static std::size_t rolls(const MainWindow &window);
    static QString typed(const MainWindow &window);

    /// Prepare with the player's own dice: EAL, then one section and a die of the next.
    static void halfPrepare(MainWindow &window);
    /// The same to its end, with every die a three; how many rolls that were.
    static std::size_t prepare(MainWindow &window);
    static ReferencePage *reference(const MainWindow &window);
    /// A Man Down test of a soldier, for Rep 2, and its first die.
    static ResolvePanel *halfTest(MainWindow &window);

    /// After it, where no window manager does it.
    static void comeBackToDice(MainWindow &window);
};

} // namespace testing
} // namespace muster
