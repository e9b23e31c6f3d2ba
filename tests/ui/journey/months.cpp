// SPDX-License-Identifier: MIT
// Four months in one session in every rule set: what is right in the first month must be so in the second, in a window
// that has shown other pages, taken steps back, and been closed in the middle of a report.
#include "tests/ui/journey/journey.h"

#include "model/systems/games/gameparts.h"
#include "tests/support/packs.h"
#include "ui/aftermath/fatetable.h"
#include "ui/parts/choice.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/remembered.h"
#include "ui/table/playlist.h"

#include <QAbstractButton>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

constexpr int months = 4;

struct Played {
    const char *name;
    const char *pack;
    const char *list;
    Options options;

    friend void PrintTo(const Played &played, std::ostream *out) { *out << played.name; }
};

class MonthsInTheWindow : public testing::Journey, public ::testing::WithParamInterface<Played>
{
protected:
    QString begun();
    void recruit();
    void prepare();
    void play();
    void report();
    void interruptReport();
    void finish();
    /// A look, and a picture of it.
    void see(const char *what);

    DiceConversation &reportDice() { return *on<DiceConversation>(PageKind::Aftermath); }

    int m_month = 1;
};

QString MonthsInTheWindow::begun()
{
    const Pack &pack = testing::shipped(GetParam().pack);
    actions::NewCampaign wanted;
    wanted.name = u"The Harrow Marches"_s;
    wanted.list = QString::fromLatin1(GetParam().list);
    wanted.starName = u"Osric Vane"_s;
    wanted.star.rep = 4;
    if (pack.hasSkill)
        wanted.star.skill = 160; // and not rolled up
    wanted.options = GetParam().options;
    return founded(pack, wanted);
}

void MonthsInTheWindow::see(const char *what)
{
    const std::string name = std::string("months-") + GetParam().name + '-' + std::to_string(m_month) + '-' + what;
    picture(QString::fromStdString(name));
    look(name);
}

/// Every place that is free is filled: by the player's dice, and the last die of each left to the program.
void MonthsInTheWindow::recruit()
{
    openPage(PageKind::Band);
    see("band");
    constexpr int most = 8;
    const Pack &pack = window().document()->pack();
    for (int i = 0; i < most && actions::checkRecruit(campaign(), pack, 1).empty(); ++i) {
        goOn();
        if (i == 0)
            see("recruiting");
        answer();
    }
    EXPECT_GT(campaign().gruntCount(), 0);
}

/// By the program's dice and the player's in turn.
void MonthsInTheWindow::prepare()
{
    openPage(PageKind::Encounter);
    see("prepare");
    constexpr int most = 30; // turns may go by without one
    for (int i = 0; i < most && !campaign().encounter; ++i) {
        rememberDiceHabit(m_month % 2 == 0 ? DiceHabit::Own : DiceHabit::Program);
        goOn();
        if (i == 0)
            see("dealing");
        answer();
    }
    ASSERT_TRUE(campaign().encounter);
    see("encounter");
}

/// A row or two of the table, where there is one.
void MonthsInTheWindow::play()
{
    if (gameOf(*campaign().encounter))
        return;
    constexpr int most = 4;
    for (int i = 0; i < most && !campaign().play; ++i)
        goOn();
    ASSERT_TRUE(campaign().play);
    auto *list = on<PlayList>(PageKind::Encounter);
    for (int row = 0; row < list->model()->rowCount(); row += 3)
        click(list, row, 0);
    see("table");
}

/// Success and failure in turn; a third of the Grunts are out of it, each month others.
void MonthsInTheWindow::report()
{
    openPage(PageKind::Aftermath);
    see("report");
    const auto ways = on<Choice>(PageKind::Aftermath)->findChildren<QAbstractButton *>();
    click(ways[m_month % 2]);
    auto *fates = on<FateTable>(PageKind::Aftermath);
    ASSERT_EQ(fates->model()->rowCount(), static_cast<int>(campaign().presentIn(campaign().turn).size()));
    for (int row = 1 + m_month % 3; row < fates->model()->rowCount(); row += 3)
        click(fates, row, FateModel::FirstFate + 1);
    see("reported");
}

/// What was reported and rolled is there after another page, and after the window was closed.
void MonthsInTheWindow::interruptReport()
{
    DiceConversation &dice = reportDice();
    if (dice.deed().wanted()) {
        click(dice.entry());
        type(throwOf(dice.deed().wanted()->count).constData());
        press(Qt::Key_Return);
    }
    const auto rolls = dice.deed().soFar().rolls.size();
    const auto kept = window().document()->draft();
    openPage(PageKind::Chronicle);
    openPage(PageKind::Aftermath);
    EXPECT_EQ(reportDice().deed().soFar().rolls.size(), rolls);
    lookAsIfNew("month " + std::to_string(m_month) + ", in the middle of the report");
    restart();
    openPage(PageKind::Aftermath);
    EXPECT_EQ(window().document()->draft(), kept);
    EXPECT_EQ(reportDice().deed().soFar().rolls.size(), rolls);
    see("report-again");
}

void MonthsInTheWindow::finish()
{
    answer(reportDice());
    ASSERT_TRUE(reportDice().deed().isComplete());
    see("thrown");
    const std::size_t before = steps();
    const std::size_t past = campaign().past.size();
    goOn();
    EXPECT_EQ(steps(), before + 1);
    EXPECT_EQ(campaign().past.size(), past + 1);
    ASSERT_FALSE(campaign().encounter);
    ASSERT_NE(campaign().phase, Phase::Over);
}

} // namespace

TEST_P(MonthsInTheWindow, AreAlikeFromTheFirstToTheLast)
{
    open(begun());
    for (; m_month <= months; ++m_month) {
        recruit();
        prepare();
        play();
        report();
        if (m_month == 3)
            interruptReport();
        finish();
        lookAtEveryPage("month " + std::to_string(m_month));
        takeBackAndForward();
        if (HasFailure())
            return;
    }
    restart();
    lookAtEveryPage("at last");
    EXPECT_EQ(campaign().past.size(), static_cast<std::size_t>(months));
}

INSTANTIATE_TEST_SUITE_P(
    Rules, MonthsInTheWindow,
    ::testing::Values(Played{"Swordplay", "swordplay", "feudal", {}},
                      Played{"ChainReactionLinked", "chain-reaction-3", "military", {{u"campaign"_s, u"linked"_s}}},
                      Played{"ChainReactionPlain", "chain-reaction-3", "police", {{u"campaign"_s, u"plain"_s}}},
                      Played{"FirstEdition", "chain-reaction-1", "military", {{u"genre"_s, u"military"_s}}},
                      Played{"FirstEditionGang", "chain-reaction-1", "police", {{u"genre"_s, u"gang"_s}}},
                      Played{"FirstEditionMovie", "chain-reaction-1", "civilians", {{u"genre"_s, u"b-movie"_s}}},
                      Played{"Wasteland", "chain-reaction-1", "outcasts", {{u"genre"_s, u"wasteland"_s}}},
                      Played{"StreetSkirmish", "urban-d100", "british", {}}),
    [](const auto &played) { return std::string(played.param.name); });

} // namespace muster
