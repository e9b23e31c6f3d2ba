// SPDX-License-Identifier: MIT
#include "model/storage/backups.h"

#include "model/storage/campaignfile.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "model/storage/pictures.h"
#include "model/storage/recover.h"
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

/// Returns the first day of the period in which only one backup is kept.
QDate periodOf(const QDateTime &time, qint64 daysOld)
{
    const QDate day = time.toUTC().date();
    if (daysOld < 14)
        return day;
    if (daysOld < 56)
        return day.addDays(1 - day.dayOfWeek());
    return {day.year(), day.month(), 1};
}

} // namespace

std::vector<QDateTime> expendable(std::vector<QDateTime> times, const QDateTime &now)
{
    constexpr qint64 secondsADay = 86400;
    std::sort(times.begin(), times.end(), std::greater<>());
    std::vector<QDateTime> gone;
    std::pair<int, QDate> last; // coarseness of the period, and its first day
    for (const QDateTime &time : times) {
        const qint64 daysOld = time.secsTo(now) / secondsADay;
        if (daysOld < 2)
            continue;
        const std::pair<int, QDate> period{daysOld < 14 ? 1 : daysOld < 56 ? 2 : 3, periodOf(time, daysOld)};
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

struct BackupFile {
    QString path;
    QDateTime when;
};

/// Returns the backups in a folder, newest first.
std::vector<BackupFile> filesIn(const QString &folder)
{
    std::vector<BackupFile> files;
    for (const QFileInfo &info :
         QDir(folder).entryInfoList({u"*.muster"_s}, QDir::Files, QDir::Name | QDir::Reversed)) {
        QDateTime when = QDateTime::fromString(info.completeBaseName(), timeFormat);
        when.setTimeSpec(Qt::UTC);
        if (when.isValid())
            files.push_back({info.filePath(), when});
    }
    return files;
}

bool saysTheSame(const QString &backup, const CampaignFile &file)
{
    const auto held = CampaignFile::open(backup, CampaignFile::Access::ReadOnly);
    return held && (*held)->holdsTheSameAs(file);
}

void thinOut(const QString &folder, const QDateTime &now)
{
    std::vector<QDateTime> times;
    const std::vector<BackupFile> files = filesIn(folder);
    for (const BackupFile &file : files)
        times.push_back(file.when);
    for (const QDateTime &time : expendable(std::move(times), now)) {
        for (const BackupFile &file : files) {
            if (file.when == time)
                QFile::remove(file.path);
        }
    }
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

/// The content of a campaign file without its pictures.
struct Content {
    Log log;
    std::optional<DraftRow> draft;
};

Content contentOfBackup(Connection &backup)
{
    return {readLog(backup), readDraftRow(backup)};
}

void replaceContent(Connection &connection, const Content &content)
{
    connection.run(u"DELETE FROM entries"_s);
    addEntries(connection, content.log.entries);
    writeDraftRow(connection, content.draft);
}

/// Returns the key of a file, which may be damaged after its first entry; empty if even that cannot be read.
QString keyOf(const QString &path)
{
    try {
        checkHeader(path);
        const auto connection = connectTo(path, Connection::Access::ReadOnly);
        const Transaction reading(*connection, Transaction::Kind::Read);
        const Reading read = readCampaign(*connection);
        return QString::fromLatin1(keyIn(read.log.entries).toHex());
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
    const auto file = CampaignFile::open(path, CampaignFile::Access::ReadOnly);
    if (!file)
        return file.problem();
    const QString folder = m_folder + u'/' + (*file)->key();
    if (!QDir().mkpath(folder))
        return fileProblem(FileTrouble::ReadOnly, folder);
    // Skipped if the path is unchanged, because writing the file waits for the disk.
    if (folders().value(0) != folder || notedIn(folder) != (*file)->path())
        noteWhere(folder, (*file)->path());
    if (const auto made = filesIn(folder); !made.empty() && saysTheSame(made.front().path, **file))
        return Made{made.front().path, false};

    const QString backup = folder + u'/' + now.toUTC().toString(timeFormat) + u".muster"_s;
    if (const auto copied = copyCampaign((*file)->path(), backup); !copied)
        return copied.problem();
    thinOut(folder, now);
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
    for (const BackupFile &backup : filesIn(folder)) {
        if (const auto file = CampaignFile::open(backup.path, CampaignFile::Access::ReadOnly))
            states.push_back({backup.path, backup.when, (*file)->history().inForce, (*file)->campaign()});
    }
    return states;
}

FileResult<Done> restoreInto(CampaignFile &present, const SavedState &state, const Backups &backups)
{
    const auto saved = CampaignFile::open(state.path, CampaignFile::Access::ReadOnly);
    if (!saved)
        return saved.problem();
    try {
        // The backup is read first, because backing up the present state may delete the very backup that is restored.
        Connection backup(state.path, Connection::Access::ReadOnly);
        const Content content = contentOfBackup(backup);
        if (const auto kept = backups.make(present.path()); !kept)
            return kept.problem();
        Connection connection(present.path(), Connection::Access::ReadWrite);
        Transaction transaction(connection);
        // Checked inside the transaction, while nobody else can write.
        if (const auto unchanged = present.checkUnchanged(); !unchanged)
            return unchanged;
        migrate(connection);
        replaceContent(connection, content);
        copyPictures(backup, connection);
        transaction.commit();
    } catch (const StorageFault &fault) {
        // A failed commit may nevertheless have stored everything.
        return saysTheSame(present.path(), **saved) ? FileResult<Done>(Done{}) : fault.problem;
    }
    return Done{};
}

FileResult<Done> restoreInto(const QString &path, const SavedState &state, const Backups &backups)
{
    const auto present = CampaignFile::open(path);
    return present ? restoreInto(**present, state, backups) : present.problem();
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

void runMissing(const QString &path, const std::vector<Migration> &list)
{
    Connection connection(path, Connection::Access::ReadWrite);
    Transaction transaction(connection);
    migrate(connection, list);
    transaction.commit();
}

} // namespace

bool isOlderFormat(const QString &path)
{
    const int format = formatOf(path);
    return format > 0 && format < formatVersion();
}

void verifyUpgraded(const QString &path)
{
    if (const auto opened = CampaignFile::open(path, CampaignFile::Access::ReadOnly); !opened)
        throw StorageFault{opened.problem()};
}

FileResult<QString> upgrade(const QString &path, const std::vector<Migration> &list, const VerifyUpgraded &verify)
{
    const QString kept = nameForKept(path, formatOf(path));
    const QString trial = QFileInfo(path).absolutePath() + u"/.muster-"_s + QUuid::createUuid().toString(QUuid::Id128);
    const QString copy = trial + u"-kept"_s;
    const auto cleanUp = qScopeGuard([&] {
        for (const QString &file : {trial, QString(trial + u"-journal"_s), copy})
            QFile::remove(file);
    });
    try {
        checkWritable(path);
        vacuumInto(path, copy);
        vacuumInto(copy, trial);
        runMissing(trial, list);
        verify(trial);
        flushFile(copy);
        giveName(copy, kept);
        runMissing(path, list);
    } catch (const StorageFault &fault) {
        FileProblem problem = fault.problem;
        for (const QString &name : {copy, trial})
            problem.text.replace(QFileInfo(name).fileName(), QFileInfo(path).fileName());
        return problem;
    }
    return kept;
}

} // namespace muster
