// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/campaigndocument.h"

#include <functional>

class QWidget;

namespace muster {

/// Begins an act that asks for dice.
using BeginAct = std::function<void(const Act &)>;

/// A Grunt for the band of that Star; none: of the one whose turn it is (R36). Gives whether somebody has joined; who has to be
/// rolled up first is begun.
bool pickByHand(CampaignDocument &document, std::optional<FigureId> star, QWidget *over, const BeginAct &begin);
/// The same for another player, who joins with a Star.
bool addPlayer(CampaignDocument &document, QWidget *over, const BeginAct &begin);
/// `star`: whose player is proposed.
void removePlayer(CampaignDocument &document, std::optional<FigureId> star, QWidget *over);
void equip(CampaignDocument &document, FigureId id, QWidget *over);
void correctFigure(CampaignDocument &document, FigureId id, QWidget *over);
/// Gives whether they have changed.
bool editNames(const Pack &pack, QWidget *over);

} // namespace muster
