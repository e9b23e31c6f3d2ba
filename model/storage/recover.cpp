// SPDX-License-Identifier: MIT
#include "model/storage/recover.h"

#include "model/campaign/step.h"
#include "model/json/stepjson.h"
#include "model/storage/campaignfile.h"
#include "model/storage/fault.h"
#include "model/storage/log.h"
#include "model/storage/ondisk.h"
#include "model/storage/pictures.h"
#include "model/storage/reading.h"
#include "model/texts.h"

#include <QFileInfo>

#include <future>
#include <span>
#include <thread>

namespace muster {

namespace {

/// The entries whose steps are still in the book, and how many of them are in force.
struct Outline {
    std::vector<const Entry *> steps;
    std::size_t inForce = 0;
    QString flaw;
};

bool follow(const Entry &entry, Outline &outline)
{
    const auto kind = entryKind(entry.kind);
    if (kind == EntryKind::Step) {
        outline.steps.resize(outline.inForce);
        outline.steps.push_back(&entry);
        ++outline.inForce;
        return true;
    }
    const Result<std::size_t> position =
        kind ? readPosition(entry.content) : Problem{FileText::tr("“%1” is not known.").arg(entry.kind.left(40))};
    if (!position || *position > outline.steps.size()) {
        outline.flaw = FileText::tr("Entry %1 of its log is not valid.").arg(entry.number);
        return false;
    }
    outline.inForce = *position;
    return true;
}

Outline outlineOf(const std::vector<Entry> &entries)
{
    Outline outline;
    for (const Entry &entry : entries) {
        if (!follow(entry, outline))
            break;
    }
    return outline;
}

using Stretch = std::vector<Result<Step>>;

/// Reading a step needs nothing but its text: a long log is read in stretches, one for each core, the first in this thread.
std::vector<std::future<Stretch>> readInStretches(const std::vector<const Entry *> &entries)
{
    constexpr std::size_t worthAThread = 500;
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    const std::size_t count = std::clamp<std::size_t>(entries.size() / worthAThread, 1, cores);
    std::vector<std::future<Stretch>> stretches;
    for (std::size_t i = 0; i < count; ++i) {
        const std::span part(entries.begin() + static_cast<std::ptrdiff_t>(entries.size() * i / count),
                             entries.begin() + static_cast<std::ptrdiff_t>(entries.size() * (i + 1) / count));
        stretches.push_back(std::async(i == 0 ? std::launch::deferred : std::launch::async, [part] {
            Stretch steps;
            steps.reserve(part.size());
            for (const Entry *entry : part)
                steps.push_back(readStep(entry->content));
            return steps;
        }));
    }
    return stretches;
}

} // namespace

Replay replay(const std::vector<Entry> &entries)
{
    const Outline outline = outlineOf(entries);
    Replay told{{}, {}, outline.flaw};
    told.book.steps.reserve(outline.steps.size());
    Campaign campaign;
    for (std::future<Stretch> &stretch : readInStretches(outline.steps)) {
        for (Result<Step> &step : stretch.get()) {
            const std::optional<Problem> problem = step ? applyChecked(campaign, *step) : step.problem();
            if (problem) {
                const Entry &entry = *outline.steps[told.book.steps.size()];
                told.flaw = FileText::tr("Entry %1 of its log is not valid: %2").arg(entry.number).arg(problem->text);
                told.book.inForce = std::min(outline.inForce, told.book.steps.size());
                return told;
            }
            told.book.steps.push_back(*std::move(step));
            if (told.book.steps.size() == outline.inForce)
                told.campaign = campaign;
        }
    }
    told.book.inForce = std::min(outline.inForce, told.book.steps.size());
    return told;
}

namespace {

Reading readWhatIsWhole(const QString &path)
{
    checkHeader(path);
    const auto connection = connectTo(path, Connection::Access::ReadOnly);
    const Transaction reading(*connection, Transaction::Kind::Read);
    return readCampaign(*connection);
}

} // namespace

FileResult<Done> writeAnew(const Book &book, const Drafts &drafts, const QString &path, const PictureSource &pictures)
{
    const auto file = CampaignFile::create(path, book, pictures);
    return file ? (*file)->keepDrafts(drafts) : file.problem();
}

FileResult<RecoveredCopy> recoverUpTo(const QString &path, const QString &copyPath)
{
    try {
        const Reading reading = readWhatIsWhole(QFileInfo(path).absoluteFilePath());
        const Book &book = reading.told.book;
        if (book.inForce == 0)
            fail(FileTrouble::Damaged, path, FileText::tr("Not even its first step can be saved."));
        const auto from = connectTo(QFileInfo(path).absoluteFilePath(), Connection::Access::ReadOnly);
        const PictureSource pictures = [&](const QString &sha256) {
            return holdsPictures(*from) ? readPicture(*from, sha256) : std::nullopt;
        };
        const auto written = CampaignFile::create(copyPath, book, pictures);
        if (!written)
            return written.problem();
        return RecoveredCopy{book.inForce, reading.flaw, static_cast<int>((*written)->lostPictures().size())};
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

} // namespace muster
