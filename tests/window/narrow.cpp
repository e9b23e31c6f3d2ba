// SPDX-License-Identifier: MIT

// What is said in a narrow place is said whole: it takes another line before it is cut.

#include "tests/support/stories.h"
#include "tests/ui/seen/seen.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class Narrow : public WindowTest
{
protected:
    /// Nearly as much is written there as where there is room for all; a smaller letter is a little less.
    void expectWhole(const std::string &what, const std::vector<int> &widths = {1000, 1280})
    {
        app.resize(2400, 900);
        const int whole = app.ink(app.place(what));
        for (const int width : widths) {
            app.resize(width, 800);
            EXPECT_GE(app.ink(app.place(what)), 0.75 * whole) << what << " at " << width;
            EXPECT_EQ(seen::cutTexts(app.window()).join(u'\n').toStdString(), "") << width;
            EXPECT_EQ(seen::withoutRoom(app.window()).join(u'\n').toStdString(), "") << width;
        }
    }
};

TEST_F(Narrow, TheNamesOfTheFallenTheMonthAndTheCampaign)
{
    start(QString(onPatrol).replace(QStringLiteral("\nprepare"),
                                    QStringLiteral("\ncorrect\n  name: The Long Retreat from the Marches\n\n"
                                                   "correct Tibb\n  name: Cuthbert Longfellow\n\nprepare")));
    app.open("Aftermath");
    for (const bool foretold : {false, true}) {
        if (foretold)
            app.click("Success");
        expectWhole("Cuthbert Longfellow");
    }
    expectWhole("The Long Retreat from the Marches", {1600});
    start(rook
              + QStringLiteral("  option: terrain=none\n\nprepare\n  enemy: zombies\n  seed: 3\n\nfinish success\n"
                               "  fine: the others\n  seed: 1\n\nprepare\n  enemy: zombies\n  seed: 4\n"),
          "chain-reaction-1");
    app.open("Aftermath");
    app.click("Success");
    expectWhole("Finish Early February");
}

TEST_F(Narrow, WhatLiesInEachSectionBesideItsButtons)
{
    start(onPatrol);
    app.open("Encounter");
    for (const char *section : {"Section 1: ", "Section 2: ", "Section 8: "}) {
        app.click(std::string(section).substr(0, 9));
        expectWhole(section);
    }
}

} // namespace
} // namespace muster::testing
