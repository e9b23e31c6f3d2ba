// SPDX-License-Identifier: MIT

// The sheet for the player's own notes.

#include "tests/window/driver.h"

#include <QClipboard>
#include <QGuiApplication>

namespace muster::testing {
namespace {

class Notes : public WindowTest
{
protected:
    Notes() { app.start(sample()); }

    bool isOpen() const { return app.offers("Title"); }
    void newNote() { app.press("Ctrl+Shift+N"); }
    void save() { app.press("Ctrl+S"); }
    /// Writes a note about the month only.
    void write(const std::string &text)
    {
        app.open("Encounter");
        newNote();
        app.fill("Text", text);
        save();
        app.open("Chronicle");
    }
};

TEST_F(Notes, AreWrittenWithOneKeyAndSavedWithAnother)
{
    app.open("Encounter");
    newNote();
    EXPECT_TRUE(app.says("About: Month 7"));
    app.type("Fire at the ford");
    app.press("Return");
    app.type("No moon.");
    app.press("Return");
    app.type("We went in.");
    save();
    EXPECT_FALSE(isOpen());
    EXPECT_NE(app.focus(), "nothing") << "the keyboard is on the page again";
    EXPECT_EQ(app.campaign().words[1].text, QStringLiteral("No moon.\nWe went in."));
    app.open("Chronicle");
    EXPECT_TRUE(app.says("Note added"));
    EXPECT_TRUE(app.says("Fire at the ford"));
    app.clickAtLeft("Month 6. Patrol");
    newNote();
    EXPECT_TRUE(app.says("About: Month 6, the battle")) << "the step that is selected";
    app.type("Rain");
    app.click("Write about Month 7 instead");
    EXPECT_TRUE(app.says("About: Month 7"));
    EXPECT_FALSE(app.offers("Write about Month 7 instead"));
    EXPECT_EQ(app.field("Title"), "Rain") << "what was typed stays";
}

// In an earlier version it began a recruit's roll behind the note.
TEST_F(Notes, CtrlEnterSavesTheNoteAndDoesNothingBehindIt)
{
    app.open("Band");
    newNote();
    app.type("Rain");
    app.press("Return");
    app.type("All day.");
    const auto steps = app.history().inForce;
    app.press("Ctrl+Return");
    EXPECT_FALSE(isOpen());
    EXPECT_EQ(app.history().inForce, steps + 1);
    EXPECT_EQ(app.dice(), noDice);
}

TEST_F(Notes, StandUnderTheStepOrOnThePanelOfTheFigureThatTheyAreAbout)
{
    app.open("Chronicle");
    app.clickAtLeft("Month 6. Patrol");
    newNote();
    EXPECT_TRUE(app.says("About: Month 6, the battle"));
    app.fill("Text", "Well fought.");
    save();
    EXPECT_EQ(app.campaign().words[1].about.kind, AboutKind::Battle);
    EXPECT_TRUE(app.says("Tibb was poisoned, 1 note"));
    app.press("Right");
    EXPECT_TRUE(app.says("Well fought."));
    app.open("Band");
    app.click("Tibb");
    newNote();
    EXPECT_TRUE(app.says("About: Tibb"));
    app.fill("Text", "Limps.");
    save();
    EXPECT_TRUE(app.says("Limps."));
    app.click("Osric Vane");
    EXPECT_FALSE(app.says("Limps."));
}

TEST_F(Notes, KeepTheirDraftOverPagesWhileTheSheetIsClosedAndOverARestart)
{
    app.open("Encounter");
    newNote();
    app.type("Half");
    app.open("Chronicle");
    EXPECT_EQ(app.field("Title"), "Half");
    app.click("Title");
    app.press("Esc");
    EXPECT_FALSE(isOpen());
    newNote();
    EXPECT_EQ(app.field("Title"), "Half");
    EXPECT_TRUE(app.says("About: Month 7")) << "it is still about what it was begun for";
    app.restart();
    EXPECT_FALSE(isOpen());
    app.open("Chronicle");
    newNote();
    EXPECT_EQ(app.field("Title"), "Half");
    EXPECT_TRUE(app.says("About: Month 7"));
    app.fill("Text", "Now whole.");
    save();
    app.restart();
    newNote();
    EXPECT_EQ(app.field("Title"), "") << "saved, it is a draft no more";
    app.type("Half");
    app.click("Cancel");
    newNote();
    EXPECT_EQ(app.field("Title"), "") << "nor once it was cancelled";
}

TEST_F(Notes, WithoutATextAreRefusedAndTakeNothingButPlainText)
{
    newNote();
    app.type("A title alone");
    save();
    EXPECT_TRUE(isOpen());
    EXPECT_TRUE(app.says("A note needs some text."));
    EXPECT_FALSE(app.place("A note needs some text.").intersects(app.place("Save note"))) << "beside it";
    app.click("Text");
    QGuiApplication::clipboard()->setText(QStringLiteral("a\tb\u0007c\r\nd"));
    app.press("Ctrl+V");
    EXPECT_EQ(app.field("Text"), "a bc\nd");
    EXPECT_FALSE(app.says("A note needs some text."));
}

TEST_F(Notes, AreEditedDeletedAndUndoneFromTheChronicle)
{
    write("Once.");
    app.doubleClick("Month 7. Note added");
    EXPECT_EQ(app.field("Text"), "Once.");
    app.press("Ctrl+End");
    app.type(" Twice.");
    save();
    EXPECT_TRUE(app.says("Once. Twice."));
    app.doubleClick("Month 7. Note added");
    app.click("Delete");
    EXPECT_FALSE(isOpen());
    EXPECT_FALSE(app.says("Note added")) << "nothing is left of it in the list";
    app.undo();
    EXPECT_TRUE(app.says("Once. Twice."));
    app.undo();
    EXPECT_TRUE(app.says("Once."));
    EXPECT_FALSE(app.says("Once. Twice."));
    app.doubleClick("Month 7. Note added");
    app.press("Ctrl+End");
    app.type(" More.");
    app.click("Undo: Note added");
    EXPECT_TRUE(app.campaign().words.isEmpty());
    EXPECT_EQ(app.field("Text"), "Once. More.") << "nothing typed is lost";
    app.click("Text");
    save();
    EXPECT_EQ(app.campaign().words[1].text, QStringLiteral("Once. More."));
}

TEST_F(Notes, AreFoundInTheChronicleAndShownAloneWhereThatIsChosen)
{
    write("A heron over the Weir.");
    app.press("Ctrl+F");
    app.type("weir HERON");
    EXPECT_TRUE(app.says("1 of 1"));
    app.type(" nobody");
    EXPECT_TRUE(app.says("none"));
    app.press("Esc");
    app.click("Notes");
    EXPECT_EQ(app.rows("Battles").size(), 2U) << "below its battle";
    app.click("Rep");
    EXPECT_FALSE(app.says("heron"));
}

TEST_F(Notes, TakeThePlaceOfThePageInANarrowWindow)
{
    app.resize(1024, 700);
    app.open("Chronicle");
    newNote();
    EXPECT_TRUE(isOpen());
    EXPECT_FALSE(app.says("Note added"));
    EXPECT_FALSE(app.offers("Battles"));
    app.press("Esc");
    EXPECT_TRUE(app.offers("Battles"));
}

} // namespace
} // namespace muster::testing
