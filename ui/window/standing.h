// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

namespace muster {

/// How a campaign is open, in the words of the window around it: the player's own or the sample, to be written to or only
/// to be read.
namespace standing {

bool isSample(const CampaignDocument &document);
/// The window's title; without a campaign the program's name.
QString title(const CampaignDocument *document, bool isReadOnly);
/// Whether what is done is kept, for the status line.
QString kept(const CampaignDocument &document, bool isReadOnly);
/// What to say where a campaign was opened that can only be read.
QString readOnly(const CampaignDocument &document);

} // namespace standing
} // namespace muster
