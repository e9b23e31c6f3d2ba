// SPDX-License-Identifier: MIT

// Records a result of the Reference page for a figure in the current battle.

#include "model/acts/acts.h"
#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/json/stepjson.h"
#include "model/reference/testsubject.h"
#include "model/systems/parts.h"
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
    const Result<Step> begun = acts::stepOf(campaign, swordplay(), acts::BeginPlay{{1, 2}});
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

/// Received Fire of a soldier of Rep 4, who passes one of two dice.
const ShelvedTest receivedFire{
    QStringLiteral("received-fire"),
    3,
    {QStringLiteral("rep=4"), QStringLiteral("situation=out-of-reach"), QStringLiteral("leader_rep=none")},
    {3, 6}};

Verdict verdict(std::optional<TableState> state)
{
    return {.test = receivedFire, .target = 4, .state = state, .rolls = rolled({3, 6})};
}

Taken written(const Campaign &before, const FigureOnTable &whose, const Verdict &verdict)
{
    const Result<Step> step = acts::writeDown(before, swordplay(), whose, verdict);
    EXPECT_TRUE(step) << refusal(step);
    return step ? taken(before, *step) : Taken();
}

TEST(WritingDown, WhoRetiresInChainReactionIsHunkeredDown)
{
    for (const char *id : {"retire", "hunker-down"})
        EXPECT_EQ(shipped("chain-reaction-3").reference->word(QString::fromLatin1(id))->state,
                  QLatin1String("hunkered-down"));
}

TEST(WritingDown, NoWordsAreKept)
{
    const Result<Step> step =
        acts::writeDown(inPlay(), swordplay(), {FigureId{2}, 0, 0}, verdict(TableState::DuckedBack));
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
    EXPECT_NE(refusal(acts::writeDown(inPlay(), swordplay(), {FigureId{2}, 0, 0}, used)).find("no Star Power"),
              std::string::npos);
}

} // namespace
} // namespace muster::testing
