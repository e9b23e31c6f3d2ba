// SPDX-License-Identifier: MIT

// The rows in which a player says what a PEF was: in the player's language, and by keys alone.

#include "model/language.h"
#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class FiguresInRows : public WindowTest
{
protected:
    void TearDown() override { language::speak(language::english()); }
    void beginPlay()
    {
        start(onPatrol);
        app.press("Ctrl+2");
        app.press("Ctrl+Return"); // Begin play
        ASSERT_TRUE(app.campaign().play);
        app.click("PEF 1");
    }
    std::vector<EnemyFigure> came() const { return app.campaign().play->groups.front().figures; }
};

TEST_F(FiguresInRows, ByKeysAlone)
{
    beginPlay();
    app.answers("What PEF 1 was", [&] {
        app.press("Space"); // + Add figures
        ASSERT_EQ(app.focus(), "Figures 1: type");
        app.press("Down");
        const std::string second = app.field("Figures 1: type");
        app.press("Tab");
        EXPECT_EQ(app.focus(), "Figures 1: Rep");
        app.type("3");
        app.press("Shift+Backtab");
        app.press("Shift+Backtab");
        EXPECT_EQ(app.focus(), "Figures 1: how many");
        app.type("2");
        EXPECT_EQ(app.field("Figures 1: type"), second);
        app.press("Return");
    });
    app.press("W");
    ASSERT_EQ(app.campaign().play->groups.size(), 1U);
    ASSERT_EQ(came().size(), 2U);
    EXPECT_EQ(came()[0].profile.rep, 3);
}

TEST_F(FiguresInRows, SpeakThePlayersLanguageAndRecordTheBooksTypes)
{
    if (language::all().size() < 2)
        GTEST_SKIP() << "built without Qt's tools";
    language::speak(QStringLiteral("de"));
    beginPlay();
    std::string shown;
    app.answers("Was PEF 1 war", [&] {
        app.press("Space");
        shown = app.field("Figuren 1: Typ");
        app.press("Return");
    });
    app.press("W");
    ASSERT_EQ(app.campaign().play->groups.size(), 1U);
    const QString type = came().front().profile.type;
    EXPECT_EQ(type, u"Fanatic");
    EXPECT_EQ(shown, "Fanatiker");
}

} // namespace
} // namespace muster::testing
