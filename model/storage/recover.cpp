// SPDX-License-Identifier: MIT
#include "model/storage/recover.h"

#include "model/campaign/step.h"
#include "model/json/stepjson.h"
#include "model/storage/branches.h"
#include "model/storage/campaignfile.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "model/storage/log.h"
#include "model/storage/pictures.h"
#include "model/texts.h"

#include <QFileInfo>

#include <future>
#include <span>
#include <thread>

namespace muster {

namespace {

using Stretch = std::vector<Result<Step>>;

/// Starts reading the steps. A step can be read on its own, so a long log is divided into stretches, one for each core;
/// the first is read in this thread.
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
    const LogIndex outline = logIndexOf(entries);
    Replay told{{}, {}, outline.flaw};
    told.history.steps.reserve(outline.steps.size());
    Campaign campaign;
    for (std::future<Stretch> &stretch : readInStretches(entries, outline.steps)) {
        for (Result<Step> &step : stretch.get()) {
            const std::optional<Problem> problem = step ? applyChecked(campaign, *step) : step.problem();
            if (problem) {
                const Entry &entry = entries[outline.steps[told.history.steps.size()]];
                told.flaw = FileText::tr("Entry %1 of its log is not valid: %2").arg(entry.number).arg(problem->text);
                told.history.inForce = std::min(outline.inForce, told.history.steps.size());
                return told;
            }
            told.history.steps.push_back(*std::move(step));
            if (told.history.steps.size() == outline.inForce)
                told.campaign = campaign;
        }
    }
    told.history.inForce = std::min(outline.inForce, told.history.steps.size());
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

/// Writes the readable part of the book and of the abandoned courses, and their pictures.
void writeWhole(Connection &from, const Reading &reading, const QString &copyPath)
{
    Branches whole = readBranches(reading.log.entries);
    whole.steps.resize(reading.told.history.steps.size());
    whole.inForce = reading.told.history.inForce;
    makeEmptyFile(copyPath);
    Connection copy(copyPath, Connection::Access::ReadWrite);
    Transaction transaction(copy);
    migrate(copy);
    addEntries(copy, writtenLog(whole));
    copyPictures(from, copy);
    transaction.commit();
}

} // namespace

FileResult<Done> writeAnew(const History &history, const Drafts &drafts, const QString &path,
                           const PictureSource &pictures)
{
    const auto file = CampaignFile::create(path, history, pictures);
    return file ? (*file)->keepDrafts(drafts) : file.problem();
}

FileResult<RecoveredCopy> recoverUpTo(const QString &path, const QString &copyPath)
{
    try {
        const Reading reading = readWhatIsWhole(QFileInfo(path).absoluteFilePath());
        const History &history = reading.told.history;
        if (history.inForce == 0)
            fail(FileTrouble::Damaged, path, FileText::tr("Not even its first step can be saved."));
        const auto from = connectTo(QFileInfo(path).absoluteFilePath(), Connection::Access::ReadOnly);
        const QString copy = QFileInfo(copyPath).absoluteFilePath();
        if (const auto made = makeCampaignFile(copy, [&](const QString &file) { writeWhole(*from, reading, file); });
            !made)
            return made.problem();
        const auto written = CampaignFile::open(copy, CampaignFile::Access::ReadOnly);
        if (!written)
            return written.problem();
        return RecoveredCopy{history.inForce, reading.flaw, static_cast<int>((*written)->lostPictures().size())};
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

using namespace Qt::StringLiterals;

namespace {

constexpr int readOnlyRollback = 776; ///< SQLite: a write was interrupted, and rolling it back needs the right to write

/// Rolls back the write of a killed program from its journal. Nothing else is ever changed in a file before it is read.
void undoHalfWrite(const QString &path)
{
    Connection(path, Connection::Access::ReadWrite).value(u"SELECT count(*) FROM sqlite_schema"_s);
}

bool isInOrder(Connection &connection, const QString &check)
{
    try {
        return connection.value(check).toString() == u"ok"_s;
    } catch (const StorageFault &fault) {
        if (fault.problem.trouble != FileTrouble::Damaged)
            throw;
        return false;
    }
}

bool hasPictures(Connection &connection)
{
    try {
        return holdsPictures(connection) && connection.value(u"SELECT 1 FROM pictures LIMIT 1"_s).isValid();
    } catch (const StorageFault &fault) {
        if (fault.problem.trouble != FileTrouble::Damaged)
            throw;
        return true;
    }
}

bool areLogPagesInOrder(Connection &connection)
{
    for (const QString &table : {u"sqlite_schema"_s, u"entries"_s, u"ending"_s, u"draft"_s}) {
        if (!isInOrder(connection, u"PRAGMA quick_check(%1)"_s.arg(table)))
            return false;
    }
    return true;
}

} // namespace

std::unique_ptr<Connection> connectTo(const QString &path, Connection::Access access)
{
    if (access == Connection::Access::ReadWrite)
        return std::make_unique<Connection>(path, access);
    try {
        auto connection = std::make_unique<Connection>(path, access);
        connection->value(u"PRAGMA application_id"_s);
        return connection;
    } catch (const StorageFault &fault) {
        if (fault.sqliteCode != readOnlyRollback)
            throw;
    }
    undoHalfWrite(path);
    return std::make_unique<Connection>(path, access);
}

bool arePagesInOrder(Connection &connection)
{
    return isInOrder(connection, u"PRAGMA quick_check(1)"_s);
}

Reading readRows(Connection &connection)
{
    // Checked again, because the header was checked before an interrupted write was rolled back.
    if (connection.value(u"PRAGMA application_id"_s).toUInt() != applicationId)
        fail(FileTrouble::NotOurs, connection.path());
    if (connection.value(u"PRAGMA user_version"_s).toInt() > formatVersion())
        fail(FileTrouble::Newer, connection.path());
    checkSchema(connection);

    Reading reading;
    // Checking all pages would read every picture.
    reading.sawAllPages = !hasPictures(connection);
    const bool inOrder = reading.sawAllPages ? arePagesInOrder(connection) : areLogPagesInOrder(connection);
    const bool hasOrphans = connection.value(u"PRAGMA foreign_key_check"_s).isValid();
    reading.log = readLog(connection);
    if (!reading.log.flaw.isEmpty())
        reading.flaw = reading.log.flaw;
    else if (!inOrder || hasOrphans)
        reading.flaw = FileText::tr("Its database pages are inconsistent.");
    return reading;
}

Reading readCampaign(Connection &connection)
{
    Reading reading = readRows(connection);
    reading.told = replay(reading.log.entries);
    if (!reading.told.flaw.isEmpty())
        reading.flaw = reading.told.flaw;
    else if (reading.flaw.isEmpty() && reading.told.history.inForce == 0)
        reading.flaw = FileText::tr("It is empty.");
    return reading;
}

} // namespace muster
