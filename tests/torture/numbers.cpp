// SPDX-License-Identifier: MIT
#include "model/actions/story.h"
#include "model/json/stepjson.h"
#include "tests/torture/forge.h"
#include "tests/torture/player.h"
#include "tests/torture/run.h"

#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>
#include <ctime>
#include <functional>

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

constexpr double longestLoading = 500; ///< milliseconds, for 10,000 steps
constexpr double mostTimes = 3; ///< one step written, against the bare transaction

double milliseconds(const std::function<void()> &work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

double median(std::vector<double> times)
{
    std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2), times.end());
    return times[times.size() / 2];
}

struct Times {
    double wall = 0; ///< milliseconds by the clock on the wall
    double computing = 0; ///< of them, by this program's own
};

/// Played by the rules; written in one transaction, because only the opening is timed.
void longCampaign(const QString &path, std::size_t steps)
{
    Player player(7);
    Held held = newCampaign(path, player.founding());
    std::vector<QByteArray> contents;
    while (contents.size() + 1 < steps) {
        const Step step = player.nextStep(held.campaign, contents.size() + 1);
        apply(held.campaign, step);
        contents.push_back(stepJson(step));
    }
    forgeSteps(path, contents);
}

/// The shortest of several openings: whatever is longer was somebody else's work on the same machine.
Times openingTime(const QString &path, std::size_t steps)
{
    Times best{1e9, 1e9};
    for (int i = 0; i < 15; ++i) {
        const std::clock_t before = std::clock();
        const double wall = milliseconds([&] {
            const auto file = CampaignFile::open(path);
            if (!file || (*file)->book().steps.size() != steps)
                qFatal("The long campaign does not open.");
        });
        const double computing = 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        best = {std::min(best.wall, wall), std::min(best.computing, computing)};
    }
    return best;
}

Finding timeOpening(const Bench &bench)
{
    const std::vector<std::size_t> sizes = bench.setting == Setting::Full
        ? std::vector<std::size_t>{1000, 2000, 5000, 10000}
        : std::vector<std::size_t>{500, 1000};
    std::vector<double> times; // computing: on a busy machine the clock on the wall tells of the others
    QStringList words;
    for (const std::size_t steps : sizes) {
        const QString path = bench.folder + u"/%1.muster"_s.arg(steps);
        longCampaign(path, steps);
        const Times time = openingTime(path, steps);
        times.push_back(time.computing);
        words << u"%1 steps in %3 ms (%2 by the clock)"_s.arg(steps)
                     .arg(time.wall, 0, 'f', 0)
                     .arg(time.computing, 0, 'f', 0);
    }
    const auto growth = static_cast<double>(sizes.back()) / static_cast<double>(sizes.front());
    const bool isLinear = times.back() <= 1.3 * growth * times.front();
    return {u"open a campaign of 10,000 steps, chain verified"_s, u"under 0.5 s, growth linear"_s, words.join(u", "_s),
            times.back() < longestLoading && isLinear};
}

/// Two hundred, as cameras and telephones make them: a campaign is opened as fast as one with as many other steps.
Finding timePictures(const Bench &bench)
{
    constexpr std::size_t count = 200;
    constexpr qsizetype bytes = 400'000;
    constexpr double mostSlower = 1.15;
    const std::size_t steps = bench.setting == Setting::Full ? 10000 : 1000;
    const QString without = bench.folder + u"/without.muster"_s;
    const QString with = bench.folder + u"/with.muster"_s;
    longCampaign(without, steps + count);
    longCampaign(with, steps);
    {
        const auto file = CampaignFile::open(with);
        Luck luck(1);
        for (std::size_t i = 0; i < count; ++i) {
            QByteArray content("\xff\xd8\xff", 3);
            while (content.size() < bytes)
                content.append(QByteArray::number(luck.seed(), 36));
            const auto step = actions::addPicture((*file)->book(), (*file)->campaign(), {}, {}, {content, 2048, 1536});
            if (!step || !(*file)->append(*step, {}, [&](const QString &) { return content; }))
                qFatal("A picture was not added.");
        }
    }
    const Times bare = openingTime(without, steps + count);
    const Times pictured = openingTime(with, steps + count);
    const double times = pictured.computing / bare.computing;
    return {u"open a campaign with 200 pictures, against one without"_s, u"within 1.15×"_s,
            u"%1 times (%2 ms against %3 ms; %4 against %5 by the clock)"_s.arg(times, 0, 'f', 2)
                .arg(pictured.computing, 0, 'f', 0)
                .arg(bare.computing, 0, 'f', 0)
                .arg(pictured.wall, 0, 'f', 0)
                .arg(bare.wall, 0, 'f', 0),
            times <= mostSlower};
}

/// Of the campaign that timePictures() left there, which is open as it is for whoever branches it.
Finding timeBranching(const Bench &bench)
{
    constexpr double longest = 1000;
    const auto file = CampaignFile::open(bench.folder + u"/with.muster"_s, CampaignFile::Access::ReadOnly);
    if (!file)
        qFatal("%s", qUtf8Printable(file.problem().text));
    const std::size_t steps = (*file)->book().inForce;
    Times best{1e9, 1e9};
    for (int i = 0; i < 5; ++i) {
        const std::clock_t before = std::clock();
        const double wall = milliseconds([&] {
            if (!(*file)->branch(bench.folder + u"/branch%1.muster"_s.arg(i), {steps, 0, {}}))
                qFatal("The campaign cannot be branched.");
        });
        const double computing = 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        best = {std::min(best.wall, wall), std::min(best.computing, computing)};
    }
    return {
        u"branch of a campaign of 10,000 steps with 200 pictures"_s, u"under 1 s"_s,
        u"%1 steps in %2 ms (%3 by the clock)"_s.arg(steps).arg(best.computing, 0, 'f', 0).arg(best.wall, 0, 'f', 0),
        best.computing < longest};
}

/// SQLite alone: a table of texts, with the same care for the disk.
class BareTable
{
public:
    explicit BareTable(const QString &path)
        : m_database(QSqlDatabase::addDatabase(u"QSQLITE"_s, u"bare"_s))
    {
        m_database.setDatabaseName(path);
        m_database.open();
        run(u"PRAGMA journal_mode = DELETE"_s);
        run(u"PRAGMA synchronous = EXTRA"_s);
        run(u"CREATE TABLE steps (number INTEGER PRIMARY KEY, content TEXT)"_s);
    }

    void write(const QByteArray &content)
    {
        run(u"BEGIN IMMEDIATE"_s);
        QSqlQuery query(m_database);
        query.prepare(u"INSERT INTO steps (content) VALUES (?)"_s);
        query.addBindValue(QString::fromUtf8(content));
        query.exec();
        run(u"COMMIT"_s);
    }

private:
    void run(const QString &sql)
    {
        QSqlQuery query(m_database);
        if (!query.exec(sql))
            qFatal("%s: %s", qUtf8Printable(sql), qUtf8Printable(query.lastError().text()));
    }

    QSqlDatabase m_database;
};

Finding timeWriting(const Bench &bench)
{
    const int steps = bench.amount(25, 300);
    Player player(8);
    const QString path = bench.folder + u"/written.muster"_s;
    newCampaign(path, player.founding());
    const auto file = *CampaignFile::open(path);
    BareTable bare(bench.folder + u"/bare.sqlite"_s);
    std::vector<double> ours;
    std::vector<double> theirs;
    for (int i = 0; i < steps; ++i) {
        const Step step = player.nextStep(file->campaign(), file->book().inForce);
        theirs.push_back(milliseconds([&] { bare.write(stepJson(step)); }));
        ours.push_back(milliseconds([&] {
            if (!file->append(step))
                qFatal("A step could not be written.");
        }));
    }
    const double times = median(ours) / median(theirs);
    const QString found = u"%1 times (%2 ms against %3 ms; medians of %4)"_s.arg(times, 0, 'f', 2)
                              .arg(median(ours), 0, 'f', 2)
                              .arg(median(theirs), 0, 'f', 2)
                              .arg(steps);
    return {u"one step written, against one bare SQLite transaction of the same size on the same disk"_s,
            u"within 3×"_s, found, times <= mostTimes};
}

} // namespace

Findings takeTimes(const Bench &bench)
{
    return {timeOpening(bench), timePictures(bench), timeBranching(bench), timeWriting(bench)};
}

} // namespace muster::torture
