// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/window/desk.h"

#include "model/actions/actions.h"
#include "ui/window/notebook.h"

#include <functional>
#include <random>

class QDialog;

namespace muster {

class DiceConversation;

namespace testing {

/// A player at the window: real keys, a real mouse, and dice from one box, the same on every journey.
class Journey : public Desk
{
protected:
    /// The file of a campaign that begins today.
    QString founded(const Pack &pack, const actions::NewCampaign &wanted);
    /// Opens it on a small screen.
    static void open(MainWindow &window, const QString &path);

    /// The one next act, as the month bar names it.
    static std::string nextAct(const MainWindow &window);
    static void press(Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier);
    static void type(const char *text);
    /// Does the next act by its key.
    static void goOn() { press(Qt::Key_Return, Qt::ControlModifier); }
    /// And those before it, until it is this one's turn.
    static void goOnTo(const MainWindow &window, const std::string &act);

    /// A throw of the player's own dice.
    QByteArray throwOf(std::size_t dice);
    /// Types the dice that are asked for where the keyboard is, until none is.
    void answer();
    /// The same, once they are clicked.
    void answer(const DiceConversation &conversation);

    static QWidget &page(MainWindow &window, PageKind kind) { return *window.notebook()->page(kind); }
    template<typename W>
    static W *on(MainWindow &window, PageKind kind)
    {
        return page(window, kind).findChild<W *>();
    }
    /// That widget in it that is called or labelled so; it fails where there is none.
    template<typename W>
    static W *named(const QWidget &within, const QString &name)
    {
        W *widget = find<W>(within, name);
        EXPECT_TRUE(widget) << "no such widget: " << name.toStdString();
        return widget;
    }
    template<typename W>
    static W *find(const QWidget &within, const QString &name)
    {
        for (W *widget : within.findChildren<W *>()) {
            if (widget->accessibleName() == name || widget->property("text").toString() == name)
                return widget;
        }
        return nullptr;
    }
    static void click(QWidget *widget);
    /// Does what opens a dialog, and answers it. Without a window manager the window has to be woken after it.
    static void answerDialog(MainWindow &window, const std::function<void(QDialog &)> &answer,
                             const std::function<void()> &act);

    /// Takes everything back to the first day by the keyboard, and brings it forward again.
    static void takeBackAndForward(MainWindow &window);
    /// Kept where the build wants its pictures, if it asks for them.
    static void picture(MainWindow &window, const QString &name);

private:
    std::minstd_rand m_box{7};
};

} // namespace testing
} // namespace muster
