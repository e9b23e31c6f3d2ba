// SPDX-License-Identifier: MIT
// How long a campaign of 10,000 steps takes to fold, and to open with its chain checked. Prints plain figures.
#include "model/campaign/step.h"
#include "model/json/stepjson.h"
#include "model/storage/campaignfile.h"
#include "model/storage/connection.h"
#include "model/storage/log.h"
#include "tests/support/longcampaign.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTextStream>

#include <ctime>

using namespace muster;
using namespace muster::testing;

namespace {

constexpr std::size_t foldedSteps = 10000;

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
    auto file = CampaignFile::open(path);
    measure("write one step more", [&] { EXPECT_TRUE((*file)->append(LongCampaign(2).next((*file)->campaign()))); });
    return 0;
}
