// SPDX-License-Identifier: MIT

// Each page as the player sees it at 1280 × 800, in light and dark. The pictures go to shots/ in the build folder, to be
// laid beside one another; what can be measured is measured here.

#include "model/actions/play/play.h"
#include "model/sample/sample.h"
#include "rules/dice/randomdice.h"
#include "tests/ui/pages/openbook.h"
#include "ui/aftermath/aftermathpage.h"
#include "ui/chronicle/chroniclepage.h"
#include "ui/encounter/encounterpage.h"
#include "ui/look/inks.h"
#include "ui/look/style.h"
#include "ui/look/type.h"
#include "ui/odds/oddspage.h"
#include "ui/table/playlist.h"

#include <QDir>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>

namespace muster::testing {
namespace {

class Look : public ::testing::TestWithParam<bool>
{
protected:
    void SetUp() override
    {
        m_palette = QApplication::palette();
        QApplication::setStyle(new Style);
        QApplication::setPalette(paletteOf(GetParam() ? darkInks() : lightInks()));
        QApplication::setFont(fontFor(TextUse::Body));
    }
    void TearDown() override { QApplication::setPalette(m_palette); }

    template<typename P>
    void keep(Shown<P> &shown, const QString &name)
    {
        shown->setBackgroundRole(QPalette::Base);
        shown->setAutoFillBackground(true);
        QTest::qWait(20);
        QDir().mkpath(QStringLiteral(MUSTER_SHOTS));
        const QString dark = GetParam() ? QStringLiteral("-dark") : QString();
        const QPixmap picture = shown->grab();
        ASSERT_TRUE(picture.save(QStringLiteral(MUSTER_SHOTS "/%1%2.png").arg(name, dark)));
        EXPECT_LE(shown->minimumSizeHint().width(), 1135) << "too wide for the window";
        EXPECT_LE(shown->minimumSizeHint().height(), 650) << "too high for the window";
        for (const QScrollArea *area : shown->template findChildren<QScrollArea *>()) {
            const int hidden = area->isVisible() ? area->horizontalScrollBar()->maximum() : 0;
            EXPECT_EQ(hidden, 0) << "a page is wider than its place";
        }
    }

    static Steps sample() { return sampleSteps(swordplay()); }
    static Steps withRaid()
    {
        Steps steps = sample();
        Step step;
        RandomDice dice(48213);
        actions::recruit(fold(steps), swordplay(), 1, dice, step);
        step.rolls = dice.rolls();
        step.kind = StepKind::Recruited;
        steps.push_back(step);
        Step prepared;
        RandomDice dealt(48213);
        actions::prepare(fold(steps), swordplay(), {}, 48213, dealt, prepared);
        prepared.rolls = dealt.rolls();
        steps.push_back(prepared);
        return steps;
    }

private:
    QPalette m_palette;
};

TEST_P(Look, OfAnEncounterToBePrepared)
{
    OpenBook book(sample());
    Shown<EncounterPage> page(book.document());
    keep(page, QStringLiteral("prepare"));
}

TEST_P(Look, OfAnEncounterInHand)
{
    OpenBook book(withRaid());
    Shown<EncounterPage> page(book.document());
    enter(*page, Qt::OtherFocusReason);
    page.press(Qt::Key_Down);
    keep(page, QStringLiteral("encounter"));
}

TEST_P(Look, OfABattleOnTheTable)
{
    OpenBook book(withRaid());
    ASSERT_TRUE(book.document().write(*actions::beginPlay(book.campaign(), swordplay(), {})));
    RandomDice dice(48213);
    for (const int pef : {1, 2}) {
        Step step;
        actions::resolvePef(book.campaign(), swordplay(), pef, dice, step);
        ASSERT_TRUE(book.document().write(step));
    }
    Step turn;
    actions::beginTurn(book.campaign(), swordplay(), dice, turn);
    ASSERT_TRUE(book.document().write(turn));
    for (const auto &[id, state] : {std::pair{0, TableState::Stunned}, std::pair{2, TableState::RanAway}})
        ASSERT_TRUE(book.document().write(*actions::setState(
            book.campaign(), book.document().pack(), book.campaign().band[static_cast<std::size_t>(id)].id, state)));
    ASSERT_TRUE(book.document().write(*actions::seeSection(book.campaign(), 7, true)));
    Shown<EncounterPage> page(book.document());
    keep(page, QStringLiteral("battle"));
    page.find<PlayList>()->choose({SubjectKind::Own, 1, 0});
    keep(page, QStringLiteral("battle-star"));
}

TEST_P(Look, OfTheAftermathHalfWay)
{
    OpenBook book(withRaid());
    AftermathDraft draft;
    draft.outcome = Outcome::Success;
    const auto &band = book.campaign().band;
    for (const Figure &figure : band)
        draft.figures.push_back({figure.id, Fate::Fine});
    draft.figures[1].fate = Fate::OutOfTheFight;
    draft.figures[band.size() - 2].fate = Fate::RanAway;
    draft.figures[band.size() - 1].fate = Fate::ObviouslyDead;
    for (const int face : {2, 5, 5, 3})
        draft.dice.push_back({static_cast<std::uint8_t>(face), Thrower::Player});
    for (const int face : {2, 5, 4, 1, 3, 2})
        draft.dice.push_back({static_cast<std::uint8_t>(face), Thrower::Program});
    for (const int face : {6, 2, 5})
        draft.dice.push_back({static_cast<std::uint8_t>(face), Thrower::Player});
    ASSERT_TRUE(book.document().keepDraft(draft));
    Shown<AftermathPage> page(book.document());
    keep(page, QStringLiteral("aftermath"));
}

TEST_P(Look, OfTheAftermathBeforeAnythingIsSaid)
{
    OpenBook book(withRaid());
    Shown<AftermathPage> page(book.document());
    keep(page, QStringLiteral("aftermath-fresh"));
}

TEST_P(Look, OfTheChronicle)
{
    OpenBook book(withRaid());
    Shown<ChroniclePage> page(book.document());
    enter(*page, Qt::OtherFocusReason);
    page.press(Qt::Key_Down);
    page.press(Qt::Key_Down);
    page.press(Qt::Key_Return);
    keep(page, QStringLiteral("chronicle"));
}

TEST_P(Look, OfTheBandWithItsOdds)
{
    OpenBook book(sample());
    Shown<BandPage> page(book.document());
    keep(page, QStringLiteral("band-odds"));
}

TEST_P(Look, OfTheOdds)
{
    OpenBook book(sample());
    Shown<OddsPage> page(book.document());
    keep(page, QStringLiteral("odds"));
}

INSTANTIATE_TEST_SUITE_P(LightAndDark, Look, ::testing::Bool(),
                         [](const auto &dark) { return dark.param ? "Dark" : "Light"; });

} // namespace
} // namespace muster::testing
