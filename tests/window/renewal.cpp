// SPDX-License-Identifier: MIT

// Another language or larger type makes a new window; everything that is open is kept.

#include "model/language.h"
#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <QApplication>
#include <QLocale>
#include <QSettings>

namespace muster::testing {
namespace {

class ARenewedWindow : public WindowTest
{
protected:
    ARenewedWindow()
    {
        app.start(sample());
        app.open("Chronicle");
        app.press("Ctrl+Shift+N");
        app.type("Half a note");
    }
    ~ARenewedWindow() override
    {
        app.press("Ctrl+0");
        QApplication::setFont({});
        language::speak(language::english());
    }

    void speakGerman()
    {
        app.answers("Settings", [&] {
            app.choose("Language", "Deutsch");
            app.click("Save");
        });
        app.menu("Edit/Settings…");
    }
};

TEST_F(ARenewedWindow, HasLargerTypeByKeyAndTheUsualAgain)
{
    const auto height = [&] { return app.place("Everything").height(); };
    const int usual = height();
    for (const char *key : {"Ctrl++", "Ctrl+=", "Ctrl++", "Ctrl++", "Ctrl++"})
        app.press(key);
    EXPECT_EQ(QSettings().value(QStringLiteral("typeSize")).toInt(), 150) << "and no larger";
    EXPECT_GT(height(), 1.2 * usual);
    EXPECT_TRUE(app.isOn("Chronicle"));
    app.press("Ctrl+Shift+N");
    EXPECT_TRUE(app.says("Half a note"));
    app.press("Esc");
    const int largest = height();
    app.press("Ctrl+-");
    EXPECT_LT(height(), largest);
    app.press("Ctrl+0");
    EXPECT_EQ(height(), usual);
}

TEST_F(ARenewedWindow, KeepsTheRowThatIsChosenOnTheTable)
{
    begin(onPatrol);
    app.click("Berta");
    const std::string row = app.chosenRow("On the table");
    ASSERT_TRUE(row.starts_with("Berta")) << row;
    for (const char *key : {"Ctrl++", "Ctrl+-"}) {
        app.press(key);
        EXPECT_EQ(app.chosenRow("On the table"), row) << key;
    }
}

TEST_F(ARenewedWindow, KeepsTheWholeRowThatIsChosenOfTheBand)
{
    startOn("Band", onPatrol);
    app.click("Berta");
    speakGerman();
    for (const char *column : {"Rep", "Waffe", "Monate"})
        EXPECT_TRUE(app.isOn(column, in("Berta"))) << column;
}

TEST_F(ARenewedWindow, SpeaksTheLanguageThatIsChosenAndRemembersIt)
{
    speakGerman();
    EXPECT_TRUE(app.isOn("Chronik"));
    app.press("Ctrl+Shift+N");
    EXPECT_TRUE(app.says("Half a note"));
    EXPECT_EQ(QLocale().language(), QLocale::German) << "figures and dates are German too";
    EXPECT_TRUE(app.says("Harrow")) << "what the player wrote stays";
    app.restart();
    EXPECT_TRUE(app.offers("Chronik"));
}

} // namespace
} // namespace muster::testing
