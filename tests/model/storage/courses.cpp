// SPDX-License-Identifier: MIT
// Undone steps that were left by doing something else stay in the file as a course (R92) until the player deletes it. A
// branch goes on from any step.
#include "model/acts/actions.h"
#include "model/acts/story.h"
#include "model/storage/backups.h"
#include "model/storage/connection.h"
#include "model/storage/log.h"
#include "rules/slug.h"
#include "tests/model/storage/shelf.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

class Courses : public Shelf
{
protected:
    using File = std::unique_ptr<CampaignFile>;

    static File opened(const QString &path)
    {
        auto file = CampaignFile::open(path);
        EXPECT_TRUE(file) << file.problem();
        return *std::move(file);
    }

    static void play(CampaignFile &file, std::uint64_t seed, std::size_t steps, const QString &name = {})
    {
        LongCampaign player(seed);
        for (std::size_t i = 0; i < steps; ++i)
            EXPECT_TRUE(file.append(player.next(file.campaign()), {}, {}, i == 0 ? name : QString()));
    }

    /// Creates a campaign of eight steps, five of which are undone and left for two others.
    QString withACourse()
    {
        const QString path = campaign(8);
        const File file = opened(path);
        whole = file->history().steps;
        EXPECT_TRUE(file->setInForce(3));
        play(*file, 99, 2, u"As first played"_s);
        return path;
    }

    /// Returns a step that renames the first figure. Undoing it loses nothing worth keeping.
    static Step renamed(const Campaign &campaign, const QString &name)
    {
        Figure figure = campaign.band.front();
        figure.name = name;
        return *acts::correctFigure(campaign, swordplay(), figure);
    }

    /// Converts a file to format 2, which had no courses: without the entry that names one, and linked accordingly.
    static void makeFormat2(const QString &path)
    {
        Connection connection(path, Connection::Access::ReadWrite);
        Entries old;
        for (const Entry &entry : readEntries(connection).entries) {
            if (entry.kind != u"course"_s)
                appendEntry(old, *fromSlug<EntryKind>(entry.kind), entry.content);
        }
        Transaction transaction(connection);
        connection.run(u"DELETE FROM entries"_s);
        addEntries(connection, old);
        connection.run(u"PRAGMA user_version = 2"_s);
        transaction.commit();
    }
    static QVariant ask(const QString &path, const QString &sql)
    {
        return Connection(path, Connection::Access::ReadOnly).value(sql);
    }

    static QByteArray picture(char c) { return QByteArray("\xff\xd8\xff", 3) + QByteArray(5000, c); }
    static void addPicture(CampaignFile &file, const QByteArray &content)
    {
        const auto step = acts::addPicture(file.history(), file.campaign(), {}, u"A picture"_s, {content, 64, 48});
        ASSERT_TRUE(step);
        EXPECT_TRUE(file.append(*step, {}, [&](const QString &) { return content; }));
    }

    Steps whole;
};

} // namespace

TEST_F(Courses, WhatIsLeftByDoingSomethingElseStaysInTheFile)
{
    const QString path = withACourse();
    const File file = opened(path);
    EXPECT_EQ(file->history().steps.size(), 5U);
    const auto courses = file->courses();
    ASSERT_EQ(courses.size(), 1U);
    EXPECT_EQ(courses[0], (AbandonedCourse{1, u"As first played"_s, file->history().steps[3].when, 3, 5}));
    EXPECT_EQ(*file->courseSteps(1), whole);
}

TEST_F(Courses, CorrectionsAloneAreDropped)
{
    const File file = opened(campaign(5));
    ASSERT_TRUE(file->append(renamed(file->campaign(), u"Hob"_s)));
    ASSERT_TRUE(file->setInForce(5));
    ASSERT_TRUE(file->append(renamed(file->campaign(), u"Nob"_s)));
    EXPECT_TRUE(file->courses().empty());
}

TEST_F(Courses, ACourseThatIsLeftOnTheWayIsKeptWithAllItsSteps)
{
    const QString path = withACourse();
    const File file = opened(path);
    const Steps second = file->history().steps;
    ASSERT_TRUE(file->setInForce(2)); // before the step at which the first one was left
    play(*file, 7, 1);
    const auto courses = file->courses();
    ASSERT_EQ(courses.size(), 2U);
    EXPECT_EQ(courses[1].id, 2);
    EXPECT_EQ(courses[1].from, 2U);
    EXPECT_EQ(courses[1].steps, 3U);
    EXPECT_EQ(*file->courseSteps(1), whole);
    EXPECT_EQ(*file->courseSteps(2), second);
}

TEST_F(Courses, WhatAnEarlierVersionLeftIsFoundToo)
{
    const QString path = campaign(8);
    {
        const File file = opened(path);
        whole = file->history().steps;
        ASSERT_TRUE(file->setInForce(3));
        play(*file, 99, 2);
    }
    {
        ASSERT_TRUE(QFile::copy(path, place(u"old.muster"_s)));
        makeFormat2(place(u"old.muster"_s));
    }
    const QByteArray before = bytes(place(u"old.muster"_s));
    const File file = opened(place(u"old.muster"_s));
    const auto courses = file->courses();
    ASSERT_EQ(courses.size(), 1U);
    EXPECT_EQ(courses[0], (AbandonedCourse{1, {}, file->history().steps[3].when, 3, 5}));
    EXPECT_EQ(*file->courseSteps(1), whole);
    EXPECT_EQ(bytes(place(u"old.muster"_s)), before) << "to look changes nothing";

    ASSERT_TRUE(file->setInForce(4)); // the first write converts it to the current format
    EXPECT_EQ(bytes(place(u"old, format 2.muster"_s)).size(), before.size());
    play(*file, 7, 1, u"The second"_s);
    EXPECT_EQ(file->courses().back().id, 2);
    EXPECT_EQ(*file->courseSteps(1), whole);
}

TEST_F(Courses, OneIsThrownAwayForGoodAndTheOthersStay)
{
    const QString path = withACourse();
    const File file = opened(path);
    const Steps second = file->history().steps;
    ASSERT_TRUE(file->setInForce(2));
    play(*file, 7, 2, u"Second"_s);
    const History history = file->history();
    const auto before = file->courses();

    ASSERT_TRUE(file->deleteCourse(1));
    EXPECT_EQ(file->history(), history);
    EXPECT_EQ(file->courses(), std::vector{before[1]});
    EXPECT_EQ(*file->courseSteps(2), second);
    EXPECT_FALSE(file->deleteCourse(1));
    EXPECT_TRUE(file->setInForce(3)) << "and it is written to as before";

    const File again = opened(path);
    EXPECT_EQ(again->history().steps, history.steps);
    EXPECT_EQ(again->key(), file->key());
    EXPECT_EQ(*again->courseSteps(2), second);
    ASSERT_TRUE(again->deleteCourse(2));
    EXPECT_TRUE(again->courses().empty());
    EXPECT_EQ(ask(path, u"SELECT count(*) FROM entries WHERE kind = 'step'"_s), 4) << "nothing is left";
}

TEST_F(Courses, WhatAnotherNeedsOfTheOneThrownAwayStaysAndIsNoCourse)
{
    const QString path = withACourse();
    const File file = opened(path);
    ASSERT_TRUE(file->setInForce(2)); // leaves the third step, which the first course needs
    play(*file, 7, 2);
    ASSERT_TRUE(file->deleteCourse(2));
    ASSERT_EQ(file->courses().size(), 1U);
    EXPECT_EQ(*file->courseSteps(1), whole);
}

TEST_F(Courses, APictureGoesWithTheLastCourseThatShowsIt)
{
    const QString path = campaign(4);
    const File file = opened(path);
    addPicture(*file, picture('a'));
    play(*file, 5, 2);
    addPicture(*file, picture('b'));
    ASSERT_TRUE(file->setInForce(5));
    play(*file, 6, 1);
    const QString shown = pictureHash(picture('a'));
    const QString left = pictureHash(picture('b'));
    EXPECT_EQ(file->picture(left), picture('b'));
    ASSERT_TRUE(file->deleteCourse(1));
    EXPECT_EQ(file->picture(left), std::nullopt);
    EXPECT_EQ(file->picture(shown), picture('a'));
}

TEST_F(Courses, ABackupHasThemAndOneThrownAwayIsAReasonForAnother)
{
    const QString path = withACourse();
    const Backups backups(place(u"backups"_s));
    const auto made = backups.make(path);
    ASSERT_TRUE(made) << made.problem();
    EXPECT_EQ(*opened(made->path)->courseSteps(1), whole);
    EXPECT_FALSE(backups.make(path)->isNew);
    ASSERT_TRUE(opened(path)->deleteCourse(1));
    EXPECT_TRUE(backups.make(path)->isNew);

    const auto states = backups.statesOf(path);
    ASSERT_EQ(states.size(), 2U);
    ASSERT_TRUE(restoreInto(path, states.back(), backups));
    EXPECT_EQ(*opened(path)->courseSteps(1), whole);
}

TEST_F(Courses, RecoverSavesThemFromWhatIsWhole)
{
    const QString path = withACourse();
    const int last = ask(path, u"SELECT max(number) FROM entries"_s).toInt();
    RawDatabase(path).run(u"UPDATE entries SET content = '{}' WHERE number = %1"_s.arg(last));
    const auto saved = recoverUpTo(path, place(u"saved.muster"_s));
    ASSERT_TRUE(saved) << saved.problem();
    EXPECT_EQ(saved->steps, 4U);
    EXPECT_EQ(*opened(place(u"saved.muster"_s))->courseSteps(1), whole);
}

TEST_F(Courses, ABranchIsTheCampaignAsItStoodAndNothingMore)
{
    const QString path = withACourse();
    const File file = opened(path);
    ASSERT_TRUE(file->setInForce(4));
    const QByteArray before = bytes(path);
    ASSERT_TRUE(file->branch(place(u"branch.muster"_s), {3, 0, {}}));
    EXPECT_EQ(bytes(path), before);
    EXPECT_EQ(content(), (QStringList{u"branch.muster"_s, u"harrow.muster"_s}));

    const File branch = opened(place(u"branch.muster"_s));
    EXPECT_EQ(branch->history(), (History{Steps(whole.begin(), whole.begin() + 3), 3})) << "nothing to redo";
    EXPECT_TRUE(branch->courses().empty());
    EXPECT_NE(branch->key(), file->key()) << "its backups are not the campaign's";
    play(*branch, 3, 2);
    EXPECT_EQ(opened(place(u"branch.muster"_s))->key(), branch->key());
    EXPECT_EQ(bytes(path), before);
}

TEST_F(Courses, ABranchTakesThePicturesOfItsStepsAlong)
{
    const QString path = campaign(4);
    const File file = opened(path);
    addPicture(*file, picture('a'));
    addPicture(*file, picture('b'));
    ASSERT_TRUE(file->branch(place(u"branch.muster"_s), {5, 0, {}}));
    const File branch = opened(place(u"branch.muster"_s));
    EXPECT_EQ(branch->picture(pictureHash(picture('a'))), picture('a'));
    EXPECT_EQ(branch->picture(pictureHash(picture('b'))), std::nullopt);
    EXPECT_EQ(branch->lostPictures(), std::vector<int>());
}

TEST_F(Courses, ABranchNeverTakesTheNameOfAnotherFile)
{
    const QString path = withACourse();
    const QByteArray before = bytes(path);
    EXPECT_EQ(opened(path)->branch(path, {3, 0, {}}).problem().trouble, FileTrouble::Exists);
    EXPECT_EQ(bytes(path), before);
}

TEST_F(Courses, ACourseIsSavedAsACampaignOfItsOwn)
{
    const QString path = withACourse();
    const QByteArray before = bytes(path);
    ASSERT_TRUE(opened(path)->branch(place(u"saved.muster"_s), {0, 1, {}}));
    EXPECT_EQ(opened(place(u"saved.muster"_s))->history(), (History{whole, whole.size()}));
    EXPECT_EQ(bytes(path), before);
}

TEST_F(Courses, WhoeverHasItOpenNoticesThatOneWasThrownAway)
{
    const QString path = withACourse();
    const File file = opened(path);
    ASSERT_TRUE(opened(path)->deleteCourse(1));
    EXPECT_EQ(file->courseSteps(1).problem().trouble, FileTrouble::Replaced);
    EXPECT_FALSE(file->setInForce(2));
}
