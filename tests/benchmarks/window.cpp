// SPDX-License-Identifier: MIT
// Time and memory of the window on the sample campaign to its first paint, beside a bare QMainWindow with an empty table; and
// of the window on the same campaign with two hundred photographs, beside that on the sample.
#include "model/actions/story.h"
#include "model/packs.h"
#include "model/sample/sample.h"
#include "model/storage/campaignfile.h"
#include "tests/benchmarks/wholeprocess.h"
#include "tests/support/paintedpicture.h"

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

/// Everybody has a miniature, and the steps have the rest.
bool addPhotographs(const QString &path)
{
    constexpr int count = 200;
    const QByteArray photograph = testing::packedImage(testing::paintedImage({2048, 1536}), "jpeg");
    auto opened = CampaignFile::open(path);
    for (int i = 0; opened && i < count; ++i) {
        CampaignFile &file = **opened;
        const std::vector<Figure> &band = file.campaign().band;
        const auto at = static_cast<std::size_t>(i);
        const About about = at < band.size() ? About{AboutKind::Figure, number(band[at].id)}
                                             : About{AboutKind::Step, 1 + i % static_cast<int>(file.book().inForce)};
        const QByteArray content = photograph + QByteArray::number(i) + QByteArray(400'000, 'x'); // behind its end
        const auto step = actions::addPicture(file.book(), file.campaign(), about, {}, {content, 2048, 1536});
        if (!step || !file.append(*step, {}, [&](const QString &) { return content; }))
            return false;
    }
    return bool(opened);
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
    const QString pictured = folder.filePath(QStringLiteral("pictured.muster"));
    if (!writeSample(pictured) || !addPhotographs(pictured)) {
        std::fputs("the photographs could not be added\n", stderr);
        return 1;
    }
    const auto [with, without] =
        compare({SAMPLE_WINDOW, pictured.toStdString()}, {SAMPLE_WINDOW, sample.toStdString()}, runs);
    std::printf(
        "window on the sample with 200 photographs / on the sample, to the first paint: %.2f (at most 1.5; %.0f ms / "
        "%.0f ms, median of %d)\n",
        with.milliseconds / without.milliseconds, with.milliseconds, without.milliseconds, runs);
    return 0;
}
