// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/campaignfile.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"

#include <QDateTime>

#include <functional>
#include <vector>

namespace muster {

/// Which of these backups may go. All stay for two days; then the last of each day until they are two weeks old, the last
/// of each week until they are eight weeks old, and the last of each month for good. Days are UTC's, weeks begin on Mondays.
std::vector<QDateTime> expendable(std::vector<QDateTime> times, const QDateTime &now);

/// A campaign as it stood when a backup of it was made.
struct SavedState {
    QString path; ///< of the backup
    QDateTime when; ///< UTC
    std::size_t steps = 0;
    Campaign campaign;
};

/// The backups of every campaign, a folder for each. They belong to the campaign and not to its file: a file that is
/// moved or renamed finds them again.
class Backups
{
public:
    explicit Backups(const QString &folder = usualFolder());
    /// In the player's data folder, the same for the window and the command line.
    static QString usualFolder();

    struct Made {
        QString path; ///< the newest backup
        bool isNew = true; ///< false: nothing has changed since it was made
    };

    /// Backs up a campaign, which may be open, and thins out its older backups. A file that fails its check is not backed
    /// up, and one that has not changed since is not either.
    FileResult<Made> make(const QString &path, const QDateTime &now = QDateTime::currentDateTimeUtc()) const;

    /// The states of the campaign in a file, the newest first. The file may be damaged, or gone from where it was backed
    /// up last. A backup that fails its check is left out.
    std::vector<SavedState> statesOf(const QString &path) const;

private:
    /// Of all campaigns, the one backed up last first.
    QStringList folders() const;
    QString folderOf(const QString &path) const;

    QString m_folder;
};

/// Puts a saved state in the place of the campaign's present one, which is backed up first. Both stay what they are where
/// anything fails.
FileResult<Done> restoreInto(const QString &path, const SavedState &state, const Backups &backups);
/// The same where the campaign is open; refused where somebody else has written to it since.
FileResult<Done> restoreInto(CampaignFile &present, const SavedState &state, const Backups &backups);

/// Whether a file was made by an earlier version and must be brought to the newest format before it can be read.
bool isOlderFormat(const QString &path);

/// Checks a file that the migrations have been run on. Throws a StorageFault.
using VerifyUpgraded = std::function<void(const QString &path)>;
/// By opening it as a campaign.
void verifyUpgraded(const QString &path);

/// Brings an older file to the format at the end of `list`. First a copy of the file is kept beside it, and the whole way
/// is tried on a copy of that copy; then the file itself goes it in one transaction with its new version. Gives the path
/// of the copy kept.
FileResult<QString> upgrade(const QString &path, const std::vector<Migration> &list, const VerifyUpgraded &verify);

} // namespace muster
