// SPDX-License-Identifier: MIT
#pragma once

#include "tests/window/driver.h"

namespace muster::testing {

/// A fixture for an encounter in play.
class AtTheTable : public WindowTest
{
protected:
    AtTheTable() { momentPasses(); }

    Play play() const { return *app.campaign().play; }
    /// Returns the current row with all its text; chosen() returns its name alone.
    std::string focused() const
    {
        const std::string list = "On the table: ";
        const std::string focus = app.focus();
        return focus.starts_with(list) ? focus.substr(list.size()) : focus;
    }
    std::string chosen() const { return focused().substr(0, focused().find(',')); }
    /// Shows the figures of a group row by row.
    void unfold(const std::string &group)
    {
        app.click(group);
        app.press("Right");
    }
    /// Brings on some of the enemy; the program rolls the dice that are not named.
    void bringOn(const std::string &figures, const std::vector<std::string> &dice = {})
    {
        app.press("+");
        app.type(figures);
        app.click("Bring on");
        app.throwDice(dice);
        if (app.asks() != noDice)
            app.press("Shift+Return");
    }
    /// Drags a thing by its mark, which is searched for in its section.
    bool dragMark(const std::string &from, const std::string &to, const std::function<bool()> &isThere)
    {
        constexpr int steps = 9;
        const QRect section = app.place(from);
        for (int i = 0; i < steps * steps && !isThere(); ++i) {
            const QPoint part(section.width() * (i % steps) / steps, section.height() * (i / steps) / steps);
            app.drag(section.topLeft() + part, app.place(to).center());
        }
        return isThere();
    }
};

} // namespace muster::testing
