// SPDX-License-Identifier: MIT

// A campaign as story text, and a campaign of such text.

#include "tests/app/calls.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

class StoryFile : public Table
{
protected:
    QString told(const QString &file) const { return call(u"story "_s + file).text(); }
    QString storyOf(const QString &text) const { return write(u"told.story"_s, text.toUtf8()); }
    /// Of a new campaign from this text.
    Heard founded(const QString &text) const
    {
        return call(u"new %1 --story %2"_s.arg(at(u"again.muster"_s), storyOf(text)));
    }
    void expectSameAs(const QString &file) const
    {
        for (const QString &question : {u"show"_s, u"chronicle"_s})
            expectJson(call(u"--json %1 %2"_s.arg(question, at(u"again.muster"_s))).json(),
                       call(u"--json %1 %2"_s.arg(question, file)).json());
    }
};

TEST_F(StoryFile, GoesOutAndComesInAgain)
{
    const QString file = bandOnPatrol();
    ASSERT_EQ(call(u"play %1 begin"_s.arg(file)).exit, 0);
    ASSERT_EQ(call(u"play %1 turn --dice 4,2"_s.arg(file)).exit, 0);
    ASSERT_EQ(call(u"correct %1 section=5 terrain=woods"_s.arg(file)).exit, 0); // no act of a story does that
    const QString text = told(file);
    EXPECT_TRUE(text.startsWith(u"found "_s)) << text.toStdString();
    EXPECT_TRUE(text.contains(u"\nturn\n"_s) && text.contains(u"\n  dice: 4 2\n"_s)) << text.toStdString();
    EXPECT_TRUE(text.contains(u"\nstep corrected\n"_s)) << text.toStdString();
    EXPECT_EQ(founded(text).exit, 0);
    expectSameAs(file);
    EXPECT_EQ(told(at(u"again.muster"_s)).toStdString(), text.toStdString());
}

TEST_F(StoryFile, IsWrittenIntoAFileOrGivenAsJson)
{
    const QString file = band();
    const QString out = at(u"band.story"_s);
    const QString text = told(file);
    EXPECT_EQ(call(u"story %1 %2"_s.arg(file, out)).exit, 0);
    EXPECT_EQ(QString::fromUtf8(bytesOf(out)), text);
    EXPECT_EQ(call(u"story %1 %2"_s.arg(file, out)).exit, 0) << "another text is replaced";
    EXPECT_EQ(call(u"--json story "_s + file).json()[u"story"_s].toString(), text);

    const QByteArray before = bytesOf(file);
    EXPECT_EQ(call(u"story %1 %1"_s.arg(file)).exit, 1) << "but no campaign";
    EXPECT_EQ(bytesOf(file), before);
}

TEST_F(StoryFile, IsTakenBackToItsFirstDay)
{
    const QString file = bandOnPatrol();
    ASSERT_EQ(founded(told(file)).exit, 0);
    const QString again = at(u"again.muster"_s);
    const int steps = call(u"--json show "_s + again).json()[u"steps"_s].toInt();
    ASSERT_GT(steps, 2);
    EXPECT_EQ(call(u"undo %1 --steps %2"_s.arg(again).arg(steps - 1)).exit, 0);
    EXPECT_EQ(call(u"redo %1 --steps %2"_s.arg(again).arg(steps - 1)).exit, 0);
    expectSameAs(file);
}

TEST_F(StoryFile, WhatIsWrongIsNamedWithItsLineAndNothingIsWritten)
{
    const QString text = u"found Osric\n  list: feudal\n\nrecruit 1\n  dice: 1 2 3\n"_s;
    const Heard refused = founded(text);
    EXPECT_EQ(refused.exit, 1);
    EXPECT_EQ(refused.reason().trimmed(), u"Line 4: Dice are left over: 1."_s);
    EXPECT_FALSE(QFileInfo::exists(at(u"again.muster"_s)));
    EXPECT_EQ(founded(QString()).exit, 1);
    EXPECT_EQ(founded(u"found Osric\n  rules: chess\n"_s).exit, 1);
    EXPECT_EQ(call(u"new %1 --story %2"_s.arg(at(u"again.muster"_s), at(u"none.story"_s))).exit, 2);
}

TEST_F(StoryFile, SaysAllThereIsToSay)
{
    const QString file = band();
    const QString story = storyOf(told(file));
    for (const QString &more : {u"--rules swordplay"_s, u"--list feudal"_s, u"--star Osric"_s, u"--dice 3"_s})
        EXPECT_EQ(call(u"new %1 --story %2 %3"_s.arg(at(u"again.muster"_s), story, more)).exit, 1);
    EXPECT_FALSE(QFileInfo::exists(at(u"again.muster"_s)));
    EXPECT_EQ(call(u"new %1 --story %2"_s.arg(file, story)).exit, 2) << "no file is written over";
}

TEST_F(StoryFile, PicturesLieBesideIt)
{
    const QString file = band();
    const QString photograph = QStringLiteral(MUSTER_SOURCE_DIR "/tests/torture/corpus/picture/photograph.jpg");
    ASSERT_EQ(call({u"picture"_s, file, photograph, u"--caption"_s, u"The band"_s}).exit, 0);
    ASSERT_EQ(call({u"write"_s, file, u"We came to the ford.\n\n- Nobody spoke.\n"_s}).exit, 0);
    const QString out = at(u"band.story"_s);
    const Heard saved = call({u"--json"_s, u"story"_s, file, out});
    ASSERT_EQ(saved.exit, 0) << saved.err.toStdString();
    const QString picture = at(saved.json()[u"pictures"_s][0].toString());
    ASSERT_TRUE(QFileInfo::exists(picture)) << picture.toStdString();

    const QStringList again{u"new"_s, at(u"again.muster"_s), u"--story"_s, out};
    EXPECT_EQ(call(again).exit, 0);
    expectSameAs(file);
    EXPECT_EQ(call({u"picture"_s, at(u"again.muster"_s), at(u"out.jpg"_s), u"--out"_s, u"1"_s}).exit, 0);
    EXPECT_EQ(bytesOf(at(u"out.jpg"_s)), bytesOf(picture));

    QFile::remove(at(u"again.muster"_s));
    write(saved.json()[u"pictures"_s][0].toString(), "another");
    EXPECT_EQ(call(again).exit, 1);
    QFile::remove(picture);
    EXPECT_EQ(call(again).exit, 1);
    EXPECT_FALSE(QFileInfo::exists(at(u"again.muster"_s)));
}

/// Those of former versions.
class KeptStory : public StoryFile, public ::testing::WithParamInterface<std::string>
{
};

TEST_P(KeptStory, GoesOutAndComesInAgain)
{
    const QString folder = QStringLiteral(MUSTER_SOURCE_DIR "/tests/campaigns/") + QString::fromStdString(GetParam());
    const QString file = write(u"old.muster"_s, bytesOf(folder + u"/campaign.muster"_s));
    if (!QFile::exists(folder + u"/show.json"_s)) {
        EXPECT_EQ(call(u"story "_s + file).exit, 2) << "it is damaged";
        return;
    }
    const Heard made = founded(told(file));
    ASSERT_EQ(made.exit, 0) << made.err.toStdString();
    expectSameAs(file);
}

std::vector<std::string> keptCampaigns()
{
    std::vector<std::string> names;
    const QDir folder(QStringLiteral(MUSTER_SOURCE_DIR "/tests/campaigns"));
    for (const QString &name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        names.push_back(name.toStdString());
    return names;
}

INSTANTIATE_TEST_SUITE_P(Campaigns, KeptStory, ::testing::ValuesIn(keptCampaigns()), [](const auto &campaign) {
    std::string name = campaign.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

} // namespace
} // namespace muster::testing
