// SPDX-License-Identifier: MIT

// Careers, opened and left.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

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

TEST_F(CareerInWindow, IsThereForThoseWhoLeftFromAnotherPageToo)
{
    const std::string gone = app.campaign().findEver(FigureId{8})->name.toStdString();
    app.open("Chronicle");
    app.contextMenu("Month 3. Battle finished", "Careers");
    app.click(gone);
    EXPECT_TRUE(app.isOn("Band"));
    EXPECT_TRUE(isOpen(gone));
    app.press("Ctrl+Shift+N");
    EXPECT_TRUE(app.says("About: " + gone)) << "a note is about the figure that is shown";
    app.click("Cancel");
    start(twoGrunts);
    app.open("Band");
    app.click("Berta");
    app.press("Return");
    EXPECT_TRUE(isOpen("Berta"));
    app.undo();
    app.open("Band");
    EXPECT_EQ(app.role("The band"), "Table") << "is left where its figure is undone";
}

} // namespace
} // namespace muster::testing
