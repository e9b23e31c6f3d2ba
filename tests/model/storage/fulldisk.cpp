// SPDX-License-Identifier: MIT
// The disk has no room for a file that is to be made: said, naming the file, and nothing is left of it. (Steps on a full
// disk: torture's faults.)
#include "model/storage/backups.h"
#include "model/storage/newfile.h"
#include "model/storage/recover.h"
#include "tests/model/storage/shelf.h"
#include "tests/support/noroom.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

class FullDisk : public Shelf
{
protected:
    /// Does something that needs room; it must be refused and leave everything as it was.
    template<typename Act>
    FileProblem refused(const Act &act)
    {
        const QStringList files = content();
        const QByteArray before = bytes(path);
        const FileProblem problem = withLittleRoom(act);
        EXPECT_EQ(content(), files) << "nothing is left";
        EXPECT_EQ(bytes(path), before);
        EXPECT_TRUE(CampaignFile::open(path));
        return problem;
    }

    const QString path = campaign(12);

private:
    template<typename Act>
    static FileProblem withLittleRoom(const Act &act)
    {
        const NoRoomBeyond little(4096);
        const auto done = act();
        EXPECT_FALSE(done);
        return done ? FileProblem() : done.problem();
    }
};

} // namespace

TEST_F(FullDisk, ANewCampaignIsNotHalfMade)
{
    const FileProblem problem = refused([&] { return CampaignFile::create(place(u"new.muster"_s), founding()); });
    EXPECT_TRUE(problem.text.contains(u"“new.muster”"_s)) << problem;
}

TEST_F(FullDisk, NeitherIsACopy)
{
    const FileProblem problem = refused([&] { return copyCampaign(path, place(u"copy.muster"_s)); });
    EXPECT_TRUE(problem.text.contains(u"muster”"_s)) << problem;
}

TEST_F(FullDisk, NorWhatIsRecovered)
{
    const FileProblem problem = refused([&] { return recoverUpTo(path, place(u"saved.muster"_s)); });
    EXPECT_TRUE(problem.text.contains(u"“saved.muster”"_s)) << problem;
}

TEST_F(FullDisk, NorABackup)
{
    const Backups backups(place(u"backups"_s));
    const auto made = backups.make(path);
    ASSERT_TRUE(made);
    auto file = CampaignFile::open(path);
    ASSERT_TRUE((*file)->setInForce(3));
    refused([&] { return backups.make(path); });
    const auto states = backups.statesOf(path);
    ASSERT_EQ(states.size(), 1U);
    const QFileInfo backup(states.front().path);
    EXPECT_EQ(backup.dir().entryList(QDir::Files | QDir::Hidden), (QStringList{backup.fileName(), u"where.txt"_s}));
}

TEST_F(FullDisk, NothingIsPutInThePlaceOfThePresentState)
{
    const Backups backups(place(u"backups"_s));
    ASSERT_TRUE(backups.make(path));
    auto file = CampaignFile::open(path);
    ASSERT_TRUE((*file)->setInForce(3));
    ASSERT_TRUE(backups.make(path)) << "so that it is the restoring itself that finds no room";
    const SavedState earlier = backups.statesOf(path).back();
    refused([&] { return restoreInto(path, earlier, backups); });
    EXPECT_EQ((*CampaignFile::open(path))->book().inForce, 3U);
}
