// SPDX-License-Identifier: MIT
#include "model/storage/files.h"

#include "model/storage/campaignfile.h"
#include "model/storage/connection.h"
#include "model/storage/pictures.h"
#include "model/texts.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QUuid>
#include <QtEndian>

#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

struct Sentences {
    QString what;
    QString advice;
};

Sentences sentencesFor(FileTrouble trouble)
{
    using enum FileTrouble;
    switch (trouble) {
    case Missing:
        return {FileText::tr("There is no file “%1”."), FileText::tr("Check its name and its folder.")};
    case Exists:
        return {FileText::tr("“%1” already exists and was not changed."), FileText::tr("Choose another name.")};
    case NotAFile:
        return {FileText::tr("“%1” is not an ordinary file."), FileText::tr("Choose a campaign file.")};
    case NotOurs:
        return {FileText::tr("“%1” is not a Muster campaign."), FileText::tr("Choose a file that Muster made.")};
    case Damaged:
        return {FileText::tr("“%1” is damaged and was not changed."),
                FileText::tr("Restore a backup, or open another copy of it.")};
    case Newer:
        return {FileText::tr("“%1” needs a newer version of Muster and was not changed."),
                FileText::tr("Update Muster to open it.")};
    case Strange:
        return {FileText::tr("“%1” cannot be opened and was not changed."),
                FileText::tr("If the campaign is newer than Muster, update Muster.")};
    case ReadOnly:
        return {FileText::tr("“%1” cannot be written to, so nothing was changed."),
                FileText::tr("Check the permissions of the file and its folder.")};
    case Locked:
        return {FileText::tr("“%1” is in use by another program, so nothing was changed."),
                FileText::tr("Try again in a moment.")};
    case Full:
        return {FileText::tr("There is no disk space left for “%1”, so nothing was changed."),
                FileText::tr("Free some space and try again.")};
    case Replaced:
        return {FileText::tr("“%1” has been replaced by another file and was not written to."),
                FileText::tr("Save a copy of what is shown before you open the other.")};
    case OurFault:
        return {FileText::tr("Muster made a mistake, so nothing was written into “%1”."),
                FileText::tr("Please report this message.")};
    case Failed:
        break;
    }
    return {FileText::tr("“%1” could not be read or written."), FileText::tr("Check the disk and try again.")};
}

} // namespace

FileProblem fileProblem(FileTrouble trouble, const QString &path, const QString &detail)
{
    const QString name = QFileInfo(path).fileName();
    const Sentences sentences = sentencesFor(trouble);
    QStringList text{sentences.what.arg(name.isEmpty() ? path : name), detail, sentences.advice};
    text.removeAll(QString());
    return {trouble, text.join(u' ')};
}

namespace {

/// Fails if no new file can be created there.
void checkPlace(const QString &path)
{
    if (QFileInfo::exists(path))
        fail(FileTrouble::Exists, path);
    const QString folder = QFileInfo(path).absolutePath();
    if (!path.isEmpty() && QFileInfo(folder).isDir())
        return;
    const QString text = FileText::tr("There is no folder “%1”. Create it first, or choose another.");
    throw StorageFault{{FileTrouble::Missing, text.arg(QDir::toNativeSeparators(folder))}};
}

/// Waits until all of the file or folder is on the disk.
bool isFlushed(const QString &path, int flags)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | flags);
    const bool flushed = file >= 0 && ::fsync(file) == 0;
    if (file >= 0)
        ::close(file);
    return flushed;
}

/// Gives a finished file its name without overwriting another.
void giveName(const QString &temporary, const QString &path)
{
    std::error_code error;
    std::filesystem::create_hard_link(temporary.toStdU16String(), path.toStdU16String(), error);
    if (error == std::errc::file_exists || (error && QFileInfo::exists(path)))
        fail(FileTrouble::Exists, path);
    if (error && !QFile::rename(temporary, path)) // for disks without hard links; does not overwrite either
        fail(FileTrouble::Failed, path, QString::fromStdString(error.message()) + u'.');
    QFile::remove(temporary);
    isFlushed(QFileInfo(path).absolutePath(), O_DIRECTORY); // so that the new name survives a power cut too
}

constexpr qint64 headerSize = 100;

QByteArray firstBytes(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        fail(FileTrouble::Failed, path, file.errorString() + u'.');
    return file.read(headerSize);
}

quint32 numberAt(const QByteArray &header, int offset)
{
    return qFromBigEndian<quint32>(header.constData() + offset);
}

} // namespace

void vacuumInto(const QString &path, const QString &copyPath)
{
    Connection connection(path, FileAccess::ReadOnly);
    try {
        connection.run(u"VACUUM INTO ?"_s, {copyPath});
    } catch (const StorageFault &fault) {
        // The copy has no room or may not be written there, not the original.
        const FileTrouble trouble = fault.problem.trouble;
        if (trouble == FileTrouble::Full || trouble == FileTrouble::ReadOnly)
            fail(trouble, copyPath);
        throw;
    }
}

FileResult<Done> copyCampaign(const QString &path, const QString &copyPath)
{
    const auto original = CampaignFile::open(path, FileAccess::ReadOnly);
    if (!original)
        return original.problem();
    const CampaignFile &from = **original;
    const auto check = [&](const QString &copy) {
        Connection one(from.path(), FileAccess::ReadOnly);
        Connection other(copy, FileAccess::ReadOnly);
        if (!from.holdsTheSameAs(copy) || !hasPicturesOf(one, other))
            failUnlike(copy);
    };
    try {
        makeCampaignFile(
            QFileInfo(copyPath).absoluteFilePath(), [&](const QString &copy) { vacuumInto(from.path(), copy); }, check);
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
    return Done{};
}

void failUnlike(const QString &copyPath)
{
    fail(FileTrouble::Failed, copyPath, FileText::tr("The copy does not match the original."));
}

void checkOpens(const QString &path)
{
    if (const auto opened = CampaignFile::open(path, FileAccess::ReadOnly); !opened)
        throw StorageFault{opened.problem()};
}

void underHiddenName(const QString &path, const FileWork &work)
{
    const QString name = u".muster-"_s + QUuid::createUuid().toString(QUuid::Id128);
    const QString hidden = QFileInfo(path).absolutePath() + u'/' + name;
    const auto cleanUp = qScopeGuard([&] {
        QFile::remove(hidden);
        QFile::remove(hidden + u"-journal"_s);
    });
    try {
        work(hidden);
    } catch (StorageFault &fault) {
        fault.problem.text.replace(name, QFileInfo(path).fileName());
        throw;
    }
}

void makeCampaignFile(const QString &path, const FileWork &fill, const FileWork &check)
{
    checkPlace(path);
    underHiddenName(path, [&](const QString &hidden) {
        fill(hidden);
        check(hidden);
        if (!isFlushed(hidden, 0))
            fail(FileTrouble::Failed, hidden);
        giveName(hidden, path);
    });
}

void writeNewFile(const QString &path, const std::function<void(Connection &)> &fill, const QString &origin)
{
    QFile file(path); // an empty file is an empty database to SQLite
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        fail(FileTrouble::ReadOnly, path, file.errorString() + u'.');
    file.close();
    Connection connection(path, FileAccess::ReadWrite);
    if (!origin.isEmpty())
        connection.run(u"ATTACH DATABASE ? AS origin"_s, {addressOf(origin, FileAccess::ReadOnly)});
    Transaction transaction(connection);
    migrate(connection);
    fill(connection);
    transaction.commit();
}

std::optional<FileIdentity> identityOf(const QString &path)
{
    struct stat status;
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return std::nullopt;
    return FileIdentity{status.st_dev, status.st_ino};
}

bool mayBeWritten(const QString &path)
{
    constexpr auto anybody = QFileDevice::WriteOwner | QFileDevice::WriteGroup | QFileDevice::WriteOther;
    const QFileInfo info(path);
    // A superuser may write to everything, but a file that nobody may write to is meant to be read-only for them too.
    return info.isWritable() && (info.permissions() & anybody);
}

void checkWritable(const QString &path)
{
    // SQLite also needs the folder, for its rollback journal during a write.
    if (!mayBeWritten(path) || !mayBeWritten(QFileInfo(path).path()))
        fail(FileTrouble::ReadOnly, path);
}

bool writeWhole(QFileDevice &file, const QByteArray &content)
{
    qint64 written = 0;
    while (written < content.size()) {
        const qint64 more = file.write(content.constData() + written, content.size() - written);
        if (more <= 0)
            return false;
        written += more;
    }
    return true;
}

int checkHeader(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        fail(FileTrouble::Missing, path);
    if (!info.isFile())
        fail(FileTrouble::NotAFile, path);
    if (info.size() < headerSize)
        fail(FileTrouble::NotOurs, path);
    if (info.size() > largestFile)
        fail(FileTrouble::NotOurs, path, FileText::tr("It is larger than any campaign."));

    const QByteArray header = firstBytes(path);
    if (header.size() < headerSize || !header.startsWith(QByteArrayView("SQLite format 3\0", 16)))
        fail(FileTrouble::NotOurs, path);
    if (numberAt(header, 68) != applicationId)
        fail(FileTrouble::NotOurs, path);
    const quint32 version = numberAt(header, 60);
    if (version > static_cast<quint32>(formatVersion()))
        fail(FileTrouble::Newer, path);
    // Bytes 18 and 19 are 2 in WAL mode, which leaves files behind just by being opened; 56 is the text encoding,
    // UTF-8.
    const bool isAsWeMakeIt = version > 0 && header[18] == 1 && header[19] == 1 && numberAt(header, 56) == 1;
    if (!isAsWeMakeIt)
        fail(FileTrouble::Damaged, path, FileText::tr("It does not begin like a Muster file."));
    return static_cast<int>(version);
}

} // namespace muster
