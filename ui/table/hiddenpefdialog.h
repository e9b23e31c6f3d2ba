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

/// Opens a dialog for a game head to head: a player records what a PEF hides (Swordplay p. 26, R37). Nobody who reads
/// the screen later sees it.
void hidePef(CampaignDocument &document, const acts::HidePef &proposed, QWidget *over);
/// Opens a dialog in which the player says what a PEF turned out to be, without dice. Calls `begin` with the act, which
/// may ask for a die.
void sayWhatPefWas(CampaignDocument &document, const acts::SayWhatPefWas &proposed,
                   const std::function<void(const Act &)> &begin, QWidget *over);
/// Opens a dialog for a game head to head about a PEF of the player's own: which of the band it hides, and where it
/// stands.
void hideOwn(CampaignDocument &document, int pef, int section, QWidget *over);

} // namespace muster
