// SPDX-License-Identifier: MIT
// Measures whole processes against the smallest of their kind, and waiting times in the window with a campaign of
// 10,000 steps with notes: opening it, each page, Undo, and each letter typed into Find, for which the limit is 100 ms.
#include "model/acts/story.h"
#include "model/storage/campaignfile.h"
#include "model/storytext/storytext.h"
#include "tests/benchmarks/measure.h"
#include "tests/support/longcampaign.h"
#include "tests/support/paintedpicture.h"
#include "tests/window/driver.h"

#include <QApplication>
#include <QSettings>

#include <cstdlib>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>

using namespace Qt::StringLiterals;
using namespace muster::testing;

namespace muster::benchmarks {
namespace {

struct Process {
    double milliseconds = 0;
    double peakMiB = 0; ///< reported by windows only; 0 for others
};

Process run(std::vector<std::string> words)
{
    static const QTemporaryDir folder;
    const QString said = folder.filePath(u"said"_s);
    std::vector<char *> arguments;
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, qPrintable(said), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    const double begin = byTheClock();
    pid_t child = 0;
    int status = 0;
    const bool started = posix_spawn(&child, arguments[0], &actions, nullptr, arguments.data(), environ) == 0;
    const bool ended = started && waitpid(child, &status, 0) == child;
    const double time = byTheClock() - begin;
    posix_spawn_file_actions_destroy(&actions);
    if (!ended || status != 0)
        qFatal("%s did not run", arguments[0]);
    QFile file(said);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return {time, file.readAll().toDouble() / 1024};
}

double median(std::vector<Process> runs, double Process::*figure)
{
    const auto middle = runs.begin() + static_cast<std::ptrdiff_t>(runs.size() / 2);
    std::nth_element(runs.begin(), middle, runs.end(),
                     [=](const Process &a, const Process &b) { return a.*figure < b.*figure; });
    return *middle.*figure;
}

using Words = std::vector<std::string>;

/// Returns the ratio of the subject to the yardstick in both figures, by the medians of `runs` runs. The two alternate,
/// so that the load of the machine affects both alike.
Process compare(const Words &subject, const Words &yardstick, int runs)
{
    std::vector<Process> ours, theirs;
    for (int i = 0; i < runs; ++i) {
        theirs.push_back(run(yardstick));
        ours.push_back(run(subject));
    }
    return {median(ours, &Process::milliseconds) / median(theirs, &Process::milliseconds),
            median(ours, &Process::peakMiB) / median(theirs, &Process::peakMiB)};
}

/// Adds a picture for each figure, and the rest for steps.
void addPhotographs(CampaignFile &file)
{
    const QByteArray photograph = packedImage(paintedImage({2048, 1536}), "jpeg");
    for (int i = 0; i < 200; ++i) {
        const std::vector<Figure> &band = file.campaign().band;
        const auto at = static_cast<std::size_t>(i);
        const About about = at < band.size() ? About{AboutKind::Figure, number(band[at].id)}
                                             : About{AboutKind::Step, 1 + i % static_cast<int>(file.history().inForce)};
        const QByteArray content = photograph + QByteArray::number(i) + QByteArray(400'000, 'x'); // after its end
        const auto step = acts::addPicture(file.history(), file.campaign(), about, {}, {content, 2048, 1536});
        EXPECT_TRUE(step && file.append(*step, {}, [&](const QString &) { return content; }));
    }
}

bool measureProcesses(const QTemporaryDir &folder)
{
    const QString sample = folder.filePath(u"harrow.muster"_s);
    const QString pictured = folder.filePath(u"pictured.muster"_s);
    for (const QString &path : {sample, pictured}) {
        History book;
        book.steps = sampleSteps(swordplay());
        book.inForce = book.steps.size();
        EXPECT_TRUE(CampaignFile::create(path, book));
    }
    addPhotographs(**CampaignFile::open(pictured));
    const Process roll = compare({MUSTER_BINARY, "roll", "swordplay", "eal", "--json"}, {BARE_CORE}, 101);
    const Process window = compare({SAMPLE_WINDOW, sample.toStdString()}, {BARE_WINDOW}, 21);
    const Process photographs =
        compare({SAMPLE_WINDOW, pictured.toStdString()}, {SAMPLE_WINDOW, sample.toStdString()}, 21);
    bool within = isWithin("muster roll / bare QCoreApplication", roll.milliseconds, 2);
    within &= isWithin("window on the sample / bare window, to the first paint", window.milliseconds, 2);
    within &= isWithin("window on the sample / bare window, memory", window.peakMiB, 1.5);
    within &= isWithin("with 200 photographs / on the sample, to the first paint", photographs.milliseconds, 1.5);
    return within;
}

History bookWithNotes()
{
    LongCampaign player(7);
    History book;
    book.steps = {founding()};
    Campaign campaign = fold(book.steps);
    while (book.steps.size() < 10000) {
        book.inForce = book.steps.size();
        const QString text = u"They met at the ford, and %1 of them went home again [4 and 2]."_s.arg(book.inForce % 7);
        const bool writes = book.inForce % 50 == 0;
        Step step =
            writes ? *acts::write(book, campaign, {AboutKind::Month, campaign.turn}, {}, text) : player.next(campaign);
        if (writes)
            step.when = book.steps.back().when;
        apply(campaign, step);
        book.steps.push_back(std::move(step));
    }
    book.inForce = book.steps.size();
    return book;
}

bool measurePages(const QTemporaryDir &folder)
{
    const QString path = folder.filePath(u"long.muster"_s);
    EXPECT_TRUE(CampaignFile::create(path, bookWithNotes()));
    std::printf("the window on a campaign of 10,000 steps, with the looking for what is clicked:\n");
    App app;
    measure("open the campaign", [&] { app.start(path); });
    for (const char *visit : {"first look at ", "back to "}) {
        for (const char *page : {"Band", "Encounter", "After the battle", "Foes", "Reference", "Odds", "Chronicle"})
            measure(visit + std::string(page), [&] { app.open(page); });
    }
    measure("undo, on the chronicle", [&] { app.undo(); });
    measure("redo", [&] { app.redo(); });
    measure("house rulings", [&] { app.menu("Help/House rulings"); });
    app.press("Esc");
    measure("print the roster", [&] { app.menu("Campaign/Print/Roster"); });
    app.press("Esc");
    app.press("Ctrl+F");
    double slowest = 0;
    for (const char *letter : {"f", "o", "r", "d", " ", "h", "o", "m", "e"})
        slowest = std::max(slowest, leastTime(1, [&] { app.type(letter); }));
    return isWithin("find, the slowest of nine letters", slowest, 100, "ms");
}

} // namespace

bool measureWindow()
{
    const QTemporaryDir folder;
    const bool within = measureProcesses(folder);
    return measurePages(folder) && within;
}

} // namespace muster::benchmarks

int main(int argc, char **argv)
{
    ::testing::InitGoogleTest(&argc, argv);
    const QTemporaryDir desk;
    qputenv("XDG_DATA_HOME", desk.path().toLocal8Bit());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, desk.path());
    const QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("MusterBenchmark"));
    std::setvbuf(stdout, nullptr, _IOLBF, 0); // prints each line at once, even if it hangs later
    const bool within = muster::benchmarks::measureModel();
    return muster::benchmarks::measureWindow() && within ? 0 : 1;
}
