// SPDX-License-Identifier: MIT

// The Band page: recruiting, the roster's columns, several players at one window, each with a Star (R36), and
// corrections by hand.

#include "tests/support/stories.h"
#include "tests/ui/seen/seen.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

using TheBand = WindowTest;

TEST_F(TheBand, AllPlacesAreFilledWithOneRollForEachAndOneStep)
{
    startOn("Band", twoGrunts);
    const std::size_t before = app.history().inForce;
    app.click("Fill all places");
    EXPECT_TRUE(app.says("Mounted Sergeant")) << "the list that is rolled on";
    EXPECT_LT(app.place("band.muster").top() - app.place("Cancel").bottom(), 60) << "no room is lost below the line";
    app.press("Shift+Return"); // rolls the rest
    EXPECT_EQ(app.campaign().band.size(), 6U) << "the Star at Rep 5 and as many Grunts";
    EXPECT_EQ(app.history().inForce, before + 1);
    EXPECT_FALSE(app.offers("Fill all places"));
}

TEST_F(TheBand, OneOfTheStarsRepCanBePickedByHandAndNoneAboveIt)
{
    startOn("Band", QStringLiteral("found Quinn\n  list: military\n  rep: 4\n  armor: 0\n"), "chain-reaction-3");
    app.answers("Pick Grunt by hand", [&] {
        EXPECT_EQ(app.field("List entry"), "7–9: Soldier, Rep 4, Assault Rifle") << "the first who can join";
        app.click("List entry");
        EXPECT_TRUE(app.says("5–6: Veteran, Rep 5, Assault Rifle: above the Star’s Rep 4"));
        app.press("Esc");
        app.press("Esc");
    });
    app.menu("Band/Pick Grunt by hand…");
}

/// A band with very long names and weapons.
class LongRoster : public WindowTest
{
protected:
    LongRoster()
    {
        app.start(sample());
        app.open("Band");
        arm("Osric Vane", "Hallgerd Hoskuldsdottir");
        arm("Tibb", "Tibb"); // poisoned
        arm("Berta", "Wenzeslaus Hallgerdsson");
    }
    void arm(const std::string &figure, const std::string &name)
    {
        app.answers("Edit " + figure, [&] {
            app.fill("Name", name);
            app.fill("Rep", "6");
            app.choose("Weapon", "Javelin, Sword");
            app.click("Save");
        });
        app.doubleClick(figure);
    }
};

TEST_F(LongRoster, CutsNoNameAndNoWeaponBesideThePanelWhichSaysThemWhole)
{
    const auto isWhole = [&](const char *column, const char *figure) {
        app.resize(1280, 800);
        const int beside = app.ink(app.place(column, in(figure)));
        app.resize(2600, 800);
        return beside >= 0.95 * app.ink(app.place(column, in(figure)));
    };
    EXPECT_TRUE(isWhole("Name and type", "Wenzeslaus Hallgerdsson"));
    for (const char *figure : {"Tibb", "Wenzeslaus Hallgerdsson", "Hamo"})
        EXPECT_TRUE(isWhole("Weapon", figure)) << figure;
    app.resize(1280, 800);
    EXPECT_EQ(seen::cutTexts(app.window()).join(u'\n').toStdString(), "");
    EXPECT_TRUE(app.says("Soldier, poisoned"));
}

TEST_F(LongRoster, KeepsSixPipsClearOfTheStarBesideThem)
{
    const QImage pips = app.picture(app.place("Rep", in("Hallgerd")));
    for (int i = 0; i < 4 * pips.height() / 2; ++i)
        ASSERT_EQ(pips.pixel(pips.width() - 1 - i % 4, pips.height() / 4 + i / 4), pips.pixel(2, pips.height() / 2));
}

TEST_F(LongRoster, TheMenuOfAFigureHasTheIconsOfItsActs)
{
    app.rightClick("Ulric");
    for (const char *act : {"Dismiss Ulric", "Career", "Write note"}) {
        const QRect entry = app.place(act);
        EXPECT_GT(app.ink({entry.left() + 4, entry.top() + 4, 20, entry.height() - 4}), 30) << act;
    }
    app.press("Esc");
}

TEST_F(LongRoster, EditsANameFromWhereverTheKeyboardIs)
{
    app.click("Ulric");
    for (const char *above : {"Print roster", "Edit"}) {
        app.press("Shift+Backtab");
        ASSERT_EQ(app.focus(), above) << "as it stands above the list";
    }
    app.press("F2");
    app.type("Hob");
    app.press("Return");
    EXPECT_EQ(app.campaign().band[3].name, QStringLiteral("Hob"));
}

TEST_F(LongRoster, EditsANameInItsOwnCell)
{
    app.click("Name and type", in("Ulric"));
    const QRect cell = app.place("Name and type", in("Ulric"));
    app.press("F2");
    EXPECT_TRUE(cell.adjusted(-10, 0, 0, 0).contains(app.place(app.focus()))) << "its field, with its frame";
    app.type("Hob");
    app.press("Return");
    EXPECT_EQ(app.campaign().band[3].name, QStringLiteral("Hob"));
}

TEST_F(LongRoster, HasALineThatAnEyeCanFollowOnTheWidestScreen)
{
    app.resize(3700, 2000);
    EXPECT_LE(app.place("The band").width(), 1300);
    EXPECT_GE(app.place("The band").width(), 1000);
}

class SeveralBands : public WindowTest
{
protected:
    const QString story = QStringLiteral("found Osric\n  list: feudal\n  rep: 3\n  player: Ann\n\n"
                                         "player Maud\n  player: Ben\n  rep: 3\n\nrecruit 1\n  dice: 3 4  3 4\n");

    void play(const QString &more = {}, const char *page = "Band") { startOn(page, story + more); }
    std::string names() const
    {
        std::string all;
        for (const std::string &row : app.rows("The band"))
            all += row.substr(0, row.find(',')) + ' ';
        return all;
    }
};

TEST_F(SeveralBands, AreShownOneBelowTheOtherOrOneAlone)
{
    play();
    EXPECT_EQ(names(), "Osric Tibb Maud Berta ");
    EXPECT_TRUE(app.offers("Recruit for Ann"));
    app.click("Ben");
    EXPECT_EQ(names(), "Maud Berta ");
    EXPECT_TRUE(app.offers("Recruit for Ben"));
    EXPECT_TRUE(app.says("Maud leads at most 3 Grunts."));
    app.click("Both");
    EXPECT_EQ(names(), "Osric Tibb Maud Berta ");
    play(QStringLiteral("\nrecruit 2\n  for: Osric\n  dice: 3 4  3 4\n"));
    app.click("Ann");
    app.click("Recruit for Ben"); // Ann's band is full
    EXPECT_EQ(names(), "Maud Berta ");
    startOn("Band", twoGrunts);
    EXPECT_FALSE(app.says("Whose band is shown")) << "no question where there is one";
    EXPECT_TRUE(app.offers("Recruit Grunt"));
}

TEST_F(SeveralBands, ComeAndGoByTwoForms)
{
    play();
    app.answers("Add player", [&] {
        app.fill("Player", "Cat");
        app.fill("Star’s name", "Edda");
        app.click("Add player");
    });
    app.menu("Band/Add player…");
    ASSERT_EQ(app.campaign().stars().size(), 3U);
    EXPECT_EQ(app.campaign().stars()[2]->player, QStringLiteral("Cat"));
    app.click("Ben");
    app.answers("Remove player", [&] {
        EXPECT_EQ(app.field("Player to remove"), "Ben (Maud)");
        app.choose("What becomes of the Grunts", "Stay with Osric (places free: 2)");
        app.click("Remove player");
    });
    app.menu("Band/Remove player…");
    EXPECT_EQ(app.campaign().gruntCount(FigureId{1}), 2);
}

TEST_F(SeveralBands, SayWhomTheGruntsOfALostStarFollowAndWhoFirst_R36)
{
    play(QStringLiteral("\nrecruit 2\n  for: Osric\n  dice: 3 4  3 4\n\nrecruit 1\n  for: Maud\n  dice: 3 "
                        "4\n\nprepare\n  enemy: northmen\n  seed: 11\n"),
         "After the battle");
    EXPECT_FALSE(app.says("Grunts if Osric is lost"));
    app.click("Obviously Dead", in("Osric"));
    app.choose("Grunts if Osric is lost", "Follow Maud");
    EXPECT_TRUE(app.says("First to follow"));
}

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
    const History before = app.history();
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
    EXPECT_EQ(app.history().inForce, before.inForce + 1);
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
    app.click("Go now");
    EXPECT_TRUE(app.says("That seed is not valid."));
    app.click("Seed");
    app.press("Backspace");
    EXPECT_FALSE(app.says("That seed is not valid."));
}

TEST_F(Editing, AGoalAboutAFoeIsThereBeforeTheFoeAndSaysWhatItWants)
{
    startOn("Foes", twoGrunts);
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
    const auto ground = [&] {
        const QPoint corner = app.place("Ulric").bottomRight() - QPoint(4, 4);
        return app.picture({corner, QSize(1, 1)}).pixelColor(0, 0);
    };
    const QColor chosen = ground();
    app.click("Odo"); // a figure that left
    EXPECT_NE(ground(), chosen) << "one row is washed, above or below";
}

} // namespace
} // namespace muster::testing
