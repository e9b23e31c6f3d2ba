// SPDX-License-Identifier: MIT

// Setting something right by hand: the fields, and what is said where they are refused.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class Editing : public WindowTest
{
protected:
    Editing()
    {
        app.start(sample());
        app.open("Band");
    }
    void edit(const std::function<void()> &acts)
    {
        app.answers("Edit Tibb", acts);
        app.doubleClick("Tibb");
    }
};

TEST_F(Editing, AFigureGetsATypeOfThePlayersOwnInOneStepAndNoNumberByTheWheel)
{
    const Book before = app.book();
    const auto number = [&] { return app.field("Rep") + app.field("Months in the band"); };
    edit([&] {
        EXPECT_EQ(app.field("Type"), before.campaign().find(FigureId{2})->profile.type.toStdString());
        app.fill("Type", "Dog handler");
        const std::string was = number();
        app.wheel("Rep", 1);
        app.wheel("Months in the band", 1);
        EXPECT_EQ(number(), was) << "that only lies under the pointer";
        app.click("Save");
    });
    EXPECT_EQ(app.book().inForce, before.inForce + 1);
    EXPECT_EQ(app.campaign().find(FigureId{2})->profile.type, QStringLiteral("Dog handler"));
}

TEST_F(Editing, ARefusalGoesAsSoonAsAFieldIsAnother)
{
    edit([&] {
        app.fill("Name", "");
        app.click("Save");
        EXPECT_TRUE(app.says("The name is empty."));
        app.fill("Name", "M");
        EXPECT_FALSE(app.says("The name is empty."));
        app.click("Cancel");
    });
    app.answers("Edit", [&] {
        app.click("Save");
        EXPECT_TRUE(app.says("Nothing has changed."));
        app.fill("Campaign name", "M");
        EXPECT_FALSE(app.says("Nothing has changed."));
        app.click("Cancel");
    });
    app.menu("Edit/Edit campaign…");
    app.open("Encounter");
    app.fill("Seed", "99999999999999999999");
    app.click("Roll everything");
    EXPECT_TRUE(app.says("That seed is not valid."));
    app.click("Seed");
    app.press("Backspace");
    EXPECT_FALSE(app.says("That seed is not valid."));
}

TEST_F(Editing, AGoalAboutAFoeIsThereBeforeTheFoeAndSaysWhatItWants)
{
    start(twoGrunts);
    app.open("Foes");
    app.answers("Add a goal", [&] {
        app.click("Counted by");
        EXPECT_TRUE(app.says("A foe captured or killed (name a foe first)"));
        app.click("A foe captured or killed");
        EXPECT_FALSE(app.field("Counted by").starts_with("A foe")) << "it cannot be chosen";
        app.click("Cancel");
    });
    app.click("Add a goal…");
}

TEST_F(Editing, TheRepOverTimeIsToldByTheMonthsInWhichItChanged)
{
    EXPECT_TRUE(app.comesToSay("Notes"));
    app.click("Tibb");
    EXPECT_TRUE(app.says("Rep 4 from Month 1; Rep 3 from Month 4"));
    app.click("Ulric");
    EXPECT_TRUE(app.says("Rep 4 from Month 1"));
    EXPECT_FALSE(app.says("Rep 4 from Month 1; ")) << "what leaves it alone is left out";
}

} // namespace
} // namespace muster::testing
