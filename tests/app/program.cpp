// SPDX-License-Identifier: MIT
// The program as a whole, called as a shell would.
#include "tests/app/calls.h"

#include <QDir>
#include <QJsonArray>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class Program : public Table
{
};

QString founding(const QString &file)
{
    return u"new %1 --rules swordplay --list feudal --star Maud"_s.arg(file);
}

} // namespace

/// Nothing that a player meant is kept with other characters in its place.
TEST_F(Program, RefusesWhatIsNotUtf8AndSaysWhere)
{
    QProcess shell;
    shell.start(u"sh"_s,
                {u"-c"_s, u"exec \"$0\" new \"$1\" --rules swordplay --list feudal --star \"$(printf 'Ren\\351')\""_s,
                 QStringLiteral(MUSTER_BINARY), at(u"a.muster"_s)});
    ASSERT_TRUE(shell.waitForFinished(-1));
    EXPECT_EQ(shell.exitCode(), 1);
    const QByteArray why = shell.readAllStandardError();
    EXPECT_TRUE(why.startsWith("Argument 8 is not UTF-8 text")) << why.toStdString();

    const QString story = write(u"a.story"_s, "found Maud\n  list: feudal\njoin Ren\xE9\n");
    const Heard told = call({u"new"_s, at(u"a.muster"_s), u"--story"_s, story});
    EXPECT_EQ(told.exit, 1);
    EXPECT_TRUE(told.reason().startsWith(u"Line 3 of “"_s)) << told.err.toStdString();

    const QString report = write(u"a.json"_s, "{\n\"outcome\": \"succ\xE9ss\"}");
    EXPECT_TRUE(call({u"aftermath"_s, bandOnPatrol(), report}).reason().contains(u"invalid UTF8"_s));
    EXPECT_FALSE(QFile::exists(at(u"a.muster"_s)));
}

TEST_F(Program, AnswersOnStandardOutputAndComplainsOnStandardError)
{
    const Heard good = run(u"--json roll swordplay eal --dice 3,5"_s);
    EXPECT_EQ(good.exit, 0);
    EXPECT_TRUE(good.err.isEmpty()) << good.err.toStdString();
    expectJson(good.json(), call(u"--json roll swordplay eal --dice 3,5"_s).json());

    const Heard wrong = run(u"--json roll swordplay eal --dice 3"_s);
    EXPECT_EQ(wrong.exit, 1);
    EXPECT_TRUE(wrong.out.isEmpty());
    EXPECT_TRUE(wrong.reason().contains(u"Enemy Activity Level: 2d6"_s));

    const Heard unusable = run(u"show "_s + at(u"none.muster"_s));
    EXPECT_EQ(unusable.exit, 2);
    EXPECT_TRUE(unusable.out.isEmpty());
    EXPECT_EQ(unusable.err.count('\n'), 1) << unusable.err.toStdString();
}

TEST_F(Program, SaysNoMoreInALocaleWithoutUtf8)
{
    QProcess program;
    QProcessEnvironment environment;
    environment.insert(u"LC_ALL"_s, u"C"_s);
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(MUSTER_BINARY), {u"show"_s, at(u"näh.muster"_s)});
    ASSERT_TRUE(program.waitForFinished(-1));
    const QString reason = QString::fromUtf8(program.readAllStandardError());
    EXPECT_EQ(reason.count(u'\n'), 1) << reason.toStdString();
    EXPECT_TRUE(reason.contains(u"näh.muster"_s)) << reason.toStdString();
}

TEST_F(Program, AsksOnTheTerminal)
{
    const Heard heard = run(u"--json --ask roll swordplay recruit list=feudal count=2"_s, "3 4\nnine\n\n");
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    expectJson(heard.json()[u"rolls"_s][0][u"dice"_s], QJsonArray({3, 4}));
    EXPECT_EQ(heard.json()[u"rolls"_s][1][u"by"_s], u"program"_s);
    EXPECT_EQ(heard.reason().count(u"Recruit, figure 2: 2d6 >"_s), 2) << "a wrong line asks again";
}

TEST_F(Program, EntropyIsNeverTheSameTwice)
{
    EXPECT_NE(run(u"roll swordplay terrain"_s).out, run(u"roll swordplay terrain"_s).out);
}

TEST_F(Program, MakesSheetsWithoutADisplay)
{
    const QString file = bandOnPatrol();
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(variable));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(MUSTER_BINARY),
                  {u"roster"_s, file, u"--pdf"_s, u"-"_s, u"-platform"_s, u"offscreen"_s});
    ASSERT_TRUE(program.waitForFinished(-1));
    const QByteArray written = program.readAllStandardOutput();
    EXPECT_TRUE(written.startsWith("%PDF") && written.trimmed().endsWith("%%EOF")) << written.size();
    for (const QString &sheet : {u"roster"_s, u"encounter"_s}) {
        const QString path = at(sheet + u".pdf"_s);
        program.start(QStringLiteral(MUSTER_BINARY), {sheet, file, u"--pdf"_s, path, u"--json"_s});
        ASSERT_TRUE(program.waitForFinished(-1));
        EXPECT_EQ(program.exitCode(), 0) << program.readAllStandardError().toStdString();
        EXPECT_GT(bytesOf(path).size(), 10'000) << "a page has something on it";
    }
}

TEST_F(Program, TellsAFullDiskAndLeavesNothingBehind)
{
    const QString file = bandOnPatrol();
    const QStringList before = QDir(at(u"."_s)).entryList();
    for (const QString &sheet : {u"roster"_s, u"encounter"_s}) {
        QProcess shell; // a file may grow to a kilobyte and no further, much as on a full disk
        shell.start(u"bash"_s,
                    {u"-c"_s, u"trap '' XFSZ; ulimit -f 1; exec \"$0\" %1 \"$1\" --pdf \"$2\""_s.arg(sheet),
                     QStringLiteral(MUSTER_BINARY), file, at(u"sheet.pdf"_s)});
        ASSERT_TRUE(shell.waitForFinished(-1));
        EXPECT_EQ(shell.exitCode(), 2);
        EXPECT_TRUE(shell.readAllStandardOutput().isEmpty());
        EXPECT_TRUE(shell.readAllStandardError().contains("sheet.pdf"));
        EXPECT_EQ(QDir(at(u"."_s)).entryList(), before);
    }
}

TEST_F(Program, TellsThatAnAnswerCouldNotBeWritten)
{
    const QString file = at(u"sample.muster"_s);
    ASSERT_EQ(run(u"sample "_s + file).exit, 0);
    for (const QString &words : {u"show"_s, u"chronicle --markdown"_s}) {
        QProcess shell; // one of the answers fits into a buffer, the other does not
        shell.start(u"sh"_s,
                    {u"-c"_s, u"exec \"$0\" %1 \"$1\" >/dev/full"_s.arg(words), QStringLiteral(MUSTER_BINARY), file});
        ASSERT_TRUE(shell.waitForFinished(-1));
        EXPECT_EQ(shell.exitCode(), 2) << words.toStdString();
        EXPECT_TRUE(shell.readAllStandardError().contains("could not be written")) << words.toStdString();
    }
}

TEST_F(Program, TellsADiskThatIsFullBeforeTheStepAndKeepsTheCampaign)
{
    const QString file = band();
    const QByteArray before = bytesOf(file);
    QProcess shell;
    shell.start(u"bash"_s,
                {u"-c"_s, u"trap '' XFSZ; ulimit -f 1; exec \"$0\" recruit \"$1\" --count 1"_s,
                 QStringLiteral(MUSTER_BINARY), file});
    ASSERT_TRUE(shell.waitForFinished(-1));
    EXPECT_EQ(shell.exitCode(), 2);
    EXPECT_TRUE(shell.readAllStandardOutput().isEmpty());
    EXPECT_EQ(run(u"check "_s + file).exit, 0);
    EXPECT_EQ(bytesOf(file), before);
}

TEST_F(Program, WritesNoSheetOverADevice)
{
    const Heard heard = run(u"roster %1 --pdf /dev/null"_s.arg(band()));
    EXPECT_EQ(heard.exit, 2);
    EXPECT_TRUE(heard.reason().contains(u"/dev/null"_s)) << heard.err.toStdString();
}

TEST_F(Program, WithoutADisplayTheWindowSaysSo)
{
    QProcess program;
    program.setProcessEnvironment(QProcessEnvironment());
    program.start(QStringLiteral(MUSTER_BINARY), QStringList());
    ASSERT_TRUE(program.waitForFinished(-1));
    EXPECT_EQ(program.exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(program.exitCode(), 2);
    EXPECT_TRUE(program.readAllStandardError().contains("display"));
}

TEST_F(Program, GivesQtsOptionsToTheWindow)
{
    const QString file = band();
    for (const QStringList &words :
         {QStringList{u"-platform"_s, u"nowhere"_s, file}, {file, u"--platform"_s, u"nowhere"_s}}) {
        QProcess program;
        program.setProcessEnvironment(QProcessEnvironment());
        program.start(QStringLiteral(MUSTER_BINARY), words);
        ASSERT_TRUE(program.waitForFinished(-1));
        EXPECT_NE(program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1, 0);
        EXPECT_TRUE(program.readAllStandardError().contains("nowhere")) << "Qt looked for that platform";
    }
}

TEST_F(Program, PlaysAYearAndTakesItAllBackAgain)
{
    const QString file = at(u"year.muster"_s);
    ASSERT_EQ(run(founding(file)).exit, 0);
    const char *outcomes[] = {"success", "failure", "success"};
    QList<QByteArray> months{run(u"--json show "_s + file).out};
    for (int month = 1; month <= 12; ++month) {
        const QString seed = QString::number(1000 + month);
        const Heard recruited = run(u"recruit %1 --seed %2"_s.arg(file, seed));
        EXPECT_TRUE(recruited.exit == 0 || recruited.reason().contains(u"full"_s)) << recruited.err.toStdString();
        ASSERT_EQ(run(u"prepare %1 --seed %2 --enemy orcs"_s.arg(file, seed)).exit, 0);
        const QJsonArray grunts = run(u"--json show "_s + file).json()[u"grunts"_s].toArray();
        QMap<int, QString> fates{{1, u"fine"_s}};
        for (const QJsonValue &grunt : grunts)
            fates.insert(grunt[u"id"_s].toInt(), fates.size() == month % 4 + 1 ? u"out-of-the-fight"_s : u"fine"_s);
        const Heard after =
            run(u"--json aftermath %1 %2 --seed %3"_s.arg(file, report(outcomes[month % 3], fates), seed));
        ASSERT_EQ(after.exit, 0) << after.err.toStdString();
        EXPECT_EQ(after.json()[u"campaign"_s][u"turn"_s][u"number"_s], month + 1);
        ASSERT_EQ(run(u"check "_s + file).exit, 0);
        months += run(u"--json show "_s + file).out;
    }
    EXPECT_EQ(run(u"chronicle "_s + file).text().count(u"\nMonth "_s), 12);

    // Back to the founding month by month, and forward again: every state is met once more, to the byte.
    QList<QByteArray> back;
    int steps = run(u"--json show "_s + file).json()[u"steps"_s].toInt();
    const int all = steps;
    for (; steps > 1; --steps) {
        if (months.contains(run(u"--json show "_s + file).out))
            back.prepend(run(u"--json show "_s + file).out);
        ASSERT_EQ(run(u"undo "_s + file).exit, 0);
    }
    back.prepend(run(u"--json show "_s + file).out);
    EXPECT_EQ(back, months);
    ASSERT_EQ(run(u"redo %1 --steps %2"_s.arg(file).arg(all - 1)).exit, 0);
    EXPECT_EQ(run(u"--json show "_s + file).out, months.last());
    EXPECT_EQ(run(u"check "_s + file).exit, 0);
}

TEST_F(Program, TheSameSeedsMakeTheSameYear)
{
    const auto play = [this](const QString &file) {
        EXPECT_EQ(run(founding(file)).exit, 0);
        EXPECT_EQ(run(u"recruit %1 --seed 7"_s.arg(file)).exit, 0);
        EXPECT_EQ(run(u"prepare %1 --seed 8"_s.arg(file)).exit, 0);
        const QString told = report("failure", {{1, u"out-of-the-fight"_s}, {2, u"ran-away"_s}, {3, u"fine"_s}});
        EXPECT_EQ(run(u"aftermath %1 %2 --seed 9"_s.arg(file, told)).exit, 0);
        return run(u"--json show "_s + file).out;
    };
    EXPECT_EQ(play(at(u"one.muster"_s)), play(at(u"two.muster"_s)));
}

} // namespace muster::testing
