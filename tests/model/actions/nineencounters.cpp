// SPDX-License-Identifier: MIT

// Each encounter of Chain Reaction's first edition, rolled up at fixed dice, finished, and what follows on it.

#include "model/campaign/fit.h"
#include "model/changes/campaign.h"
#include "model/story/encountertext.h"
#include "model/story/rollresult.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/pack/slugs.h"
#include "tests/support/acts.h"
#include "tests/support/playedband.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

Options genre(const char *id)
{
    return {{u"genre"_s, QString::fromLatin1(id)}, {u"terrain"_s, u"none"_s}};
}

/// A 7 for the turn; double six for this kind, double one for the others the genre knows.
QString comes(ScenarioKind wanted, Genre column)
{
    QString dice = u"3 4 "_s;
    for (const ScenarioKind kind : allScenarios) {
        if (chainReaction1().scenarios->modifier(kind, column))
            dice += kind == wanted ? u"6 6 "_s : u"1 1 "_s;
    }
    return dice;
}

/// Zombies need no dice, so that what is rolled is the encounter's own.
PlayedBand dealt(ScenarioKind kind, const char *own, const char *list = "military",
                 const char *genreId = "military-early")
{
    PlayedBand squad(list, "Rook", 4, genre(genreId));
    const Genre column = QByteArray(genreId) == "gang" ? Genre::Gang : Genre::Military;
    squad.prepares((comes(kind, column) + QString::fromLatin1(own)).toLatin1().constData(), "zombies");
    EXPECT_EQ(squad.scenario().kind, kind);
    return squad;
}

BattleReport alone(Outcome outcome, int kills = 0, const char *follows = "")
{
    BattleReport report{outcome, {{FigureId{1}, Fate::Fine, {false, false, false, kills, 0}}}};
    report.enemy.follows = QString::fromLatin1(follows);
    return report;
}

} // namespace

TEST(Raid, ItsDieSaysWhatFollowsOrThatNothingDoes)
{
    PlayedBand squad = dealt(ScenarioKind::Raid, "1 1 6");
    squad.reports(alone(Outcome::Success));
    const auto prepared = [&](const QString &dice) {
        return rolledStep(dice.toLatin1().constData(), [&](Dice &d, Step &step) {
            actions::prepare(squad.campaign(), chainReaction1(), {}, 1, d, step);
        });
    };
    const auto firstTold = [&](const Step &step) {
        return tellRolls(step, 1, squad.campaign(), chainReaction1()).front().result.toStdString();
    };
    const Step again = prepared(u"2  3 3"_s);
    EXPECT_EQ(firstTold(again), "Raid");
    EXPECT_FALSE(nothingFollows(again, 1));
    const Step another = prepared(u"3 "_s + comes(ScenarioKind::Firefight, Genre::Military));
    EXPECT_EQ(firstTold(another), "nothing follows");
    EXPECT_TRUE(nothingFollows(another, 1));
    EXPECT_FALSE(nothingFollows(another, 0)) << "the die has not fallen yet";
}

TEST(Robbery, EditedByHandLeavesWhomTheBandMeetsNext)
{
    PlayedBand squad = dealt(ScenarioKind::Robbery, "1 1  1 1  1 1  1 1", "gang", "gang");
    ASSERT_EQ(squad.scenario().enemy.from, u"police"_s);
    Encounter wanted = *squad.campaign().encounter;
    wanted.part.edit<Scenario>().civilians = 3;
    squad.take(*actions::correctEncounter(squad.campaign(), chainReaction1(), wanted));
    EXPECT_EQ(squad.scenario().civilians, 3);
    EXPECT_EQ(squad.campaign().enemy, QString()) << "not the police";
}

TEST(FollowUps, ThatTheRulesDoNotKnowAreNoneOfAFilesEither)
{
    PlayedBand squad = dealt(ScenarioKind::Raid, "1 1 6");
    const auto stranger = [](const Change &change) {
        return findStranger({{StepKind::BattleFinished, {}, {change}, {}}}, chainReaction1()).has_value();
    };
    EXPECT_FALSE(stranger(FollowUpDue{{squad.scenario(), std::nullopt}}));
    EXPECT_FALSE(stranger(FollowUpDue{{squad.scenario(), ScenarioKind::Sweep}}));
    EXPECT_TRUE(stranger(FollowUpDue{{squad.scenario(), ScenarioKind::Siege}}));
    Scenario firefight = squad.scenario();
    firefight.kind = ScenarioKind::Firefight;
    EXPECT_TRUE(stranger(FollowUpDue{{firefight, std::nullopt}}));
    Encounter undealt = *squad.campaign().encounter;
    undealt.part = {};
    EXPECT_TRUE(stranger(EncounterPrepared{undealt}));
}
