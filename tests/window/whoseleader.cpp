// SPDX-License-Identifier: MIT

// The dialogs for what a PEF was or hides have rows, in the player's language and by keys alone. An enemy leader may be
// a named foe (R91); the question is the same whatever brings the leader.

#include "model/language.h"
#include "tests/support/stories.h"
#include "tests/window/table.h"

namespace muster::testing {
namespace {

constexpr const char *whoIsIt = "Their leader has come. Is it somebody you know?";

/// A Patrol on the table in a campaign that asks who an enemy leader is.
class WhoseLeader : public AtTheTable
{
protected:
    WhoseLeader()
    {
        const QString weapon = QStringLiteral("  weapon: lance-and-sword");
        begin(QString(onPatrol).replace(weapon, weapon + QStringLiteral("\n  option: foes=ask")));
    }

    void isFoe(const std::string &name)
    {
        app.open("Foes");
        app.answersName(name);
        app.click("Name a foe…");
        app.open("Encounter");
    }
    /// Enters for PEF 1, without dice, two Soldiers of Rep 4.
    void was()
    {
        app.click("PEF 1");
        app.answers("What PEF 1 was", [&] {
            app.click("+ Add figures");
            app.fill("Figures 1: how many", "2");
            app.choose("Figures 1: type", "Soldier");
            app.fill("Figures 1: Rep", "4");
            EXPECT_FALSE(app.offers("Figures 1: name")) << "two share no name";
            app.click("Save");
        });
        app.press("W");
    }
    void leads()
    {
        unfold("Group 1");
        app.press("Down");
        app.press("B");
    }
};

TEST_F(WhoseLeader, IsAskedOnceOfFiguresThatThePlayerSays)
{
    isFoe("Yrbiz");
    was();
    EXPECT_FALSE(app.says(whoIsIt)) << "none of them leads";
    ASSERT_EQ(app.campaign().play->groups.size(), 1U);
    leads();
    EXPECT_TRUE(app.announces(whoIsIt));
    EXPECT_TRUE(app.offers("Somebody new…"));
    app.undo();
    EXPECT_FALSE(app.says(whoIsIt));
    leads();
    app.click("Yrbiz");
    EXPECT_TRUE(app.campaign().foes.value(1).isHere());
    EXPECT_FALSE(app.says(whoIsIt));
}

TEST_F(WhoseLeader, IsAskedOfNobodyWhereNoFoeHasANameAndIsNamedInOneActFromTheTable)
{
    was();
    leads();
    EXPECT_FALSE(app.says(whoIsIt));
    app.answersName("Yrbiz");
    app.press("F");
    const Foe yrbiz = app.campaign().foes.value(1);
    EXPECT_EQ(yrbiz.name, QStringLiteral("Yrbiz"));
    EXPECT_EQ(yrbiz.rep, 4);
    EXPECT_EQ(yrbiz.list, QStringLiteral("northmen"));
    EXPECT_TRUE(yrbiz.isHere());
    EXPECT_EQ(app.campaign().play->groups.front().figures.front().name, QStringLiteral("Yrbiz"));
}

TEST_F(WhoseLeader, MayBeSomebodyNewWhoIsNamedAtOnce)
{
    isFoe("Karim");
    was();
    leads();
    app.answersName("Yrbiz");
    app.click("Somebody new…");
    EXPECT_TRUE(app.campaign().foes.value(2).isHere());
    EXPECT_FALSE(app.campaign().foes.value(1).isHere());
}

TEST_F(WhoseLeader, WithoutARowNobodyWasThereAndWhatAPefHidesComesBackAsItsRows)
{
    app.click("PEF 2");
    app.answers("What PEF 2 was", [&] {
        EXPECT_TRUE(app.says("Nobody was there."));
        app.click("Save");
    });
    app.press("W");
    EXPECT_TRUE(app.campaign().play->groups.empty());
    app.click("PEF 3");
    const auto hides = [&](const std::function<void()> &what) {
        app.answers("What PEF 3 hides", [&] {
            what();
            app.click("Save");
        });
        app.press("H");
    };
    hides([&] { app.click("+ Add figures"); });
    EXPECT_FALSE(app.campaign().play->pef(3)->hidden->empty());
    hides([&] {
        EXPECT_EQ(app.field("Figures 1: how many"), "1");
        EXPECT_FALSE(app.offers("Figures 2: type"));
        app.click("Figures 1: remove");
        EXPECT_TRUE(app.says("A decoy: nobody is there."));
    });
    ASSERT_TRUE(app.campaign().play->pef(3)->hidden);
    EXPECT_TRUE(app.campaign().play->pef(3)->hidden->empty()) << "a decoy";
}

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

TEST_F(FiguresInRows, WhatIsProposedIsTypedOver)
{
    beginPlay();
    app.answers("What PEF 1 was", [&] {
        app.press("Space"); // + Add figures
        app.type("Bandit");
        EXPECT_EQ(app.field("Figures 1: type"), "Bandit");
        app.press("Tab");
        app.press("Shift+Backtab");
        app.press("Return");
    });
    app.press("W");
    ASSERT_EQ(app.campaign().play->groups.size(), 1U);
    EXPECT_EQ(came()[0].profile.type, QStringLiteral("Bandit"));
}

TEST_F(FiguresInRows, EnterPressesTheButtonTheKeyboardIsAtAndSavesFromAField)
{
    beginPlay();
    app.answers("What PEF 1 was", [&] {
        app.press("Return"); // + Add figures
        ASSERT_EQ(app.focus(), "Figures 1: type");
        app.click("+ Add figures");
        ASSERT_EQ(app.focus(), "Figures 2: type");
        app.press("Shift+Backtab");
        app.press("Shift+Backtab");
        ASSERT_EQ(app.focus(), "Figures 1: remove");
        app.press("Return");
        EXPECT_FALSE(app.offers("Figures 2: type"));
        app.fill("Figures 1: Rep", "3");
        app.press("Return");
    });
    app.press("W");
    ASSERT_EQ(app.campaign().play->groups.size(), 1U);
    EXPECT_EQ(came().size(), 1U);
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
