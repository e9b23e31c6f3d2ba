// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

namespace muster {

/// All the reasons in one text, a line each.
QString textOf(const Problems &problems);

/// Writes the step into the book. What stands in the way, by the rules or by the file; empty once it is written, and
/// where the player was asked first and did not want it.
QString writeStep(CampaignDocument &document, const Result<Step> &step, const PictureSource &pictures = {});

} // namespace muster
