// SPDX-License-Identifier: MIT
#include "tests/torture/child.h"
#include "tests/torture/run.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace muster::torture {

namespace {

struct Run {
    QString name;
    Findings (*run)(const Bench &);
};

const std::vector<Run> &runs()
{
    static const std::vector<Run> list = {
        {u"kill"_s, killWhileWriting}, {u"faults"_s, failSystemCalls},   {u"flips"_s, flipBits},
        {u"mutations"_s, mutateFiles}, {u"hostile"_s, openHostileFiles}, {u"undo"_s, walkBackAndForth},
    };
    return list;
}

/// Prints the run's rows. Returns whether each result was as wanted.
bool report(const Run &run, Setting setting, const QString &place)
{
    const QTemporaryDir folder(place + u"/torture-XXXXXX"_s);
    if (!folder.isValid())
        qFatal("%s", qUtf8Printable(folder.errorString()));
    QElapsedTimer timer;
    timer.start();
    bool allHeld = true;
    for (const Finding &finding : run.run({setting, folder.path()})) {
        say(u"| %1 | %2 | %3 | %4 |"_s
                .arg(finding.what, finding.wanted, finding.found, finding.held ? u"held"_s : u"**missed**"_s)
                .toUtf8());
        allHeld = allHeld && finding.held;
    }
    std::fprintf(stderr, "%s took %.1f s\n", qUtf8Printable(run.name), static_cast<double>(timer.elapsed()) / 1000);
    return allHeld;
}

int main(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"What a campaign file survives, as a Markdown table. README.md tells of each run."_s);
    parser.addHelpOption();
    const QCommandLineOption full(u"full"_s, u"The full numbers, which take about half an hour; else some seconds."_s);
    const QCommandLineOption in(u"in"_s, u"Work in this folder, on the disk that is to be tried."_s, u"folder"_s,
                                QDir::tempPath());
    parser.addOptions({full, in});
    parser.addPositionalArgument(u"run"_s, u"kill, faults, flips, mutations, hostile, undo or numbers; else all."_s,
                                 u"[run …]"_s);
    parser.process(arguments);

    const QStringList wanted = parser.positionalArguments();
    const Setting setting = parser.isSet(full) ? Setting::Full : Setting::Short;
    int done = 0;
    bool allHeld = true;
    say("| what | wanted | found | |\n|---|---|---|---|");
    for (const Run &run : runs()) {
        if (!wanted.isEmpty() && !wanted.contains(run.name))
            continue;
        ++done;
        allHeld = report(run, setting, parser.value(in)) && allHeld;
    }
    if (done < std::max<qsizetype>(wanted.size(), 1))
        qFatal("There is no run of that name. See --help.");
    return allHeld ? 0 : 1;
}

} // namespace

} // namespace muster::torture

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"child"_s)
        return muster::torture::runChild(arguments.mid(2));
    return muster::torture::main(arguments);
}
