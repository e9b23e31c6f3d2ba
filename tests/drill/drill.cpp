// SPDX-License-Identifier: MIT
//
// A kind of campaign is one folder: this one founds, rolls up, plays, settles, tells, prints, undoes and outlives a restart, and
// no other file knows of it.

#include "model/actions/actions.h"
#include "model/actions/play/play.h"
#include "model/actions/play/tally.h"
#include "model/acts/acts.h"
#include "model/campaign/campaigndocument.h"
#include "model/json/campaignjson.h"
#include "model/packs.h"
#include "model/story/encountertext.h"
#include "model/story/stepstory.h"
#include "model/story/whatnow.h"
#include "model/story/words.h"
#include "tests/drill/headsortails.h"
#include "tests/support/rolledstep.h"
#include "ui/paper/sheets.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

/// Penny's evening at the coin.
class Drill : public ::testing::Test
{
protected:
    Drill()
    {
        actions::NewCampaign wanted;
        wanted.list = u"callers"_s;
        wanted.starName = u"Penny"_s;
        const Result<Step> founded = actions::found(m_pack, wanted);
        EXPECT_TRUE(founded) << founded.problem().text.toStdString();
        auto file = CampaignFile::create(m_path, *founded);
        EXPECT_TRUE(file);
        m_document = std::make_unique<CampaignDocument>(*std::move(file), m_pack);
    }

    CampaignDocument &document() { return *m_document; }
    const Campaign &campaign() { return m_document->campaign(); }
    QString toldLast()
    {
        const auto stories = tellAll(m_document->book().stepsInForce(), m_pack);
        const StoryLine &head = stories.back().head;
        return head.detail.isEmpty() ? head.title : u"%1: %2"_s.arg(head.title, head.detail);
    }

    void prepares(const char *dice)
    {
        EXPECT_TRUE(actions::checkPrepare(campaign(), m_pack, {}).empty());
        EXPECT_TRUE(document().write(
            rolledStep(dice, [&](Dice &d, Step &step) { actions::prepare(campaign(), m_pack, {}, 7, d, step); })));
    }
    void begins()
    {
        const Result<Step> begun = actions::beginPlay(campaign(), m_pack, {});
        ASSERT_TRUE(begun) << begun.problem().text.toStdString();
        EXPECT_TRUE(document().write(*begun));
    }
    void tosses(const char *die)
    {
        const Act toss = *acts::hear(campaign(), {u"toss"_s});
        EXPECT_TRUE(acts::check(campaign(), m_pack, toss).empty());
        EXPECT_TRUE(document().write(
            rolledStep(die, [&](Dice &d, Step &step) { acts::perform(campaign(), m_pack, toss, 0, d, step); })));
    }
    void restarts()
    {
        m_document.reset();
        auto opened = CampaignDocument::open(m_path);
        ASSERT_TRUE(opened) << opened.problem().text.toStdString();
        m_document = *std::move(opened);
    }
    void finishes()
    {
        const AftermathDraft noted = actions::reportSoFar(campaign());
        BattleReport report;
        report.outcome = noted.outcome.value_or(Outcome::Failure);
        report.figures = noted.figures;
        for (const Problem &problem : actions::checkFinish(campaign(), m_pack, report))
            ADD_FAILURE() << problem.text.toStdString();
        EXPECT_TRUE(document().write(
            rolledStep("", [&](Dice &d, Step &step) { actions::finishBattle(campaign(), m_pack, report, d, step); })));
    }

    Pack m_pack = *packToPlay(u"heads-or-tails"_s);
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(u"penny.muster"_s);
    std::unique_ptr<CampaignDocument> m_document;
};

} // namespace

TEST_F(Drill, FoundsDealsPlaysSettlesAndTells)
{
    EXPECT_EQ(campaign().star()->name, u"Penny"_s);
    EXPECT_EQ(words::turn(1, campaign(), m_pack), u"Evening 1"_s);

    prepares("2");
    EXPECT_EQ(words::title(*campaign().encounter), u"Heads"_s);
    EXPECT_EQ(describeEncounter(campaign(), m_pack).objective, u"Two of three must be heads."_s);
    EXPECT_EQ(toldLast(), u"Prepared Heads: against Callers"_s);
    EXPECT_EQ(document().takeBackName(), u"Heads prepared"_s);
    EXPECT_EQ(campaignJson(campaign(), m_pack, 2)[u"encounter"_s][u"kind"_s].toString(), u"heads"_s);

    begins();
    EXPECT_EQ(whatNow(campaign(), m_pack), u"Toss the coin."_s);
    tosses("1");
    EXPECT_EQ(toldLast(), u"The coin shows heads"_s);
    tosses("6");
    tosses("3");
    EXPECT_EQ(whatNow(campaign(), m_pack), u"Go to After the battle."_s);
    EXPECT_FALSE(acts::check(campaign(), m_pack, drill::Toss()).empty()) << "three are enough";

    finishes();
    EXPECT_EQ(toldLast(), u"Battle finished: Heads, won"_s);
    EXPECT_EQ(campaign().turn, 2);
    EXPECT_EQ(words::title(campaign().past.front()), u"Heads"_s);
    EXPECT_EQ(campaign().star()->months, 1);

    prepares("4");
    EXPECT_EQ(words::title(*campaign().encounter), u"Tails"_s);
}

TEST_F(Drill, UndoesAToss)
{
    prepares("2");
    begins();
    const Campaign before = campaign();
    tosses("5");
    EXPECT_NE(campaign(), before);
    EXPECT_TRUE(document().takeBack());
    EXPECT_EQ(campaign(), before);
    EXPECT_TRUE(document().bringForward());
    EXPECT_EQ(campaign().play->part.as<drill::Falls>()->tails, 1);
}

TEST_F(Drill, SurvivesARestartInTheMiddleOfAnEvening)
{
    prepares("2");
    begins();
    tosses("5");
    const Campaign before = campaign();
    restarts();
    EXPECT_EQ(campaign(), before);
    tosses("5");
    tosses("5");
    finishes();
    EXPECT_EQ(toldLast(), u"Battle finished: Heads, lost"_s);
    restarts();
    EXPECT_EQ(campaign().past.front().outcome, Outcome::Failure);
}

TEST_F(Drill, IsPrinted)
{
    prepares("2");
    const SheetSource source{campaign(), m_pack, u"penny.muster"_s, 2, {}};
    for (const SheetKind kind : {SheetKind::Encounter, SheetKind::Roster}) {
        ASSERT_TRUE(canBeDrawn(kind, source.campaign, source.pack));
        EXPECT_GT(sheetPdf(kind, source, QPageSize::A4).size(), 1000);
    }
    EXPECT_TRUE(sheetTitle(SheetKind::Encounter, source).contains(u"Evening 1"_s));
}
