// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/window/desk.h"

#include "model/actions/actions.h"
#include "ui/window/notebook.h"

#include <functional>
#include <random>

class QAbstractItemView;
class QDialog;

namespace muster {

class DiceConversation;

namespace testing {

/// A player at the window, in one session of months: keys and clicks as they come from the desktop, which hit only what
/// can be seen; eyes that look at sizes and not at values; and dice from one box, the same on every journey.
class Journey : public Desk
{
protected:
    /// The file of a campaign that begins today.
    QString founded(const Pack &pack, const actions::NewCampaign &wanted);
    /// Opens it as the program does, on a small screen.
    void open(const QString &path);
    /// As the program starts where no campaign was ever opened.
    void openEmpty();
    /// Closes the window, and opens the file again.
    void restart();

    MainWindow &window() { return *m_window; }
    const Campaign &campaign() const { return m_window->document()->campaign(); }
    std::size_t steps() const { return m_window->document()->book().inForce; }

    /// The one next act, as the month bar names it.
    std::string nextAct() const;
    static void press(Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier);
    static void type(const char *text);
    /// Does the next act by its key.
    static void goOn() { press(Qt::Key_Return, Qt::ControlModifier); }
    /// And those before it, until it is this one's turn.
    void goOnTo(const std::string &act);
    static void openPage(PageKind kind);

    /// A roll of the player's own dice.
    QByteArray throwOf(std::size_t dice);
    /// Types the dice that are asked for where the keyboard is, until none is.
    void answer();
    /// The same, once they are clicked.
    void answer(const DiceConversation &conversation);

    QWidget &page(PageKind kind) { return *m_window->notebook()->page(kind); }
    template<typename W>
    W *on(PageKind kind)
    {
        return page(kind).findChild<W *>();
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
        W *hidden = nullptr; // of two that are called so the player means the one in sight
        for (W *widget : within.findChildren<W *>()) {
            if (widget->accessibleName() != name && widget->property("text").toString() != name)
                continue;
            if (widget->isVisible())
                return widget;
            hidden = hidden ? hidden : widget;
        }
        return hidden;
    }
    /// It fails where it cannot be seen, even after scrolling.
    static void click(QWidget *widget);
    static void click(QAbstractItemView *view, int row, int column);
    /// Does what opens a dialog, and answers it.
    void answerDialog(const std::function<void(QDialog &)> &answer, const std::function<void()> &act);

    /// What a person sees at once, on the page that is open: everything has its size, no text is cut, the window is on
    /// its screen, and Tab goes round.
    void look(const std::string &where);
    /// The same on every page, by their keys; then back to the one that was open.
    void lookAtEveryPage(const std::string &where);
    /// The page looks as it does in a window that has just been opened, widget for widget.
    void lookAsIfNew(const std::string &where);

    /// Takes everything back to the first day by the keyboard, and brings it forward again.
    void takeBackAndForward();
    /// Kept where the build wants its pictures, if it asks for them.
    void picture(const QString &name);

private:
    std::minstd_rand m_box{7};
    std::unique_ptr<MainWindow> m_window;
};

} // namespace testing
} // namespace muster
