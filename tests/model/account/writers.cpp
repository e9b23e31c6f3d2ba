// SPDX-License-Identifier: MIT
// The same account as a page, as Markdown and as a forum's post; and names that try to be more than names.
#include "model/account/writers.h"
#include "tests/support/accounts.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

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
    return QString::fromUtf8(markdownOf({lastAccount(steps, choice)}, {}, {}).text);
}

QString bbcode(const Steps &steps, const AccountChoice &choice = {})
{
    return QString::fromUtf8(bbcodeOf({lastAccount(steps, choice)}, {}, {}).text);
}

/// A Star whose name is full of marks, and words that are, too.
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

} // namespace

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

TEST(Writers, PutTheDiceInBracketsIntoTheSentences)
{
    const Steps steps = played(notedPatrol);
    EXPECT_TRUE(html(steps).contains(u"PEF 1 resolved: X, none <span class=\"dim\">[1]</span>"_s));
    EXPECT_TRUE(markdown(steps).contains(u"PEF 1 resolved: X, none [1]"_s)) << markdown(steps).toStdString();
    EXPECT_TRUE(bbcode(steps).contains(u"PEF 1 resolved: X, none [1]"_s));
    for (const AccountDice dice : {AccountDice::Story, AccountDice::None}) {
        const QString text = markdown(steps, {dice});
        EXPECT_EQ(text.contains(u"[1]"_s), dice == AccountDice::Story);
        EXPECT_EQ(text.indexOf(u"## The dice"_s) > 0, dice == AccountDice::Story);
        EXPECT_TRUE(text.contains(u"PEF 1 resolved: X, none\n"_s) || text.contains(u"PEF 1 resolved: X, none  \n"_s))
            << text.toStdString();
    }
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

TEST(Writers, NamePicturesInAFolderBesideTheText)
{
    const Account account = lastAccount(played(notedPatrol));
    const WrittenAccount written = markdownOf({account}, withMaps(), u"my raid-pictures"_s);
    ASSERT_EQ(written.files.size(), 1U);
    EXPECT_EQ(written.files[0].first, u"map-%1.png"_s.arg(account.step));
    EXPECT_TRUE(written.text.contains("](my%20raid-pictures/map-")) << written.text.toStdString();
    const WrittenAccount post = bbcodeOf({account}, withMaps(), u"my raid-pictures"_s);
    EXPECT_TRUE(post.text.contains("[img]my%20raid-pictures/map-")) << post.text.toStdString();
}

/// As it is copied: no path in it would lead anywhere.
TEST(Writers, LeavePicturesOutOfATextThatStandsAloneAndKeepTheirCaptions)
{
    Account account = lastAccount(played(notedPatrol));
    account.opening.push_back({{}, {}, AccountPicture{1, u"The ford at dawn"_s, 10, 10}});
    account.closing.push_back({{}, {}, AccountPicture{2, {}, 10, 10}});
    AccountMedia media = withMaps();
    media.picture = [](const AccountPicture &) { return png; };
    for (const auto writer : {markdownOf, bbcodeOf}) {
        const WrittenAccount alone = writer({account}, media, {});
        EXPECT_TRUE(alone.files.empty());
        EXPECT_FALSE(alone.text.contains(".png")) << alone.text.toStdString();
        EXPECT_TRUE(alone.text.contains("The ford at dawn"));
        EXPECT_TRUE(alone.text.contains("band’s entry"));
    }
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

TEST(Writers, HaveNoColumnForArmourThatNobodyWears)
{
    Account account;
    account.worth = u"Rep"_s;
    account.came = {{FigureId{1}, u"Hale"_s, true, 4, u"Star"_s, {}, u"BA Pistol"_s}};
    const QByteArray without = markdownOf({account}, {}, {}).text;
    EXPECT_TRUE(without.contains(
        "| Rep | Name and type | Weapon |\n| ---: | --- | --- |\n| 4 | **Hale** ★, Star | BA Pistol |"))
        << without.toStdString();
    account.came[0].armour = u"AC 2"_s;
    EXPECT_TRUE(markdownOf({account}, {}, {}).text.contains("| AC 2 | BA Pistol |"));
}

TEST(Writers, PutSeveralBattlesOneAfterAnother)
{
    const Steps sample = sampleSteps(swordplay());
    const std::vector<Account> accounts = accountsOf(sample, swordplay(), battlesOf(sample));
    EXPECT_EQ(htmlOf(accounts, {}).count("<article>"), 6);
    EXPECT_EQ(markdownOf(accounts, {}, {}).text.count("\n# "), 5) << "and one at the beginning";
}

} // namespace muster::testing
