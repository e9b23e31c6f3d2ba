// SPDX-License-Identifier: MIT

// Long sessions in one window: everything that is right in a new page must be right in the next month, after other
// pages, an unfinished report, another window, and undo and redo of everything.

#include "tests/support/stories.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/seen/seen.h"
#include "tests/window/driver.h"

#include <QFile>

namespace muster::testing {
namespace {

const std::vector<std::string> everyPage{"Band",      "Encounter", "After the battle", "Chronicle", "Foes",
                                         "Reference", "Odds"};

struct Session {
    const char *name;
    const char *pack;
    const char *founding;

    friend void PrintTo(const Session &session, std::ostream *out) { *out << session.name; }
};

class Months : public WindowTest, public ::testing::WithParamInterface<Session>
{
protected:
    void goOn() { app.press("Ctrl+Return"); }
    /// Presses the next act and Enter for each roll until the condition is true.
    template<typename Done>
    void goOnUntil(Done done)
    {
        constexpr int most = 40; // turns may pass
        for (int i = 0; i < most && !done(app.campaign()) && !HasFailure(); ++i) {
            goOn();
            app.rollAll();
        }
        ASSERT_TRUE(done(app.campaign())) << app.text("Progress of the campaign");
    }
    void play(int month);
    void report(int month);
    void leaveReport();
    void undoAndRedoAll();
    void look(const std::string &where);
};

void Months::look(const std::string &where)
{
    for (const std::string &page : everyPage) {
        app.open(page);
        hand::waitForPage(app.window());
        const QStringList wrong = seen::withoutRoom(app.window()) + seen::cutTexts(app.window())
            + seen::largerThanScreen(app.window()) + seen::scrollingInScrolling(app.window()) + seen::strayWindows();
        EXPECT_EQ(wrong.join(u'\n').toStdString(), "") << where << ", " << page;
    }
    EXPECT_EQ(seen::brokenRing(app.window()).join(u'\n').toStdString(), "") << where;
    app.open("Band"); // a field of the Odds page would take keys
}

/// Recruits for every free place and begins the encounter, in every second month with the player's own dice.
void Months::play(int month)
{
    app.open("Band");
    for (int place = 0; place < 8 && (app.offers("Recruit Grunt") || app.offers("Recruit figure")); ++place) {
        goOn();
        app.rollAll();
    }
    app.open("Encounter");
    if (month % 2 == 0 && app.offers("Your own")) {
        app.choose("Dice", "Your own");
        app.click("Go now");
        app.rollAll();
    }
    goOnUntil([](const Campaign &campaign) { return campaign.encounter.has_value(); });
    if (app.offers("Begin play"))
        goOnUntil([](const Campaign &campaign) { return campaign.play.has_value(); });
}

/// Reports every third figure as out of the fight, other ones each month.
void Months::report(int month)
{
    app.open("After the battle");
    app.click(month % 2 == 0 ? "Failure" : "Success");
    const Campaign now = app.campaign();
    const std::vector<Figure> &band = now.band;
    for (std::size_t i = 1 + static_cast<std::size_t>(month) % 2; i < band.size(); i += 3) {
        const OwnFigure *own = now.play ? now.play->find(band[i].id) : nullptr;
        if (own && own->state == TableState::AtHome)
            continue; // there was no room for it
        for (const char *fate : {"Out of the Fight", "Unconscious", "Bad Wound"}) {
            if (app.offers(fate, in(band[i].name.toStdString()))) {
                app.click(fate, in(band[i].name.toStdString()));
                if (app.asks() != noDice && !app.offers(app.asks()))
                    app.undo(); // the figure had not fought the encounter before, or may not have this fate
                break;
            }
        }
    }
}

/// Checks that the report and its rolls are kept after another page, and after the window was closed.
void Months::leaveReport()
{
    if (app.asks() != noDice) {
        goOn(); // to the dice
        app.press("Return");
    }
    const auto seen = [&] { return app.asks() + '\n' + app.text("Casualties"); };
    const std::string before = seen();
    app.open("Chronicle");
    app.open("After the battle");
    EXPECT_EQ(seen(), before);
    app.restart();
    app.open("After the battle");
    EXPECT_EQ(seen(), before);
}

void Months::undoAndRedoAll()
{
    const History played = app.history();
    constexpr int most = 800; // own dice, and a report, are undone one by one
    const auto pressUntil = [&](const char *keys, std::size_t steps) {
        for (int i = 0; i < most && (i % 4 != 0 || app.history().inForce != steps); ++i)
            app.press(keys);
        EXPECT_EQ(app.history().inForce, steps);
    };
    pressUntil("Ctrl+Z", 1);
    EXPECT_EQ(app.campaign().turn, 1);
    EXPECT_TRUE(app.campaign().past.empty());
    look("at the first day again");
    pressUntil("Ctrl+Shift+Z", played.inForce);
    EXPECT_EQ(app.campaign(), played.campaign());
}

TEST_P(Months, AreAlikeFromTheFirstToTheLast)
{
    seen::strayWindows();
    start(QString::fromUtf8(GetParam().founding), GetParam().pack);
    app.resize(1024, 740);
    constexpr int months = 3;
    for (int month = 1; month <= months && !HasFailure(); ++month) {
        play(month);
        report(month);
        if (month == 2)
            leaveReport();
        goOnUntil([&](const Campaign &campaign) { return campaign.past.size() >= static_cast<std::size_t>(month); });
        ASSERT_NE(app.campaign().phase, Phase::Over);
        look("after month " + std::to_string(month));
    }
    undoAndRedoAll();
}

INSTANTIATE_TEST_SUITE_P(
    Rules, Months,
    ::testing::Values(
        Session{"Swordplay", "swordplay", "found Osric\n  list: feudal\n  rep: 4\n"},
        Session{"ChainReaction", "chain-reaction-3", "found Vance\n  list: military\n  rep: 4\n"},
        Session{"FirstEdition", "chain-reaction-1", "found Rook\n  list: gang\n  rep: 4\n"},
        Session{"Wasteland", "chain-reaction-1", "found Mara\n  list: outcasts\n  rep: 4\n  option: genre=wasteland\n"},
        Session{"StreetSkirmish", "urban-d100", "found Doxey\n  list: british\n  rep: 4\n  skill: 160\n"}),
    [](const auto &session) { return std::string(session.param.name); });

/// Goes from an empty home folder to the sheet of the first encounter, with ten keys and a name.
TEST_F(WindowTest, TheFirstHourLeadsToAPrintedEncounterSheetInTenActs)
{
    app.start();
    int acts = 0;
    const auto press = [&](const char *keys) {
        ++acts;
        app.press(keys);
    };
    app.answers("", [&] {
        press("Return"); // these rules
        press("Return"); // this list
        ++acts;
        app.type("Osric Vane");
        press("Alt+E"); // and everything else as suggested
    });
    press("Ctrl+N");
    EXPECT_TRUE(app.title().starts_with("The band of Osric Vane"));
    press("Ctrl+2");
    for (; acts < 9 && !app.offers("Begin play");)
        press("Ctrl+Return");
    ASSERT_TRUE(app.offers("Begin play"));
    const QString sheet = pathOf(QStringLiteral("sheet.pdf"));
    app.answersFile(sheet);
    app.press("Ctrl+Shift+P");
    press("Return");
    EXPECT_LE(acts, 10);
    EXPECT_TRUE(QFile::exists(sheet));
}

/// Asks for a table of six squares, rolls it up, changes its shape and its name, and plays on it (U73, R95).
TEST_F(WindowTest, ATableOfOnesOwnIsWishedForRolledUpNamedAndPlayed)
{
    startOn("Encounter", QStringLiteral("found Vance\n  list: military\n  rep: 5\n  option: attributes=off\n"),
            "chain-reaction-3");
    app.fill("Sections wide", "2");
    app.press("Tab");
    EXPECT_EQ(app.field("Sections deep"), "3");
    app.click("Go now");
    ASSERT_TRUE(app.campaign().encounter);
    EXPECT_EQ(app.campaign().encounter->setup.sections.size(), 6U);
    app.click("Edit");
    app.fill("Sections deep", "4");
    app.fill("In your words", "the well");
    app.click("Save");
    EXPECT_EQ(app.campaign().encounter->setup.grid, (Grid{2, 4}));
    EXPECT_TRUE(app.says("the well"));
    app.click("Begin play");
    EXPECT_TRUE(app.says("Section 8")) << "and no ninth";
    EXPECT_FALSE(app.says("Section 9"));
}

} // namespace
} // namespace muster::testing
