// SPDX-License-Identifier: MIT

// Looking ahead: the courses of two policies, what is expected, and how the page follows the campaign.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class LookingAhead : public WindowTest
{
protected:
    LookingAhead()
    {
        app.start(sample());
        app.open("Forecast");
        EXPECT_TRUE(app.comesToSay("runs each"));
    }
    /// What is said of the months ahead.
    std::string courses() const { return app.says("The Star lives: ").message(); }
    std::string ahead(const std::string &month) const
    {
        const std::string all = courses();
        const std::size_t at = all.find('\n' + month + ": ") + 1;
        return all.substr(at, all.find("Total Rep", at) - at);
    }
    long months() const { return QString::fromStdString(courses()).count(QStringLiteral("The Star lives: ")); }
};

TEST_F(LookingAhead, ShowsTwoPoliciesOverAYearAndSaysTheSameInWords)
{
    EXPECT_TRUE(app.says("Osric Vane leads\n7: Raid: Attack 100%. Total Rep "));
    EXPECT_TRUE(app.comesToSay("Osric Vane stays at home\n7: "));
    EXPECT_EQ(months(), 24) << "each of both";
    EXPECT_TRUE(app.says("After Month 18"));
    app.choose("Policy B, The Star", "leads");
    EXPECT_TRUE(app.comesToSay("10,000 runs each")); // all of them
    EXPECT_EQ(months(), 12) << "both are the same";
}

TEST_F(LookingAhead, HasTheGoalsAndTheFoesWhoMayBeMet)
{
    app.open("Foes");
    app.answers("Add a goal", [&] {
        app.fill("How many", "8");
        app.fill("In your words", "Win eight");
        app.press("Return");
    });
    app.click("Add a goal…");
    app.answers("", [&] {
        app.fill("Name", "Yrbiz");
        app.press("Return");
    });
    app.click("Name a foe…");
    app.open("Forecast");
    EXPECT_TRUE(app.comesToSay("Goal “Win eight” reached: "));
    EXPECT_TRUE(app.says("Yrbiz may be met at least once: "));
    for (const char *row :
         {"Win eight, in 100", "Yrbiz may be met at least once, in 100", "Yrbiz captured or killed, in 100"})
        EXPECT_TRUE(app.says(row));
    EXPECT_EQ(app.field("A foe who is met is taken"), "50%") << "nothing is known yet";
}

TEST_F(LookingAhead, FollowsWhatIsExpectedAsItIsTypedAndTheCampaignAndItsUndoing)
{
    app.fill("The Star at home adds", "20");
    EXPECT_EQ(app.field("The Star at home adds"), "20%");
    EXPECT_TRUE(app.comesToSay("runs each"));
    const std::string before = ahead("12");
    EXPECT_TRUE(before.starts_with("12: Patrol 3")) << before;
    app.fill("Patrol", "0");
    EXPECT_TRUE(app.comesToSay("runs each"));
    EXPECT_TRUE(ahead("12").starts_with("12: Patrol ")) << ahead("12");
    EXPECT_NE(ahead("12"), before);
    app.click("Undo: Battle finished");
    EXPECT_TRUE(app.comesToSay("\n17: "));
    EXPECT_FALSE(app.says("\n18: "));
    EXPECT_TRUE(app.says("from Month 6"));
    app.redo();
    EXPECT_TRUE(app.comesToSay("\n18: "));
}

TEST_F(LookingAhead, KeepsWhatIsKnownWhenItIsCancelled)
{
    if (!app.offers("Cancel"))
        GTEST_SKIP() << "all runs were there before anybody could cancel";
    app.click("Cancel");
    EXPECT_FALSE(app.offers("Cancel"));
    EXPECT_TRUE(app.says("runs each"));
    EXPECT_TRUE(app.says("After Month 18"));
}

} // namespace
} // namespace muster::testing
