// SPDX-License-Identifier: MIT

// A result of the reference shelf recorded for somebody in the encounter in play.

#include "model/actions/play/play.h"
#include "model/actions/play/writedown.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/json/stepjson.h"
#include "model/reference/verdict.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster::testing {
namespace {

Campaign inPlay()
{
    Campaign campaign = Band().star("Osric", 5).grunt("Tibb", 4).grunt("Berta", 3).plays(EncounterKind::Patrol, 3);
    const Result<Step> begun = actions::beginPlay(campaign, swordplay(), {FigureId{1}, FigureId{2}});
    EXPECT_TRUE(begun) << refusal(begun);
    apply(campaign, *begun);
    const Profile orc{QStringLiteral("Orc Warrior"), QStringLiteral("warrior"), 3, 2, false, QStringLiteral("spear")};
    happen(campaign,
           GroupAppeared{1, 1, 5, {}, {{orc, false, TableState::CarryingOn}, {orc, false, TableState::CarryingOn}}});
    return campaign;
}

Rolls rolled(std::initializer_list<int> faces)
{
    Faces dice;
    for (const int face : faces)
        dice.append({static_cast<std::uint8_t>(face), Thrower::Player});
    return {{{RollKind::Test, 0}, 6, dice}};
}

/// Received Fire of a soldier of Rep 4: one of two passed.
const ShelvedTest receivedFire{
    QStringLiteral("received-fire"),
    3,
    {QStringLiteral("rep=4"), QStringLiteral("situation=out-of-reach"), QStringLiteral("leader_rep=none")},
    {3, 6}};

Verdict verdict(std::optional<TableState> state)
{
    return {.test = receivedFire, .target = 4, .state = state, .rolls = rolled({3, 6})};
}

Taken written(const Campaign &before, const InPlay &whose, const Verdict &verdict)
{
    const Result<Step> step = actions::writeDown(before, swordplay(), whose, verdict);
    EXPECT_TRUE(step) << refusal(step);
    return step ? taken(before, *step) : Taken();
}

TEST(WritingDown, HowOneOfTheBandStandsIsToldWithTheDiceOfTheTest)
{
    const Campaign before = inPlay();
    const Taken after = written(before, {FigureId{2}, 0, 0}, verdict(TableState::DuckedBack));
    EXPECT_EQ(after.head, "Tibb: Received Fire: Duck Back `(3) 6`");
    EXPECT_EQ(after.told, "Tibb: ducked back");
    EXPECT_EQ(after.campaign.play->find(FigureId{2})->state, TableState::DuckedBack);
    EXPECT_TRUE(after.campaign.play->notes.empty());
}

TEST(WritingDown, WhoRetiresInChainReactionIsHunkeredDown)
{
    for (const char *id : {"retire", "hunker-down"})
        EXPECT_EQ(shipped("chain-reaction-3").reference->word(QString::fromLatin1(id))->state,
                  QLatin1String("hunkered-down"));
}

TEST(WritingDown, AnEnemyFallsInItsGroup)
{
    const Taken after = written(inPlay(), {{}, 1, 2}, verdict(TableState::OutOfTheFight));
    EXPECT_EQ(after.head, "Group 1, Orc Warrior, Rep 3: Received Fire: Duck Back `(3) 6`");
    EXPECT_EQ(after.campaign.play->group(1)->figures[1].state, TableState::OutOfTheFight);
    EXPECT_EQ(after.campaign.play->group(1)->standing(), 1);
}

TEST(WritingDown, WhatChangesNobodysStateIsANote)
{
    const Taken after = written(inPlay(), {FigureId{2}, 0, 0}, verdict({}));
    EXPECT_EQ(after.head, "Tibb: Received Fire: Duck Back `(3) 6`");
    EXPECT_EQ(after.told, "");
    EXPECT_EQ(notesOf(after.campaign, swordplay()), QStringList{QStringLiteral("Tibb, Received Fire: Duck Back")});
    // A figure that carries on carries on: nothing to change either.
    const Taken still = written(inPlay(), {FigureId{2}, 0, 0}, verdict(TableState::CarryingOn));
    EXPECT_EQ(still.campaign.play->notes.size(), 1U);
}

TEST(WritingDown, NoWordsAreKept)
{
    const Result<Step> step =
        actions::writeDown(inPlay(), swordplay(), {FigureId{2}, 0, 0}, verdict(TableState::DuckedBack));
    ASSERT_TRUE(step);
    const QByteArray kept = stepJson(*step);
    EXPECT_FALSE(kept.contains("Received")) << kept.toStdString();
    EXPECT_TRUE(kept.contains("received-fire")) << kept.toStdString();
}

TEST(WritingDown, WordsOfAnEarlierVersionAreToldAsTheyAre)
{
    const Campaign before = inPlay();
    const auto change = [](const char *json) { return QJsonDocument::fromJson(json).object(); };
    QJsonObject step = QJsonDocument::fromJson(
                           stepJson({StepKind::Played, rolled({3, 6}), {}, QDateTime({2026, 1, 2}, {3, 4}, Qt::UTC)}))
                           .object();
    step[QStringLiteral("changes")] =
        QJsonArray{change(R"({"change": "test-taken", "id": 2, "group": 0, "figure": 0, "test": "Under Fire",)"
                          R"( "outcome": "Ducks away", "target": 4})"),
                   change(R"({"change": "note-written", "text": "Tibb, Under Fire: Ducks away"})")};
    const auto read = readStep(QJsonDocument(step).toJson());
    ASSERT_TRUE(read) << read.problem().text.toStdString();
    const Taken after = taken(before, *read);
    EXPECT_EQ(after.head, "Tibb: Under Fire: Ducks away `(3) 6`");
    EXPECT_EQ(after.told, "");
    EXPECT_EQ(notesOf(after.campaign, swordplay()), QStringList{QStringLiteral("Tibb, Under Fire: Ducks away")});
}

TEST(WritingDown, AStarsPowerIsSpent)
{
    Verdict used = verdict(TableState::Stunned);
    used.starPower = 3;
    const Taken after = written(inPlay(), {FigureId{1}, 0, 0}, used);
    EXPECT_EQ(after.campaign.play->starPower, 3);
    EXPECT_EQ(after.campaign.play->find(FigureId{1})->state, TableState::Stunned);
    EXPECT_NE(refusal(actions::writeDown(inPlay(), swordplay(), {FigureId{2}, 0, 0}, used)).find("no Star Power"),
              std::string::npos);
}

/// Rook and Ash in a Firefight of the first edition.
Campaign firefight()
{
    Campaign campaign = Band().star("Rook", 4).grunt("Ash", 3);
    campaign.rules = QStringLiteral("chain-reaction-1");
    campaign.list = QStringLiteral("gang");
    Encounter encounter;
    encounter.enemy = campaign.list;
    Scenario scenario;
    scenario.kind = ScenarioKind::Firefight;
    scenario.role = scenario.enemyRole = Role::Meeting;
    scenario.recruits = 4;
    scenario.enemy.from = campaign.list;
    scenario.enemy.figures.push_back({QStringLiteral("Ganger"), {}, 3, 0, false, QStringLiteral("pistol")});
    encounter.part = scenario;
    happen(campaign, EncounterPrepared{encounter});
    const Result<Step> begun = actions::beginPlay(campaign, chainReaction1(), {});
    EXPECT_TRUE(begun) << refusal(begun);
    apply(campaign, *begun);
    return campaign;
}

Verdict hit(TableState wound, std::optional<TableState> state)
{
    Verdict hit = verdict(state);
    hit.wound = wound;
    return hit;
}

TEST(WritingDown, AHitStaysWithWhoOnlyDucksAndExcusesWhoRuns) // R67
{
    const Campaign before = firefight();
    const InPlay ash{FigureId{2}, 0, 0};
    const auto stateAfter = [&](const Campaign &campaign, const Verdict &told) {
        return actions::writeDown(campaign, swordplay(), ash, told) ? written(campaign, ash, told).campaign : campaign;
    };
    const Campaign badly = stateAfter(before, hit(TableState::BadWound, TableState::DuckedBack));
    EXPECT_EQ(badly.play->find(FigureId{2})->state, TableState::DuckedBack);
    EXPECT_EQ(badly.play->find(FigureId{2})->wound, TableState::BadWound);
    const Campaign scratched = stateAfter(badly, hit(TableState::Scratched, {}));
    EXPECT_EQ(scratched.play->find(FigureId{2})->wound, TableState::BadWound) << "a Scratch takes no Bad Wound away";
    const Campaign ran = stateAfter(before, hit(TableState::Scratched, TableState::RanAway));
    EXPECT_EQ(ran.play->find(FigureId{2})->state, TableState::RanAway);
    EXPECT_TRUE(ran.play->find(FigureId{2})->deeds.wounded);
    const Campaign dead = stateAfter(before, hit(TableState::BadWound, TableState::Dead));
    EXPECT_EQ(dead.play->find(FigureId{2})->state, TableState::Dead);
}

TEST(WritingDown, IsRefusedWhereNothingIsInPlayOrTheFigureIsNotThere)
{
    const Campaign prepared = Band().star("Osric", 5).grunt("Tibb", 4).plays(EncounterKind::Patrol, 3);
    const Verdict fire = verdict({});
    EXPECT_EQ(refusal(actions::writeDown(prepared, swordplay(), {FigureId{2}, 0, 0}, fire)),
              "The battle has not begun. Begin play first.");
    const Campaign before = inPlay();
    EXPECT_EQ(refusal(actions::writeDown(before, swordplay(), {FigureId{3}, 0, 0}, fire)),
              "Berta sat out and is not on the table.");
    const char *const choose = "Choose a figure on the table: one of the band, or an enemy in a group.";
    EXPECT_EQ(refusal(actions::writeDown(before, swordplay(), {}, fire)), choose);
    EXPECT_EQ(refusal(actions::writeDown(before, swordplay(), {{}, 1, 3}, fire)), choose);
    EXPECT_EQ(refusal(actions::writeDown(before, swordplay(), {FigureId{9}, 0, 0}, fire)),
              "Nobody in the band has number 9. Numbers: 1 Osric, 2 Tibb, 3 Berta.");
}

} // namespace
} // namespace muster::testing
