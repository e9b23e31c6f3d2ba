// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

/// What is on the table in the player's words.
namespace muster::words {

QString title(TableState state); ///< "ducked back"
/// What a group does after its move was rolled: "advances on you, missile troops fire" (Swordplay p. 32). Chain Reaction 3.0's
/// (p. 26) hangs on whether it has more figures than you.
QString moveOf(NonPlayerMove move, const GroupInPlay &group, const Play &play, const Pack &pack);
/// "does not move", "16\" to you, through cover", "splits in two".
QString pefMove(PefMove move, int inches);
/// "B, contact"; "C, false alarm"; empty while it waits.
QString resolved(const PefInPlay &pef);
/// "main body", "stragglers", "false alarm".
QString title(PefForce force);
/// "Infantry, Rep 3"; "Leader, Rep 5".
QString enemy(const EnemyFigure &figure);
/// "Leader, Rep 5; 2 Infantry, Rep 3; Archer, Rep 4": those who still fight.
QString figuresOf(const GroupInPlay &group);

} // namespace muster::words
