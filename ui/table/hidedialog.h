// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/campaigndocument.h"

#include <functional>

class QWidget;

namespace muster {

namespace acts {
struct HidePef;
struct SayWhatPefWas;
} // namespace acts

/// For a game head to head: a player records what a PEF hides (Swordplay p. 26, R37). Whoever reads the screen later does
/// not see it.
void hidePef(CampaignDocument &document, const acts::HidePef &proposed, QWidget *over);
/// What a PEF turned out to be, as the player says, without dice. Begins the act, which may ask for a die.
void sayWhatPefWas(CampaignDocument &document, const acts::SayWhatPefWas &proposed,
                   const std::function<void(const Act &)> &begin, QWidget *over);
/// For a game head to head, a PEF of the player's own: which of the band it hides, and where it stands.
void hideOwn(CampaignDocument &document, int pef, int section, QWidget *over);

} // namespace muster
