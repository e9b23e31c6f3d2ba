// SPDX-License-Identifier: MIT

// Tests what cannot be seen of parsing from outside, and names, which are text whatever they contain. The rest is in
// tests/cli.

#include "app/callreader.h"
#include "app/command.h"
#include "app/help.h"
#include "app/text/plain.h"
#include "app/text/storytext.h"
#include "tests/app/calls.h"

#include <QProcess>
#include <QRegularExpression>

namespace muster::testing {

using namespace Qt::StringLiterals;

TEST(CallReader, AValueIsNoOptionWhateverItLooksLike)
{
    const auto read =
        readCall({u"find"_s, u"-style"_s, u"fusion"_s, u"--json"_s, u"--"_s, u"a.muster"_s, u"-reverse"_s});
    ASSERT_TRUE(read);
    EXPECT_EQ(read->words, QStringList({u"a.muster"_s, u"-reverse"_s}));
    EXPECT_EQ(readCall({u"new"_s, u"a.muster"_s, u"--star"_s, u"-style"_s})->value("star"), u"-style"_s);
}

TEST(CallReader, EveryExampleIsACall)
{
    for (const Command &command : commands()) {
        EXPECT_GE(command.examples.size(), 3U) << command.name;
        for (const QString &example : examplesOf(command)) {
            const QStringList words = QProcess::splitCommand(example.section(QRegularExpression(u" [|<>&]"_s), 0, 0));
            const auto read = readCall(words.mid(1));
            EXPECT_TRUE(read) << example.toStdString() << ": " << (read ? "" : read.problem().text.toStdString());
        }
    }
}

TEST(CallReader, EveryOptionStandsInTheHelpOfItsCommand)
{
    for (const Command &command : commands()) {
        const QString help = call({QLatin1StringView(command.name), u"--help"_s}).text();
        for (const CommandOption &option : command.options)
            EXPECT_TRUE(help.contains(u"--"_s + QLatin1StringView(option.name))) << help.toStdString();
        EXPECT_TRUE(call(u"--help"_s).text().contains(u"\n  "_s + QLatin1StringView(command.name)));
    }
}

TEST(CallReader, AFileAloneOpensTheWindow)
{
    for (const QStringList &words : {QStringList(), {u"harrow.muster"_s}, {u"/home/ada/My band"_s}})
        EXPECT_TRUE(readWindowCall(words)) << words.join(u' ').toStdString();
    for (const QStringList &words : {QStringList{u"show"_s},
                                     {u"shwo"_s},
                                     {u"shwo"_s, u"harrow.muster"_s},
                                     {u"--help"_s},
                                     {u"--json"_s, u"harrow.muster"_s},
                                     {u"version"_s}})
        EXPECT_FALSE(readWindowCall(words)) << words.join(u' ').toStdString();
}

TEST(CallReader, QtsOptionsGoWithTheWindowBeforeAndBehindTheFile)
{
    for (const QStringList &options : {QStringList{u"-platform"_s, u"offscreen"_s},
                                       {u"--platform"_s, u"offscreen"_s},
                                       {u"-style"_s, u"fusion"_s},
                                       {u"-style=fusion"_s},
                                       {u"-reverse"_s},
                                       {u"-display"_s, u":0"_s},
                                       {u"-geometry"_s, u"800x600+1+1"_s},
                                       {u"-stylesheet"_s, u"own.qss"_s}}) {
        EXPECT_TRUE(readWindowCall(options)) << options.join(u' ').toStdString();
        EXPECT_TRUE(readWindowCall(options + QStringList{u"harrow.muster"_s})) << options.join(u' ').toStdString();
        EXPECT_TRUE(readWindowCall(QStringList{u"harrow.muster"_s} + options)) << options.join(u' ').toStdString();
        EXPECT_FALSE(readWindowCall(options + QStringList{u"show"_s, u"harrow.muster"_s}));
    }
    EXPECT_TRUE(readWindowCall({u"harrow.muster"_s, u"-platform"_s, u"offscreen"_s})->choosesPlatform);
    EXPECT_FALSE(readWindowCall({u"harrow.muster"_s, u"-style"_s, u"fusion"_s})->choosesPlatform);
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
