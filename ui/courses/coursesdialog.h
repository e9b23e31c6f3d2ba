// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

class QWidget;

namespace muster {

/// The courses that were left (R92) and other campaigns, side by side with this one as it was played. Gives the file that is to
/// be opened instead, or nothing.
QString showCourses(CampaignDocument &document, QWidget *over);

/// A what-if copy of the campaign as it stood after so many steps. Gives its file, or nothing.
QString copyFrom(const CampaignDocument &document, std::size_t steps, QWidget *over);

} // namespace muster
