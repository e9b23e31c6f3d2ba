// SPDX-License-Identifier: MIT
#include "model/campaign/campaigndocument.h"

#include "model/acts/acts.h"
#include "model/changes/campaign.h"
#include "model/json/campaignjson.h"
#include "model/story/narratedstep.h"
#include "tests/support/fullstep.h"
#include "tests/support/opendocument.h"
#include "tests/support/rawdatabase.h"
#include "tests/support/steps.h"

#include <QJsonDocument>
#include <QSignalSpy>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

QByteArray shown(const CampaignDocument &document)
{
    return QJsonDocument(campaignJson(document.campaign(), document.pack(), document.history().inForce)).toJson();
}

} // namespace

using Document = OpenDocument;

TEST_F(Document, AStepIsDatedWrittenAndThenTold)
{
    const QDateTime evening({2026, 11, 20}, {21, 30}, Qt::UTC);
    document().setClock([=] { return evening; });
    const Campaign before = campaign();
    QStringList told;
    QObject::connect(&document(), &CampaignDocument::changed, [&](const Campaign &from, const Campaign &to) {
        EXPECT_EQ(from, before);
        EXPECT_EQ(to, campaign());
        told << u"changed"_s;
    });
    QObject::connect(&document(), &CampaignDocument::historyChanged, [&] { told << u"bookChanged"_s; });
    recruitThree();
    EXPECT_EQ(told, (QStringList{u"changed"_s, u"bookChanged"_s}));
    EXPECT_EQ(document().history().steps.back().when, evening);
    EXPECT_EQ(campaign().gruntCount(), 3);
}

TEST_F(Document, WhatTheFileRefusesHasNotHappened)
{
    QSignalSpy changed(&document(), &CampaignDocument::changed);
    ASSERT_TRUE(QFile::remove(document().path()));
    const auto done = document().write(LongCampaign(1).next(campaign()));
    ASSERT_FALSE(done);
    EXPECT_EQ(done.problem().trouble, FileTrouble::Replaced);
    EXPECT_FALSE(document().keepDraft(fullDraft()));
    EXPECT_EQ(document().history().steps.size(), 1U);
    EXPECT_TRUE(changed.isEmpty());
}

TEST_F(Document, TakingBackIsByNameAndStopsAtTheFounding)
{
    EXPECT_EQ(document().takeBackName(), QString());
    EXPECT_EQ(document().bringForwardName(), QString());
    recruitThree();
    prepare();
    EXPECT_EQ(document().takeBackName(),
              nameOf(document().history().steps[2], fold(document().history().steps, 2), swordplay()));
    EXPECT_NE(document().takeBackName(), QString());

    ASSERT_TRUE(document().takeBack(99));
    EXPECT_EQ(document().history().inForce, 1U);
    EXPECT_EQ(document().takeBackName(), QString());
    EXPECT_NE(document().bringForwardName(), QString());
    ASSERT_TRUE(document().bringForward(99));
    EXPECT_EQ(document().history().inForce, 3U);
    EXPECT_TRUE(campaign().encounter.has_value());
}

TEST_F(Document, FiveHundredStepsBackAndForthGiveTheSameCampaign)
{
    std::vector<Campaign> values = {Campaign(), campaign()};
    std::vector<QByteArray> texts = {QByteArray(), shown(document())};
    for (int i = 0; i < 120; ++i) {
        play(1);
        values.push_back(campaign());
        texts.push_back(shown(document()));
    }
    ASSERT_TRUE(document().takeBack(60));
    for (auto i = document().history().inForce; i < values.size() - 1; ++i) { // with other steps
        play(1);
        values[i + 1] = campaign();
        texts[i + 1] = shown(document());
    }
    std::mt19937_64 random(500);
    for (int i = 0; i < 500; ++i) {
        const auto steps = static_cast<std::size_t>(RandomDice::face(random, 40));
        ASSERT_TRUE(RandomDice::face(random, 2) == 1 ? document().takeBack(steps) : document().bringForward(steps));
        ASSERT_EQ(campaign(), values[document().history().inForce]);
        ASSERT_EQ(shown(document()), texts[document().history().inForce]);
    }
}

TEST_F(Document, TheDraftGoesWhenTheBattleIsFinished)
{
    recruitThree();
    prepare();
    QSignalSpy told(&document(), &CampaignDocument::draftChanged);
    ASSERT_TRUE(document().keepDraft(fullDraft()));
    ASSERT_TRUE(document().keepDraft(fullDraft()));
    EXPECT_EQ(told.size(), 1) << "the same again is no change";
    Step finished{StepKind::BattleFinished, {}, {}, {}};
    RandomDice dice(1);
    acts::perform(campaign(), swordplay(), acts::FinishBattle{{Outcome::Success, {{FigureId{1}, Fate::Fine}}}}, 0, dice,
                  finished);
    write(finished);
    EXPECT_EQ(document().draft(), std::nullopt);
    EXPECT_EQ(told.size(), 2);
}

TEST_F(Document, AStepThatTakesTheGroundOfHalfRolledDiceNamesTheirAct)
{
    recruitThree();
    QSignalSpy abandoned(&document(), &CampaignDocument::abandoned);
    Step step;
    const Attempt begun =
        attempt({}, [&](Dice &dice) { acts::perform(campaign(), swordplay(), acts::Prepare{}, 1, dice, step); });
    const ActUnderWay halfRolled{acts::Prepare{}, 1, {}, begun.stop->request, u"5"_s};
    document().keepUnderWay(halfRolled);
    Figure renamed = campaign().band.back();
    renamed.name = u"Hob"_s;
    write(*acts::correctFigure(campaign(), swordplay(), renamed));
    EXPECT_EQ(document().underWay(), halfRolled) << "it changes nothing for them";
    prepare();
    EXPECT_FALSE(document().underWay());
    ASSERT_EQ(abandoned.size(), 1);
    EXPECT_EQ(abandoned[0][0].toString(), u"Prepare encounter"_s);
}

TEST_F(Document, WhatWasRefusedIsTriedAgainUnlessSomethingElseCameAfter)
{
    recruitThree();
    prepare();
    const auto refuseNext = [&] {
        RawDatabase busy(document().path());
        busy.run(u"BEGIN EXCLUSIVE"_s);
        Figure renamed = campaign().band.back();
        renamed.name += u" the Bold"_s;
        const auto done = document().write(*acts::correctFigure(campaign(), swordplay(), renamed));
        ASSERT_FALSE(done);
        EXPECT_EQ(done.problem().trouble, FileTrouble::Locked);
        EXPECT_TRUE(document().canTryAgain());
        busy.run(u"ROLLBACK"_s);
    };
    refuseNext();
    ASSERT_TRUE(document().tryAgain());
    EXPECT_TRUE(campaign().band.back().name.endsWith(u"the Bold"_s));
    refuseNext();
    ASSERT_TRUE(document().keepDraft(AftermathDraft{}));
    EXPECT_FALSE(document().canTryAgain());
}

TEST_F(Document, IsOpenedWithThePackItPlaysBy)
{
    const QString path = document().path();
    play(10);
    const History history = document().history();
    m_document.reset();
    const auto again = CampaignDocument::open(path);
    ASSERT_TRUE(again) << again.problem().text.toStdString();
    EXPECT_EQ((*again)->history(), history);
    EXPECT_EQ((*again)->pack().id, u"swordplay"_s);
}

TEST_F(Document, RulesThatAreNotHereAreNamed)
{
    Step unknownRules = founding();
    edit<Founded>(unknownRules.changes[0], [](Founded &founded) { founded.rules = u"chain-reaction-9"_s; });
    Step unknownList = founding();
    edit<Founded>(unknownList.changes[0], [](Founded &founded) { founded.list = u"martians"_s; });
    int made = 0;
    for (const Step &step : {unknownRules, unknownList}) {
        const QString path = m_folder.filePath(u"%1.muster"_s.arg(++made));
        ASSERT_TRUE(CampaignFile::create(path, step));
        const auto opened = CampaignDocument::open(path);
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.problem().trouble, made == 1 ? FileTrouble::Newer : FileTrouble::Strange);
    }
}
