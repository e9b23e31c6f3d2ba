// SPDX-License-Identifier: MIT
// Everything that was recorded is read back.
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "tests/model/storage/shelf.h"
#include "tests/support/fullstep.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

using CampaignBook = Shelf;

TEST_F(CampaignBook, ANewOneHoldsTheFounding)
{
    const auto file = CampaignFile::create(place(u"new.muster"_s), founding());
    ASSERT_TRUE(file) << file.problem();
    EXPECT_EQ((*file)->history(), (History{{founding()}, 1}));
    EXPECT_EQ((*file)->campaign(), fold({founding()}));
    EXPECT_EQ((*file)->path(), place(u"new.muster"_s));
    EXPECT_EQ(content(), QStringList{u"new.muster"_s});
}

TEST_F(CampaignBook, ANewOneCanHoldAWholeCampaign)
{
    const History history{longCampaign(30, 4), 20};
    ASSERT_TRUE(CampaignFile::create(place(u"copy.muster"_s), history));
    const auto file = CampaignFile::open(place(u"copy.muster"_s));
    EXPECT_EQ((*file)->history(), history);
    EXPECT_EQ((*file)->campaign(), fold(history.steps, 20));
}

TEST_F(CampaignBook, StepsAreThereAfterReopening)
{
    const Steps steps = longCampaign(40, 7);
    {
        auto file = CampaignFile::create(place(u"a.muster"_s), steps.front());
        for (std::size_t i = 1; i < steps.size(); ++i)
            ASSERT_TRUE((*file)->append(steps[i]));
    }
    const auto file = CampaignFile::open(place(u"a.muster"_s));
    ASSERT_TRUE(file) << file.problem();
    EXPECT_EQ((*file)->history(), (History{steps, steps.size()}));
    EXPECT_EQ((*file)->campaign(), fold(steps));
    EXPECT_EQ(content(), QStringList{u"a.muster"_s}) << "no side files";
}

TEST_F(CampaignBook, WhatWasTakenBackInAnEarlierRunCanBeBroughtForward)
{
    const QString path = campaign(6);
    const History whole = (*CampaignFile::open(path))->history();
    ASSERT_TRUE((*CampaignFile::open(path))->setInForce(2));

    auto file = CampaignFile::open(path);
    EXPECT_EQ((*file)->history(), (History{whole.steps, 2}));
    EXPECT_EQ((*file)->campaign(), fold(whole.steps, 2));
    ASSERT_TRUE((*file)->setInForce(5));
    EXPECT_EQ((*file)->campaign(), fold(whole.steps, 5));
    file->reset();
    EXPECT_EQ((*CampaignFile::open(path))->history(), (History{whole.steps, 5}));
}

TEST_F(CampaignBook, ANewStepDropsThoseThatWereTakenBack)
{
    const QString path = campaign(6);
    auto file = CampaignFile::open(path);
    ASSERT_TRUE((*file)->setInForce(3));
    const Step other = LongCampaign(99).next((*file)->campaign());
    ASSERT_TRUE((*file)->append(other));
    EXPECT_EQ((*file)->history().steps.size(), 4U);
    EXPECT_EQ((*file)->history().steps.back(), other);
    file->reset();
    EXPECT_EQ((*CampaignFile::open(path))->history().steps.back(), other);
}

TEST_F(CampaignBook, OpeningAndLookingChangesNoByte)
{
    const QString path = campaign();
    const QByteArray before = bytes(path);
    for (const auto access : {CampaignFile::Access::ReadOnly, CampaignFile::Access::ReadWrite}) {
        const auto file = CampaignFile::open(path, access);
        ASSERT_TRUE(file) << file.problem();
        EXPECT_EQ((*file)->campaign().name, u"The Harrow Marches"_s);
        EXPECT_EQ(content(), QStringList{u"harrow.muster"_s});
    }
    EXPECT_EQ(bytes(path), before);
}

TEST_F(CampaignBook, OneOpenedToLookAtIsNotWrittenTo)
{
    const QString path = campaign();
    const QByteArray before = bytes(path);
    const auto file = CampaignFile::open(path, CampaignFile::Access::ReadOnly);
    const auto done = (*file)->setInForce(1);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.problem().trouble, FileTrouble::ReadOnly);
    EXPECT_EQ((*file)->history().inForce, 6U);
    EXPECT_EQ(bytes(path), before);
}

TEST_F(CampaignBook, AStepWithoutADateIsDatedNow)
{
    Step step = founding();
    step.when = {};
    const auto file = CampaignFile::create(place(u"now.muster"_s), step);
    EXPECT_LT(qAbs((*file)->history().steps[0].when.secsTo(QDateTime::currentDateTimeUtc())), 60);
}

TEST_F(CampaignBook, AStepThatCouldNotBeReadAgainIsNotWritten)
{
    const QString path = campaign();
    const auto file = CampaignFile::open(path);
    Step tooMuch = fullStep();
    tooMuch.changes = {RepChanged{FigureId{1}, 5, 9, {}}};
    EXPECT_FALSE((*file)->append(tooMuch));
    Step nonsense = fullStep();
    nonsense.changes = {EncounterFinished{}, EncounterFinished{}};
    EXPECT_FALSE((*file)->append(nonsense));
    EXPECT_EQ((*file)->history().steps.size(), 6U);
    EXPECT_TRUE(CampaignFile::open(path));
}

TEST_F(CampaignBook, ANewOneIsNeverWrittenOverAnother)
{
    put(place(u"diary.txt"_s), "Dear diary");
    const auto file = CampaignFile::create(place(u"diary.txt"_s), founding());
    ASSERT_FALSE(file);
    EXPECT_EQ(file.problem().trouble, FileTrouble::Exists);
    EXPECT_EQ(bytes(place(u"diary.txt"_s)), "Dear diary");

    ASSERT_TRUE(QFile::link(place(u"nowhere"_s), place(u"link.muster"_s)));
    EXPECT_EQ(CampaignFile::create(place(u"link.muster"_s), founding()).problem().trouble, FileTrouble::Exists);
    EXPECT_EQ(content(), (QStringList{u"diary.txt"_s, u"link.muster"_s})) << "nothing left behind";
}

TEST_F(CampaignBook, ANewOneNeedsAFolder)
{
    const auto file = CampaignFile::create(place(u"no/such/folder/a.muster"_s), founding());
    ASSERT_FALSE(file);
    EXPECT_EQ(file.problem().trouble, FileTrouble::Missing);
    EXPECT_TRUE(file.problem().text.contains(u"There is no folder"_s)) << file.problem();
    EXPECT_TRUE(content().isEmpty());
}

TEST_F(CampaignBook, ItsNameMayHoldAnything)
{
    for (const QString &name : {u"Ünïcödé “x”.muster"_s, u"a b?c=d&e#f%20.muster"_s, u"-rf; drop table.muster"_s}) {
        ASSERT_TRUE(CampaignFile::create(place(name), founding())) << name.toStdString();
        EXPECT_TRUE(CampaignFile::open(place(name)));
        EXPECT_TRUE(QFile::exists(place(name)));
    }
    EXPECT_EQ(content().size(), 3);
}

using ReportDraft = Shelf;

TEST_F(ReportDraft, IsThereAfterReopeningUntilItIsCleared)
{
    const QString path = campaign();
    EXPECT_EQ((*CampaignFile::open(path))->drafts().report, std::nullopt);
    ASSERT_TRUE((*CampaignFile::open(path))->keepDrafts({fullDraft()}));
    EXPECT_EQ((*CampaignFile::open(path))->drafts().report, fullDraft());
    ASSERT_TRUE((*CampaignFile::open(path))->keepDrafts({}));
    EXPECT_EQ((*CampaignFile::open(path))->drafts().report, std::nullopt);
}

TEST_F(ReportDraft, GoesWithItsEncounter)
{
    auto file = CampaignFile::create(place(u"a.muster"_s), founding());
    LongCampaign player(3);
    while (!(*file)->campaign().encounter)
        ASSERT_TRUE((*file)->append(player.next((*file)->campaign())));
    ASSERT_TRUE((*file)->keepDrafts({fullDraft()}));
    ASSERT_TRUE((*file)->setInForce((*file)->history().inForce - 1));
    EXPECT_EQ((*file)->drafts().report, std::nullopt);
    file->reset();
    EXPECT_EQ((*CampaignFile::open(place(u"a.muster"_s)))->drafts().report, std::nullopt);
}

TEST_F(ReportDraft, OneThatABadBitHasRenumberedIsStillFoundAndOnlyOneIsEverKept)
{
    const QString path = campaign();
    ASSERT_TRUE((*CampaignFile::open(path))->keepDrafts({fullDraft()}));
    RawDatabase(path).run(u"UPDATE draft SET id = 3"_s);
    auto file = CampaignFile::open(path);
    ASSERT_TRUE(file) << file.problem();
    EXPECT_EQ((*file)->drafts().report, fullDraft());
    ASSERT_TRUE((*file)->keepDrafts({}));
    file->reset();
    EXPECT_EQ((*CampaignFile::open(path))->drafts().report, std::nullopt);
}

TEST_F(ReportDraft, OneThatIsDamagedIsDroppedAndTheCampaignStays)
{
    const QString path = campaign();
    ASSERT_TRUE((*CampaignFile::open(path))->keepDrafts({fullDraft()}));
    RawDatabase(path).run(u"UPDATE draft SET content = replace(content, 'failure', 'success')"_s);
    auto file = CampaignFile::open(path);
    ASSERT_TRUE(file) << file.problem();
    EXPECT_EQ((*file)->drafts().report, std::nullopt);
    EXPECT_TRUE((*file)->lostDraft());
    ASSERT_TRUE((*file)->keepDrafts({fullDraft()}));
    EXPECT_FALSE((*file)->lostDraft());
}
