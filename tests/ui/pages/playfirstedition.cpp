// SPDX-License-Identifier: MIT

// An encounter of the first edition on the table, and the list of what is there.

#include "model/actions/actions.h"
#include "model/actions/play/credit.h"
#include "model/actions/play/play.h"
#include "model/acts/acts.h"
#include "model/acts/table.h"
#include "model/changes/enemy.h"
#include "model/systems/halfmonths/correctscenario.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "tests/ui/pages/openbook.h"
#include "ui/aftermath/aftermathpage.h"
#include "ui/aftermath/fatemodel.h"
#include "ui/aftermath/fatetable.h"
#include "ui/encounter/encounterpage.h"
#include "ui/parts/label.h"
#include "ui/table/playbar.h"
#include "ui/table/playlist.h"
#include "ui/table/playmap.h"

#include <QImage>
#include <QPushButton>

namespace muster::testing {
namespace {

using PlayShown = Shown<EncounterPage>;

const QString withoutLand = rook + QStringLiteral(R"(  option: terrain=none

prepare
  enemy: police
  seed: 3
)");

void begin(OpenBook &book)
{
    const auto begun = actions::beginPlay(book.campaign(), chainReaction1(), {});
    ASSERT_TRUE(begun) << begun.problem().text.toStdString();
    ASSERT_TRUE(book.document().write(*begun));
}

/// So many of the gang come by the far edge.
void comes(OpenBook &book, std::size_t figures)
{
    Step step;
    step.kind = StepKind::Played;
    const int group = static_cast<int>(book.campaign().play->groups.size()) + 1;
    const Profile ganger{QStringLiteral("Ganger"), {}, 3, 0, false, QStringLiteral("ba-pistol")};
    step.changes = {GroupAppeared{group, 0, 2, {}, std::vector<EnemyFigure>(figures, {ganger})}};
    ASSERT_TRUE(book.document().write(step));
}

void chooseOpened(PlayShown &page, const Subject &row)
{
    auto *list = page.find<PlayList>();
    for (const Subject &one : {Subject{SubjectKind::Group, row.id, 0}, row}) { // a group opens for its figures
        list->choose(one);
        QTest::qWait(0);
    }
    list->setFocus();
    EXPECT_EQ(list->chosen(), row);
}

QStringList buttonsOf(PlayShown &page)
{
    QStringList texts;
    for (const QPushButton *button : page.find<PlayBar>()->findChildren<QPushButton *>()) {
        if (button->isVisible())
            texts << button->text();
    }
    return texts;
}

} // namespace

TEST(FirstEditionOnTheTable, IsPlayedByCardsAndReportedAsItStands)
{
    OpenBook book(rookMeetsZombies, chainReaction1());
    {
        PlayShown page(book.document());
        auto act = page->nextAct();
        ASSERT_TRUE(act);
        act->trigger();
        ASSERT_TRUE(book.campaign().play && scenarioOf(*book.campaign().play));
        const Play &play = *book.campaign().play;
        page.find<PlayList>()->setFocus();
        page.press(Qt::Key_A);
        act = page->nextAct();
        ASSERT_TRUE(act);
        EXPECT_EQ(act->title, QStringLiteral("Draw the cards")) << "no dice are wanted";
        page.type("6h4s");
        page.press(Qt::Key_Return);
        EXPECT_EQ(play.turn, 1);
        EXPECT_EQ(scenarioOf(play)->order, (std::vector{0, 1}));
        chooseOpened(page, {SubjectKind::Own, 1, 0});
        page.press(Qt::Key_K);
        page.press(Qt::Key_K);
        page.press(Qt::Key_W);
        EXPECT_EQ(play.find(FigureId{1})->deeds.kills, 2);
        EXPECT_EQ(play.find(FigureId{1})->state, TableState::BadWound);
        EXPECT_TRUE(page.problems().isEmpty()) << page.problems().join(u' ').toStdString();
    }
    Shown<AftermathPage> page(book.document());
    const std::vector<ReportedFate> fates = page.find<FateTable>()->fates()->fates();
    ASSERT_EQ(fates.size(), 1U);
    EXPECT_EQ(fates.front().fate, Fate::BadWound);
    EXPECT_EQ(fates.front().deeds.kills, 2);
    EXPECT_TRUE(fates.front().deeds.completed().inflictedDamage);
}

TEST(FirstEditionOnTheTable, WhatARowCannotDoSaysWhy)
{
    OpenBook book(withoutLand, chainReaction1());
    begin(book);
    comes(book, 3);
    PlayShown page(book.document());
    chooseOpened(page, {SubjectKind::Own, 1, 0});
    page.press(Qt::Key_K); // who killed somebody has hurt somebody
    EXPECT_EQ(page.find<QPushButton>(QStringLiteral("Inflicted damage"))->toolTip(),
              asToolTip(QStringLiteral("Inflicted damage is already noted.")));
    for (const PlayRow &row : rowsOf(book.campaign(), chainReaction1(), {})) {
        for (const acts::Offer &offer : acts::offersOn({book.campaign(), chainReaction1(), row.key})) {
            if (offer.choices.empty() && offer.whyNot.isEmpty()) {
                EXPECT_TRUE(acts::check(book.campaign(), chainReaction1(), offer.act).empty())
                    << row.title.toStdString() << ": " << offer.text.toStdString();
            }
        }
    }
}

TEST(FirstEditionOnTheTable, WhoFelledAnEnemyIsSaidByHisNumber_R65)
{
    OpenBook book(withoutLand, chainReaction1());
    begin(book);
    comes(book, 3);
    PlayShown page(book.document());
    const Play &play = *book.campaign().play;
    chooseOpened(page, {SubjectKind::Enemy, play.groups.back().id, 2});
    EXPECT_FALSE(buttonsOf(page).contains(QStringLiteral("By Rook"))) << "the figure is on its feet";
    page.press(Qt::Key_X);
    EXPECT_TRUE(buttonsOf(page).contains(QStringLiteral("By Rook")));
    page.press(Qt::Key_1);
    EXPECT_EQ(play.find(FigureId{1})->deeds.kills, 1);
    EXPECT_FALSE(buttonsOf(page).contains(QStringLiteral("By Rook"))) << "it is said";
    page.press(Qt::Key_C);
    chooseOpened(page, {SubjectKind::Own, 1, 0});
    page.press(Qt::Key_M);
    EXPECT_EQ(play.find(FigureId{1})->deeds.kills, 0) << "the enemy got up again";
    EXPECT_TRUE(page.problems().isEmpty()) << page.problems().join(u' ').toStdString();
}

TEST(FirstEditionOnTheTable, EveryFigureKeepsItsDigitThroughTheBattle)
{
    OpenBook book(rook + QStringLiteral(R"(  option: terrain=none

recruit 2
  dice: 4 5   3 3

prepare
  enemy: police
  seed: 3
)"),
                  chainReaction1());
    begin(book);
    const auto credits = [&](int enemy) {
        const Play &play = *book.campaign().play;
        QStringList told;
        const Subject row{SubjectKind::Enemy, play.groups.front().id, enemy};
        for (const acts::Offer &offer : acts::offersOn({book.campaign(), chainReaction1(), row})) {
            if (const auto *credit = offer.act.as<acts::CreditEnemy>())
                told << QStringLiteral("%1 %2%3")
                            .arg(QString(QChar(offer.key)))
                            .arg(number(credit->by))
                            .arg(!offer.whyNot.isEmpty() ? QStringLiteral(" shut") : QString());
        }
        return told.join(QStringLiteral(", ")).toStdString();
    };
    ASSERT_FALSE(book.campaign().play->groups.empty());
    const int group = book.campaign().play->groups.front().id;
    ASSERT_TRUE(book.document().write(
        *actions::setEnemyState(book.campaign(), book.document().pack(), group, 1, TableState::BadWound)));
    EXPECT_EQ(credits(1), "1 1, 2 2, 3 3");
    ASSERT_TRUE(book.document().write(*actions::creditEnemy(book.campaign(), TableState::BadWound, FigureId{1})));
    EXPECT_EQ(credits(1), "1 1 shut, 2 2, 3 3") << "who has hurt somebody already";
}

TEST(FirstEditionOnTheTable, NobodyIsCreditedWithMoreThanThereAre)
{
    OpenBook book(withoutLand, chainReaction1());
    begin(book);
    PlayShown page(book.document());
    const Play &play = *book.campaign().play;
    const int enemies = play.enemies();
    chooseOpened(page, {SubjectKind::Own, 1, 0});
    for (int i = 0; i < enemies; ++i)
        page.press(Qt::Key_K);
    EXPECT_EQ(play.find(FigureId{1})->deeds.kills, enemies);
    page.press(Qt::Key_K);
    EXPECT_EQ(play.find(FigureId{1})->deeds.kills, enemies);
    const QString why =
        QStringLiteral("Enemies killed: %1 are reported, but there were only %2.").arg(enemies + 1).arg(enemies);
    EXPECT_EQ(page.remark(), why);
    for (const QPushButton *button : page.find<PlayBar>()->findChildren<QPushButton *>()) {
        if (button->text() == QStringLiteral("Add kill") && button->isVisible()) {
            EXPECT_FALSE(button->isEnabled());
            EXPECT_TRUE(button->toolTip().contains(why)) << button->toolTip().toStdString();
        }
    }
}

TEST(FirstEditionOnTheTable, WhoSatOutStandsBelowTheOthers)
{
    OpenBook book(rook + QStringLiteral(R"(  option: terrain=none

recruit 2
  dice: 4 5   3 3

prepare
  enemy: police
  seed: 3
)"),
                  chainReaction1());
    const auto begun = actions::beginPlay(book.campaign(), chainReaction1(), {FigureId{3}});
    ASSERT_TRUE(begun) << begun.problem().text.toStdString();
    ASSERT_TRUE(book.document().write(*begun));
    std::vector<int> order;
    for (const PlayRow &row : rowsOf(book.campaign(), chainReaction1(), {})) {
        if (row.key.kind == SubjectKind::Own)
            order.push_back(row.key.id);
    }
    EXPECT_EQ(order, (std::vector{3, 1, 2}));
}

TEST(FirstEditionOnTheTable, BeginsAtTheBandsOwnEdge_R26)
{
    OpenBook book(withoutLand, chainReaction1());
    PlayShown page(book.document());
    auto act = page->nextAct();
    ASSERT_TRUE(act);
    act->trigger();
    EXPECT_EQ(page.find<PlayMap>()->section(), 8);
}

TEST(FirstEditionOnTheTable, TheMapSaysHowBothSidesBegin)
{
    OpenBook book(withoutLand, chainReaction1());
    begin(book);
    PlayShown page(book.document());
    auto *map = page.find<PlayMap>();
    const QImage picture = map->grab().toImage();
    const auto inked = [&](int top, int bottom) {
        int count = 0;
        for (int y = std::max(0, top); y < std::min(bottom, picture.height()); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                count += picture.pixelColor(x, y) != page->palette().color(QPalette::Base) ? 1 : 0;
        }
        return count;
    };
    EXPECT_GT(inked(0, static_cast<int>(map->placeOf(1).top()) - 2), 100) << "theirs";
    EXPECT_GT(inked(static_cast<int>(map->placeOf(9).bottom()) + 12, picture.height()), 100) << "yours";
}

TEST(FirstEditionOnTheTable, HostagesAreFoundAndBroughtOutByKeys)
{
    OpenBook book(withoutLand, chainReaction1());
    Encounter recover = *book.campaign().encounter;
    recover.part = actions::asKind(book.campaign(), chainReaction1(), *scenarioOf(recover), ScenarioKind::Recover);
    recover.part.edit<Scenario>().hostages = 2;
    ASSERT_TRUE(book.document().write(*actions::correctEncounter(book.campaign(), chainReaction1(), recover)));
    begin(book);
    PlayShown page(book.document());
    auto *list = page.find<PlayList>();
    list->choose({SubjectKind::Task, static_cast<int>(ScenarioDeed::Hostages), 0});
    list->setFocus();
    const auto now = [&] { return *scenarioOf(*book.campaign().play); };
    page.press(Qt::Key_F);
    EXPECT_TRUE(now().hostagesFound);
    page.press(Qt::Key_O);
    page.press(Qt::Key_O);
    EXPECT_EQ(now().hostagesOut, 2);
    EXPECT_EQ(buttonsOf(page), (QStringList{QStringLiteral("One fewer out")}));
    page.press(Qt::Key_Delete);
    page.press(Qt::Key_Delete);
    EXPECT_EQ(now().hostagesOut, 0);
    page.press(Qt::Key_Delete);
    EXPECT_FALSE(now().hostagesFound);
}

TEST(PlayListOnTheTable, KeepsItsPlaceWhenSomebodyFalls)
{
    OpenBook book(withoutLand, chainReaction1());
    begin(book);
    comes(book, 40);
    PlayShown page(book.document());
    auto *list = page.find<PlayList>();
    const int group = book.campaign().play->groups.back().id;
    chooseOpened(page, {SubjectKind::Enemy, group, 30});
    list->choose({SubjectKind::Enemy, group, 10}); // the group is open: straight up from below
    const int top = list->visualRect(list->currentIndex()).top();
    EXPECT_LT(top, list->viewport()->height() / 2) << "the figure came into sight from below";
    page.press(Qt::Key_X);
    EXPECT_EQ(list->chosen(), (Subject{SubjectKind::Enemy, group, 10}));
    EXPECT_EQ(list->visualRect(list->currentIndex()).top(), top);
    list->choose({SubjectKind::Group, 1, 0});
    QTest::qWait(0);
    EXPECT_GE(list->visualRect(list->currentIndex().siblingAtRow(list->currentIndex().row() - 1)).top(), 0)
        << "its heading is in sight";
}

} // namespace muster::testing
