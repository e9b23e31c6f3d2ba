// SPDX-License-Identifier: MIT

// Tests an account in HTML, Markdown and BBCode, saving it, and names that contain markup.

#include "model/account/writers.h"
#include "tests/support/accounts.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

const QByteArray png = QByteArray::fromBase64(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==");

AccountMedia withMaps()
{
    AccountMedia media;
    media.map = [](const Account &) { return png; };
    return media;
}

QString html(const Steps &steps, const AccountChoice &choice = {})
{
    return QString::fromUtf8(htmlOf({lastAccount(steps, choice)}, withMaps()));
}

QString markdown(const Steps &steps, const AccountChoice &choice = {})
{
    return QString::fromUtf8(writtenAs(AccountForm::Markdown, {lastAccount(steps, choice)}, {}, {}).text);
}

QString bbcode(const Steps &steps, const AccountChoice &choice = {})
{
    return QString::fromUtf8(writtenAs(AccountForm::Bbcode, {lastAccount(steps, choice)}, {}, {}).text);
}

/// Returns a campaign whose Star's name and whose notes are full of markup.
Steps hostile()
{
    QString story = notedPatrol;
    story.replace(u"Osric Vane"_s, u"<script>alert(1)</script>[b]x[/b]**y**`z`|\"&"_s);
    Steps steps = played(story);
    steps.push_back(
        wrote(1, {AboutKind::Battle, static_cast<int>(steps.size())}, "<img src=x> [img]y[/img] # z",
              "1. one\n# two\n\n    three ![a](http://b.example/c.png)\n===\n[url=http://d.example]e[/url]"));
    return steps;
}

TEST(Writers, MakeAPageThatNeedsNothingElse)
{
    const QString page = html(played(notedPatrol));
    EXPECT_TRUE(page.startsWith(u"<!DOCTYPE html>"_s));
    EXPECT_FALSE(page.contains(u"<script"_s));
    EXPECT_FALSE(page.contains(u"http"_s)) << "no address at all";
    static const QRegularExpression source(u"(?:src|href)=\"(?!data:|#)"_s);
    EXPECT_FALSE(page.contains(source));
    static const QRegularExpression withoutAlt(u"<img(?![^>]* alt=\"[^\"]+\")"_s);
    EXPECT_FALSE(page.contains(withoutAlt));
    EXPECT_TRUE(page.contains(u"data:image/png;base64,"_s));
    EXPECT_TRUE(page.contains(u"Tibb"_s));
}

TEST(Writers, KeepHostileNamesAndWordsAsText)
{
    const Steps steps = hostile();
    const QString page = html(steps);
    EXPECT_FALSE(page.contains(u"<script"_s));
    EXPECT_FALSE(page.contains(u"<img src=x"_s));
    EXPECT_TRUE(page.contains(u"&lt;script&gt;alert(1)&lt;/script&gt;[b]x[/b]**y**`z`|&quot;&amp;"_s));

    const QString text = markdown(steps);
    EXPECT_FALSE(text.contains(u"<script"_s) || text.contains(u"<img"_s));
    EXPECT_TRUE(text.contains(u"&lt;script>alert(1)&lt;/script>\\[b\\]x\\[/b\\]\\*\\*y\\*\\*\\`z\\`\\|\"&amp;"_s))
        << text.toStdString();
    EXPECT_TRUE(text.contains(u"1\\. one  \n\\# two"_s)) << text.toStdString();
    EXPECT_TRUE(text.contains(u"\nthree !\\[a\\](http\\://"_s)) << "and no block of code";
    EXPECT_TRUE(text.contains(u"\n\\===  \n"_s)) << text.toStdString();

    QString post = bbcode(steps);
    for (const QString &tag : {u"[b]x"_s, u"[/b]**"_s, u"[img]y"_s, u"[url"_s, u"http://"_s})
        EXPECT_FALSE(post.contains(tag)) << tag.toStdString();
    EXPECT_TRUE(post.remove(QChar(0x2060)).contains(u"<script>alert(1)</script>[b]x[/b]**y**`z`|\"&"_s));
}

TEST(Writers, ShowAsidesInTheWordsInPencil)
{
    Account account;
    account.opening = {{{}, QStringLiteral("They met at the ford [5 <and> 3]. Nobody ran.")}};
    const QString page = QString::fromUtf8(htmlOf({account}, {}));
    EXPECT_TRUE(page.contains(
        QStringLiteral("<p>They met at the ford <span class=\"dim\">[5 &lt;and&gt; 3]</span>. Nobody ran.</p>")));
}

TEST(Writers, TellEachLifeOnceInAReportOfAllBattles)
{
    const Steps sample = sampleSteps(swordplay());
    AccountChoice choice;
    choice.careers = true;
    std::map<QString, int> lives;
    for (const Account &account : accountsOf(sample, swordplay(), battlesOf(sample), choice)) {
        for (const AccountCareer &career : account.careers)
            EXPECT_EQ(lives.emplace(career.name, account.turn).second, true) << career.name.toStdString();
    }
    EXPECT_EQ(lives.size(), 10U);
    EXPECT_EQ(lives[QStringLiteral("Osric Vane")], 6);
    EXPECT_EQ(lives[QStringLiteral("Piers")], 3) << "with the last battle it came to";
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(missing)");
}

TEST(SavingAReport, PutsItsPicturesIntoAFolderNamedAfterIt)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"raid.md"_s);
    EXPECT_EQ(pictureFolderOf(path), u"raid-pictures"_s);
    ASSERT_TRUE(saveReport(path, {"text", {{u"map-3.png"_s, "map"}}}));
    EXPECT_EQ(contentOf(path), "text");
    EXPECT_EQ(contentOf(folder.filePath(u"raid-pictures/map-3.png"_s)), "map");
    ASSERT_TRUE(saveReport(path, {"again"}));
    EXPECT_EQ(contentOf(path), "again");
}

TEST(SavingAReport, LeavesEverythingAsItWasWhereSomethingFails)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"raid.md"_s);
    ASSERT_TRUE(saveReport(path, {"before"}));
    ASSERT_TRUE(QDir(folder.path()).mkpath(u"raid-pictures/map-3.png"_s)) << "where a file should be is a folder";
    EXPECT_FALSE(saveReport(path, {"after", {{u"map-3.png"_s, "map"}}}));
    EXPECT_EQ(contentOf(path), "before");
    EXPECT_FALSE(saveReport(folder.filePath(u"nowhere/raid.md"_s), {"text"}));
}

} // namespace
} // namespace muster::testing
