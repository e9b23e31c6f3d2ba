// SPDX-License-Identifier: MIT

// The Wasteland on the pages: travelling, the binder of settlements, and the ground of an encounter.

#include "model/changes/wasteland.h"
#include "model/actions/play/play.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "tests/ui/pages/openbook.h"
#include "ui/encounter/comingpanel.h"
#include "ui/encounter/encounterpage.h"
#include "ui/map/mapwidget.h"
#include "ui/parts/button.h"
#include "ui/systems/halfmonths/binderpanel.h"
#include "ui/systems/halfmonths/groundside.h"
#include "ui/systems/halfmonths/settlementview.h"
#include "ui/systems/halfmonths/travelrow.h"
#include "ui/table/playmap.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

namespace muster::testing {
namespace {

const QString atEase = rook + QStringLiteral("  option: terrain=none\n");

TEST(WastelandPage, TravelsToTheLocaleThatIsChosen)
{
    OpenBook book(mara, chainReaction1());
    Shown<EncounterPage> page(book.document());
    EXPECT_TRUE(page.find<TravelRow>()->isVisible());
    auto *to = page.find<QComboBox>(QStringLiteral("Travel to"));
    EXPECT_EQ(to->count(), 2); // the band is in the third
    to->setCurrentIndex(1);
    QTest::mouseClick(page.find<Button>(QStringLiteral("Travel")), Qt::LeftButton);
    EXPECT_TRUE(page.problems().isEmpty()) << page.problems().join(u'\n').toStdString();
    EXPECT_EQ(book.document().book().steps.back().kind, StepKind::Travelled);
    const bool there = book.campaign().options.value(localeOption) == QLatin1String("california");
    const bool underway = book.campaign().journey && book.campaign().journey->to == Locale::California;
    EXPECT_TRUE(there || underway);
}

TEST(WastelandPage, KeepsItsSettlementsWithTheirLayout)
{
    OpenBook book(mara, chainReaction1());
    Shown<EncounterPage> page(book.document());
    EXPECT_FALSE(page.find<MapWidget>()->isVisible()); // no land is rolled up here, so no empty map is shown
    QTest::mouseClick(page.find<Button>(QStringLiteral("New settlement")), Qt::LeftButton);
    ASSERT_EQ(book.campaign().settlements.size(), 1U);
    EXPECT_TRUE(page.find<SettlementView>(QStringLiteral("Layout of Settlement 1"))->isVisible());

    QTest::mouseClick(page.find<Button>(QStringLiteral("Edit settlement")), Qt::LeftButton);
    auto *name = page.find<QLineEdit>(QStringLiteral("Name"));
    name->setText(QStringLiteral("<b>Dry Wells</b>"));
    page.find<QSpinBox>(QStringLiteral("Water"))->setValue(2);
    QTest::mouseClick(page.find<Button>(QStringLiteral("Save settlement")), Qt::LeftButton);
    EXPECT_TRUE(page.problems().isEmpty()) << page.problems().join(u'\n').toStdString();
    EXPECT_EQ(book.campaign().settlements[0].name, QStringLiteral("<b>Dry Wells</b>"));
    EXPECT_EQ(book.campaign().settlements[0].settlement.structures.count(QStringLiteral("water")), 2);
    EXPECT_EQ(page.find<QComboBox>(QStringLiteral("Settlement"))->currentText(),
              QStringLiteral("<b>Dry Wells</b>, Badlands"));

    QTest::mouseClick(page.find<Button>(QStringLiteral("Remove")), Qt::LeftButton);
    EXPECT_TRUE(book.campaign().settlements.empty());
}

TEST(WastelandPage, RearrangesASettlementByMouseAndByKeys)
{
    OpenBook book(mara, chainReaction1());
    KeptSettlement town;
    town.name = QStringLiteral("Dry Wells");
    town.settlement = {4,
                       {QStringLiteral("bar-entertainment"), QStringLiteral("food-stores"),
                        QStringLiteral("government"), QStringLiteral("water")},
                       8};
    Step found;
    found.kind = StepKind::SettlementFound;
    found.changes = {SettlementFound{town}};
    ASSERT_TRUE(book.document().write(found));
    Shown<EncounterPage> page(book.document());
    auto *view = page.find<BinderPanel>()->findChild<SettlementView *>();
    const auto structures = [&] {
        return book.campaign().settlements[0].settlement.structures.join(u' ').toStdString();
    };
    const auto middle = [&](std::size_t block) { return view->placeOfBlock(block).center().toPoint(); };

    QTest::mousePress(view, Qt::LeftButton, {}, middle(2));
    QTest::mouseMove(view, middle(3));
    QTest::mouseRelease(view, Qt::LeftButton, {}, middle(3));
    EXPECT_EQ(structures(), "bar-entertainment food-stores water government");

    QTest::mouseClick(view, Qt::LeftButton, {}, middle(0)); // taken up
    QTest::mouseClick(view, Qt::LeftButton, {}, middle(2));
    EXPECT_EQ(page.problems().join(u' ').toStdString(),
              "Starred structures stay in the middle of a settlement; swap them only with each other.");
    view->setFocus();
    page.press(Qt::Key_Space); // the water, chosen last
    page.press(Qt::Key_Escape);
    page.press(Qt::Key_Space);
    page.press(Qt::Key_Right);
    page.press(Qt::Key_Right);
    page.press(Qt::Key_Space);
    EXPECT_EQ(structures(), "bar-entertainment food-stores government water");
    ASSERT_TRUE(book.document().takeBack());
    EXPECT_EQ(structures(), "bar-entertainment food-stores water government");
}

TEST(WastelandPage, FightsInASettlementWhereTheEncounterIsAboutBuildings)
{
    // Seeds until a raid, a robbery, a siege or the like comes up.
    for (int seed = 1; seed < 40; ++seed) {
        OpenBook book(mara + QStringLiteral("\nprepare\n  enemy: tribal\n  seed: %1\n").arg(seed), chainReaction1());
        const bool buildings = chainReaction1().scenarios->of(scenarioOf(*book.campaign().encounter)->kind).buildings;
        if (!buildings)
            continue;
        Shown<EncounterPage> page(book.document());
        QTest::mouseClick(page.find<Button>(QStringLiteral("Roll up a new settlement to fight in")), Qt::LeftButton);
        ASSERT_TRUE(book.campaign().encounter->settlement);
        const auto *ground = page.find<GroundSide>();
        EXPECT_TRUE(ground->findChild<SettlementView *>()->isVisible());
        ASSERT_TRUE(book.document().write(*actions::beginPlay(book.campaign(), chainReaction1(), {})));
        EXPECT_TRUE(page.find<PlayMap>()->ground()) << "once play begins it is still the map";
        ASSERT_TRUE(book.document().takeBack());
        auto *where = page.find<QComboBox>(QStringLiteral("Fought in"));
        where->setFocus();
        QTest::keyClick(where, Qt::Key_Up); // no settlement after all
        EXPECT_FALSE(book.campaign().encounter->settlement);
        EXPECT_FALSE(ground->findChild<SettlementView *>()->isVisible());
        return;
    }
    FAIL() << "no encounter about buildings came up";
}

TEST(FirstEditionPrepare, ShowsWhatMayComeWhereNoLandIsDealt)
{
    OpenBook book(atEase, chainReaction1());
    Shown<EncounterPage> page(book.document());
    EXPECT_TRUE(page.find<ComingPanel>()->isVisible());
    EXPECT_FALSE(page.find<MapWidget>()->isVisible());
    EXPECT_FALSE(page.find<TravelRow>()->isVisible());
    // Six encounters of the military, each with its name, its dice and its set-up.
    QStringList told;
    for (const QLabel *label : page.find<ComingPanel>()->findChildren<QLabel *>())
        told << label->text();
    EXPECT_TRUE(told.contains(QStringLiteral("Raid"))) << told.join(u'\n').toStdString();
    EXPECT_TRUE(told.contains(QStringLiteral("2d6 + 2")));
    EXPECT_FALSE(told.contains(QStringLiteral("Robbery"))); // not for the military
}

TEST(FirstEditionCorrection, SetsTheKindAndTheNumbersRight)
{
    OpenBook book(atEase + QStringLiteral("\nprepare\n  enemy: zombies\n  seed: 3\n"), chainReaction1());
    Shown<EncounterPage> page(book.document());
    for (QAction *action : page->menuActions()) {
        if (action->text().remove(u'&').startsWith(QLatin1String("Edit encounter")))
            action->trigger();
    }
    auto *kind = page.find<QComboBox>(QStringLiteral("Kind"));
    kind->setCurrentIndex(kind->findText(QStringLiteral("Recover")));
    emit kind->activated(kind->currentIndex());
    page.find<QSpinBox>(QStringLiteral("Hostages"))->setValue(3);
    page.find<QSpinBox>(QStringLiteral("Enemies"))->setValue(2);
    QTest::mouseClick(page.find<Button>(QStringLiteral("Save")), Qt::LeftButton);
    EXPECT_TRUE(page.problems().isEmpty()) << page.problems().join(u'\n').toStdString();
    EXPECT_EQ(scenarioOf(*book.campaign().encounter)->kind, ScenarioKind::Recover);
    EXPECT_EQ(scenarioOf(*book.campaign().encounter)->hostages, 3);
    EXPECT_EQ(scenarioOf(*book.campaign().encounter)->enemy.figures.size(), 2U);
}

} // namespace
} // namespace muster::testing
