// SPDX-License-Identifier: MIT

// Where the sides stand, as the encounter's page shows it before and during the battle, and what is offered there.

#include "model/actions/play/play.h"
#include "model/changes/campaign.h"
#include "model/changes/wasteland.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "tests/ui/pages/openbook.h"
#include "ui/encounter/encounterpage.h"
#include "ui/encounter/whocomes.h"
#include "ui/odds/oddspage.h"
#include "ui/odds/shootcard.h"
#include "ui/table/playbar.h"
#include "ui/table/playlist.h"
#include "ui/table/playmap.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>

namespace muster::testing {
namespace {

/// Rook alone against three of the gang, in an encounter of the player's choice.
class InEncounter : public OpenBook
{
public:
    InEncounter(ScenarioKind kind, Role role, Role enemyRole, std::optional<int> settlement = {})
        : OpenBook(rook, chainReaction1())
    {
        Encounter encounter;
        encounter.enemy = QStringLiteral("gang");
        encounter.seed = 7;
        for (int number = 1; number <= 9; ++number)
            encounter.setup.sections.push_back({number});
        encounter.settlement = settlement;
        Scenario scenario;
        scenario.kind = kind;
        scenario.role = role;
        scenario.enemyRole = enemyRole;
        scenario.recruits = 4;
        scenario.enemy.from = encounter.enemy;
        for (const int rep : {4, 3, 3})
            scenario.enemy.figures.push_back(
                {QStringLiteral("Ganger"), {}, rep, 0, false, QStringLiteral("ba-pistol")});
        encounter.part = scenario;
        Step step;
        step.kind = StepKind::Prepared;
        if (settlement) {
            KeptSettlement town;
            town.id = *settlement;
            town.name = QStringLiteral("Dry Wells");
            town.settlement = {3, {QStringLiteral("government"), QStringLiteral("water")}, 4};
            step.changes.push_back(SettlementFound{town});
        }
        step.changes.push_back(EncounterPrepared{encounter});
        EXPECT_TRUE(document().write(step));
    }

    void begins()
    {
        const auto begun = actions::beginPlay(campaign(), chainReaction1(), {});
        ASSERT_TRUE(begun) << begun.problem().text.toStdString();
        ASSERT_TRUE(document().write(*begun));
    }
};

QStringList buttonsIn(QWidget *bar)
{
    QStringList texts;
    for (const QPushButton *button : bar->findChildren<QPushButton *>()) {
        if (button->isVisible())
            texts << button->text();
    }
    return texts;
}

} // namespace

TEST(SidesOnThePage, ASiegeIsReadOutAndDrawnWhereItStands)
{
    InEncounter book(ScenarioKind::Siege, Role::Besieged, Role::Besieger);
    {
        Shown<EncounterPage> page(book.document());
        auto *map = page.find<MapWidget>();
        EXPECT_EQ(map->wordsFor(5).toStdString(), "Section 5, clear, the buildings, you set up here");
        EXPECT_EQ(map->wordsFor(2).toStdString(), "Section 2, clear, enemy sets up here");
        EXPECT_EQ(map->accessibleDescription().toStdString(),
                  "You are inside the buildings, surrounded. They stand all round you.");
        EXPECT_EQ(map->section(), 5) << "where the band begins";
    }
    book.begins();
    Shown<EncounterPage> page(book.document());
    auto *map = page.find<PlayMap>();
    const auto own = map->placeOfToken({SubjectKind::OwnGroup, 1, 0});
    ASSERT_TRUE(own);
    EXPECT_EQ(map->sectionAt(*own), 5);
}

TEST(SidesOnThePage, ChasersHaveNoMarkOnTheMapWhileTheyAreOffTheTable)
{
    InEncounter book(ScenarioKind::Pursuit, Role::Runner, Role::Chaser);
    book.begins();
    Shown<EncounterPage> page(book.document());
    EXPECT_FALSE(page.find<PlayMap>()->placeOfToken({SubjectKind::Group, 1, 0}));
    EXPECT_TRUE(page.find<PlayMap>()->placeOfToken({SubjectKind::OwnGroup, 1, 0}));
}

TEST(SidesOnThePage, EnterOnTheNextRoundOfAPursuitRollsIt)
{
    InEncounter book(ScenarioKind::Pursuit, Role::Runner, Role::Chaser);
    book.begins();
    Shown<EncounterPage> page(book.document());
    auto *list = page.find<PlayList>();
    list->setFocus();
    list->choose({SubjectKind::Task, static_cast<int>(ScenarioDeed::Pursuit), 0});
    page.press(Qt::Key_Return);
    const auto act = page->nextAct();
    ASSERT_TRUE(act);
    EXPECT_EQ(act->title, QStringLiteral("Roll the dice"));
    page.type("4");
    page.press(Qt::Key_Return);
    page.type("3");
    page.press(Qt::Key_Return);
    ASSERT_TRUE(scenarioOf(*book.campaign().play)->pursuit);
    EXPECT_EQ(scenarioOf(*book.campaign().play)->pursuit->runners, 4 + 2 + book.campaign().star()->rep());
}

TEST(SidesOnThePage, ARaidInASettlementKeepsItsMapInPlay)
{
    InEncounter book(ScenarioKind::Raid, Role::Defender, Role::Raider, 1);
    book.begins();
    Shown<EncounterPage> page(book.document());
    auto *map = page.find<PlayMap>();
    ASSERT_TRUE(map->ground());
    EXPECT_FALSE(map->ground()->empty());
    EXPECT_EQ(map->sectionAt(*map->placeOfToken({SubjectKind::OwnGroup, 1, 0})), 5) << "among its buildings";
}

TEST(SidesOnThePage, TheSectionToEnterByIsChosenWhereOneSaysWhoComes)
{
    InEncounter book(ScenarioKind::Raid, Role::Raider, Role::Defender);
    Shown<EncounterPage> page(book.document());
    auto *entry = page.find<QComboBox>(QStringLiteral("The section you start in"));
    EXPECT_EQ(entry->currentData().toInt(), 8);
    entry->setCurrentIndex(entry->findData(4));
    emit entry->activated(entry->currentIndex());
    auto act = page->nextAct();
    ASSERT_TRUE(act);
    EXPECT_TRUE(act->detail.contains(QStringLiteral("section 4"))) << act->detail.toStdString();
    act->trigger();
    ASSERT_TRUE(book.campaign().play);
    EXPECT_EQ(book.campaign().play->ownGroups.front().section, 4);
}

TEST(SidesOnThePage, StarPowerIsOfferedBeforeTheStarIsMarkedDown_R28)
{
    OpenBook book(onPatrol);
    const auto begun = actions::beginPlay(book.campaign(), swordplay(), {});
    ASSERT_TRUE(begun);
    ASSERT_TRUE(book.document().write(*begun));
    Shown<EncounterPage> page(book.document());
    auto *list = page.find<PlayList>();
    list->choose({SubjectKind::Own, 1, 0});
    list->setFocus();
    auto *bar = page.find<PlayBar>();
    EXPECT_EQ(buttonsIn(bar).value(0), QStringLiteral("Star Power…"));
    const QPushButton *offer = bar->findChildren<QPushButton *>().value(0);
    for (const QPushButton *button : bar->findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == QStringLiteral("Star Power…"))
            offer = button;
    }
    EXPECT_TRUE(offer->toolTip().contains(QStringLiteral("6 is lost"))) << offer->toolTip().toStdString();
}

TEST(SidesOnThePage, TheStreetSkirmishHasItsOdds)
{
    OpenBook book(doxey, streetSkirmish());
    Shown<OddsPage> page(book.document());
    auto *card = page.find<ShootCard>();
    ASSERT_TRUE(card->isVisible());
    int chances = 0;
    for (const QLabel *label : card->findChildren<QLabel *>())
        chances += label->isVisible() && label->accessibleName().contains(QStringLiteral("taken out")) ? 1 : 0;
    EXPECT_EQ(chances, 25) << "five range bands, five fifths";
}

} // namespace muster::testing
