// SPDX-License-Identifier: MIT

// Editing what was rolled up for a first-edition encounter (R5).

#include "model/systems/halfmonths/correctscenario.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "rules/pack/scenarioslugs.h"
#include "tests/support/acts.h"
#include "tests/support/outcasts.h"

#include <QJsonArray>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

TEST(DealtEncounter, IsSetRightInEverythingThatWasDealt_R5)
{
    PlayedBand band = outcasts();
    band.prepares(("3 4" + aRaid + "1  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  1 1  3 3").c_str(), "tribal");
    const Campaign &campaign = band.campaign();
    Encounter wanted = *campaign.encounter;
    wanted.part = actions::asKind(campaign, chainReaction1(), *scenarioOf(wanted), ScenarioKind::Recover);
    EXPECT_EQ(scenarioOf(wanted)->role, Role::Recoverer); // still the one who comes
    EXPECT_EQ(scenarioOf(wanted)->recruits, 6); // half as many again as the Rep
    wanted.part.edit<Scenario>().hostages = 2;
    wanted.part = actions::withEnemies(*scenarioOf(wanted), 3);
    const auto step = actions::correctEncounter(campaign, chainReaction1(), wanted);
    ASSERT_TRUE(step) << refusal(step);
    band.take(*step);
    EXPECT_EQ(lastHead(band), "Encounter edited: Recover, your role: Rescuers, enemy: 3 figures, hostages: 2 R5");

    wanted.part.edit<Scenario>().role = Role::Ambushed;
    EXPECT_FALSE(actions::correctEncounter(campaign, chainReaction1(), wanted));
    wanted = *campaign.encounter;
    wanted.part.edit<Scenario>().vehicles = 2;
    EXPECT_EQ(refusal(actions::correctEncounter(campaign, chainReaction1(), wanted)), "Recover has no convoy.");
}

TEST(DealtEncounter, HasItsEnemyRolledAgainFromAnotherList)
{
    PlayedBand band = outcasts();
    band.prepares(("3 4" + anAmbush + tribalAmbush).c_str(), "tribal");
    Redeal again;
    again.enemy = u"feudal"_s;
    EXPECT_EQ(refusal(actions::checkRedeal(band.campaign(), chainReaction1(), again)), "");
    Rolls rolls;
    Step step = onDice("3 4  3 4  3 4  3 4  3 4", [&](Dice &dice) {
        Step dealt;
        actions::redeal(band.campaign(), chainReaction1(), again, dice, dealt);
        rolls = dice.rolls();
        return dealt;
    });
    step.rolls = rolls;
    band.take(step);
    EXPECT_EQ(band.scenario().enemy.from, u"feudal"_s);
    EXPECT_EQ(band.campaign().encounter->enemy, u"feudal"_s);
    EXPECT_TRUE(lastHead(band).starts_with("Enemy re-rolled: against Feudal")) << lastHead(band);
    again.enemy = u"nobody"_s;
    EXPECT_FALSE(actions::checkRedeal(band.campaign(), chainReaction1(), again).empty());
}
