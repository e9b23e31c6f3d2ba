// SPDX-License-Identifier: MIT

// The percentile street skirmish on the pages: initiative and weapon skill in place of Rep, and a game's report.

#include "model/actions/actions.h"
#include "model/changes/campaign.h"
#include "model/items/chroniclemodel.h"
#include "model/items/rostermodel.h"
#include "model/story/words.h"
#include "model/systems/games/goes.h"
#include "tests/ui/pages/openbook.h"
#include "ui/aftermath/aftermathpage.h"
#include "ui/aftermath/fatetable.h"
#include "ui/band/byhand.h"
#include "ui/band/rosterview.h"
#include "ui/encounter/encounterpage.h"
#include "ui/encounter/wishform.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/systems/games/gameturn.h"
#include "ui/systems/halfmonths/deedspanel.h"
#include "ui/window/actdice.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

#include <algorithm>

namespace muster::testing {
namespace {

const QString &founded = doxey;
const QString &inHand = doxeyMeetsGermans;

/// R91: their leader is the first of their row, and is named there.
TEST(StreetSkirmishEncounter, NamesTheirLeaderInOneAct)
{
    OpenBook book(inHand, streetSkirmish());
    Step asks;
    asks.kind = StepKind::Corrected;
    const Campaign &now = book.campaign();
    asks.changes = {
        CampaignCorrected{now.name, now.turn, now.eal, now.next, {{QStringLiteral("foes"), QStringLiteral("ask")}}}};
    ASSERT_TRUE(book.document().write(asks));
    Shown<EncounterPage> page(book.document());
    auto *name = page.find<Button>(QStringLiteral("Name the leader…"));
    ASSERT_TRUE(name && name->isVisible());
    QTimer opening;
    QObject::connect(&opening, &QTimer::timeout, &opening, [&opening] {
        if (!QApplication::activeModalWidget())
            return;
        opening.stop();
        auto *line = QApplication::activeModalWidget()->findChild<QLineEdit *>();
        line->setText(QStringLiteral("Hauptmann Roth"));
        QTest::keyClick(line, Qt::Key_Return);
    });
    opening.start(10);
    name->click();
    EXPECT_EQ(book.campaign().foes.value(1).name, QStringLiteral("Hauptmann Roth"));
    EXPECT_TRUE(book.campaign().foes.value(1).isHere());
    EXPECT_FALSE(name->isVisible());
}

TEST(StreetSkirmishBand, ShowsInitiativeAndWeaponSkill)
{
    OpenBook book(founded, streetSkirmish());
    Shown<BandPage> page(book.document());
    const auto &roster = *qobject_cast<RosterModel *>(page.find<RosterView>()->model());
    EXPECT_EQ(roster.placeOfColumn(RosterModel::RepByMonth), -1);
    EXPECT_EQ(roster.headerData(RosterModel::Rep, Qt::Horizontal).toString(), QStringLiteral("Initiative"));
    EXPECT_EQ(roster.index(1, roster.placeOfColumn(RosterModel::Skill)).data().toString(), QStringLiteral("160"));
    EXPECT_EQ(roster.index(1, RosterModel::Rep).data().toString(), QStringLiteral("2"));
}

TEST(StreetSkirmishBand, HasALeaderAndFiguresInItsOwnWords)
{
    OpenBook book(founded, streetSkirmish());
    EXPECT_EQ(words::kindOf(*book.campaign().star(), streetSkirmish()), QStringLiteral("Leader, Officer"));
    Shown<BandPage> page(book.document());
    const auto labels = page->findChildren<QLabel *>();
    EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->text() == QStringLiteral("Leader and 2 of 5 figures; total initiative 9");
    }));
}

TEST(StreetSkirmishBand, RollsUpOneWhoIsPickedByHand) // R81
{
    OpenBook book(founded, streetSkirmish());
    ByHand dialog(book.document());
    dialog.show();
    dialog.accept(); // by dice, as it stands: the first of the list is an officer
    EXPECT_EQ(dialog.result(), QDialog::Accepted);
    ASSERT_TRUE(dialog.act());
    const QString name = dialog.findChild<QLineEdit *>()->text();
    Shown<BandPage> page(book.document());
    ActDice *dice = page->recruiting();
    dice->load(&book.document());
    dice->begin(*dialog.act(), DiceHabit::Own);
    ASSERT_TRUE(dice->isVisible());
    ASSERT_TRUE(dice->deed().wanted());
    EXPECT_EQ(words::request(*dice->deed().wanted(), [&](int) { return name; }),
              QStringLiteral("Initiative, %1: 1d6").arg(name));
    const std::size_t before = book.steps();
    QWidget *line = dice->entry()->focusProxy();
    QTest::keyClicks(line, QStringLiteral("5"));
    QTest::keyClick(line, Qt::Key_Return);
    QTest::keyClicks(line, QStringLiteral("4433"));
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(book.steps(), before + 1);
    const Figure &picked = book.campaign().band.back();
    EXPECT_EQ(picked.rep(), 4);
    EXPECT_EQ(picked.profile.skill, 140);
}

TEST(SwordplayBand, HasNoWeaponSkill)
{
    OpenBook book(twoGrunts);
    Shown<BandPage> page(book.document());
    EXPECT_EQ(qobject_cast<RosterModel *>(page.find<RosterView>()->model())->placeOfColumn(RosterModel::Skill), -1);
}

TEST(StreetSkirmishGame, ShowsTheEnemyFigureByFigure)
{
    OpenBook book(inHand, streetSkirmish());
    Shown<EncounterPage> page(book.document());
    EXPECT_TRUE(page.find<EnemyRoll>()->isVisible());
    EXPECT_EQ(page.find<EnemyRoll>()->accessibleName(), QStringLiteral("Enemy: 4 figures"));
}

TEST(StreetSkirmishGame, SaysWhoseGoItIs)
{
    OpenBook book(inHand, streetSkirmish());
    Shown<EncounterPage> page(book.document());
    auto *turn = page.find<GameTurn>();
    ASSERT_TRUE(turn->isVisible());
    EXPECT_EQ(turn->now(), QStringLiteral("Before turn 1"));
    page.find<QAbstractButton>(QStringLiteral("Next"))->setFocus();
    page.press(Qt::Key_N);
    EXPECT_EQ(turn->now(), QStringLiteral("Turn 1: initiative 1 moves, enemy 2 and enemy 3"));
    page.press(Qt::Key_N);
    EXPECT_EQ(turn->now(), QStringLiteral("Turn 1: initiative 2 moves, Dorn, enemy 1 and enemy 4"));
    for (int go = 0; go < 3; ++go) // initiative 3, then Doxey at 4 moves and fires
        page.press(Qt::Key_N);
    EXPECT_EQ(turn->now(), QStringLiteral("Turn 1: initiative 4 fires, Doxey"));
    for (int go = 0; go < 4; ++go)
        page.press(Qt::Key_N);
    EXPECT_EQ(turn->now(), QStringLiteral("Turn 1: those at initiative 0 fire"));
    page.press(Qt::Key_N);
    EXPECT_EQ(turn->now(), QStringLiteral("Turn 2: initiative 1 moves, enemy 2 and enemy 3"));
}

TEST(StreetSkirmishGame, KeepsWhoseGoItIsAndWhatEverybodyLost)
{
    OpenBook book(inHand, streetSkirmish());
    {
        Shown<EncounterPage> page(book.document());
        auto *turn = page.find<GameTurn>();
        page.find<QAbstractButton>(QStringLiteral("Next"))->setFocus();
        page.press(Qt::Key_N);
        page.press(Qt::Key_N);
        auto *lost = page.find<QSpinBox>(QStringLiteral("Dorn, initiative lost"));
        lost->setFocus();
        page.press(Qt::Key_Up);
        page.press(Qt::Key_Up); // of 2: at zero
        EXPECT_EQ(turn->now(), QStringLiteral("Turn 1: initiative 2 moves, enemy 1 and enemy 4"));
        auto *theirs = page.find<QSpinBox>(QStringLiteral("Enemy 1, initiative lost"));
        theirs->setFocus();
        for (int hit = 0; hit < 3; ++hit)
            page.press(Qt::Key_Up); // below zero
        EXPECT_EQ(turn->now(), QStringLiteral("Turn 1: initiative 2 moves, enemy 4"));
    }
    book.reopen();
    {
        Shown<EncounterPage> page(book.document());
        auto *turn = page.find<GameTurn>();
        EXPECT_EQ(turn->now(), QStringLiteral("Turn 1: initiative 2 moves, enemy 4"));
        page.find<QAbstractButton>(QStringLiteral("Next"))->setFocus();
        for (int go = 0; go < 7; ++go)
            page.press(Qt::Key_N);
        EXPECT_EQ(turn->now(), QStringLiteral("Turn 1: initiative 0 fires, Dorn"));
    }
    Shown<AftermathPage> report(book.document()); // which has what the figure lost already
    EXPECT_EQ(report.find<QSpinBox>(QStringLiteral("Dorn, initiative lost"))->value(), 2);
}

TEST(StreetSkirmishGame, AGoIsUndoneAndRedone)
{
    OpenBook book(inHand, streetSkirmish());
    Shown<EncounterPage> page(book.document());
    auto *turn = page.find<GameTurn>();
    page.find<QAbstractButton>(QStringLiteral("Next"))->setFocus();
    page.press(Qt::Key_N);
    page.press(Qt::Key_N);
    auto *lost = page.find<QSpinBox>(QStringLiteral("Dorn, initiative lost"));
    lost->setFocus();
    page.press(Qt::Key_Up);
    EXPECT_TRUE(lost->hasFocus()) << "the step leaves the keyboard where it is";
    EXPECT_EQ(book.document().takeBackName(), QStringLiteral("Dorn: initiative lost 1"));
    ASSERT_TRUE(book.document().takeBack());
    EXPECT_EQ(lost->value(), 0);
    EXPECT_EQ(turn->now(), QStringLiteral("Turn 1: initiative 2 moves, Dorn, enemy 1 and enemy 4"));
    ASSERT_TRUE(book.document().takeBack());
    EXPECT_EQ(turn->now(), QStringLiteral("Turn 1: initiative 1 moves, enemy 2 and enemy 3"));
    ASSERT_TRUE(book.document().bringForward(2));
    EXPECT_EQ(lost->value(), 1);
}

/// R92: a battle is what is done on its table, too.
TEST(StreetSkirmishGame, AGoThatIsUndoneIsLeftOnlyAfterAskingAndStaysAsACourse)
{
    OpenBook book(inHand, streetSkirmish());
    CampaignDocument &document = book.document();
    int asked = 0;
    document.setMayDrop([&]() -> std::optional<QString> {
        ++asked;
        return document.proposedCourseName();
    });
    const auto go = [&] { return document.write(*actions::takeGo(document.campaign(), document.draft())); };
    ASSERT_TRUE(go());
    ASSERT_TRUE(go());
    ASSERT_TRUE(document.takeBack(2));
    ASSERT_TRUE(go());
    EXPECT_EQ(asked, 0) << "the same go is redone";
    EXPECT_TRUE(document.book().canBringForward());
    ASSERT_TRUE(document.write(
        *actions::loseInitiative(document.campaign(), document.campaign().band.front().id, 1, document.draft())));
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(document.courses()->size(), 1U);
}

TEST(StreetSkirmishGame, TakesANumberThatIsTypedAsOneStepAndEnterSaysNothing)
{
    OpenBook book(inHand, streetSkirmish());
    Shown<EncounterPage> page(book.document());
    auto *lost = page.find<QSpinBox>(QStringLiteral("Dorn, initiative lost"));
    EXPECT_EQ(lost->maximum(), 3) << "one below zero is dead";
    const std::size_t before = book.steps();
    lost->setFocus(Qt::TabFocusReason);
    lost->selectAll();
    page.type("2");
    EXPECT_EQ(book.steps(), before) << "not before it is entered";
    page.press(Qt::Key_Return);
    page.press(Qt::Key_Return);
    EXPECT_EQ(book.steps(), before + 1);
    EXPECT_TRUE(page.problems().isEmpty()) << page.problems().join(u' ').toStdString();
    lost->selectAll();
    page.type("1");
    page.find<QAbstractButton>(QStringLiteral("Next"))->click();
    EXPECT_EQ(lost->value(), 1) << "and what is typed counts before the next go";
}

TEST(StreetSkirmishGame, FitsIntoASmallWindowWhateverItsFiguresAreCalled)
{
    OpenBook book(inHand, streetSkirmish());
    Figure renamed = book.campaign().band[1];
    renamed.name = QStringLiteral("Very long name ").repeated(13).trimmed();
    ASSERT_TRUE(book.document().write(*actions::correctFigure(book.campaign(), streetSkirmish(), renamed)));
    ASSERT_TRUE(book.document().write(
        *actions::loseInitiative(book.campaign(), renamed.id, renamed.rep(), book.document().draft())));
    Shown<EncounterPage> page(book.document());
    page->resize(940, 560);
    QTest::qWait(1);
    for (const QScrollArea *part : page->findChildren<QScrollArea *>()) {
        EXPECT_TRUE(!part->isVisible() || part->horizontalScrollBar()->maximum() == 0);
    }
    EXPECT_LE(page->minimumSizeHint().width(), 940);
}

TEST(StreetSkirmishGame, StandsUnderItsFirstGoInTheChronicle)
{
    OpenBook book(inHand, streetSkirmish());
    Shown<EncounterPage> page(book.document());
    page.find<QAbstractButton>(QStringLiteral("Next"))->setFocus();
    for (int go = 0; go < 3; ++go)
        page.press(Qt::Key_N);
    ChronicleModel chronicle(book.document());
    const QModelIndex first = chronicle.index(2);
    EXPECT_EQ(first.data(ChronicleModel::BattleStepsRole).toInt(), 2);
    EXPECT_EQ(chronicle.index(0).data(ChronicleModel::BattleRole), first.data(ChronicleModel::IdRole));
    EXPECT_FALSE(first.data(ChronicleModel::BattleOverRole).toBool());
}

TEST(StreetSkirmishGame, AReportGoesAlongWithTheTable)
{
    OpenBook book(inHand, streetSkirmish());
    Shown<AftermathPage> report(book.document());
    report.find<QSpinBox>(QStringLiteral("Dorn, enemies taken out"))->setFocus();
    report.press(Qt::Key_Up);
    ASSERT_TRUE(book.document().draft());
    ASSERT_TRUE(book.document().write(*actions::loseInitiative(book.campaign(), FigureId{2}, 2)));
    EXPECT_EQ(report.find<QSpinBox>(QStringLiteral("Dorn, initiative lost"))->value(), 2);
    EXPECT_EQ(report.find<QSpinBox>(QStringLiteral("Dorn, enemies taken out"))->value(), 1);
}

TEST(StreetSkirmishReport, TakesInitiativeLostAndFinishesInOneStep)
{
    OpenBook book(inHand, streetSkirmish());
    {
        Shown<AftermathPage> page(book.document());
        EXPECT_EQ(page.find<FateTable>()->fates()->columns(), (std::vector<Fate>{Fate::Fine, Fate::Dead}));
        EXPECT_TRUE(page.find<DeedsPanel>()->isHidden());
        auto *lost = page.find<QSpinBox>(QStringLiteral("Dorn, initiative lost"));
        lost->setFocus();
        page.press(Qt::Key_Up);
        page.press(Qt::Key_Up);
        page.press(Qt::Key_Up); // of 2: below zero
        auto *hit = page.find<QSpinBox>(QStringLiteral("Keller, initiative lost"));
        hit->setFocus();
        page.press(Qt::Key_Up);
        page.find<QSpinBox>(QStringLiteral("Doxey, enemies taken out"))->setFocus();
        page.press(Qt::Key_Up);
    }
    book.reopen(); // the draft is kept
    ASSERT_TRUE(book.document().draft());
    EXPECT_EQ(book.document().draft()->figures[1].deeds.initiativeLost, 3);

    Shown<AftermathPage> page(book.document());
    EXPECT_EQ(page.find<QSpinBox>(QStringLiteral("Dorn, initiative lost"))->value(), 3);
    enter(*page, Qt::OtherFocusReason);
    page.find<Choice>(QStringLiteral("How did it end?"))->setFocus();
    page.press(Qt::Key_Space);
    const std::size_t before = book.steps();
    page->finish();
    EXPECT_EQ(book.steps(), before + 1);
    ASSERT_FALSE(book.campaign().encounter);
    EXPECT_EQ(book.campaign().findEver(FigureId{2})->status, Status::Dead);
    EXPECT_EQ(book.campaign().find(FigureId{3})->rep(), 3);
    EXPECT_EQ(book.campaign().turn, 2);
}

} // namespace
} // namespace muster::testing
