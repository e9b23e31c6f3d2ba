// SPDX-License-Identifier: MIT

// Backups are made when something has changed, listed, thinned out over time, and restored without losing anything.

#include "model/storage/backups.h"
#include "model/storage/files.h"
#include "tests/model/storage/shelf.h"

#include <QStringList>

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

const QDateTime evening({2026, 3, 10}, {20, 0}, Qt::UTC);

class KeepingBackups : public Shelf
{
protected:
    void playOn(const QString &path, int steps = 1)
    {
        auto file = CampaignFile::open(path);
        ASSERT_TRUE(file) << file.problem();
        LongCampaign player(9);
        while (steps-- > 0)
            ASSERT_TRUE((*file)->append(player.next((*file)->campaign())));
    }
    QString made(const QString &path, const QDateTime &now)
    {
        const auto backup = backups.make(path, now);
        EXPECT_TRUE(backup) << backup.problem();
        return backup ? backup->path : QString();
    }
    std::vector<std::size_t> stepsSaved(const QString &path)
    {
        std::vector<std::size_t> steps;
        for (const SavedState &state : backups.statesOf(path))
            steps.push_back(state.steps);
        return steps;
    }
    History bookOf(const QString &path) { return (*CampaignFile::open(path))->history(); }

    Backups backups{place(u"backups"_s)};
};

TEST_F(KeepingBackups, ABackupHoldsTheSameCampaign)
{
    const QString path = campaign(6);
    EXPECT_EQ(bookOf(made(path, evening)), bookOf(path));
}

TEST_F(KeepingBackups, ACampaignThatIsOpenAndHasADraftIsBackedUpToo)
{
    auto file = CampaignFile::open(campaign(6));
    const AftermathDraft draft{Outcome::Success, {{FigureId{1}, Fate::OutOfTheFight}}, {}};
    ASSERT_TRUE((*file)->keepDrafts({draft}));
    EXPECT_EQ((*CampaignFile::open(made((*file)->path(), evening)))->drafts().report, draft);
}

TEST_F(KeepingBackups, NothingIsMadeWhileNothingHasChanged)
{
    const QString path = campaign(6);
    const QString first = made(path, evening);
    EXPECT_EQ(made(path, evening.addDays(1)), first);
    playOn(path);
    EXPECT_NE(made(path, evening.addDays(1)), first);
    EXPECT_EQ(stepsSaved(path), (std::vector<std::size_t>{7, 6}));
}

TEST_F(KeepingBackups, ADamagedFileIsNotBackedUp)
{
    const QString path = campaign(6);
    made(path, evening);
    RawDatabase(path).run(u"UPDATE entries SET kind = 'position' WHERE number = 6"_s);
    EXPECT_EQ(backups.make(path, evening.addDays(1)).problem().trouble, FileTrouble::Damaged);
    EXPECT_EQ(stepsSaved(path), std::vector<std::size_t>{6}) << "but its backups are found";
}

TEST_F(KeepingBackups, AFileThatIsMovedFindsItsBackupsAgain)
{
    const QString path = campaign(6);
    made(path, evening);
    ASSERT_TRUE(QFile::rename(path, place(u"elsewhere.muster"_s)));
    EXPECT_EQ(stepsSaved(place(u"elsewhere.muster"_s)), std::vector<std::size_t>{6});
}

TEST_F(KeepingBackups, AFileThatIsGoneIsKnownByWhereItLay)
{
    const QString path = campaign(6);
    made(path, evening);
    put(path, "Dear Ulric");
    EXPECT_EQ(stepsSaved(path), std::vector<std::size_t>{6});
    ASSERT_TRUE(QFile::remove(path));
    EXPECT_EQ(stepsSaved(path), std::vector<std::size_t>{6});
}

TEST_F(KeepingBackups, CampaignsDoNotSeeEachOthersBackups)
{
    made(campaign(6), evening);
    const auto other = CampaignFile::create(place(u"other.muster"_s), founding(u"Wulf"_s));
    ASSERT_TRUE(other);
    EXPECT_TRUE(backups.statesOf((*other)->path()).empty());
}

TEST_F(KeepingBackups, OldOnesAreThinnedOut)
{
    const QString path = campaign(2);
    for (int hour = 0; hour < 3; ++hour) {
        playOn(path);
        made(path, evening.addSecs(3600 * hour));
    }
    EXPECT_EQ(stepsSaved(path).size(), 3U);
    playOn(path);
    made(path, evening.addDays(5));
    EXPECT_EQ(stepsSaved(path), (std::vector<std::size_t>{6, 5})) << "of the first evening the last";
}

TEST_F(KeepingBackups, ADamagedBackupIsNotOffered)
{
    const QString path = campaign(6);
    const QString backup = made(path, evening);
    playOn(path);
    made(path, evening.addSecs(60));
    RawDatabase(backup).run(u"DELETE FROM ending"_s);
    EXPECT_EQ(stepsSaved(path), std::vector<std::size_t>{7});
}

TEST_F(KeepingBackups, RestoringInPlaceBacksUpThePresentStateFirst)
{
    const QString path = campaign(6);
    made(path, evening);
    const History earlier = bookOf(path);
    playOn(path, 3);
    const History present = bookOf(path);

    const auto states = backups.statesOf(path);
    ASSERT_EQ(states.size(), 1U);
    const auto restored = restoreInto(path, states.front(), backups);
    ASSERT_TRUE(restored) << restored.problem();
    EXPECT_EQ(bookOf(path), earlier);
    ASSERT_EQ(stepsSaved(path).size(), 2U);
    EXPECT_EQ(bookOf(backups.statesOf(path).front().path), present) << "nothing is lost";
}

TEST_F(KeepingBackups, AMusterThatHasTheFileOpenNoticesARestore)
{
    const QString path = campaign(6);
    made(path, evening);
    playOn(path);
    auto open = CampaignFile::open(path);
    ASSERT_TRUE(restoreInto(path, backups.statesOf(path).front(), backups));
    EXPECT_EQ((*open)->append(LongCampaign(1).next((*open)->campaign())).problem().trouble, FileTrouble::Replaced);
}

TEST_F(KeepingBackups, AStateThatIsThinnedOutWhileItIsRestoredIsStillRestored)
{
    const QString path = campaign(6);
    const QDateTime threeDaysAgo(QDateTime::currentDateTimeUtc().date().addDays(-3), {10, 0}, Qt::UTC);
    const History earlier = bookOf(made(path, threeDaysAgo));
    playOn(path);
    made(path, threeDaysAgo.addSecs(3600));
    playOn(path);

    const SavedState first = backups.statesOf(path).back();
    const auto restored = restoreInto(path, first, backups);
    ASSERT_TRUE(restored) << restored.problem();
    EXPECT_FALSE(QFile::exists(first.path)) << "of an older day only the last backup stays";
    EXPECT_EQ(bookOf(path), earlier);
}

TEST_F(KeepingBackups, WhatAnotherMusterHasWrittenMeanwhileIsNotLostToARestore)
{
    const QString path = campaign(6);
    made(path, evening);
    const SavedState saved = backups.statesOf(path).front();
    const auto present = CampaignFile::open(path);
    playOn(path);
    const History theirs = bookOf(path);
    const auto restored = restoreInto(**present, saved, backups);
    ASSERT_FALSE(restored);
    EXPECT_EQ(restored.problem().trouble, FileTrouble::Replaced);
    EXPECT_EQ(bookOf(path), theirs);
}

TEST_F(KeepingBackups, InPlaceOfADamagedFileNothingIsPut)
{
    const QString path = campaign(6);
    made(path, evening);
    RawDatabase(path).run(u"UPDATE entries SET kind = 'position' WHERE number = 6"_s);
    const QByteArray before = bytes(path);
    EXPECT_EQ(restoreInto(path, backups.statesOf(path).front(), backups).problem().trouble, FileTrouble::Damaged);
    EXPECT_EQ(bytes(path), before);
}

TEST_F(KeepingBackups, ACopyIsAnotherFileOfTheSameCampaign)
{
    const QString path = campaign(6);
    const auto copied = copyCampaign(path, place(u"copy.muster"_s));
    ASSERT_TRUE(copied) << copied.problem();
    EXPECT_EQ(bookOf(place(u"copy.muster"_s)), bookOf(path));
    EXPECT_EQ(copyCampaign(path, place(u"copy.muster"_s)).problem().trouble, FileTrouble::Exists);
    EXPECT_EQ(copyCampaign(path, place(u"nowhere/copy.muster"_s)).problem().trouble, FileTrouble::Missing);
    EXPECT_EQ(content(), (QStringList{u"copy.muster"_s, u"harrow.muster"_s})) << "no temporary file is left";
}

QDateTime at(const QString &text)
{
    return QDateTime::fromString(text + QStringLiteral("Z"), Qt::ISODate);
}

/// Returns the backups to delete, as "day hour" in the order of their names.
std::string goneAt(const char *now, std::initializer_list<const char *> times)
{
    std::vector<QDateTime> backups;
    for (const char *time : times)
        backups.push_back(at(QString::fromLatin1(time)));
    QStringList gone;
    for (const QDateTime &time : expendable(backups, at(QString::fromLatin1(now))))
        gone.prepend(time.toString(QStringLiteral("MM-dd HH:mm")));
    return gone.join(QStringLiteral(", ")).toStdString();
}

TEST(Thinning, LeavesAllOfTwoDaysThenTheLastOfEachDayWeekAndMonth)
{
    EXPECT_EQ(goneAt("2026-03-10T20:00", {"2026-03-08T20:30", "2026-03-08T21:00", "2026-03-10T19:30"}), "");
    EXPECT_EQ(
        goneAt("2026-03-10T20:00",
               {"2026-03-05T18:00", "2026-03-05T18:30", "2026-03-05T23:00", "2026-03-06T00:10", "2026-03-10T19:00"}),
        "03-05 18:00, 03-05 18:30");
    // After two weeks, one for each week: the 9th and the 16th of February 2026 are Mondays.
    EXPECT_EQ(
        goneAt("2026-03-10T20:00", {"2026-02-09T10:00", "2026-02-12T10:00", "2026-02-15T10:00", "2026-02-16T10:00"}),
        "02-09 10:00, 02-12 10:00");
    EXPECT_EQ(
        goneAt("2030-01-01T00:00",
               {"2026-01-03T10:00", "2026-01-31T10:00", "2026-02-01T10:00", "2027-02-01T10:00", "2027-02-20T10:00"}),
        "01-03 10:00, 02-01 10:00")
        << "after eight weeks";
    EXPECT_EQ(goneAt("2020-01-01T00:00", {"2026-01-03T10:00", "2026-01-03T11:00"}), "") << "a clock that was set back";
}

TEST(Thinning, AYearOfDailyPlayLeavesAFewDozenAndNeverTheNewestOut)
{
    std::vector<QDateTime> kept;
    const QDateTime first = at(QStringLiteral("2026-01-01T20:00"));
    for (int day = 0; day < 365; ++day) {
        const QDateTime now = first.addDays(day);
        for (int half = 0; half < 4; ++half)
            kept.push_back(now.addSecs(half * 1800));
        for (const QDateTime &gone : expendable(kept, now.addSecs(7200)))
            std::erase(kept, gone);
        ASSERT_EQ(kept.back(), now.addSecs(3 * 1800));
    }
    EXPECT_GE(kept.size(), 30U);
    EXPECT_LE(kept.size(), 50U);
    EXPECT_LE(kept.front(), first.addDays(62)) << "and something of the first months is left";
}

} // namespace
} // namespace muster::testing
