// SPDX-License-Identifier: MIT

// The chronicle: its battles and their steps, search and filters, links, going back to a step, and the timeline above;
// and careers.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class Chronicle : public WindowTest
{
protected:
    Chronicle()
    {
        app.start(sample());
        app.open("Chronicle");
    }
    std::vector<std::string> rows() const { return app.rows("Battles"); }
};

TEST_F(Chronicle, GoesBackToAStepAndAsksFirstWhereAFinishedBattleWouldBeUndone)
{
    const std::size_t before = steps();
    app.click("Joining and leaving"); // the steps that this filter hides count too
    app.contextMenu("Month 1. The Harrow Marches began", "Go back to here");
    EXPECT_EQ(steps(), before) << "a finished battle is much to lose by one click";
    EXPECT_TRUE(app.says("several finished battles among them."));
    app.click("Go back");
    EXPECT_EQ(steps(), 1U);
    startOn("Chronicle", onPatrol);
    app.contextMenu("Month 1. Grunts recruited", "Go back to here");
    EXPECT_EQ(steps(), 2U) << "there is no battle to lose";
    EXPECT_TRUE(rows().back().starts_with("Month 1. Grunts recruited"));
}

TEST_F(Chronicle, HasARowForEachBattleTheNewestFirstThatSaysWhatItCameTo)
{
    ASSERT_EQ(rows().size(), 6U);
    EXPECT_EQ(rows()[0], "Month 6. Patrol: success, EAL 3 to 3, Total Rep 23 to 20, Odo left, Tibb was poisoned");
    EXPECT_EQ(rows()[3], "Month 3. Raid: Attack: failure, EAL 4 to 3, Total Rep 24 to 21, Piers joined, Piers died");
    app.clickAtLeft("Month 3. Raid: Attack");
    app.press("Space");
    ASSERT_EQ(rows().size(), 9U);
    EXPECT_TRUE(rows()[4].starts_with("Month 3. Piers joined")) << "in the order they happened";
    EXPECT_TRUE(rows()[5].starts_with("Month 3. Prepared Raid: Attack"));
    EXPECT_TRUE(rows()[6].starts_with("Month 3. Battle finished"));
    EXPECT_TRUE(app.says("Piers died of wounds")) << "the story of the battle is told with it";
    app.press("Down");
    app.press("Left");
    EXPECT_TRUE(app.chosenRow("Battles").starts_with("Month 3. Raid: Attack")) << "to its battle";
    app.press("Left");
    EXPECT_EQ(rows().size(), 6U);
    app.press("Ctrl+Return"); // a recruit
    app.rollAll();
    app.open("Chronicle");
    EXPECT_TRUE(rows()[0].starts_with("Month 7. Raid: Attack: not played yet, EAL 3, Total Rep 2")) << rows()[0];
    EXPECT_TRUE(rows()[1].starts_with("Month 7. ")) << "the steps before a battle are told";
}

TEST_F(Chronicle, TheTimelineChoosesABattleByClickAndByArrowKeys)
{
    app.clickAtLeft("Month 2. Raid: Attack");
    EXPECT_TRUE(app.says("Timeline, 2: Total Rep 24, then 21, Raid: Attack, success"));
    for (int stops = 0; stops < 60 && !app.focus().starts_with("Timeline"); ++stops)
        app.press("Tab");
    app.press("Right");
    EXPECT_TRUE(app.focus().starts_with("Timeline, 3: ")) << "and it is heard";
    EXPECT_TRUE(app.chosenRow("Battles").starts_with("Month 3"));
    app.press("Left");
    app.press("Left");
    EXPECT_TRUE(app.chosenRow("Battles").starts_with("Month 1"));
    app.press("Left");
    EXPECT_TRUE(app.chosenRow("Battles").starts_with("Month 1")) << "nothing is before the first";
    const QRect timeline = app.place("Timeline");
    const QPoint first(timeline.left() + 150, timeline.bottom() - 12);
    app.clickAtLeft("Month 4. Patrol");
    app.drag(first, first);
    EXPECT_TRUE(app.chosenRow("Battles").starts_with("Month 1"));
}

TEST_F(Chronicle, TheTimelineLeavesAMonthWithoutStepsAlone)
{
    app.click("Joining and leaving");
    for (int stops = 0; stops < 60 && !app.focus().starts_with("Timeline"); ++stops)
        app.press("Tab");
    for (int i = 0; i < 8; ++i)
        app.press("Right");
    EXPECT_TRUE(app.chosenRow("Battles").starts_with("Month 6"));
    EXPECT_TRUE(app.isOn("Joining and leaving")) << "the filter stays";
}

TEST_F(Chronicle, ItsLinksLeadToACareerAndToARulingByClickAndByMenu)
{
    const QRect row = app.place("Month 6. Patrol");
    bool opened = false;
    for (int x = row.left() + 400; x < row.right() && !opened; x += 8) {
        app.drag({x, row.center().y()}, {x, row.center().y()});
        opened = app.isOn("Band");
    }
    EXPECT_TRUE(opened) << "a name is a link";
    EXPECT_EQ(app.role("The band"), "Button") << "in a career";
    app.open("Chronicle");
    app.clickAtLeft("Month 6. Patrol");
    app.press("Right");
    app.contextMenu("Month 6. Battle finished", "Ruling R17");
    EXPECT_TRUE(app.says("Ties in Stay or Go"));
}

TEST_F(Chronicle, ReadingOnGoesOnAfterAnotherPage)
{
    app.clickAtLeft(rows()[4]);
    const std::string here = app.focus();
    app.open("Band");
    app.open("Chronicle");
    EXPECT_EQ(app.focus(), here) << "the player reads on where he was";
}

TEST_F(Chronicle, ShowsTheNotesOrTheRepsOrWhoCameAndWentAlone)
{
    const std::vector<std::string> all = rows();
    EXPECT_TRUE(app.offers("Undo: Battle finished"));
    EXPECT_FALSE(app.offers("Undo “")) << "once is enough";
    app.click("Rep");
    EXPECT_TRUE(app.says("Osric Vane: Rep 5\n")) << "steps are drawn for everybody";
    app.click("Joining and leaving");
    EXPECT_FALSE(rows().empty());
    EXPECT_FALSE(app.says("Prepared"));
    app.click("Everything");
    EXPECT_EQ(rows(), all);
    EXPECT_FALSE(app.says("Osric Vane: Rep 5\n"));

    startOn("Chronicle", onPatrol + QStringLiteral("\nbegin\n"));
    app.click("Notes");
    EXPECT_TRUE(rows().empty());
    EXPECT_TRUE(app.says("No notes yet."));
    app.press("Ctrl+F");
    app.type("patrol");
    EXPECT_TRUE(app.says("none in “Notes”"));
    app.press("Ctrl+2");
    app.click("Note");
    app.type("The bridge burns.");
    app.press("Return");
    app.open("Chronicle");
    EXPECT_EQ(rows().size(), 2U) << "a note of a battle is among them, below its battle";
    EXPECT_FALSE(app.says("No notes yet."));
}

TEST_F(Chronicle, FindsWordsGoesFromPlaceToPlaceAndOpensTheStepThatHidesOne)
{
    app.press("Ctrl+F");
    app.type("finished");
    EXPECT_TRUE(app.says("1 of 6"));
    app.press("Return");
    EXPECT_TRUE(app.says("2 of 6"));
    app.press("F3");
    EXPECT_TRUE(app.says("3 of 6"));
    for (int back = 0; back < 3; ++back)
        app.press("Shift+F3");
    EXPECT_TRUE(app.says("6 of 6")) << "round";
    app.type(" nowhere");
    EXPECT_TRUE(app.says("none"));
    for (const char *where : {"Everything", "Next match", "Battles"}) { // also from the field
        app.press("Ctrl+A");
        app.type("recovered");
        app.click(where);
        app.press("Esc");
        EXPECT_FALSE(app.offers("Find")) << where;
        app.press("Ctrl+F");
    }
    app.press("Esc");
    EXPECT_FALSE(app.offers("Find"));
    EXPECT_TRUE(app.focus().starts_with("Battles")) << "the keyboard goes on from there";
    const std::string found = app.focus().substr(app.focus().find(": ") + 2);
    EXPECT_NE(found.find("recovered"), std::string::npos) << "its lines are open";
    const std::string title = found.substr(0, found.find('\n'));
    const int open = app.place(title).height();
    app.press("Left");
    EXPECT_LT(app.place(title).height(), open);
}

TEST_F(Chronicle, TheTimelineHasAMonthForEachBattleThePresentOneAndTheForecast)
{
    EXPECT_TRUE(app.comesToSay("Forecast after 13: Total Rep "));
    EXPECT_TRUE(app.says("Forecast after 7: "));
    EXPECT_FALSE(app.says("Forecast after 14: "));
    EXPECT_FALSE(app.says("Forecast after 6: "));
    EXPECT_TRUE(app.says("\n3: Total Rep 24, then 21, Raid: Attack, failure\n"));
    EXPECT_TRUE(app.says("\n7: Total Rep 20, Raid: Attack\nForecast"));
    app.undo();
    EXPECT_TRUE(app.comesToSay("Forecast after 6: Total Rep ")) << "it follows the campaign";
    app.open("Forecast");
    app.click("Also in the Chronicle");
    app.open("Chronicle");
    EXPECT_FALSE(app.says("Forecast after")) << "it ends today where that is wanted";
    startOn("Chronicle", onPatrol + QStringLiteral("\nfinish failure\n  obviously-dead: Osric Vane\n"));
    EXPECT_TRUE(app.says("1: Total Rep 12, then 7, Patrol, failure"));
    EXPECT_FALSE(app.says("2: Total Rep")) << "and with the last battle when the campaign is over";
}

class CareerInWindow : public WindowTest
{
protected:
    CareerInWindow()
    {
        app.start(sample());
        app.open("Band");
    }
    bool isOpen(const std::string &who) const { return app.role("The band") == "Button" && app.says(who + ", "); }
};

TEST_F(CareerInWindow, OpensByEnterGoesToTheNextByKeyAndClosesByEscape)
{
    app.click("Osric Vane");
    app.press("Return");
    EXPECT_TRUE(isOpen("Osric Vane"));
    EXPECT_NE(app.focus(), "nothing");
    app.press("Alt+Up");
    EXPECT_TRUE(isOpen("Osric Vane")) << "nobody is before the first";
    app.press("Alt+Down");
    EXPECT_TRUE(isOpen("Tibb"));
    app.press("Esc");
    EXPECT_TRUE(app.focus().starts_with("The band: Tibb")) << app.focus();
}

TEST_F(CareerInWindow, NamesTheAttributeThatARecruitCameWith)
{
    startOn("Band", QStringLiteral("found Ines Holt\n  list: military\n  rep: 5\n\nrecruit 1\n  dice: 3 4  2 5\n"),
            "chain-reaction-3");
    app.press("Down");
    app.press("Return");
    EXPECT_TRUE(app.says("Military list 7: Soldier, Rep 4, Slow to React"));
}

TEST_F(CareerInWindow, IsThereForThoseWhoLeftFromAnotherPageToo)
{
    const std::string gone = app.campaign().findEver(FigureId{8})->name.toStdString();
    app.open("Chronicle");
    app.contextMenu("Month 3. Raid: Attack", "Careers");
    app.click(gone);
    EXPECT_TRUE(app.isOn("Band"));
    EXPECT_TRUE(isOpen(gone));
    app.press("Ctrl+Shift+N");
    EXPECT_TRUE(app.says("About: " + gone)) << "a note is about the figure that is shown";
    app.click("Cancel");
    startOn("Band", twoGrunts);
    app.click("Berta");
    app.press("Return");
    EXPECT_TRUE(isOpen("Berta"));
    app.undo();
    app.open("Band");
    EXPECT_EQ(app.role("The band"), "Table") << "is left where its figure is undone";
}

} // namespace
} // namespace muster::testing
