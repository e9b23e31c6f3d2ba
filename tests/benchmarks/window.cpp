// SPDX-License-Identifier: MIT
// Time and memory of the window on the sample campaign to its first paint, beside a bare QMainWindow with an empty table.
#include "model/packs.h"
#include "model/sample/sample.h"
#include "model/storage/campaignfile.h"
#include "tests/benchmarks/wholeprocess.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <cstdio>

using namespace muster;

namespace {

bool writeSample(const QString &path)
{
    const auto pack = shippedPack(QStringLiteral("swordplay"));
    const auto steps = pack ? sampleSteps(*pack) : Result<Steps>(pack.problem());
    if (!steps)
        return false;
    auto file = CampaignFile::create(path, steps->front());
    for (std::size_t i = 1; file && i < steps->size(); ++i) {
        if (!(*file)->append((*steps)[i]))
            return false;
    }
    return bool(file);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir folder;
    const QString sample = folder.filePath(QStringLiteral("harrow.muster"));
    if (!writeSample(sample)) {
        std::fputs("the sample campaign could not be written\n", stderr);
        return 1;
    }
    constexpr int runs = 21;
    const auto [ours, bare] = compare({SAMPLE_WINDOW, sample.toStdString()}, {BARE_WINDOW}, runs);
    std::printf(
        "window on the sample / bare window, to the first paint: %.2f (at most 2; %.0f ms / %.0f ms, median of %d)\n",
        ours.milliseconds / bare.milliseconds, ours.milliseconds, bare.milliseconds, runs);
    std::printf("window on the sample / bare window, memory: %.2f (at most 1.5; %.0f MiB / %.0f MiB)\n",
                ours.peakMiB / bare.peakMiB, ours.peakMiB, bare.peakMiB);
    return 0;
}
