// SPDX-License-Identifier: MIT

// Branches from a step, courses that were left by doing something else, and the comparison of two campaigns.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <QFile>

namespace muster::testing {
namespace {

class OtherCourses : public WindowTest
{
protected:
    OtherCourses() { start(onPatrol); }

    QByteArray bytes() const
    {
        QFile file(app.path());
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    /// Undoes the Patrol and dismisses Berta instead.
    void leavePatrol()
    {
        app.undo();
        app.open("Band");
        app.click("Berta");
        app.menu("Band/Dismiss Berta");
    }
    std::size_t courses() const { return (*CampaignFile::open(app.path()))->courses().size(); }
};

TEST_F(OtherCourses, ACopyFromHereIsOpenedAndTheCampaignStaysAsItWas)
{
    const QByteArray before = bytes();
    app.answers("What-if", [&] {
        app.fill("Name", "If Ulric had stayed");
        app.click("Create copy");
    });
    app.menu("Campaign/What-if copy…");
    EXPECT_TRUE(app.title().starts_with("If Ulric had stayed"));
    EXPECT_TRUE(app.says("If Ulric had stayed.muster"));
    app.undo();
    EXPECT_FALSE(historyIn(pathOf(QStringLiteral("If Ulric had stayed.muster"))).campaign().encounter);
    EXPECT_EQ(bytes(), before);
}

TEST_F(OtherCourses, ACourseThatWasLeftIsComparedAndOpened)
{
    leavePatrol();
    const QByteArray before = bytes();
    app.answers("Courses", [&] {
        EXPECT_TRUE(app.says("As played, 1: Patrol, 9.\nPatrol prepared, Month 1, 1: Patrol, 12."));
        EXPECT_TRUE(app.says("Berta: Dismissed, Month 1 in “As played”, Rep 3 in “Patrol prepared, Month 1”"));
        EXPECT_TRUE(app.says("Total Rep: 9 in “As played”, 12 in “The other”"));
        app.answers("Course as a campaign", [&] {
            EXPECT_EQ(app.field("Name"), "Patrol prepared, Month 1");
            app.click("Create copy");
        });
        app.click("Open as a campaign…");
    });
    app.menu("Campaign/Courses…");
    EXPECT_TRUE(app.says("You are now in “Patrol prepared, Month 1.muster”. “band.muster” was not changed."));
    EXPECT_TRUE(app.title().starts_with("Patrol prepared, Month 1"));
    EXPECT_TRUE(historyIn(pathOf(QStringLiteral("Patrol prepared, Month 1.muster"))).campaign().encounter);
    EXPECT_EQ(bytes(), before);
}

TEST_F(OtherCourses, ACourseIsOpenedOrDeletedOnlyWhenThatIsMeantAndLiesWhereThePlayerWants)
{
    leavePatrol();
    const History history = app.history();
    const QString elsewhere = pathOf(QStringLiteral("elsewhere.muster"));
    app.answers("Courses", [&] {
        app.answers("Course as a campaign", "Cancel");
        app.click("Open as a campaign…");
        EXPECT_FALSE(QFile::exists(pathOf(QStringLiteral("Patrol prepared, Month 1.muster"))));
        app.answers("Delete course", "Cancel");
        app.click("Delete…");
        EXPECT_EQ(courses(), 1U);
        app.answers("Course as a campaign", [&] {
            app.answersFile(elsewhere);
            app.click("Save elsewhere…");
            app.fill("Name", "The long way round");
            app.click("Create copy");
        });
        app.click("Open as a campaign…");
    });
    app.menu("Campaign/Courses…");
    EXPECT_EQ(historyIn(elsewhere).campaign().name, QStringLiteral("The long way round"));
    app.start(app.path());
    app.answers("Courses", [&] {
        app.answers("Delete course", "Delete");
        app.click("Delete…");
        EXPECT_EQ(courses(), 0U);
        app.press("Esc");
    });
    app.menu("Campaign/Courses…");
    EXPECT_EQ(app.history(), history);
}

TEST_F(OtherCourses, AnotherCampaignIsComparedFromWhereTheyPart)
{
    const QString other = told(twoGrunts, "swordplay", QStringLiteral("other.muster"));
    app.answers("Courses", [&] {
        app.answersFile(other);
        app.click("Compare with a file…");
        EXPECT_TRUE(app.says("The campaign in other.muster."));
        EXPECT_TRUE(app.says("Total Rep: the same, 12"));
        app.press("Esc");
    });
    app.menu("Campaign/Courses…");
}

} // namespace
} // namespace muster::testing
