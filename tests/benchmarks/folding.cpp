// SPDX-License-Identifier: MIT
// How long a campaign of 10,000 steps takes to fold, and to open with its chain checked; beside it, what reading the same rows
// and hashing the same bytes takes with nothing else.
#include "model/campaign/step.h"
#include "model/json/stepjson.h"
#include "model/storage/campaignfile.h"
#include "model/storage/connection.h"
#include "model/storage/log.h"
#include "tests/support/longcampaign.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <ctime>
#include <limits>

using namespace muster;
using namespace muster::testing;

namespace {

constexpr std::size_t foldedSteps = 10000;
constexpr double openingAllowed = 3;

/// All in one transaction: 10,000 of them would measure the disk.
void writeLog(const QString &path, const Steps &steps)
{
    EXPECT_TRUE(CampaignFile::create(path, steps.front()));
    Connection connection(path, Connection::Access::ReadWrite);
    Transaction transaction(connection);
    for (std::size_t i = 1; i < steps.size(); ++i)
        addEntry(connection, linkTo(readEnding(connection), EntryKind::Step, stepJson(steps[i])));
    transaction.commit();
}

/// Milliseconds by the clock, the best of several rounds: what disturbs one only ever makes it longer.
template<typename Act>
double leastTime(Act &&act)
{
    double least = std::numeric_limits<double>::max();
    for (int round = 0; round < 7; ++round) {
        QElapsedTimer timer;
        timer.start();
        act();
        least = std::min(least, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return least;
}

/// Every row of the log, and a hash over all that stands in it.
QByteArray readAndHash(const QString &path)
{
    Connection connection(path, Connection::Access::ReadOnly);
    QSqlQuery rows = connection.run(QStringLiteral("SELECT number, kind, content, previous, hash FROM entries"));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    while (rows.next()) {
        for (int column = 0; column < 5; ++column)
            hash.addData(rows.value(column).toByteArray());
    }
    return hash.result();
}

template<typename Act>
void measure(const char *what, Act &&act)
{
    QElapsedTimer timer;
    timer.start();
    const std::clock_t before = std::clock();
    act();
    const double used = 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    QTextStream(stdout) << what << ": " << timer.elapsed() << " ms, of which the processor " << used << " ms\n";
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const Steps steps = longCampaign(foldedSteps, 1);
    measure("fold 10000 steps", [&] { fold(steps); });
    measure("fold 10000 steps, each checked", [&] { EXPECT_TRUE(foldChecked(steps, steps.size())); });
    std::vector<QByteArray> texts;
    measure("write 10000 steps as JSON", [&] {
        for (const Step &step : steps)
            texts.push_back(stepJson(step));
    });
    measure("read 10000 steps from JSON", [&] {
        for (const QByteArray &text : texts)
            EXPECT_TRUE(readStep(text));
    });

    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("long.muster"));
    writeLog(path, steps);
    QTextStream(stdout) << "file: " << QFileInfo(path).size() / 1024 << " KiB\n";
    measure("open 10000 steps, the chain checked", [&] { EXPECT_TRUE(CampaignFile::open(path)); });
    const double opening = leastTime([&] { EXPECT_TRUE(CampaignFile::open(path)); });
    const double reading = leastTime([&] { EXPECT_FALSE(readAndHash(path).isEmpty()); });
    QTextStream(stdout) << "opening / reading and hashing the same rows: " << opening / reading << " (at most "
                        << openingAllowed << "; " << opening << " ms / " << reading << " ms)\n";
    auto file = CampaignFile::open(path);
    measure("write one step more", [&] { EXPECT_TRUE((*file)->append(LongCampaign(2).next((*file)->campaign()))); });
    return opening / reading <= openingAllowed ? 0 : 1;
}
