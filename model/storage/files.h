// SPDX-License-Identifier: MIT
#pragma once

#include "rules/result.h"

#include <QFileDevice>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

namespace muster {

/// The reason why a campaign file cannot be used. The text of a FileProblem says what is wrong, with which file, and
/// what to do.
enum class FileTrouble : std::uint8_t {
    Missing,
    Exists, ///< a new file never overwrites another
    NotAFile, ///< a folder, a pipe, a device
    NotOurs,
    Damaged,
    Newer,
    Strange, ///< refers to things that the installed rules do not have
    ReadOnly,
    Locked,
    Full,
    Replaced, ///< changed, moved or deleted by another program while open
    OurFault, ///< an internal error: the data to be written is not valid; the file is intact
    Failed,
};

struct FileProblem {
    FileTrouble trouble = FileTrouble::Failed;
    QString text;
    int goodSteps = 0; ///< for Damaged: number of valid steps at the start

    friend bool operator==(const FileProblem &, const FileProblem &) = default;
};

/// Returns the problem with `path` in the words for this trouble; `detail` is added if it is not empty.
FileProblem fileProblem(FileTrouble trouble, const QString &path, const QString &detail = {});

template<typename T>
using FileResult = Result<T, FileProblem>;

/// An exception that carries a problem out of nested calls. It never leaves model/storage: CampaignFile returns a
/// FileResult.
struct StorageFault {
    FileProblem problem;
    int sqliteCode = 0; ///< SQLite's extended result code if SQLite refused, otherwise 0
};

[[noreturn]] inline void fail(FileTrouble trouble, const QString &path, const QString &detail = {})
{
    throw StorageFault{fileProblem(trouble, path, detail)};
}

enum class FileAccess : std::uint8_t { ReadWrite, ReadOnly };

/// Copies a campaign, which may be open, into a new file. SQLite does the copying, because the bytes of an open file
/// are not a valid copy. The copy is opened and compared before it gets its name.
FileResult<Done> copyCampaign(const QString &path, const QString &copyPath);

// All functions below throw a StorageFault if they fail.

class Connection;

/// Copies the database into a file that does not exist yet, without checking the copy.
void vacuumInto(const QString &path, const QString &copyPath);

using FileWork = std::function<void(const QString &path)>;

/// Checks whether the file opens as a campaign.
void checkOpens(const QString &path);

/// Creates a new campaign file: it is filled, checked and flushed under another name in the same folder, so that nobody
/// ever sees half a campaign. Never overwrites a file; if it fails, nothing is left behind.
void makeCampaignFile(const QString &path, const FileWork &fill, const FileWork &check = checkOpens);

/// Does work on a file with a hidden name beside `path`, and removes the file if it is still there afterwards. A
/// problem with it names `path`.
void underHiddenName(const QString &path, const FileWork &work);

/// Fills an empty database of the newest format in one transaction. A campaign at `origin` is attached to it under that
/// name, for reading.
void writeNewFile(const QString &path, const std::function<void(Connection &)> &fill, const QString &origin = {});

[[noreturn]] void failUnlike(const QString &copyPath);

/// Device and number of the file that a path leads to: they change when another file is put in its place.
using FileIdentity = std::pair<std::uint64_t, std::uint64_t>;

/// Upper limit in bytes, well above a file with a thousand pictures.
inline constexpr qint64 largestFile = 2LL * 1024 * 1024 * 1024;

/// Returns the identity, or none if there is no file.
std::optional<FileIdentity> identityOf(const QString &path);

/// Checks the file before any database code reads it: it must be an ordinary file, not too large, whose first 100 bytes
/// are those of a campaign that this version understands (docs/campaign-file.md). Returns its format.
int checkHeader(const QString &path);

/// Checks whether the file may be written to. A program that opened it before that was forbidden could still write.
void checkWritable(const QString &path);
/// Returns whether the user may write to a file, or into a folder.
bool mayBeWritten(const QString &path);

/// Writes all of the content. On a full disk a write stores only a part without an error; the next write reports the
/// reason.
bool writeWhole(QFileDevice &file, const QByteArray &content);

} // namespace muster
