// SPDX-License-Identifier: MIT

// The odds beside each decision, and the page that asks what if.

#include "model/items/rostermodel.h"
#include "tests/ui/pages/openbook.h"
#include "ui/band/loyaltypanel.h"
#include "ui/band/rosterview.h"
#include "ui/encounter/encounterpage.h"
#include "ui/odds/contactcard.h"
#include "ui/odds/loyaltycard.h"
#include "ui/odds/oddspage.h"
#include "ui/odds/recoverycard.h"
#include "ui/parts/button.h"
#include "ui/parts/plots.h"
#include "ui/systems/months/expectedenemies.h"

#include <QCheckBox>
#include <QLabel>
#include <QSpinBox>

namespace muster::testing {
namespace {

using namespace Qt::Literals::StringLiterals;

/// A patrol behind them, so the next encounter's Enemy Activity Level is known: 2.
const QString afterPatrol = twoGrunts + uR"(
prepare
  enemy: northmen
  seed: 48233

finish success
  fine: the others
  dice: 1 2 3 4 5  6 6 6 6  6 6 6
)"_s;

const QString plainBattles = uR"(
found Quinn
  list: military
  rep: 4
  weapon: assault-rifle
  armor: 0
  option: campaign=plain
)"_s;

QStringList textsIn(const QWidget &widget)
{
    QStringList texts;
    for (const QLabel *label : widget.findChildren<QLabel *>()) {
        if (label->isVisible() && !label->text().isEmpty())
            texts << label->text();
    }
    return texts;
}

template<typename Card>
QStringList barsOf(Shown<OddsPage> &page)
{
    QStringList told;
    for (const OddsBar *bar : page.find<Card>()->template findChildren<OddsBar *>())
        told << bar->accessibleName();
    return told;
}

void step(Shown<OddsPage> &page, const QString &field, Qt::Key key)
{
    page.find<QSpinBox>(field)->setFocus();
    page.press(key);
}

TEST(BandOdds, StandInTheRosterAndWithTheirReasonsInThePanel)
{
    OpenBook book(twoGrunts);
    Shown<BandPage> page(book.document());

    // The first Grunt is shown: Rep 4, just recruited.
    ASSERT_TRUE(QTest::qWaitFor([&] { return page.find<OddsBar>()->isVisible(); }));
    const QStringList told = textsIn(*page.find<LoyaltyPanel>());
    EXPECT_TRUE(told.contains(u"The Star's Rep"_s) && told.contains(u"5d6 : 4d6"_s)) << told.join(u'\n').toStdString();
    EXPECT_TRUE(told.contains(u"75%"_s) && told.contains(u"50%"_s)) << told.join(u'\n').toStdString();
    EXPECT_EQ(page.find<OddsBar>()->accessibleName(), u"75% stays after a success, 50% after a failure"_s);
}

TEST(BandOdds, TheStarHasNoneButDiceInTheRoster)
{
    OpenBook book(twoGrunts);
    Shown<BandPage> page(book.document());
    page->roster()->setFocus();
    page.press(Qt::Key_Up);
    EXPECT_FALSE(page.find<LoyaltyPanel>()->isVisible());
    const QAbstractItemModel &roster = *page->roster()->model();
    EXPECT_EQ(roster.index(0, roster.columnCount() - 1).data().toString(), u"Stay or Go: 5d6, −1d6 if a Grunt falls"_s);
}

TEST(BandOdds, AreNotThereWhereThereIsNoStayOrGo)
{
    OpenBook book(plainBattles, shipped("chain-reaction-3"));
    Shown<BandPage> page(book.document());
    EXPECT_EQ(qobject_cast<RosterModel *>(page->roster()->model())->placeOfColumn(RosterModel::StayOrGo), -1);
    EXPECT_FALSE(page.find<LoyaltyPanel>()->isVisible());
}

TEST(ExpectedEnemies, FollowTheFiguresThePlayerBrings)
{
    OpenBook book(afterPatrol);
    Shown<EncounterPage> page(book.document());
    ASSERT_TRUE(page.find<ExpectedEnemies>()->isVisible());
    auto *party = page.find<QSpinBox>(u"Figures you bring"_s);
    EXPECT_EQ(party->value(), 3) << "all who could come";
    const CountPlot *plot = page.find<ExpectedEnemies>()->findChild<CountPlot *>();
    const QString ofAll = plot->accessibleName();
    EXPECT_TRUE(ofAll.contains(u"for a party of 3."_s)) << ofAll.toStdString();

    party->setFocus();
    page.press(Qt::Key_Up);
    EXPECT_EQ(party->value(), 3) << "nobody else could come";
    page.press(Qt::Key_Down);
    page.press(Qt::Key_Down);

    const QString ofOne = plot->accessibleName();
    EXPECT_TRUE(ofOne.contains(u"for a party of 1."_s)) << ofOne.toStdString();
    EXPECT_TRUE(textsIn(*page.find<ExpectedEnemies>()).contains(ofOne));
}

TEST(ExpectedEnemies, AreNotToldBeforeTheLevelIsRolled)
{
    OpenBook book(twoGrunts);
    Shown<EncounterPage> page(book.document());
    EXPECT_FALSE(page.find<ExpectedEnemies>()->isVisible());
}

TEST(OddsPage, BeginsWithTheCampaignAsItStands)
{
    OpenBook book(afterPatrol);
    Shown<OddsPage> page(book.document());
    EXPECT_EQ(page.find<QSpinBox>(u"The Star’s Rep"_s)->value(), 5);
    EXPECT_EQ(page.find<QSpinBox>(u"The Grunt’s Rep"_s)->value(), 4);
    EXPECT_EQ(page.find<QSpinBox>(u"Months in the band, including this one"_s)->value(), 2);
    EXPECT_EQ(page.find<QSpinBox>(u"Figures you bring"_s)->value(), 3);
    EXPECT_EQ(page.find<QSpinBox>(u"PEFs to resolve"_s)->value(), 3);
    EXPECT_EQ(page.find<QSpinBox>(u"Enemy Activity Level"_s)->value(), *book.campaign().next.eal);
}

TEST(OddsPage, AnswersEveryChangeAtOnceAndWritesNothing)
{
    OpenBook book(twoGrunts);
    const std::size_t before = book.steps();
    Shown<OddsPage> page(book.document());

    const QStringList loyalty = barsOf<LoyaltyCard>(page);
    step(page, u"The Star’s Rep"_s, Qt::Key_Down);
    EXPECT_NE(barsOf<LoyaltyCard>(page), loyalty);
    const QStringList recovery = barsOf<RecoveryCard>(page);
    step(page, u"Rep"_s, Qt::Key_Up);
    EXPECT_NE(barsOf<RecoveryCard>(page), recovery);
    const QString contact = page.find<CountPlot>()->accessibleName();
    step(page, u"PEFs to resolve"_s, Qt::Key_Down);
    EXPECT_NE(page.find<CountPlot>()->accessibleName(), contact);

    EXPECT_EQ(book.steps(), before);
}

TEST(OddsPage, PoisonIsADieLess)
{
    OpenBook book(twoGrunts);
    Shown<OddsPage> page(book.document());
    auto *poisoned = page.find<QCheckBox>(u"Poisoned"_s);
    const QStringList clean = barsOf<LoyaltyCard>(page);
    poisoned->setFocus();
    page.press(Qt::Key_Space);
    const QStringList weak = barsOf<LoyaltyCard>(page);
    EXPECT_NE(weak, clean);
    page.press(Qt::Key_Space);
    step(page, u"The Star’s Rep"_s, Qt::Key_Down);
    EXPECT_EQ(barsOf<LoyaltyCard>(page), weak) << "as is a Star of one Rep less";
}

TEST(OddsPage, ComesBackToTheCampaignAsItStands)
{
    OpenBook book(twoGrunts);
    Shown<OddsPage> page(book.document());
    const QStringList first = barsOf<LoyaltyCard>(page);
    step(page, u"The Star’s Rep"_s, Qt::Key_Down);
    QTest::mouseClick(page.find<Button>(u"Reset to campaign"_s), Qt::LeftButton);
    EXPECT_EQ(page.find<QSpinBox>(u"The Star’s Rep"_s)->value(), 5);
    EXPECT_EQ(barsOf<LoyaltyCard>(page), first);
}

TEST(OddsPage, AsksOnlyWhatTheCampaignsRulesAsk)
{
    OpenBook book(plainBattles, shipped("chain-reaction-3"));
    Shown<OddsPage> page(book.document());
    EXPECT_TRUE(page.find<RecoveryCard>()->isVisible());
    EXPECT_FALSE(page.find<LoyaltyCard>()->isVisible());
    EXPECT_FALSE(page.find<ContactCard>()->isVisible());
}

} // namespace
} // namespace muster::testing
