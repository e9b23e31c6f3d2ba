// SPDX-License-Identifier: MIT

// Chain Reaction, first edition: what is settled of an encounter after it was dealt, the band's own vehicles (pp. 18, 19) and a
// stockpile that it is about (p. 15, R88).

#include "model/systems/halfmonths/arranged.h"
#include "model/actions/arms.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/systems/halfmonths/scenario.h"
#include "tests/support/acts.h"
#include "tests/support/outcasts.h"

#include <QJsonArray>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

Profile outcast()
{
    Profile made;
    made.type = u"Outcast"_s;
    made.rep = 3;
    made.armor = 0;
    made.weapon = u"pistol"_s;
    made.armorWorn = u"none"_s;
    return made;
}

/// Mara and so many others, against five Tribals in an ambush.
PlayedBand withFollowers(int others)
{
    PlayedBand band = outcasts();
    for (int i = 0; i < others; ++i)
        band.joins(qPrintable(u"Nomad %1"_s.arg(i + 1)), outcast());
    return band.prepares(("3 4" + anAmbush + tribalAmbush).c_str(), "tribal");
}

/// Rook, Rep 4, has two rifles laid up, and a Recover is rolled up in which Rook plays this part.
PlayedBand aboutHostages(Role role)
{
    PlayedBand band("gang", "Rook", 4, {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"gang"_s}});
    Step laidUp;
    laidUp.kind = StepKind::Equipped;
    laidUp.changes = {StockChanged{u"rifle"_s, 2}, StockChanged{u"flak"_s, 1}};
    band.take(laidUp);
    Encounter encounter;
    encounter.enemy = u"gang"_s;
    Scenario scenario;
    scenario.kind = ScenarioKind::Recover;
    scenario.role = role;
    scenario.enemyRole = role == Role::Defender ? Role::Recoverer : Role::Defender;
    scenario.recruits = 4;
    scenario.hostages = 2;
    scenario.enemy = {encounter.enemy, {outcast(), outcast()}, 0};
    encounter.part = scenario;
    Step prepared;
    prepared.kind = StepKind::Prepared;
    prepared.changes = {EncounterPrepared{encounter}};
    band.take(prepared);
    return band;
}

} // namespace

TEST(Stakes, AStockpileTakesThePlaceOfHostages_R88)
{
    PlayedBand band = aboutHostages(Role::Recoverer);
    EXPECT_TRUE(actions::hasHostages(band.scenario()));
    const auto set = [&](bool on) { return actions::setStake(band.campaign(), on); };
    band.take(*set(true));
    EXPECT_EQ(lastHead(band), "What the encounter is about: a stockpile R88");
    EXPECT_FALSE(actions::hasHostages(band.scenario()));
    EXPECT_TRUE(actions::hasObjective(band.scenario()));
    const EncounterText text = describeEncounter(band.campaign(), chainReaction1());
    EXPECT_EQ(text.objective, u"Find the dwelling with the stockpile, and carry it off the table."_s);
    EXPECT_TRUE(text.special.contains(u"The stockpile is the enemy's: what you carry off is salvage."_s));
    EXPECT_EQ(refusal(set(true)), "This encounter is already about a stockpile.");
    band.take(*set(false));
    EXPECT_EQ(lastHead(band), "What the encounter is about: no stockpile after all R88");
    EXPECT_TRUE(actions::hasHostages(band.scenario()));
}

TEST(Stakes, WhoFailsToDefendAStockpileHasNoneLeft_R88)
{
    PlayedBand band = aboutHostages(Role::Defender);
    band.take(*actions::setStake(band.campaign(), true));
    EXPECT_TRUE(describeEncounter(band.campaign(), chainReaction1())
                    .special.contains(u"Your stockpile is at stake: if you earn no points, it is lost."_s));
    PlayedBand kept = band;
    band.reports({Outcome::Failure, {{FigureId{1}, Fate::Fine}}});
    EXPECT_TRUE(band.campaign().stockpile.isEmpty());
    EXPECT_NE(lastLines(band).find("The stockpile is lost: 1 Flak jacket; 2 Rifle R88"), std::string::npos)
        << lastLines(band);
    kept.reports({Outcome::Success, {{FigureId{1}, Fate::Fine}}});
    EXPECT_EQ(kept.campaign().stockpile.value(u"rifle"_s), 2);
}

TEST(Stakes, WhoTakesAStockpileBringsHomeWhatWasInIt_R88)
{
    PlayedBand band = aboutHostages(Role::Recoverer);
    BattleReport report{Outcome::Success, {{FigureId{1}, Fate::Fine}}};
    report.enemy.salvage = {{u"law"_s, 3}};
    EXPECT_NE(refusal(actions::checkFinish(band.campaign(), chainReaction1(), report)), "") << "no enemy has one";
    band.take(*actions::setStake(band.campaign(), true));
    band.reports(report);
    EXPECT_EQ(band.campaign().stockpile.value(u"law"_s), 3);
    EXPECT_EQ(band.campaign().stockpile.value(u"rifle"_s), 2);
}

TEST(Stakes, AreForARaidOrARecoverBeforeItBegins)
{
    EXPECT_EQ(refusal(actions::setStake(withFollowers(0).campaign(), true)),
              "Only a Raid or a Recover can be about a stockpile.");
    EXPECT_TRUE(mayConcernStockpile(ScenarioKind::Raid));
    EXPECT_FALSE(mayConcernStockpile(ScenarioKind::Sweep));
}

// P. 19: the Firm's leader and the commandos, with all that they carry, wherever the enemy is shown.
TEST(BlackOps, AreShownWithAllTheirArms)
{
    PlayedBand band = outcasts();
    // An ambush: three vehicles, the player escorts them; five Black Ops and a feudal of Rep 5; nobody else is there.
    band.prepares(("3 4" + anAmbush + " 3  1  4 4  2").c_str(), "firm");
    const Force &enemy = band.scenario().enemy;
    ASSERT_EQ(enemy.figures.size(), 6U);
    const auto arms = [&](std::size_t place) { return actions::armsOf(enemy, place, chainReaction1()).toStdString(); };
    EXPECT_EQ(arms(0), "Submachine Gun, 2 × Grenade, Sword");
    EXPECT_EQ(arms(1), "Rocket Launcher, 2 × Grenade, Rifle, rounds: 4");
    EXPECT_EQ(arms(2), "Flame Thrower, 2 × Grenade");
    EXPECT_EQ(arms(5), "Pistol");
    const QJsonArray figures = shown(band)[u"encounter"_s][u"enemy_figures"_s].toArray();
    const QJsonArray rocketMan{QJsonObject{{u"name"_s, u"grenade"_s}, {u"count"_s, 2}},
                               QJsonObject{{u"name"_s, u"rifle"_s}, {u"count"_s, 1}},
                               QJsonObject{{u"name"_s, u"rounds"_s}, {u"count"_s, 4}}};
    EXPECT_EQ(figures[1][u"carries"_s].toArray(), rocketMan);
    EXPECT_TRUE(figures[5][u"carries"_s].toArray().isEmpty());
}
