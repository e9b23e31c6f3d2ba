// SPDX-License-Identifier: MIT
// A damaged campaign is opened as it stood before the damage: as a copy, and the damaged file stays as it is.
#include "model/storage/recover.h"
#include "tests/model/storage/shelf.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

class Recovering : public Shelf
{
protected:
    Steps stepsOf(const QString &path) { return (*CampaignFile::open(path))->book().steps; }

    /// Changes one letter of an entry behind Muster's back.
    QString damagedAt(int entry)
    {
        const QString path = campaign(8);
        RawDatabase(path).run(
            u"UPDATE entries SET content = replace(content, '\"', '''') WHERE number = %1"_s.arg(entry));
        return path;
    }
};

} // namespace

TEST_F(Recovering, TheStepsBeforeTheBreakAreSaved)
{
    const Steps whole = stepsOf(campaign(8, u"whole.muster"_s));
    const QString path = damagedAt(6);
    EXPECT_EQ(refusal(path).goodSteps, 5);

    const QByteArray before = bytes(path);
    const auto saved = recoverUpTo(path, place(u"saved.muster"_s));
    ASSERT_TRUE(saved) << saved.problem();
    EXPECT_EQ(saved->steps, 5U);
    EXPECT_EQ(saved->flaw, u"Entry 6 of its log has been altered."_s);
    EXPECT_EQ(bytes(path), before) << "the damaged file is only read";
    EXPECT_EQ(stepsOf(place(u"saved.muster"_s)), Steps(whole.begin(), whole.begin() + 5));
}

TEST_F(Recovering, TheCopyIsACampaignLikeAnyOther)
{
    const QString path = damagedAt(6);
    ASSERT_TRUE(recoverUpTo(path, place(u"saved.muster"_s)));
    auto saved = CampaignFile::open(place(u"saved.muster"_s));
    ASSERT_TRUE(saved) << saved.problem();
    EXPECT_TRUE((*saved)->append(LongCampaign(7).next((*saved)->campaign())));
    EXPECT_TRUE((*saved)->setInForce(2));
}

TEST_F(Recovering, WhatCanBeBroughtForwardIsSavedToo)
{
    const QString path = campaign(6);
    {
        auto file = CampaignFile::open(path);
        ASSERT_TRUE((*file)->setInForce(3));
    }
    const Book book = (*CampaignFile::open(path))->book();
    const auto saved = recoverUpTo(path, place(u"saved.muster"_s));
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->flaw, QString()) << "nothing is wrong with it";
    EXPECT_EQ((*CampaignFile::open(place(u"saved.muster"_s)))->book(), book);
}

TEST_F(Recovering, ALogThatLostItsEndGivesWhatIsLeft)
{
    const QString path = campaign(6);
    RawDatabase(path).run(u"DELETE FROM entries WHERE number > 4"_s);
    const auto saved = recoverUpTo(path, place(u"saved.muster"_s));
    ASSERT_TRUE(saved) << saved.problem();
    EXPECT_EQ(saved->steps, 4U);
}

TEST_F(Recovering, TheCopyNeverTakesTheNameOfAnotherFile)
{
    const QString path = damagedAt(6);
    put(place(u"letters.txt"_s), "Dear Ulric");
    for (const QString &taken : {path, place(u"letters.txt"_s)}) {
        const QByteArray before = bytes(taken);
        EXPECT_EQ(recoverUpTo(path, taken).problem().trouble, FileTrouble::Exists);
        EXPECT_EQ(bytes(taken), before);
    }
}

TEST_F(Recovering, WhereNotEvenTheFoundingIsWholeThereIsNothingToSave)
{
    const auto saved = recoverUpTo(damagedAt(1), place(u"saved.muster"_s));
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.problem().trouble, FileTrouble::Damaged);
    EXPECT_FALSE(QFile::exists(place(u"saved.muster"_s)));
}

TEST_F(Recovering, WhatIsNoCampaignIsNotRecovered)
{
    put(place(u"letters.txt"_s), QByteArray(5000, 'x'));
    EXPECT_EQ(recoverUpTo(place(u"letters.txt"_s), place(u"saved.muster"_s)).problem().trouble, FileTrouble::NotOurs);
    EXPECT_EQ(recoverUpTo(place(u"nothing.muster"_s), place(u"saved.muster"_s)).problem().trouble,
              FileTrouble::Missing);
    EXPECT_EQ(content(), QStringList(u"letters.txt"_s));
}
