// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/campaignfile.h"

#include <QImage>
#include <QRect>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

class QWidget;

namespace muster {
class WindowHolder;
}

namespace muster::testing {

/// The row or the group that a thing is in, for names that occur several times.
struct In {
    std::string name;
};
inline In in(const std::string &name)
{
    return {name};
}

/// Returned by App::dice() and asks() if no dice are asked for.
inline const std::string noDice = "no dice are asked for";

/// Drives the program like a user. Things are found by their accessible name or by their text, the whole or its
/// beginning. Keys and clicks go to the window and reach only what is visible. The open menu or dialog is searched,
/// else the window. Each act waits until the program is idle.
///
///     start(twoGrunts);
///     app.open("Encounter");
///     app.choose("Dice", "Your own");
///     app.click("Go now");
///     app.type("24");
///     app.press("Return");
///     EXPECT_TRUE(app.says("1 of 3"));
///     EXPECT_EQ(app.cell("Osric Vane", "Rep"), "5");
///
/// The answers to a modal dialog are given before the act that opens it:
///
///     app.answers("Edit Berta", [&] { app.fill("Name", "Bertha"); app.click("OK"); });
///     app.doubleClick("Berta");
class App
{
public:
    App();
    ~App();
    App(const App &) = delete;
    App &operator=(const App &) = delete;

    /// Opens the program's first window, 1280 × 800, with this file; with the welcome page if there is none.
    void start(const QString &path = {});
    /// Starts the program without naming a file.
    void startAgain();
    /// Closes the window and opens the same file in another.
    void restart();
    /// Closes the window as the desktop does; false if it stays.
    bool close();
    void resize(int width, int height);
    /// Activates this window, if there are others.
    void toFront();
    /// Sets the catalogue (.ts) of the current language, so that things are still found by their English names; empty
    /// for English.
    void speak(const QString &catalogue);

    /// Opens a page by a click on its tab.
    void open(const std::string &page) { click(page, "tab"); }
    void click(const std::string &name, const In &where = {}) { act(name, where, &App::clickOn); }
    /// Clicks near the left edge of a thing, away from the links that are further right.
    void clickAtLeft(const std::string &name)
    {
        const QPoint at = place(name).topLeft() + QPoint(100, 20);
        drag(at, at);
    }
    void doubleClick(const std::string &name, const In &where = {}) { act(name, where, &App::doubleClickOn); }
    /// Turns the wheel over a thing: up, or down for a negative number.
    void wheel(const std::string &name, int notches);
    void rightClick(const std::string &name) { act(name, {}, &App::menuOn); }
    /// Drags with the left button from one place on the screen to another; the same place twice is a click.
    void drag(const QPoint &from, const QPoint &to);
    /// Drops a file from the desktop.
    void drop(const QString &file, const QPoint &onScreen);
    /// Chooses an entry of a thing's context menu.
    void contextMenu(const std::string &name, const std::string &entry);
    /// Chooses a menu entry by its titles or their beginnings: "Band/Dismiss…".
    void menu(const std::string &path);
    /// Presses keys: "Ctrl+S", "Shift+Return", "A"; "Menu" is the key for the context menu.
    void press(const std::string &keys);
    /// Types dice or text into the focused widget.
    void type(const std::string &text);
    /// Types roll after roll into the dice line, each with Enter.
    void throwDice(const std::vector<std::string> &rolls);
    /// Presses Enter until no dice are asked for. Returns the number of rolls.
    int rollAll();
    void undo() { press("Ctrl+Z"); }
    void redo() { press("Ctrl+Shift+Z"); }
    /// Replaces the text of a field.
    void fill(const std::string &field, const std::string &value, const In &where = {});
    /// Chooses an entry of a combo box or of a segmented control.
    void choose(const std::string &name, const std::string &choice, const In &where = {});
    /// Ticks a check box, if it is not ticked.
    void check(const std::string &name, const In &where = {});

    /// Sets what is done, or which button is pressed, in the dialog that the next act opens. `title` is the beginning
    /// of its title.
    void answers(const std::string &title, std::function<void()> acts);
    void answers(const std::string &title, const std::string &button);
    /// Enters a name and Enter in the next dialog that asks for one.
    void answersName(const std::string &name);
    /// Enters a path in the next file dialog; an empty one accepts the proposal.
    void answersFile(const QString &path);

    /// Returns whether the text is visible anywhere, scrolled away or not, or is an accessible description.
    ::testing::AssertionResult says(const std::string &text) const;
    /// Waits for a text that is computed or read in the background.
    ::testing::AssertionResult comesToSay(const std::string &text) const;
    /// Returns whether the text is read aloud wherever the focus is: in an alert.
    ::testing::AssertionResult announces(const std::string &text) const;
    /// Returns the accessible role: "RadioButton".
    std::string role(const std::string &name, const In &where = {}) const;
    /// Returns all texts in a thing, one per line.
    std::string text(const std::string &name) const;
    /// Returns the value of a field, a combo box, or a dice line.
    std::string field(const std::string &name, const In &where = {}) const;
    /// Returns the text in the dice line; asks() returns the roll that it asks for: "Terrain, section 2: 2d6".
    std::string dice() const;
    std::string asks() const;
    std::string cell(const std::string &row, const std::string &column) const;
    /// Returns the rows of a table or list, their cells separated by " | ".
    std::vector<std::string> rows(const std::string &table) const;
    /// Returns the first cell of the selected row of a table or list; empty if there is none.
    std::string chosenRow(const std::string &table) const;
    /// Returns whether there is such a thing to click, and it is enabled.
    bool offers(const std::string &name, const In &where = {}) const;
    /// Returns whether it is ticked, pressed or selected.
    bool isOn(const std::string &name, const In &where = {}) const;
    /// Returns the focused widget, with its current row or cell: "The band: Osric Vane".
    std::string focus() const;
    /// Returns the enabled entries of a menu.
    std::vector<std::string> entries(const std::string &menu);
    /// Returns the first of them with this beginning: entry("Edit", "Undo") is "Undo “Die 2”".
    std::string entry(const std::string &menu, const std::string &begins);
    std::string title() const;
    /// Returns the place on the screen.
    QRect place(const std::string &name, const In &where = {}) const;
    /// Returns whether it is wholly visible without scrolling.
    bool isInSight(const std::string &name, const In &where = {}) const;
    /// Returns a screenshot of the place.
    QImage picture(const QRect &onScreen) const;
    /// Returns the amount of writing and drawing in the place, above the line at its foot.
    int ink(const QRect &onScreen) const;

    /// Returns the steps in the current file, read again.
    History history() const;
    Campaign campaign() const;
    QString path() const { return m_path; }
    /// Returns the window, for `seen` and the like. front() is the window that receives keys and clicks, which may be a
    /// menu or a dialog.
    QWidget &window() const;
    QWidget &front() const { return *root(); }

private:
    struct Thing;
    using Things = std::vector<Thing>;
    struct Answer {
        std::string title;
        std::function<void()> acts;
    };

    void show(const QString &path);
    QWidget *root() const;
    Things things() const;
    std::optional<Thing> find(const std::string &name, const In &where, const std::string &kind = {}) const;
    Thing need(const std::string &name, const In &where, const std::string &kind = {}) const;
    std::optional<Thing> diceLine() const;
    std::string lookedIn() const;
    void click(const std::string &name, const char *kind);
    void act(const std::string &name, const In &where, void (App::*deed)(const Thing &));
    void clickOn(const Thing &thing);
    void doubleClickOn(const Thing &thing);
    void menuOn(const Thing &thing);
    /// Does an act, answers the dialogs that it opens, and waits.
    void watched(const std::function<void()> &deed);
    void lookForDialog();

    std::unique_ptr<WindowHolder> m_keeper;
    QString m_path;
    std::deque<Answer> m_answers;
    int m_depth = 0; ///< depth of event loops that are being answered
    int m_idle = 0;
};

/// Returns the steps in a file.
History historyIn(const QString &path);

/// A fixture with a folder and settings of its own, and the program.
class WindowTest : public ::testing::Test
{
protected:
    WindowTest();
    ~WindowTest() override;

    QString pathOf(const QString &name) const { return m_folder.filePath(name); }
    /// Writes a story as a campaign file to the folder and returns its path.
    QString told(const QString &story, const char *pack = "swordplay",
                 const QString &name = QStringLiteral("band.muster")) const;
    /// Writes the sample campaign to the folder and returns its path.
    QString sample() const;
    void start(const QString &story, const char *pack = "swordplay") { app.start(told(story, pack)); }
    /// Starts on this page.
    void startOn(const std::string &page, const QString &story, const char *pack = "swordplay");
    /// Starts with the encounter in play.
    void begin(const QString &story, const char *pack = "swordplay");
    /// Renames a figure by a double click on the Band page.
    void rename(const std::string &figure, const std::string &name);
    std::size_t steps() const { return app.history().inForce; }
    /// Lengthens the time after a roll in which keys are still meant for it, so that a slow machine does not matter.
    static void makeMomentLong();
    static void momentPasses();

private:
    QTemporaryDir m_folder;
    const int m_moment;

protected:
    App app;
};

} // namespace muster::testing
