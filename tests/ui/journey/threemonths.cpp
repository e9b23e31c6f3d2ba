// SPDX-License-Identifier: MIT
// Three months in one session by each rule set. Pages are opened and left in between, and After the battle is looked at
// for its sizes, not only for its values: what has no height cannot be used.
#include "tests/ui/journey/journey.h"

#include "model/actions/play/play.h"
#include "model/sample/playstory.h"
#include "rules/dice/randomdice.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"
#include "ui/aftermath/fatetable.h"
#include "ui/parts/diceconversation.h"

#include <QAbstractButton>
#include <QApplication>
#include <QHeaderView>
#include <QTest>

namespace muster {

namespace {

struct Rules {
    const char *name;
    const Pack &(*pack)();
    QString story; ///< the founding, and who joins
    const char *enemy;
};

class ThreeMonths : public testing::Journey, public ::testing::WithParamInterface<Rules>
{
protected:
    const Pack &pack() const { return GetParam().pack(); }
    const Campaign &campaign() const { return m_window.document()->campaign(); }
    QWidget &aftermath() { return page(m_window, PageKind::Aftermath); }

    QString founded()
    {
        const Result<Steps> steps = playStory(GetParam().story, pack());
        EXPECT_TRUE(steps) << (steps ? "" : steps.problem().text.toStdString());
        const QString path = pathOf(QStringLiteral("months.muster"));
        const auto file = CampaignFile::create(path, steps->front());
        for (std::size_t i = 1; i < steps->size(); ++i)
            EXPECT_TRUE((*file)->append((*steps)[i]));
        return path;
    }

    /// A key, whatever has the focus by now.
    void strike(Qt::Key key, Qt::KeyboardModifiers held = Qt::ControlModifier)
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &m_window, key, held);
    }
    void prepareAndBegin();
    void expectToSeeTheBand(const char *when);
    void succeed();

    MainWindow m_window;
    quint64 m_seed = 5;
};

void ThreeMonths::prepareAndBegin()
{
    const QString enemy = QString::fromLatin1(GetParam().enemy);
    while (!campaign().encounter) {
        RandomDice dice(++m_seed);
        Step step;
        actions::prepare(campaign(), pack(), enemy, m_seed, dice, step);
        step.rolls = dice.rolls();
        ASSERT_TRUE(m_window.document()->write(step));
    }
    const Result<Step> begun = actions::beginPlay(campaign(), pack(), {});
    ASSERT_TRUE(!begun || m_window.document()->write(*begun));
}

/// Everybody's row is there to be ticked, and the page is no larger than its window.
void ThreeMonths::expectToSeeTheBand(const char *when)
{
    QApplication::processEvents();
    ASSERT_EQ(m_window.notebook()->current(), PageKind::Aftermath) << when;
    auto *table = aftermath().findChild<FateTable *>();
    const int rows = table->model()->rowCount();
    ASSERT_EQ(rows, static_cast<int>(campaign().presentIn(campaign().turn).size())) << when;
    const int wanted = rows * table->verticalHeader()->defaultSectionSize();
    EXPECT_GE(table->viewport()->visibleRegion().boundingRect().height(), wanted)
        << when << ", month " << campaign().turn;
    EXPECT_LE(m_window.height(), 800) << when;
    EXPECT_LE(m_window.width(), 1280) << when;
}

void ThreeMonths::succeed()
{
    click(named<QAbstractButton>(aftermath(), QStringLiteral("Success")));
    aftermath().findChild<DiceConversation *>()->rollRest();
    ASSERT_EQ(nextAct(m_window).substr(0, 6), "Finish");
    strike(Qt::Key_Return);
    ASSERT_FALSE(campaign().encounter) << nextAct(m_window);
}

} // namespace

TEST_P(ThreeMonths, AfterTheBattleShowsEverybodyInEachOfThem)
{
    open(m_window, founded());
    for (int month = 1; month <= 3; ++month) {
        prepareAndBegin();
        for (const Qt::Key tab : {Qt::Key_2, Qt::Key_3})
            strike(tab);
        expectToSeeTheBand("begun");
        for (const Qt::Key tab : {Qt::Key_4, Qt::Key_1, Qt::Key_3})
            strike(tab);
        expectToSeeTheBand("come back to");
        succeed();
        if (HasFailure())
            return;

        strike(Qt::Key_Z);
        strike(Qt::Key_3);
        expectToSeeTheBand("undone");
        strike(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        ASSERT_FALSE(campaign().encounter);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Rules, ThreeMonths,
    ::testing::Values(Rules{"Swordplay", testing::swordplay, testing::twoGrunts, "northmen"},
                      Rules{"ChainReaction3", testing::chainReaction3,
                            QStringLiteral("found Vasquez\n  list: military\n  rep: 5\n\nrecruit 3\n  seed: 7\n"),
                            "insurgents"},
                      Rules{"ChainReaction3Plain", testing::chainReaction3,
                            QStringLiteral("found Vasquez\n  list: military\n  rep: 5\n  option: campaign=plain\n\n"
                                           "recruit 3\n  seed: 7\n"),
                            "insurgents"},
                      Rules{"FirstEdition", testing::chainReaction1,
                            testing::rook + QStringLiteral("\nrecruit 3\n  seed: 7\n"), "police"},
                      Rules{"Wasteland", testing::chainReaction1,
                            testing::mara + QStringLiteral("\nrecruit 3\n  seed: 7\n"), "whoever-comes"},
                      Rules{"Percentile", testing::streetSkirmish, testing::doxey, "germans"}),
    [](const auto &rules) { return std::string(rules.param.name); });

} // namespace muster
