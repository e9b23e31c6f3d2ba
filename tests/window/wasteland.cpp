// SPDX-License-Identifier: MIT

// The Wasteland: travelling, the settlements, the ground of an encounter, and possible encounters where no terrain is
// rolled up.

#include "model/systems/parts.h"
#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

const QString atEase = rook + QStringLiteral("  option: terrain=none\n");

class Wasteland : public WindowTest
{
protected:
    void goOut(const QString &story = mara) { startOn("Encounter", story, "chain-reaction-1"); }
    KeptSettlement town() const { return app.campaign().settlements.at(0); }
    /// Returns the place of a structure, which is found by its name when it is taken up.
    QPoint placeOf(const std::string &structure)
    {
        constexpr int steps = 8;
        const QRect layout = app.place("Layout of Dry Wells");
        for (int i = 0; i < steps * steps; ++i) {
            const QPoint part(layout.width() * (2 * (i % steps) + 1), layout.height() * (2 * (i / steps) + 1));
            const QPoint place = layout.topLeft() + part / (2 * steps);
            app.drag(place, place);
            const bool isThere = bool(app.says(structure + " swaps with " + structure + ". "));
            app.press("Esc");
            if (isThere)
                return place;
        }
        ADD_FAILURE() << structure;
        return {};
    }
    std::string structures() const { return town().settlement.structures.join(u' ').toStdString(); }
};

TEST_F(Wasteland, TravelsToTheLocaleThatIsChosen)
{
    goOut();
    app.choose("Travel to", "Republic of California");
    app.click("Travel");
    EXPECT_EQ(app.history().steps.back().kind, StepKind::Travelled);
    EXPECT_TRUE(app.says("Republic of California"));
}

TEST_F(Wasteland, ASettlementIsRolledUpKeptEditedAndRemoved)
{
    goOut();
    EXPECT_FALSE(app.says("Map of the encounter")) << "no land is rolled up here, so no empty map is shown";
    app.click("New settlement");
    EXPECT_TRUE(app.says("Layout of Settlement 1"));
    app.click("Edit settlement");
    app.fill("Name", "<b>Dry Wells</b>");
    app.fill("Water", "2");
    app.click("Save settlement");
    EXPECT_EQ(town().name, QStringLiteral("<b>Dry Wells</b>"));
    EXPECT_EQ(town().settlement.structures.count(QStringLiteral("water")), 2);
    EXPECT_EQ(app.field("Settlement"), "<b>Dry Wells</b>, Badlands");
    app.click("Remove");
    EXPECT_TRUE(app.campaign().settlements.empty());
}

TEST_F(Wasteland, ASettlementIsRearrangedByMouseAndByKeys)
{
    goOut(mara + QStringLiteral("\nsettlement\n  name: Dry Wells\n  dice: 3  6  4 6  6 5  4 6  4 1\n"));
    ASSERT_EQ(structures(), "bar-entertainment food-stores hardware government hardware mechanical");
    const QPoint government = placeOf("Government");
    app.drag(government, placeOf("Mechanical"));
    EXPECT_EQ(structures(), "bar-entertainment food-stores hardware mechanical hardware government");
    app.drag(placeOf("Bar & Entertainment"), government);
    EXPECT_TRUE(
        app.announces("Starred structures stay in the middle of a settlement; swap them only with each other."));
    app.click("Close this message");
    app.drag(government, government);
    app.press("Esc");
    app.press("Space");
    EXPECT_TRUE(app.says("Mechanical swaps with Mechanical. "));
    app.press("Left");
    EXPECT_TRUE(app.says("Mechanical swaps with Hardware. "));
    app.press("Space");
    EXPECT_EQ(structures(), "bar-entertainment food-stores mechanical hardware hardware government");
    app.undo();
    EXPECT_EQ(structures(), "bar-entertainment food-stores hardware mechanical hardware government");
}

TEST_F(Wasteland, AnEncounterAboutBuildingsIsFoughtInASettlementWhichIsItsMap)
{
    int seed = 0;
    do
        goOut(mara + QStringLiteral("\nprepare\n  enemy: tribal\n  seed: %1\n").arg(++seed));
    while (seed < 40 && !app.offers("Roll up a new settlement to fight in")); // an encounter about buildings
    app.click("Roll up a new settlement to fight in");
    ASSERT_TRUE(app.campaign().encounter->settlement);
    EXPECT_TRUE(app.says("Layout of Settlement 1"));
    const auto map = [&] {
        app.click("Begin play");
        return app.picture(app.place("Map of the battle"));
    };
    const QImage settled = map();
    app.undo();
    app.choose("Fought in", "no settlement");
    EXPECT_FALSE(app.campaign().encounter->settlement);
    EXPECT_FALSE(app.says("Layout of Settlement 1"));
    EXPECT_NE(map(), settled) << "once play begins it is still the map";
}

TEST_F(Wasteland, WhatMayComeIsToldWhereNoLandIsDealt)
{
    goOut(atEase);
    EXPECT_FALSE(app.says("Map of the encounter"));
    EXPECT_FALSE(app.says("Travel to"));
    // Each encounter of the military with its name, its dice and its set-up.
    EXPECT_TRUE(app.says("Raid"));
    EXPECT_TRUE(app.says("2d6 + 2"));
    EXPECT_FALSE(app.says("Robbery")) << "not for the military";
}

TEST_F(Wasteland, TheKindAndTheNumbersOfAnEncounterAreSetRight)
{
    goOut(atEase + QStringLiteral("\nprepare\n  enemy: zombies\n  seed: 3\n"));
    app.menu("Encounter/Edit encounter");
    app.choose("Kind", "Recover");
    app.fill("Hostages", "3");
    app.fill("Enemies", "2");
    app.click("Save");
    const Scenario &scenario = *scenarioOf(*app.campaign().encounter);
    EXPECT_EQ(scenario.kind, ScenarioKind::Recover);
    EXPECT_EQ(scenario.hostages, 3);
    EXPECT_EQ(scenario.enemy.figures.size(), 2U);
}

} // namespace
} // namespace muster::testing
