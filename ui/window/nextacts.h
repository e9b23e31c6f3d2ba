// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/month.h"

namespace muster {

class Notebook;

/// Where the player stands: the page that lies open, and how far the encounter in hand has come.
Whereabouts whereaboutsIn(const Notebook &notebook, const CampaignDocument &document);

/// The one next act at a station: that of its page, or one of the window's own between two pages. It opens the page it
/// belongs to.
std::optional<NextAct> nextActAt(std::optional<Station> station, Notebook &notebook, CampaignDocument &document);

} // namespace muster
