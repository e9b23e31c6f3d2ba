// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDate>
#include <QString>

#include <memory>
#include <vector>

namespace muster {

class MainWindow;

/// Returns the campaign that the program opens when none is given: the one opened last, even if its file is gone by
/// now. Empty if there was none, or if the player does not want it opened.
QString campaignAtStart();

/// Returns the first window of the program with this campaign, or without one if the path is empty. It is not shown yet
/// and has the chosen appearance. The campaign is read on a thread of its own while the window is built.
std::unique_ptr<MainWindow> openWindow(const QString &path);

/// Returns the path of this player's sample campaign.
QString samplePath();

/// Returns the same path and creates the file if it is missing; a problem if that fails.
FileResult<QString> sampleCampaign();

/// Returns the folder of the player's documents.
QString campaignFolder();

/// Returns a path in that folder for a new campaign with this name. No file has it yet.
QString freeCampaignPath(const QString &name);

/// Returns a free path beside a campaign. If that folder is not writable, and for the sample, it is among the player's
/// documents.
QString freePathBeside(const QString &path, const QString &name);

/// Returns the filter for file dialogs.
QString campaignFilter();

/// Returns whether the file is the text of a campaign's story.
bool isStory(const QString &path);

/// Asks for a path to save a campaign to, which no file may have yet. Empty if the player cancels.
QString askForNewCampaign(QWidget *parent, const QString &title, const QString &proposed);

/// Returns the turn of the last step in force: "Month 6"; empty for the founding.
QString turnOfLastStep(const CampaignDocument &document);

namespace recentfiles {

/// A campaign that was opened; its file may be gone by now.
struct Recent {
    QString path;
    QDate opened; ///< invalid if an earlier version stored it
    QString name; ///< name of the campaign; empty if an earlier version stored it

    bool isThere() const;
    bool operator==(const Recent &) const = default;
};

/// Returns the campaigns opened last, the newest first.
std::vector<Recent> all();

bool holds(const QString &path);

/// Adds a campaign with its name, opened today.
void add(const QString &path, const QString &name);

void remove(const QString &path);
void clear();

/// Replaces the path of a campaign that was found at another place.
void replace(const QString &path, const QString &found);

/// Returns whether the program starts with the campaign opened last; true unless the player says otherwise.
bool opensLast();

void setOpensLast(bool opens);

/// Returns the folder of a file in a short form: "Documents/Muster" in the home folder.
QString folderInWords(const QString &path);

} // namespace recentfiles
} // namespace muster
