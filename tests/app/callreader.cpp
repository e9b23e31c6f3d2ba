// SPDX-License-Identifier: MIT
#include "app/callreader.h"

#include "app/command.h"
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
    EXPECT_TRUE(call(u"roll swordplay"_s).reason().contains(u"PROCEDURE"_s));
    EXPECT_TRUE(call(u"show x.muster y.muster"_s).reason().contains(u"y.muster"_s));
    EXPECT_EQ(call(u"--json"_s).exit, 1);
    EXPECT_EQ(call(u"recruit x.muster --count"_s).exit, 1);
}

TEST(CallReader, EveryCommandHasItsOwnHelp)
{
    for (const Command &command : commands()) {
        const Heard heard = call({command.name, u"--help"_s});
        EXPECT_EQ(heard.exit, 0);
        EXPECT_TRUE(heard.text().startsWith(u"muster "_s + command.name)) << heard.out.toStdString();
        for (const QCommandLineOption &option : command.options)
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

TEST(Rules, AnUnknownPackOrProcedureNamesWhatThereIs)
{
    EXPECT_TRUE(call(u"rules swordpaly"_s).reason().contains(u"Did you mean “swordplay”?"_s));
    const Heard heard = call(u"roll swordplay terain"_s);
    EXPECT_EQ(heard.exit, 1);
    EXPECT_TRUE(heard.reason().contains(u"Did you mean “terrain”?"_s));
    EXPECT_TRUE(heard.reason().contains(u"stay-or-go"_s));
}

} // namespace muster::testing
