// SPDX-License-Identifier: MIT

// Tests that the terminal uses the language of the system, while the output for scripts is the same in all languages.

#include "app/command.h"
#include "model/language.h"
#include "tests/window/driver.h"

#include <QFile>
#include <QProcess>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

QString said(const QStringList &words, const QString &language,
             QProcessEnvironment environment = QProcessEnvironment::systemEnvironment())
{
    QProcess program;
    environment.insert(u"MUSTER_LANGUAGE"_s, language);
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(MUSTER_BINARY), words);
    program.waitForFinished(-1);
    return QString::fromUtf8(program.readAllStandardOutput() + program.readAllStandardError());
}

const QString pseudo = QStringLiteral(MUSTER_PSEUDO);

class Terminal : public WindowTest
{
protected:
    void SetUp() override
    {
        if (!QFile::exists(pseudo))
            GTEST_SKIP() << "built without Qt's tools";
    }
};

TEST_F(Terminal, SpeaksTheLanguageOfTheSystem)
{
    EXPECT_TRUE(said({u"--help"_s}, u"en"_s).contains(u"Options"));
    EXPECT_TRUE(said({u"--help"_s}, pseudo).contains(u"[Öptîöñš"));
    // The commands are examined for Qt's own arguments before the language is set.
    EXPECT_FALSE(said({u"--help"_s}, pseudo).contains(u"Creates a campaign"));
    EXPECT_FALSE(said({u"new"_s, u"--help"_s}, pseudo).contains(u"the army list of the band"));
}

TEST_F(Terminal, KeepsWhatSomebodyIsReadingWhileTheLanguageChanges)
{
    static int made = 0;
    Localized<int> spoken([] { return ++made; });
    const int &before = spoken.now();
    language::speak(pseudo);
    EXPECT_EQ(spoken.now(), 2);
    EXPECT_EQ(before, 1);
    language::speak(language::english());
}

TEST_F(Terminal, DescribesEveryCommandInThatLanguage)
{
    language::speak(pseudo);
    for (const Command &command : commands()) {
        EXPECT_TRUE(CommandLine::tr(command.about).startsWith(u'[')) << command.name;
        for (const CommandOption &option : command.options)
            EXPECT_TRUE(CommandLine::tr(option.about).startsWith(u'[')) << option.name;
    }
    language::speak(language::english());
}

TEST_F(Terminal, SpeaksItAfterASheetWasDrawnToo)
{
    const QString told = said({u"roster"_s, sample(), u"--pdf"_s, pathOf(u"roster.pdf"_s)}, pseudo);
    EXPECT_TRUE(told.startsWith(u'[')) << told.toStdString();
}

TEST_F(Terminal, SpeaksItWhereNoWindowCanBeOpened)
{
    const QString told = said({}, pseudo, QProcessEnvironment()); // without a display
    EXPECT_TRUE(told.startsWith(u'[')) << told.toStdString();
}

TEST_F(Terminal, GivesScriptsTheSameInEveryLanguage)
{
    const QString file = sample();
    const QList<QStringList> calls{
        {u"rules"_s},
        {u"rules"_s, u"swordplay"_s},
        {u"rules"_s, u"chain-reaction-1"_s},
        {u"reference"_s, u"chain-reaction-3"_s},
        {u"odds"_s, u"swordplay"_s},
        {u"show"_s, file},
        {u"roster"_s, file},
        {u"chronicle"_s, file},
        {u"encounter"_s, file},
        {u"play"_s, file},
        {u"check"_s, file},
        {u"no-such-command"_s},
    };
    for (QStringList words : calls) {
        words += u"--json"_s;
        EXPECT_EQ(said(words, pseudo).toStdString(), said(words, u"en"_s).toStdString())
            << words.join(u' ').toStdString();
    }
}

} // namespace
} // namespace muster::testing
