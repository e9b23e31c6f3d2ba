// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/campaignfile.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"

#include <QDateTime>

#include <functional>
#include <vector>

namespace muster {

/// Returns the backups that may be deleted. All are kept for two days; then the last of each day until they are two
/// weeks old, the last of each week until they are eight weeks old, and the last of each month for good. Days are in
/// UTC, weeks begin on Mondays.
std::vector<QDateTime> expendable(std::vector<QDateTime> times, const QDateTime &now);

/// A campaign as it was when a backup of it was made.
struct SavedState {
    QString path; ///< path of the backup
    QDateTime when; ///< UTC
    std::size_t steps = 0;
    Campaign campaign;
};

/// The backups of all campaigns, in a folder for each. They belong to the campaign and not to its file, so they are
/// found again after a file is moved or renamed.
class Backups
{
public:
    explicit Backups(const QString &folder = usualFolder());
    /// Returns the folder in the player's data folder, the same for the window and the command line.
    static QString usualFolder();

    struct Made {
        QString path; ///< the newest backup
        bool isNew = true; ///< false if nothing has changed since it was made
    };

    /// Backs up a campaign, which may be open, and deletes older backups that are expendable. A file that fails its
    /// check, or that has not changed since the last backup, is not backed up.
    FileResult<Made> make(const QString &path, const QDateTime &now = QDateTime::currentDateTimeUtc()) const;

    /// Returns the backed-up states of the campaign in a file, newest first. The file may be damaged, or gone from the
    /// path it was last backed up from. A backup that fails its check is left out.
    std::vector<SavedState> statesOf(const QString &path) const;

private:
    /// Returns the folders of all campaigns, the one backed up last first.
    QStringList folders() const;
    QString folderOf(const QString &path) const;

    QString m_folder;
};

/// Replaces the campaign's present state by a saved one, after backing up the present one. If anything fails, both are
/// unchanged.
FileResult<Done> restoreInto(const QString &path, const SavedState &state, const Backups &backups);
/// Does the same for an open campaign. Refuses if another program has written to it since.
FileResult<Done> restoreInto(CampaignFile &present, const SavedState &state, const Backups &backups);

/// The result of saving a damaged campaign.
struct RecoveredCopy {
    std::size_t steps = 0; ///< number in force in the copy
    QString flaw; ///< the problem with the damaged file; empty if there is none
    int lostPictures = 0; ///< number of pictures that those steps have and the copy lacks
};

/// Saves the intact part of a damaged campaign into a new file: every step before the first that is not as it was
/// written. The damaged file is only read.
FileResult<RecoveredCopy> recoverUpTo(const QString &path, const QString &copyPath);

/// Writes a campaign that is in memory, but whose file may be gone, into a new file.
FileResult<Done> writeAnew(const History &history, const Drafts &drafts, const QString &path,
                           const PictureSource &pictures = {});

/// Upgrades an older file to the format at the end of `list`. First a copy is kept beside the file, and the upgrade is
/// tried on a copy of that copy, which `verify` checks; then the file itself is upgraded in one transaction, which also
/// sets its version. Returns the path of the kept copy. Throws a StorageFault.
QString upgrade(const QString &path, const Migrations &list, const FileWork &verify);

} // namespace muster
