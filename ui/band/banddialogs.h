// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/campaigndocument.h"

#include <functional>

class QWidget;

namespace muster {

/// A callback that begins an act with dice.
using BeginAct = std::function<void(const Act &)>;

/// Adds a Grunt to the band of this Star; nullopt stands for the Star whose turn it is (R36). Returns whether a figure
/// has joined. If the figure has to be rolled up first, it calls `begin`.
bool pickByHand(CampaignDocument &document, std::optional<FigureId> star, QWidget *over, const BeginAct &begin);
/// Adds another player with a Star. Returns whether the Star has joined; if it has to be rolled first, it calls
/// `begin`.
bool addPlayer(CampaignDocument &document, QWidget *over, const BeginAct &begin);
/// Removes a player; the dialog proposes the player of `star`.
void removePlayer(CampaignDocument &document, std::optional<FigureId> star, QWidget *over);
void equip(CampaignDocument &document, FigureId id, QWidget *over);
void correctFigure(CampaignDocument &document, FigureId id, QWidget *over);
/// Edits the player's own names. Returns whether they have changed.
bool editNames(const Pack &pack, QWidget *over);

} // namespace muster
