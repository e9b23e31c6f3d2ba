// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDate>
#include <QString>

#include <memory>
#include <vector>

namespace muster {

class MainWindow;

/// The campaign that the program starts with of itself: the one opened last, also where it is gone by now. Empty where there
/// was none, or the player wants none.
QString campaignAtStart();

/// The first window of the program, on this campaign; on none where the path is empty. It is not shown yet, and wears
/// what the player chose. The campaign is read on a thread of its own while the window is built.
std::unique_ptr<MainWindow> openWindow(const QString &path);

/// Where the sample campaign lies for this player.
QString samplePath();

/// The same, made again where it is missing; a problem where that fails.
FileResult<QString> sampleCampaign();

/// The player's documents.
QString campaignFolder();

/// A path in it for a new campaign of this name, that no file has yet.
QString freeCampaignPath(const QString &name);

/// The same beside a campaign; where nothing may be written there, and for the sample, among the player's documents.
QString freePathBeside(const QString &path, const QString &name);

/// For file dialogs.
QString campaignFilter();

/// Whether it is the text that a campaign's story is written as.
bool isStory(const QString &path);

/// Asks where a campaign is to be saved, which no file may have yet; empty where the player would rather not.
QString askForNewCampaign(QWidget *parent, const QString &title, const QString &proposed);

/// "Month 6": when the last step in force was taken; empty for the founding.
QString turnOfLastStep(const CampaignDocument &document);

namespace recentfiles {

/// A campaign that was opened; its file may be gone by now.
struct Recent {
    QString path;
    QDate opened; ///< invalid where an earlier version noted it
    QString name; ///< of the campaign; empty likewise

    bool isThere() const;
    bool operator==(const Recent &) const = default;
};

/// The campaigns opened last, the newest first.
std::vector<Recent> all();

bool holds(const QString &path);

/// It is open today, and the campaign is called so.
void add(const QString &path, const QString &name);

void remove(const QString &path);
void clear();

/// It was found again at another place.
void replace(const QString &path, const QString &found);

/// Whether the program starts with the campaign opened last, which it does unless the player says otherwise.
bool opensLast();

void setOpensLast(bool opens);

/// The folder of a file as a player knows it: "Documents/Muster" in the home folder.
QString folderInWords(const QString &path);

} // namespace recentfiles
} // namespace muster
