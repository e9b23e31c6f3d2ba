// SPDX-License-Identifier: MIT
// Pictures in a campaign file: written with their step, read on demand, and included in every copy of the campaign.
#include "model/acts/story.h"
#include "model/storage/backups.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "tests/model/storage/shelf.h"

#include <random>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

class PicturesKept : public Shelf
{
protected:
    /// Returns bytes that begin like a JPEG. They are no picture, but these tests do not decode them.
    static QByteArray content(int seed, qsizetype size = 30'000)
    {
        std::mt19937 random(static_cast<unsigned>(seed));
        QByteArray bytes("\xff\xd8\xff", 3);
        while (bytes.size() < size)
            bytes.append(static_cast<char>(random() & 0xff));
        return bytes;
    }

    static FileResult<Done> add(CampaignFile &file, const QByteArray &bytes, const About &about = {})
    {
        const auto step = acts::addPicture(file.history(), file.campaign(), about, u"The hall"_s, {bytes, 640, 480});
        EXPECT_TRUE(step);
        return file.append(*step, {}, [bytes](const QString &) { return bytes; });
    }

    /// Creates a campaign with a picture of the first figure and one of the campaign.
    QString pictured(const QString &name = u"harrow.muster"_s)
    {
        const QString path = campaign(6, name);
        auto file = CampaignFile::open(path);
        EXPECT_TRUE(add(**file, content(1), {AboutKind::Figure, 1}));
        EXPECT_TRUE(add(**file, content(2)));
        return path;
    }

    static std::optional<QByteArray> pictureIn(const QString &path, int id)
    {
        const auto file = CampaignFile::open(path, CampaignFile::Access::ReadOnly);
        EXPECT_TRUE(file) << file.problem();
        return file ? (*file)->picture((*file)->campaign().pictures[id].sha256) : std::nullopt;
    }

    void damage(const QString &path, int id)
    {
        const QString sha256 = (*CampaignFile::open(path))->campaign().pictures[id].sha256;
        RawDatabase(path).run(
            u"UPDATE pictures SET content = zeroblob(length(content)) WHERE sha256 = x'%1'"_s.arg(sha256));
    }

    /// Creates a file of format 1, which had no pictures.
    QString ofFormat1()
    {
        const QString path = campaign();
        RawDatabase database(path);
        database.run(u"DROP TABLE pictures"_s);
        database.run(u"PRAGMA user_version = 1"_s);
        database.run(u"VACUUM"_s);
        return path;
    }
};

} // namespace

TEST_F(PicturesKept, APictureComesBackAsItWasTaken)
{
    const QString path = pictured();
    EXPECT_EQ(pictureIn(path, 1), content(1));
    EXPECT_EQ(pictureIn(path, 2), content(2));
    const Campaign campaign = (*CampaignFile::open(path))->campaign();
    EXPECT_EQ(campaign.pictures[1].sha256, pictureHash(content(1)));
    EXPECT_EQ(miniatureOf(campaign.pictures, FigureId{1})->id, 1);
    EXPECT_EQ(miniatureOf(campaign.pictures, FigureId{2}), nullptr);
}

TEST_F(PicturesKept, UndoTakesItOutAndRedoBringsItBack)
{
    const QString path = pictured();
    auto file = CampaignFile::open(path);
    const std::size_t steps = (*file)->history().inForce;
    const QString sha256 = (*file)->campaign().pictures[2].sha256;
    ASSERT_TRUE((*file)->setInForce(steps - 1));
    EXPECT_FALSE((*file)->campaign().pictures.contains(2));
    EXPECT_EQ((*file)->picture(sha256), content(2)) << "its content stays in the file";
    ASSERT_TRUE((*file)->setInForce(steps));
    EXPECT_EQ(pictureIn(path, 2), content(2));
}

TEST_F(PicturesKept, AStepWithoutItsPictureIsNotWritten)
{
    const QString path = campaign();
    auto file = CampaignFile::open(path);
    const auto step = acts::addPicture((*file)->history(), (*file)->campaign(), {}, {}, {content(1), 640, 480});
    const QByteArray before = bytes(path);
    EXPECT_FALSE((*file)->append(*step)) << "there is none";
    EXPECT_FALSE((*file)->append(*step, {}, [this](const QString &) { return content(2); })) << "it is another";
    EXPECT_EQ(bytes(path), before);
}

TEST_F(PicturesKept, TheSamePictureTwiceIsKeptOnce)
{
    const QString path = pictured();
    const qint64 size = QFileInfo(path).size();
    auto file = CampaignFile::open(path);
    ASSERT_TRUE(add(**file, content(1)));
    EXPECT_LT(QFileInfo(path).size() - size, 20'000);
    EXPECT_EQ((*file)->campaign().pictures.size(), 3);
}

TEST_F(PicturesKept, OneThatIsDamagedIsToldAndTheRestWorks)
{
    const QString path = pictured();
    damage(path, 1);
    auto file = CampaignFile::open(path);
    ASSERT_TRUE(file) << file.problem();
    EXPECT_EQ((*file)->lostPictures(), std::vector{1});
    EXPECT_EQ((*file)->picture((*file)->campaign().pictures[2].sha256), content(2));
    EXPECT_TRUE((*file)->append(LongCampaign(7).next((*file)->campaign())));
    ASSERT_TRUE(add(**file, content(1))) << "added again, it is whole again";
    EXPECT_EQ((*file)->lostPictures(), std::vector<int>());
}

TEST_F(PicturesKept, OneThatIsGoneIsToldAndTheRestWorks)
{
    const QString path = pictured();
    RawDatabase(path).run(u"DELETE FROM pictures"_s);
    auto file = CampaignFile::open(path);
    ASSERT_TRUE(file) << file.problem();
    EXPECT_EQ((*file)->lostPictures(), (std::vector{1, 2}));
    EXPECT_TRUE((*file)->append(LongCampaign(7).next((*file)->campaign())));
}

TEST_F(PicturesKept, CopiesAndBackupsCarryThem)
{
    const QString path = pictured();
    ASSERT_TRUE(copyCampaign(path, place(u"copy.muster"_s)));
    EXPECT_EQ(pictureIn(place(u"copy.muster"_s), 2), content(2));
    const Backups backups(place(u"backups"_s));
    const auto made = backups.make(path);
    ASSERT_TRUE(made) << made.problem();
    EXPECT_EQ(pictureIn(made->path, 1), content(1));
}

TEST_F(PicturesKept, ARestoredBackupBringsBackWhatTheFileHasLost)
{
    const QString path = pictured();
    const Backups backups(place(u"backups"_s));
    ASSERT_TRUE(backups.make(path));
    damage(path, 1);
    const auto restored = restoreInto(path, backups.statesOf(path).front(), backups);
    ASSERT_TRUE(restored) << restored.problem();
    EXPECT_EQ(pictureIn(path, 1), content(1));
    EXPECT_EQ(pictureIn(path, 2), content(2));
}

TEST_F(PicturesKept, WhatIsRecoveredHasThePicturesThatAreWhole)
{
    const QString path = pictured();
    damage(path, 1);
    {
        auto file = CampaignFile::open(path);
        ASSERT_TRUE((*file)->append(LongCampaign(7).next((*file)->campaign())));
    }
    RawDatabase(path).run(u"UPDATE entries SET kind = 'position' WHERE number = 9"_s);
    const auto saved = recoverUpTo(path, place(u"saved.muster"_s));
    ASSERT_TRUE(saved) << saved.problem();
    EXPECT_EQ(saved->steps, 8U);
    EXPECT_EQ(saved->lostPictures, 1);
    EXPECT_EQ(pictureIn(place(u"saved.muster"_s), 2), content(2));
}

TEST_F(PicturesKept, AnOlderFileIsReadAsItIsAndUpgradedWhenSomethingIsWritten)
{
    const QString path = ofFormat1();
    const QByteArray before = bytes(path);
    {
        auto file = CampaignFile::open(path);
        ASSERT_TRUE(file) << file.problem();
        EXPECT_EQ((*file)->lostPictures(), std::vector<int>());
        EXPECT_EQ(bytes(path), before) << "to look changes nothing";
        ASSERT_TRUE(add(**file, content(1))) << "and it has room for pictures now";
        EXPECT_TRUE((*file)->append(LongCampaign(7).next((*file)->campaign())));
    }
    EXPECT_EQ(pictureIn(path, 1), content(1));
    EXPECT_EQ(bytes(place(u"harrow, format 1.muster"_s)).size(), before.size());
    EXPECT_EQ((*CampaignFile::open(place(u"harrow, format 1.muster"_s)))->history().steps.size(), 6U);
}

TEST_F(PicturesKept, ABackupOfAnOlderFileIsRestored)
{
    const QString path = ofFormat1();
    const Backups backups(place(u"backups"_s));
    ASSERT_TRUE(backups.make(path));
    const History before = (*CampaignFile::open(path))->history();
    {
        auto file = CampaignFile::open(path);
        ASSERT_TRUE(add(**file, content(1)));
    }
    ASSERT_EQ(backups.statesOf(path).size(), 1U);
    const auto restored = restoreInto(path, backups.statesOf(path).front(), backups);
    ASSERT_TRUE(restored) << restored.problem();
    EXPECT_EQ((*CampaignFile::open(path))->history(), before);
}

TEST_F(PicturesKept, NoFlippedBitShowsAnotherPicture)
{
    const QString path = pictured();
    const History history = (*CampaignFile::open(path))->history();
    const QByteArray whole = bytes(path);
    const QString flipped = place(u"flipped.muster"_s);
    std::mt19937 random(4711);
    int seen = 0;
    for (int i = 0; i < 200; ++i) {
        QByteArray bits = whole;
        const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(whole.size()));
        bits[at] = static_cast<char>(bits[at] ^ (1 << (random() & 7)));
        put(flipped, bits);
        const auto file = CampaignFile::open(flipped);
        if (!file)
            continue;
        ++seen;
        EXPECT_EQ((*file)->history(), history);
        for (const int id : {1, 2}) {
            const auto read = (*file)->picture((*file)->campaign().pictures[id].sha256);
            EXPECT_TRUE(!read || *read == content(id)) << "bit " << at;
        }
    }
    EXPECT_GT(seen, 100) << "most of the file is pictures, and without them it is still read";
}
