// SPDX-License-Identifier: MIT
#pragma once

#include "rules/result.h"

#include <QFileDevice>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

namespace muster {

/// Why a campaign file cannot be used. The text says what, which file and what to do.
enum class FileTrouble : std::uint8_t {
    Missing,
    Exists, ///< creating never writes over a file
    NotAFile, ///< a folder, a pipe, a device
    NotOurs,
    Damaged,
    Newer,
    Strange, ///< it names what the installed rules do not have
    ReadOnly,
    Locked,
    Full,
    Replaced, ///< changed, moved or deleted by somebody else while open
    OurFault, ///< what was to be written makes no sense; the file is in order
    Failed,
};

struct FileProblem {
    FileTrouble trouble = FileTrouble::Failed;
    QString text;
    int goodSteps = 0; ///< Damaged: so many steps at the start are whole

    friend bool operator==(const FileProblem &, const FileProblem &) = default;
};

/// What to tell the player about `path`, in the words for this trouble; `detail` says what exactly, where there is more.
FileProblem fileProblem(FileTrouble trouble, const QString &path, const QString &detail = {});

template<typename T>
using FileResult = Result<T, FileProblem>;

/// Carries a problem out of nested calls. It never leaves model/storage: CampaignFile gives a FileResult.
struct StorageFault {
    FileProblem problem;
    int sqliteCode = 0; ///< SQLite's extended result code, where it was SQLite that refused
};

[[noreturn]] inline void fail(FileTrouble trouble, const QString &path, const QString &detail = {})
{
    throw StorageFault{fileProblem(trouble, path, detail)};
}

/// Copies a campaign, which may be open, into a new file: by SQLite itself, since the bytes of an open file are no copy
/// of it. The copy is opened and compared before it gets its name.
FileResult<Done> copyCampaign(const QString &path, const QString &copyPath);

/// The copying itself, unchecked: a database of the same content in a file that is not there yet. Throws a StorageFault.
void vacuumInto(const QString &path, const QString &copyPath);

/// Writes a campaign into a file of this name, which is not there yet, or looks at what was written. Throws a StorageFault.
using Fill = std::function<void(const QString &path)>;
using Check = std::function<void(const QString &path)>;

/// Whether it opens as a campaign.
void checkOpens(const QString &path);

/// Makes a new campaign file: filled, checked and flushed under another name beside its place, so that nobody ever sees
/// half a campaign. It never writes over another file, and where it fails nothing is left.
FileResult<Done> makeCampaignFile(const QString &path, const Fill &fill, const Check &check = checkOpens);

[[noreturn]] void failUnlike(const QString &copyPath);

/// Which file a path leads to: it changes when somebody puts another one in its place.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t file = 0;

    friend bool operator==(const FileIdentity &, const FileIdentity &) = default;
};

/// What a file with a thousand pictures and more stays below.
inline constexpr qint64 largestFile = 2LL * 1024 * 1024 * 1024;

/// None where nothing is there.
std::optional<FileIdentity> identityOf(const QString &path);

/// The format its header names; 0 where there is no campaign.
int formatOf(const QString &path);

/// Looks at the file before any database code does: it must be an ordinary file, not too large, whose first 100 bytes are those
/// of a campaign that this version understands (docs/campaign-file.md). Throws a StorageFault.
void checkHeader(const QString &path);

/// Throws a StorageFault unless the file may be written to. Whoever opened it before that was forbidden still could.
void checkWritable(const QString &path);
/// Whether this player may write to a file, or into a folder.
bool mayBeWritten(const QString &path);

/// An empty file, which SQLite takes for an empty database. Throws a StorageFault.
void makeEmptyFile(const QString &path);

/// Writes all of it. A disk that fills takes a part without a word, and says why it does not take the rest.
bool writeWhole(QFileDevice &file, const QByteArray &content);

/// Waits until the disk has all of the file. Throws a StorageFault.
void flushFile(const QString &path);

/// Gives a finished file its name without ever writing over another. Throws a StorageFault.
void giveName(const QString &temporary, const QString &path);

} // namespace muster
