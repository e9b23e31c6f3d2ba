// SPDX-License-Identifier: MIT
// A battle told to others, and the campaign as a book, on the terminal.
#include "tests/app/calls.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class Report : public Table
{
protected:
    QString sample() const
    {
        const QString file = at(u"sample.muster"_s);
        EXPECT_EQ(call(u"sample "_s + file).exit, 0);
        return file;
    }
};

} // namespace

TEST_F(Report, IsTheLastBattleAsMarkdownWhereNothingElseIsSaid)
{
    const QString file = sample();
    const Heard heard = call(u"report "_s + file);
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    EXPECT_TRUE(heard.text().startsWith(u"# Patrol\n\n*The Harrow Marches, Month 6*\n"_s)) << heard.out.toStdString();
    EXPECT_FALSE(heard.text().contains(u"![")) << "there is no file for a picture";
    const QJsonObject json = call(u"--json report "_s + file).json();
    EXPECT_EQ(json[u"turn"_s], 6);
    EXPECT_EQ(json[u"encounter"_s], u"patrol"_s);
    EXPECT_EQ(json[u"markdown"_s].toString(), heard.text());
    EXPECT_TRUE(json[u"rolls"_s].toArray().isEmpty());
}

TEST_F(Report, HasTheBattlesOfOneMonthOrAll)
{
    const QString file = sample();
    EXPECT_EQ(call(u"--json report %1 --month 3"_s.arg(file)).json()[u"encounter"_s], u"raid-attack"_s);
    EXPECT_EQ(call(u"--json report %1 --all"_s.arg(file)).json()[u"battles"_s].toArray().size(), 6);
    for (const QString &wrong :
         {u"--month 7"_s, u"--month 0"_s, u"--month 3 --all"_s, u"--html a --bbcode b"_s, u"--dice thrown"_s}) {
        const Heard heard = call(u"report %1 %2"_s.arg(file, wrong));
        EXPECT_EQ(heard.exit, 1) << wrong.toStdString();
        EXPECT_TRUE(heard.out.isEmpty()) << wrong.toStdString();
        EXPECT_FALSE(heard.err.isEmpty()) << wrong.toStdString();
    }
}

TEST_F(Report, NeedsABattleThatIsFinished)
{
    const Heard heard = call(u"report "_s + bandOnPatrol());
    EXPECT_EQ(heard.exit, 1);
    EXPECT_TRUE(heard.reason().contains(u"No battle is finished yet"_s)) << heard.err.toStdString();
}

/// --dice of a report says how its dice are shown; elsewhere it says how they fell.
TEST_F(Report, ShowsTheDiceAsItIsAskedTo)
{
    const QString file = sample();
    const QString brackets = call(u"report %1 --dice brackets"_s.arg(file)).text();
    const QString story = call(u"report %1 --dice story"_s.arg(file)).text();
    const QString none = call(u"--dice none report "_s + file).text();
    EXPECT_EQ(brackets, call(u"report "_s + file).text());
    EXPECT_TRUE(brackets.contains(u"[3 and 4;"_s)) << brackets.toStdString();
    EXPECT_FALSE(brackets.contains(u"## The dice"_s));
    EXPECT_GT(story.indexOf(u"[3 and 4;"_s), story.indexOf(u"## The dice"_s));
    EXPECT_GT(story.indexOf(u"## The dice"_s), 0);
    EXPECT_FALSE(none.contains(u'['));
}

TEST_F(Report, ReplacesAnOlderOneAndPutsItsPicturesIntoAFolderBesideIt)
{
    const QString file = sample();
    const QString out = write(u"month 6.md"_s, "older");
    const Heard heard = call({u"--json"_s, u"report"_s, file, u"--markdown"_s, out});
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QJsonObject json = heard.json();
    EXPECT_EQ(json[u"file"_s], out);
    EXPECT_EQ(json[u"pictures"_s].toArray(), (QJsonArray{u"month 6-pictures/map-18.png"_s}));
    EXPECT_TRUE(bytesOf(out).contains("](month%206-pictures/map-18.png)"));
    EXPECT_TRUE(QFile::exists(at(u"month 6-pictures/map-18.png"_s)));
    EXPECT_EQ(bytesOf(out).size(), json[u"bytes"_s].toInt());
}

TEST_F(Report, NeverWritesOverACampaign)
{
    const QString file = sample();
    const QByteArray before = bytesOf(file);
    EXPECT_EQ(call(u"report %1 --html %1"_s.arg(file)).exit, 1);
    EXPECT_EQ(bytesOf(file), before);
    EXPECT_EQ(call(u"report %1 --html %2"_s.arg(file, at(u"nowhere/a.html"_s))).exit, 2);
    EXPECT_EQ(call(u"report %1 --html %2"_s.arg(file, at(u"."_s))).exit, 1);
    EXPECT_EQ(call({u"report"_s, file, u"--html"_s, QString()}).exit, 1);
}

TEST_F(Report, GoesToStandardOutputAsWell)
{
    const QString file = sample();
    EXPECT_TRUE(call(u"report %1 --html -"_s.arg(file)).out.startsWith("<!DOCTYPE html>"));
    EXPECT_EQ(call(u"--json report %1 --html -"_s.arg(file)).exit, 1);
}

TEST_F(Report, LeavesTheWordsOutWhereTheyAreNotWanted)
{
    const QString file = sample();
    ASSERT_EQ(call({u"write"_s, file, u"Two halls stand by the ford."_s, u"--about"_s, u"battle=18"_s, u"--title"_s,
                    u"Fire at the ford"_s})
                  .exit,
              0);
    const QString told = call(u"report "_s + file).text();
    EXPECT_TRUE(told.startsWith(u"# Fire at the ford\n"_s)) << told.toStdString();
    EXPECT_TRUE(told.contains(u"\nTwo halls stand by the ford.\n"_s));
    EXPECT_FALSE(call(u"report %1 --no-words"_s.arg(file)).text().contains(u"Two halls"_s));
}

/// The program itself draws the map.
TEST_F(Report, OfTheProgramHasTheMapInThePage)
{
    const QString file = sample();
    const QString out = at(u"report.html"_s);
    const Heard heard = run(u"report %1 --html %2"_s.arg(file, out));
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QByteArray page = bytesOf(out);
    EXPECT_TRUE(page.contains("src=\"data:image/svg+xml;base64,"));
    EXPECT_FALSE(page.contains("http"));
    EXPECT_LT(page.size(), 400'000);
}

TEST_F(Report, OfTheWholeCampaignIsABook)
{
    const QString file = sample();
    EXPECT_EQ(call(u"book "_s + file).exit, 1);
    const QString pdf = at(u"book.pdf"_s);
    ASSERT_EQ(run(u"book %1 --pdf %2"_s.arg(file, pdf)).exit, 0);
    EXPECT_TRUE(bytesOf(pdf).startsWith("%PDF"));
    const QByteArray before = bytesOf(file);
    EXPECT_EQ(run(u"book %1 --pdf %1"_s.arg(file)).exit, 1);
    EXPECT_EQ(bytesOf(file), before);
}

} // namespace muster::testing
