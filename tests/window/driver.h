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
class WindowKeeper;
}

namespace muster::testing {

/// Where among several of the same name: in the row or the group that is called so.
struct In {
    std::string name;
};
inline In in(const std::string &name)
{
    return {name};
}

/// What App::dice() and asks() say then.
inline const std::string noDice = "no dice are asked for";

/// The program as a person has it: what is there is found by its name as a screen reader says it or by what is written on
/// it, the whole or how it begins; keys and clicks go to the window and reach only what lies open to them. Everything is
/// looked for in the menu or the dialog that is open, else in the window. Each act waits until nothing is left to be done.
///
///     start(twoGrunts);
///     app.open("Encounter");
///     app.click("Use my own dice");
///     app.type("24");
///     app.press("Return");
///     EXPECT_TRUE(app.says("1 of 3"));
///     EXPECT_EQ(app.cell("Osric Vane", "Rep"), "5");
///
/// A dialog that waits for its answer is answered by what was said before the act that opens it:
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

    /// The program's first window, 1280 × 800, on this file; on the welcome page without one.
    void start(const QString &path = {});
    /// As the program starts when no file is named.
    void startAgain();
    /// The window is closed, and another opens the same file.
    void restart();
    /// The window is closed by the desktop; false if it stays.
    bool close();
    void resize(int width, int height);
    /// This window, where there are others.
    void toFront();
    /// In the language of this catalogue (.ts), what is there is still called by its English names; empty for English.
    void speak(const QString &catalogue);

    /// A page, by a click on its tab.
    void open(const std::string &page) { click(page, "tab"); }
    void click(const std::string &name, const In &where = {}) { act(name, where, &App::clickOn); }
    void doubleClick(const std::string &name, const In &where = {}) { act(name, where, &App::doubleClickOn); }
    /// A few notches over it, up or with fewer than none down.
    void wheel(const std::string &name, int notches);
    void rightClick(const std::string &name) { act(name, {}, &App::menuOn); }
    /// With the left button held, from one place on the screen to another; a click where both are the same.
    void drag(const QPoint &from, const QPoint &to);
    /// A file from the desktop, onto what lies there.
    void drop(const QString &file, const QPoint &onScreen);
    /// An entry of the menu of this.
    void contextMenu(const std::string &name, const std::string &entry);
    /// "Band/Dismiss…", by its titles or how they begin.
    void menu(const std::string &path);
    /// "Ctrl+S", "Shift+Return", "A"; "Menu" is the key for the menu of what has the focus.
    void press(const std::string &keys);
    /// Dice or text, to what has the focus.
    void type(const std::string &text);
    /// Roll after roll at the line for dice, each with Enter.
    void throwDice(const std::vector<std::string> &rolls);
    /// By Enter, roll by roll, until no dice are asked for; how many rolls that were.
    int rollAll();
    void undo() { press("Ctrl+Z"); }
    void redo() { press("Ctrl+Shift+Z"); }
    /// In place of what stands in the field.
    void fill(const std::string &field, const std::string &value, const In &where = {});
    /// One of the entries of a box, or of a few side by side.
    void choose(const std::string &name, const std::string &choice, const In &where = {});
    /// A box to be ticked, if it is not.
    void check(const std::string &name, const In &where = {});

    /// What is done in the dialog that the next act opens, whose title begins so; or the button pressed there.
    void answers(const std::string &title, std::function<void()> acts);
    void answers(const std::string &title, const std::string &button);
    /// One that asks for a name gets it, and Enter.
    void answersName(const std::string &name);
    /// The dialog for a file gets this path; empty takes what it proposes.
    void answersFile(const QString &path);

    /// Whether this can be read anywhere, scrolled away or not, or is heard as a description.
    ::testing::AssertionResult says(const std::string &text) const;
    /// Waits for it, where something is computed or read behind the window.
    ::testing::AssertionResult comesToSay(const std::string &text) const;
    /// The same, read aloud wherever the keyboard is: in an alert.
    ::testing::AssertionResult announces(const std::string &text) const;
    /// What a screen reader takes it for: "RadioButton".
    std::string role(const std::string &name, const In &where = {}) const;
    /// All that is written in what is called so, a line each.
    std::string text(const std::string &name) const;
    /// The value of a field, a box, or a line for dice.
    std::string field(const std::string &name, const In &where = {}) const;
    /// What stands at the line for dice, and the roll it asks for: "Terrain, section 2: 2d6".
    std::string dice() const;
    std::string asks() const;
    std::string cell(const std::string &row, const std::string &column) const;
    /// The rows of a table or list, their cells parted by " | ".
    std::vector<std::string> rows(const std::string &table) const;
    /// The chosen row of a table or list, its first cell; empty where there is none.
    std::string chosenRow(const std::string &table) const;
    /// Whether there is such a thing to be clicked, and it is not grey.
    bool offers(const std::string &name, const In &where = {}) const;
    /// Ticked, pressed or chosen.
    bool isOn(const std::string &name, const In &where = {}) const;
    /// What has the focus, and the row or cell in it: "The band: Osric Vane".
    std::string focus() const;
    /// The entries of a menu that can be chosen.
    std::vector<std::string> entries(const std::string &menu);
    /// The first of them that begins so: entry("Edit", "Undo") is "Undo “Die 2”".
    std::string entry(const std::string &menu, const std::string &begins);
    std::string title() const;
    /// On the screen.
    QRect place(const std::string &name, const In &where = {}) const;
    /// Wholly, without scrolling.
    bool isInSight(const std::string &name, const In &where = {}) const;
    /// What is seen there.
    QImage picture(const QRect &onScreen) const;
    /// How much of it is written or drawn on, above the line at its foot.
    int ink(const QRect &onScreen) const;

    /// What the file holds that it was started on, read again.
    Book book() const;
    Campaign campaign() const;
    QString path() const { return m_path; }
    /// For `seen` and the like: the window, and what takes keys and clicks now, a menu or a dialog perhaps.
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
    /// Does it, answers what comes up meanwhile, and waits.
    void watched(const std::function<void()> &deed);
    void lookForDialog();

    std::unique_ptr<WindowKeeper> m_keeper;
    QString m_path;
    std::deque<Answer> m_answers;
    int m_depth = 0; ///< of event loops that are being answered
    int m_idle = 0;
};

/// What a file holds.
Book bookIn(const QString &path);

/// A folder and settings of one's own, and the program.
class WindowTest : public ::testing::Test
{
protected:
    WindowTest();
    ~WindowTest() override;

    QString pathOf(const QString &name) const { return m_folder.filePath(name); }
    /// A story as a file in the folder.
    QString told(const QString &story, const char *pack = "swordplay",
                 const QString &name = QStringLiteral("band.muster")) const;
    /// The sample campaign as a file in the folder.
    QString sample() const;
    void start(const QString &story, const char *pack = "swordplay") { app.start(told(story, pack)); }
    /// On this page.
    void startOn(const std::string &page, const QString &story, const char *pack = "swordplay");
    /// Its encounter in play.
    void begin(const QString &story, const char *pack = "swordplay");
    /// By two clicks on the figure on the Band page.
    void rename(const std::string &figure, const std::string &name);
    std::size_t steps() const { return app.book().inForce; }
    /// After a roll, in which keys are still meant for it, however slow the machine is.
    static void makeMomentLong();
    static void momentPasses();

private:
    QTemporaryDir m_folder;
    const int m_moment;

protected:
    App app;
};

} // namespace muster::testing
