// SPDX-License-Identifier: MIT
#include "model/storage/recover.h"

#include "model/campaign/step.h"
#include "model/json/stepjson.h"
#include "model/storage/campaignfile.h"
#include "model/storage/fault.h"
#include "model/storage/log.h"
#include "model/storage/newfile.h"
#include "model/storage/ondisk.h"
#include "model/storage/outline.h"
#include "model/storage/pictures.h"
#include "model/storage/reading.h"
#include "model/storage/schema.h"
#include "model/storage/strands.h"
#include "model/texts.h"

#include <QFileInfo>

#include <future>
#include <span>
#include <thread>

namespace muster {

namespace {

using Stretch = std::vector<Result<Step>>;

/// Reading a step needs nothing but its text: a long log is read in stretches, one for each core, the first in this thread.
std::vector<std::future<Stretch>> readInStretches(const std::vector<Entry> &entries,
                                                  const std::vector<std::size_t> &places)
{
    constexpr std::size_t worthAThread = 2000;
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    const std::size_t count = std::clamp<std::size_t>(places.size() / worthAThread, 1, cores);
    std::vector<std::future<Stretch>> stretches;
    for (std::size_t i = 0; i < count; ++i) {
        const std::span part(places.begin() + static_cast<std::ptrdiff_t>(places.size() * i / count),
                             places.begin() + static_cast<std::ptrdiff_t>(places.size() * (i + 1) / count));
        stretches.push_back(std::async(i == 0 ? std::launch::deferred : std::launch::async, [&entries, part] {
            Stretch steps;
            steps.reserve(part.size());
            for (const std::size_t place : part)
                steps.push_back(readStep(entries[place].content));
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
    for (std::future<Stretch> &stretch : readInStretches(entries, outline.steps)) {
        for (Result<Step> &step : stretch.get()) {
            const std::optional<Problem> problem = step ? applyChecked(campaign, *step) : step.problem();
            if (problem) {
                const Entry &entry = entries[outline.steps[told.book.steps.size()]];
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

/// What can be read of the book and of the courses that were left, and their pictures.
void writeWhole(Connection &from, const Reading &reading, const QString &copyPath)
{
    Strands whole = untangled(reading.log.entries);
    whole.steps.resize(reading.told.book.steps.size());
    whole.inForce = reading.told.book.inForce;
    makeEmptyFile(copyPath);
    Connection copy(copyPath, Connection::Access::ReadWrite);
    Transaction transaction(copy);
    migrate(copy);
    addEntries(copy, entangled(whole));
    copyPictures(from, copy);
    transaction.commit();
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
        const QString copy = QFileInfo(copyPath).absoluteFilePath();
        if (const auto made = makeCampaignFile(copy, [&](const QString &file) { writeWhole(*from, reading, file); });
            !made)
            return made.problem();
        const auto written = CampaignFile::open(copy, CampaignFile::Access::ReadOnly);
        if (!written)
            return written.problem();
        return RecoveredCopy{book.inForce, reading.flaw, static_cast<int>((*written)->lostPictures().size())};
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

} // namespace muster
