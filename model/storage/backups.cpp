// SPDX-License-Identifier: MIT
#include "model/storage/backups.h"

#include "model/storage/campaignfile.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "model/storage/pictures.h"
#include "model/texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace muster {

namespace {

/// Returns the period in which only one backup is kept: the number of days that it roughly has, and its first day.
std::pair<int, QDate> periodOf(const QDateTime &time, qint64 daysOld)
{
    const QDate day = time.toUTC().date();
    if (daysOld < 14)
        return {1, day};
    if (daysOld < 56)
        return {7, day.addDays(1 - day.dayOfWeek())};
    return {30, QDate(day.year(), day.month(), 1)};
}

} // namespace

std::vector<QDateTime> expendable(std::vector<QDateTime> times, const QDateTime &now)
{
    constexpr qint64 secondsADay = 86400;
    std::sort(times.begin(), times.end(), std::greater<>());
    std::vector<QDateTime> gone;
    std::pair<int, QDate> last;
    for (const QDateTime &time : times) {
        const qint64 daysOld = time.secsTo(now) / secondsADay;
        if (daysOld < 2)
            continue;
        const auto period = periodOf(time, daysOld);
        if (period == last)
            gone.push_back(time);
        last = period;
    }
    return gone;
}

using namespace Qt::StringLiterals;

namespace {

const QString timeFormat = u"yyyy-MM-dd'T'HH-mm-ss-zzz'Z'"_s;
const QString whereNote = u"where.txt"_s; ///< file in the campaign's folder with the path it was last backed up from

QString pathOf(const QString &folder, const QDateTime &when)
{
    return folder + u'/' + when.toString(timeFormat) + u".muster"_s;
}

/// Returns the times of the backups in a folder, newest first.
std::vector<QDateTime> timesIn(const QString &folder)
{
    std::vector<QDateTime> times;
    for (const QFileInfo &info :
         QDir(folder).entryInfoList({u"*.muster"_s}, QDir::Files, QDir::Name | QDir::Reversed)) {
        QDateTime when = QDateTime::fromString(info.completeBaseName(), timeFormat);
        when.setTimeSpec(Qt::UTC);
        if (when.isValid())
            times.push_back(when);
    }
    return times;
}

/// Stores the path of the campaign. This only helps to find the backups of a file that is gone, so errors are ignored.
void noteWhere(const QString &folder, const QString &path)
{
    QSaveFile note(folder + u'/' + whereNote);
    if (note.open(QIODevice::WriteOnly)) {
        note.write(path.toUtf8());
        note.commit();
    }
}

QString notedIn(const QString &folder)
{
    constexpr qint64 longest = 10000;
    QFile note(folder + u'/' + whereNote);
    return note.open(QIODevice::ReadOnly) ? QString::fromUtf8(note.read(longest)) : QString();
}

/// Returns the key of a file, which may be damaged after its first entry; empty if even that cannot be read.
QString keyOf(const QString &path)
{
    try {
        checkHeader(path);
        Connection connection(path, FileAccess::ReadOnly);
        const Transaction reading(connection, Transaction::Kind::Read);
        return keyIn(readRows(connection).entries);
    } catch (const StorageFault &) {
        return {};
    }
}

} // namespace

Backups::Backups(const QString &folder)
    : m_folder(folder)
{
}

QString Backups::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/muster/backups"_s;
}

FileResult<Backups::Made> Backups::make(const QString &path, const QDateTime &now) const
{
    const auto file = CampaignFile::open(path, FileAccess::ReadOnly);
    if (!file)
        return file.problem();
    const QString folder = m_folder + u'/' + (*file)->key();
    if (!QDir().mkpath(folder))
        return fileProblem(FileTrouble::ReadOnly, folder);
    // Skipped if the path is unchanged, because writing the file waits for the disk.
    if (folders().value(0) != folder || notedIn(folder) != (*file)->path())
        noteWhere(folder, (*file)->path());
    if (const auto made = timesIn(folder); !made.empty()) {
        if (const QString newest = pathOf(folder, made.front()); (*file)->holdsTheSameAs(newest))
            return Made{newest, false};
    }
    const QString backup = pathOf(folder, now.toUTC());
    if (const auto copied = copyCampaign((*file)->path(), backup); !copied)
        return copied.problem();
    for (const QDateTime &time : expendable(timesIn(folder), now))
        QFile::remove(pathOf(folder, time));
    return Made{backup, true};
}

QStringList Backups::folders() const
{
    QStringList folders;
    for (const QString &name : QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Time))
        folders.push_back(m_folder + u'/' + name);
    return folders;
}

QString Backups::folderOf(const QString &path) const
{
    if (const QString key = keyOf(path); !key.isEmpty())
        return m_folder + u'/' + key;
    for (const QString &folder : folders()) {
        if (notedIn(folder) == path)
            return folder;
    }
    return {};
}

std::vector<SavedState> Backups::statesOf(const QString &path) const
{
    std::vector<SavedState> states;
    const QString folder = folderOf(QFileInfo(path).absoluteFilePath());
    if (folder.isEmpty())
        return states;
    for (const QDateTime &when : timesIn(folder)) {
        if (const auto file = CampaignFile::open(pathOf(folder, when), FileAccess::ReadOnly))
            states.push_back({(*file)->path(), when, (*file)->history().inForce, (*file)->campaign()});
    }
    return states;
}

FileResult<Done> restoreInto(CampaignFile &present, const SavedState &state, const Backups &backups)
{
    const auto saved = CampaignFile::open(state.path, FileAccess::ReadOnly);
    if (!saved)
        return saved.problem();
    try {
        // The backup is read first, because backing up the present state may delete the very backup that is restored.
        Connection backup(state.path, FileAccess::ReadOnly);
        const Log log = readEntries(backup);
        const std::optional<DraftRow> draft = readDraftRow(backup);
        if (const auto kept = backups.make(present.path()); !kept)
            return kept.problem();
        Connection connection(present.path(), FileAccess::ReadWrite);
        Transaction transaction(connection);
        // Checked inside the transaction, while nobody else can write.
        if (const auto unchanged = present.checkUnchanged(); !unchanged)
            return unchanged;
        migrate(connection);
        connection.run(u"DELETE FROM entries"_s);
        addEntries(connection, log.entries);
        writeDraftRow(connection, draft);
        copyPictures(backup, connection);
        transaction.commit();
    } catch (const StorageFault &fault) {
        // A failed commit may nevertheless have stored everything.
        return (*saved)->holdsTheSameAs(present.path()) ? FileResult<Done>(Done{}) : fault.problem;
    }
    return Done{};
}

FileResult<Done> restoreInto(const QString &path, const SavedState &state, const Backups &backups)
{
    const auto present = CampaignFile::open(path);
    return present ? restoreInto(**present, state, backups) : present.problem();
}

FileResult<RecoveredCopy> recoverUpTo(const QString &path, const QString &copyPath)
{
    try {
        const QString damaged = QFileInfo(path).absoluteFilePath();
        const QString copy = QFileInfo(copyPath).absoluteFilePath();
        checkHeader(damaged);
        Connection from(damaged, FileAccess::ReadOnly);
        const Transaction reading(from, Transaction::Kind::Read);
        const Log log = readCampaign(from);
        if (log.history.inForce == 0)
            fail(FileTrouble::Damaged, path, FileText::tr("Not even its first step can be saved."));
        StepTree tree = stepTreeOf(log.entries);
        tree.steps.resize(log.history.steps.size());
        tree.inForce = log.history.inForce;
        const auto fill = [&](Connection &to) {
            addEntries(to, writtenAnew(log.entries, tree));
            copyPictures(from, to);
        };
        makeCampaignFile(copy, [&](const QString &file) { writeNewFile(file, fill); });
        const auto written = CampaignFile::open(copy, FileAccess::ReadOnly);
        if (!written)
            return written.problem();
        return RecoveredCopy{tree.inForce, log.flaw, static_cast<int>((*written)->lostPictures().size())};
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

FileResult<Done> writeAnew(const History &history, const Drafts &drafts, const QString &path,
                           const PictureSource &pictures)
{
    const auto file = CampaignFile::create(path, history, pictures);
    return file ? (*file)->keepDrafts(drafts) : file.problem();
}

namespace {

/// Returns a name that no file has yet, such as "Harrow, format 1.muster" or "Harrow, format 1 (2).muster".
QString nameForKept(const QString &path, int format)
{
    const QFileInfo info(path);
    const QString base = FileText::tr("%1, format %2").arg(info.completeBaseName(), QString::number(format));
    QString name = info.dir().filePath(base + u".muster"_s);
    for (int i = 2; QFileInfo::exists(name); ++i)
        name = info.dir().filePath(u"%1 (%2).muster"_s.arg(base).arg(i));
    return name;
}

void runMissing(const QString &path, const Migrations &list)
{
    Connection connection(path, FileAccess::ReadWrite);
    Transaction transaction(connection);
    migrate(connection, list);
    transaction.commit();
}

} // namespace

QString upgrade(const QString &path, const Migrations &list, const FileWork &verify)
{
    const QString kept = nameForKept(path, checkHeader(path));
    checkWritable(path);
    makeCampaignFile(
        kept, [&](const QString &copy) { vacuumInto(path, copy); },
        [&](const QString &copy) {
            underHiddenName(path, [&](const QString &trial) {
                vacuumInto(copy, trial);
                runMissing(trial, list);
                verify(trial);
            });
        });
    runMissing(path, list);
    return kept;
}

} // namespace muster
