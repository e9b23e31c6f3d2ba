// SPDX-License-Identifier: MIT
#include "app/callreader.h"

#include "app/command.h"
#include "app/qtoptions.h"
#include "tests/app/calls.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

TEST(CallReader, OptionsMayStandAnywhere)
{
    const QByteArray answer = call(u"--json --dice 3,5 roll swordplay eal"_s).out;
    ASSERT_FALSE(answer.isEmpty());
    for (const QString &line : {u"roll --json swordplay --dice=3,5 eal"_s, u"roll swordplay eal --dice 3,5 --json"_s})
        EXPECT_EQ(call(line).out, answer) << line.toStdString();
}

TEST(CallReader, AnOptionIsReadAsItsOwnCommandHasIt)
{
    // A flag for chronicle, and a file's name for report.
    EXPECT_TRUE(call(u"--markdown out.md report /nowhere/x.muster"_s).reason().contains(u"no file “x.muster”"_s));
    EXPECT_TRUE(call(u"--markdown chronicle /nowhere/x.muster"_s).reason().contains(u"no file “x.muster”"_s));
    EXPECT_TRUE(call(u"--strike 1 courses /nowhere/x.muster"_s).reason().contains(u"no file “x.muster”"_s));
    EXPECT_EQ(call(u"x.muster recruit"_s).reason().section(u'.', 0, 0), u"There is no command “x"_s);
}

TEST(CallReader, AMistypedCommandIsToldAndTheRightOneNamed)
{
    const Heard heard = call(u"shwo x.muster"_s);
    EXPECT_EQ(heard.exit, 1);
    EXPECT_EQ(heard.reason(), u"There is no command “shwo”. Did you mean “show”?\n"_s);
}

TEST(CallReader, AMistypedOptionIsToldAndTheRightOneNamed)
{
    const Heard heard = call(u"recruit x.muster --cuont 2"_s);
    EXPECT_EQ(heard.exit, 1);
    EXPECT_EQ(heard.reason(), u"“muster recruit” has no option --cuont. Did you mean --count?\n"_s);
}

TEST(CallReader, AnOptionOfAnotherCommandIsUnknown)
{
    EXPECT_EQ(call(u"show x.muster --count 2"_s).exit, 1);
    EXPECT_EQ(call(u"undo x.muster --pdf out.pdf"_s).exit, 1);
}

TEST(CallReader, MissingAndSurplusWordsAreNamed)
{
    EXPECT_TRUE(call(u"aftermath x.muster"_s).reason().contains(u"REPORT.json"_s));
    EXPECT_TRUE(call(u"roll"_s).reason().contains(u"PACK"_s));
    EXPECT_TRUE(call(u"show x.muster y.muster"_s).reason().contains(u"y.muster"_s));
    EXPECT_EQ(call(u"--json"_s).exit, 1);
    EXPECT_EQ(call(u"recruit x.muster --count"_s).exit, 1);
}

TEST(CallReader, AnOptionGivenTwiceIsRefused)
{
    for (const QString &line : {u"new x.muster --rules swordplay --list feudal --star Ann --star Ben"_s,
                                u"roster x.muster --pdf a.pdf --pdf=b.pdf"_s, u"show x.muster --json --json"_s,
                                u"chronicle x.muster --markdown --markdown"_s}) {
        const Heard heard = call(line);
        EXPECT_EQ(heard.exit, 1) << line.toStdString();
        EXPECT_TRUE(heard.out.isEmpty());
        EXPECT_TRUE(heard.reason().contains(u"given twice"_s)) << heard.err.toStdString();
    }
    EXPECT_TRUE(call(u"correct x.muster eal=2 eal=3"_s).reason().contains(u"eal is given twice"_s));
}

TEST(CallReader, AChoiceOfTheRulesMayBeGivenForEachKeyButOnce)
{
    const QString line = u"new /nowhere/x.muster --rules swordplay --list feudal --star Ann --option outranked=now "_s;
    EXPECT_EQ(call(line + u"--option star-dies=true"_s).exit, 2) << "nothing was wrong but the folder";
    const Heard heard = call(line + u"--option outranked=recruit"_s);
    EXPECT_EQ(heard.exit, 1);
    EXPECT_TRUE(heard.reason().contains(u"--option outranked is given twice"_s)) << heard.err.toStdString();
}

TEST(CallReader, OptionsOfQtAreQts)
{
    EXPECT_EQ(call(u"-platform offscreen --version"_s).exit, 0);
    EXPECT_EQ(call(u"--json roll swordplay eal --dice 3,5 -style fusion --platform minimal -reverse"_s).out,
              call(u"--json roll swordplay eal --dice 3,5"_s).out);
    EXPECT_EQ(call(u"roll swordplay eal --dice 3,5 -platform"_s).exit, 0);
    EXPECT_EQ(call(u"roll swordplay eal --dice 3,5 -platfrom offscreen"_s).exit, 1);
}

TEST(CallReader, AValueIsNoOptionWhateverItLooksLike)
{
    EXPECT_EQ(withoutQtOptions({u"new"_s, u"--star"_s, u"-style"_s, u"-style"_s, u"fusion"_s, u"--"_s, u"-reverse"_s}),
              QStringList({u"new"_s, u"--star"_s, u"-style"_s, u"--"_s, u"-reverse"_s}));
}

TEST(CallReader, TheWordVersionAsksForIt)
{
    EXPECT_EQ(call(u"version"_s).out, call(u"--version"_s).out);
    EXPECT_EQ(call(u"version"_s).exit, 0);
}

TEST(CallReader, EveryCommandHasItsOwnHelp)
{
    for (const Command &command : commands()) {
        const Heard heard = call({command.name, u"--help"_s});
        EXPECT_EQ(heard.exit, 0);
        EXPECT_TRUE(heard.text().startsWith(u"muster "_s + command.name)) << heard.out.toStdString();
        for (const CommandOption &option : command.options)
            EXPECT_TRUE(heard.text().contains(u"--"_s + option.names().last())) << heard.out.toStdString();
        EXPECT_EQ(heard.out, call({u"help"_s, command.name}).out);
        EXPECT_TRUE(call(u"--help"_s).text().contains(command.name));
        EXPECT_EQ(call({command.name, u"--version"_s}).out, call(u"--version"_s).out);
    }
}

TEST(CallReader, AFileAloneOpensTheWindow)
{
    EXPECT_TRUE(wantsWindow({}));
    EXPECT_TRUE(wantsWindow({u"harrow.muster"_s}));
    EXPECT_TRUE(wantsWindow({u"/home/ada/My band"_s}));
    EXPECT_FALSE(wantsWindow({u"show"_s}));
    EXPECT_FALSE(wantsWindow({u"shwo"_s}));
    EXPECT_FALSE(wantsWindow({u"shwo"_s, u"harrow.muster"_s}));
    EXPECT_FALSE(wantsWindow({u"--help"_s}));
    EXPECT_FALSE(wantsWindow({u"--json"_s, u"harrow.muster"_s}));
    EXPECT_FALSE(wantsWindow({u"version"_s}));
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
        EXPECT_TRUE(wantsWindow(options)) << options.join(u' ').toStdString();
        EXPECT_TRUE(wantsWindow(options + QStringList{u"harrow.muster"_s})) << options.join(u' ').toStdString();
        EXPECT_TRUE(wantsWindow(QStringList{u"harrow.muster"_s} + options)) << options.join(u' ').toStdString();
        EXPECT_FALSE(wantsWindow(options + QStringList{u"show"_s, u"harrow.muster"_s}));
    }
    EXPECT_TRUE(choosePlatform({u"harrow.muster"_s, u"-platform"_s, u"offscreen"_s}));
    EXPECT_FALSE(choosePlatform({u"harrow.muster"_s, u"-style"_s, u"fusion"_s}));
}

TEST(Rules, ListThePacksAndWhatOneHolds)
{
    QStringList packs;
    for (const QJsonValue &pack : call(u"rules --json"_s).json()[u"packs"_s].toArray())
        packs += pack[u"id"_s].toString();
    EXPECT_TRUE(packs.contains(u"swordplay"_s));

    const QJsonObject pack = call(u"rules swordplay --json"_s).json();
    QStringList lists;
    for (const QJsonValue &list : pack[u"lists"_s].toArray())
        lists += list[u"id"_s].toString();
    EXPECT_EQ(lists.join(u' '), u"feudal northmen dwarves elves goblins orcs"_s);
    for (const char *part : {"weapons", "tables", "procedures"})
        EXPECT_FALSE(pack[QLatin1StringView(part)].toArray().isEmpty()) << part;
    EXPECT_TRUE(pack[u"attributes"_s].isArray());
    EXPECT_TRUE(pack[u"rolls"_s].toArray().isEmpty());
}

TEST(Rules, APackAloneListsItsProceduresAndItsQuestions)
{
    const QJsonObject all = call(u"rules chain-reaction-3 --json"_s).json();
    const QJsonObject procedures = call(u"roll chain-reaction-3 --json"_s).json();
    expectJson(procedures[u"procedures"_s], all[u"procedures"_s]);
    EXPECT_EQ(procedures[u"pack"_s], u"chain-reaction-3"_s);
    EXPECT_TRUE(procedures[u"rolls"_s].toArray().isEmpty());
    expectJson(call(u"odds chain-reaction-3 --json"_s).json()[u"questions"_s], all[u"questions"_s]);

    const QString text = call(u"roll swordplay"_s).text();
    EXPECT_TRUE(text.contains(u"stay-or-go"_s) && text.contains(u"star_rep="_s)) << text.toStdString();
    EXPECT_TRUE(call(u"odds swordplay"_s).text().contains(u"contact"_s));
    EXPECT_EQ(call(u"roll swordplay --dice 3"_s).exit, 1) << "a list takes no dice";
    EXPECT_EQ(call(u"roll chess"_s).exit, 1);
}

TEST(Rules, TheHelpOnFoundingNamesEveryChoiceWithItsValues)
{
    const QString help = call(u"new --help"_s).text();
    for (const char *words : {"outranked", "recruit", "star-dies", "numbers", "page|sheet", "terrain", "wasteland",
                              "sections|none", "campaign"})
        EXPECT_TRUE(help.contains(QLatin1StringView(words))) << words;
}

TEST(Rules, AWordThatIsNearlyRightGetsTheRightOne)
{
    EXPECT_TRUE(call(u"roll swordplay recruit list=orc count=1"_s).reason().contains(u"Did you mean “orcs”?"_s));
    EXPECT_TRUE(call(u"roll swordplay recovery rep=4 fate=ranaway"_s).reason().contains(u"Did you mean “ran-away”?"_s));
    EXPECT_TRUE(call(u"roll swordplay recovery rap=4 fate=ran-away"_s).reason().contains(u"Did you mean “rep”?"_s));
}

TEST(Rules, AnUnknownPackOrProcedureNamesWhatThereIs)
{
    EXPECT_TRUE(call(u"rules swordpaly"_s).reason().contains(u"Did you mean “swordplay”?"_s));
    const Heard heard = call(u"roll swordplay terain"_s);
    EXPECT_EQ(heard.exit, 1);
    EXPECT_TRUE(heard.reason().contains(u"Did you mean “terrain”?"_s));
    EXPECT_TRUE(heard.reason().contains(u"stay-or-go"_s));
}

} // namespace muster::testing
