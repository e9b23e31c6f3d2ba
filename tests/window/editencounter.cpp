// SPDX-License-Identifier: MIT

// "Edit encounter" by keys.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

using EditEncounter = WindowTest;

TEST_F(EditEncounter, EscapeLeavesItWithoutChangeAsCancelDoesWhereverTheKeyboardIs)
{
    start(onPatrol);
    const std::size_t steps = app.book().steps.size();
    app.open("Encounter");
    for (const bool atTheMap : {false, true}) {
        app.menu("Encounter/Edit encounter");
        ASSERT_TRUE(app.says("Use this if your table differs"));
        const std::string eal = app.field("Enemy Activity Level");
        app.fill("Enemy Activity Level", eal == "2" ? "3" : "2");
        if (atTheMap)
            app.click("Section 5");
        app.press("Esc");
        EXPECT_FALSE(app.says("Use this if your table differs")) << (atTheMap ? "at the map" : "in a field");
        EXPECT_EQ(app.book().steps.size(), steps);
        EXPECT_NE(app.focus(), "nothing");
        app.menu("Encounter/Edit encounter");
        EXPECT_EQ(app.field("Enemy Activity Level"), eal);
        app.click("Cancel");
    }
}

} // namespace
} // namespace muster::testing
