// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

namespace muster {

/// Where the sample campaign lies for this player.
QString samplePath();
/// The same, made anew where it is missing; a problem where that fails.
FileResult<QString> sampleCampaign();

/// The player's documents.
QString campaignFolder();
/// A path in it for a new campaign of this name, that no file has yet.
QString freeCampaignPath(const QString &name);
/// For file dialogs.
QString campaignFilter();

/// "Month 6": when the last step in force was taken; empty for the founding.
QString turnOfLastStep(const CampaignDocument &document);

} // namespace muster
