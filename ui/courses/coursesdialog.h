// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

class QWidget;

namespace muster {

/// Shows abandoned courses (R92) and other campaigns beside this one as it was played. Returns the file to open
/// instead; empty for none.
QString showCourses(CampaignDocument &document, QWidget *over);

/// Makes a what-if copy of the campaign after this many steps. Returns its file; empty if cancelled.
QString copyFrom(const CampaignDocument &document, std::size_t steps, QWidget *over);

} // namespace muster
