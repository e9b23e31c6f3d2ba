// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QString>

#include <memory>

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

} // namespace muster
