// SPDX-License-Identifier: MIT

// The report of a battle and its dice by the keyboard: everything typed is kept, and Enter rolls all or nothing.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <QApplication>
#include <QKeyEvent>

namespace muster::testing {
namespace {

class ReportKeys : public WindowTest
{
protected:
    ReportKeys() { startOn("After the battle", onPatrol); }
    const std::string m_first = "Stay or Go, the Star: 5d6";
};

TEST_F(ReportKeys, DiceThatAreTypedAreGoneOnWithAfterALookElsewhereAClickBesideOrARestart)
{
    app.click("Success");
    app.type("12");
    app.open("Chronicle");
    app.open("After the battle");
    app.type("4");
    EXPECT_EQ(app.dice(), "124");
    app.click("Tibb");
    app.type("6");
    EXPECT_EQ(app.dice(), "1246");
    EXPECT_EQ(app.entry("Edit", "Undo"), "Undo “Die 6”");
    app.press("Return"); // one is missing
    EXPECT_EQ(app.dice(), "1246");
    EXPECT_EQ(app.asks(), m_first) << "Enter rolls no die that was forgotten";
    app.press("Ctrl+Return");
    EXPECT_EQ(app.asks(), m_first) << "nor does the next act";
    app.restart();
    app.throwDice({"3"});
    EXPECT_NE(app.asks(), m_first);
}

TEST_F(ReportKeys, AFateHasTheLetterThatItHasOnTheTable)
{
    const std::vector<std::pair<const char *, const char *>> letters{{"O", "Out of the Fight"},
                                                                     {"X", "Obviously Dead"},
                                                                     {"P", "Captured"},
                                                                     {"K", "Cheated Death"},
                                                                     {"R", "Ran Away"}};
    for (const auto &[letter, fate] : letters) {
        app.click("Ran Away", in("Berta"));
        app.press("Up");
        app.press("Up");
        app.press(letter);
        EXPECT_TRUE(app.isOn(fate, in("Osric Vane"))) << letter;
    }
    app.click("Berta");
    app.press("P");
    EXPECT_TRUE(app.isOn("Captured", in("Berta"))) << "whose name was pressed";
    begin(onPatrol);
    for (const auto &[letter, fate] : letters) {
        app.click("Osric Vane");
        app.press(letter);
        app.open("After the battle");
        EXPECT_TRUE(app.isOn(fate, in("Osric Vane"))) << letter;
        app.open("Encounter");
        app.undo();
    }
}

TEST_F(ReportKeys, TheReportIsEditedAndTheEncounterReplayedFromTheMenuInASmallWindow)
{
    app.resize(1024, 700);
    app.click("Success");
    app.open("Chronicle");
    app.menu("Encounter/Edit report");
    EXPECT_TRUE(app.isOn("After the battle"));
    EXPECT_TRUE(app.announces("Edit the outcome or the casualties."));
    app.menu("Encounter/Replay this encounter");
    EXPECT_TRUE(app.says("This run does not count, and the encounter can be played again."));
}

TEST_F(ReportKeys, EnterAfterTheOutcomeGoesToTheCasualtiesAndRollsNothing)
{
    app.press("Ctrl+Return"); // Report the outcome
    ASSERT_EQ(app.focus(), "Success");
    EXPECT_TRUE(app.announces("Choose how it ended: Success or Failure."));
    app.press("Space");
    EXPECT_TRUE(app.isOn("Success"));
    app.press("Return");
    EXPECT_EQ(app.asks(), m_first);
    EXPECT_TRUE(app.focus().starts_with("Casualties"));
    app.press("Return");
    app.press("Return");
    EXPECT_NE(app.asks(), m_first) << "from there Enter leads to the dice";
}

TEST_F(ReportKeys, TheFirstEnterAtFinishIsToldAndTheNextFinishes)
{
    app.press("Ctrl+Return"); // Report the outcome
    app.press("Space");
    app.press("Shift+Return"); // from there too
    ASSERT_EQ(app.focus(), "Finish Month 1");
    // The key that rolled the last die is still held.
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
    QApplication::sendEvent(QApplication::focusWidget(), &held);
    EXPECT_TRUE(app.campaign().encounter);
    momentPasses(); // the key is pressed again
    app.press("Return");
    EXPECT_TRUE(app.campaign().encounter) << "nobody has read what would be recorded";
    EXPECT_TRUE(app.announces("Check what will be recorded, then press Enter again: Finish Month 1."));
    momentPasses();
    app.press("Return");
    EXPECT_FALSE(app.campaign().encounter);
    EXPECT_TRUE(app.offers("Write note…"));
    app.press("Ctrl+Return");
    EXPECT_FALSE(app.offers("Write note…")) << "it would lie over the next dice";
}

TEST_F(ReportKeys, TheKeyboardAndTheNextActBeginAtWhatIsSuggested)
{
    app.click("Obviously Dead", in("Osric Vane"));
    app.press("Return");
    EXPECT_EQ(app.focus(), "Failure");
    EXPECT_TRUE(app.offers("Report a failure"));
    app.press("Ctrl+Return");
    EXPECT_TRUE(app.isOn("Failure"));
    EXPECT_TRUE(app.focus().starts_with("Casualties"));
}

TEST_F(ReportKeys, TheLineToTypeAtAndTheMapStayInSightHoweverManyRollsThereAre)
{
    start(twoGrunts);
    app.resize(1280, 750); // 1280 × 800 less a frame
    app.open("Encounter");
    app.choose("Dice", "Your own");
    app.click("Go now");
    for (int roll = 0; roll < 20 && app.asks() != noDice; ++roll) {
        app.click("Section 1");
        app.click(app.asks());
        app.press("Return");
    }
    EXPECT_TRUE(app.campaign().encounter);
}

} // namespace
} // namespace muster::testing
