// SPDX-License-Identifier: MIT
// Names are text, whatever stands in them.
#include "app/text/plain.h"
#include "app/text/storytext.h"
#include "tests/app/calls.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class Names : public Table, public ::testing::WithParamInterface<QString>
{
};

} // namespace

TEST_P(Names, ComeBackAsTheyWereGiven)
{
    const QString file = at(u"a.muster"_s);
    const Heard founded =
        call({u"new"_s, file, u"--rules"_s, u"swordplay"_s, u"--list"_s, u"feudal"_s, u"--star"_s, GetParam()});
    ASSERT_EQ(founded.exit, 0) << founded.err.toStdString();

    EXPECT_EQ(call({u"--json"_s, u"show"_s, file}).json()[u"star"_s][u"name"_s], GetParam());
    for (const QString &command : {u"show"_s, u"roster"_s, u"chronicle"_s}) {
        const Heard heard = call({command, file});
        EXPECT_EQ(heard.exit, 0);
        EXPECT_TRUE(heard.text().contains(GetParam())) << heard.out.toStdString();
        EXPECT_FALSE(heard.out.contains('\x1b'));
        for (const QString &line : heard.text().split(u'\n'))
            EXPECT_LE(line.size(), 500) << command.toStdString();
    }
    EXPECT_EQ(call({u"check"_s, file}).exit, 0);
}

INSTANTIATE_TEST_SUITE_P(Hostile, Names,
                         ::testing::Values(u"Ælfgifu of Ōtaki"_s, u"שרה בת־אשר"_s, u"<img src=\"/etc/passwd\"><b>Bob"_s,
                                           u"%1 %2 %n %s"_s, u"Robert'); DROP TABLE steps;--"_s, u"--json"_s,
                                           u"# Wulf [x](y) *z*"_s, u"👩‍🚀 Ada"_s, u"نرگس\u200Cزاده"_s));

TEST_F(Table, AnOverlongNameIsRefusedOrKept)
{
    const QString file = at(u"a.muster"_s);
    const QString name(10'000, u'w');
    const Heard heard =
        call({u"new"_s, file, u"--rules"_s, u"swordplay"_s, u"--list"_s, u"feudal"_s, u"--star"_s, name, u"--json"_s});
    if (heard.exit == 0) {
        EXPECT_EQ(heard.json()[u"star"_s][u"name"_s], name);
    } else {
        EXPECT_EQ(heard.exit, 1);
        EXPECT_TRUE(heard.reason().contains(u"name"_s)) << heard.err.toStdString();
        EXPECT_LT(heard.err.size(), 1000);
    }
}

TEST(Markdown, HasNoMeaningInAName)
{
    EXPECT_EQ(markdownLine(u"a*b_[c](d)<e>"_s), u"a\\*b\\_\\[c\\](d)&lt;e>"_s);
    EXPECT_EQ(markdownLine(u"http://a: b"_s), u"http\\://a: b"_s);
    EXPECT_EQ(markdownLine(u"two\nlines"_s), u"two lines"_s);
}

TEST(Plain, ShowsWhatCouldSteerTheTerminalAsAMark)
{
    EXPECT_EQ(plain(u"a\x1b[2Jb"_s), u"a\uFFFD[2Jb"_s);
    EXPECT_EQ(plain(u"left\u202Eright"_s), u"left\uFFFDright"_s);
    EXPECT_EQ(plain(u"نرگس\u200Cزاده 👩\u200D🚀"_s), u"نرگس\u200Cزاده 👩\u200D🚀"_s);
    EXPECT_EQ(shortened(u"a long line"_s, 6), u"a lon…"_s);
    EXPECT_EQ(shortened(u"short"_s, 6), u"short"_s);
}

} // namespace muster::testing
