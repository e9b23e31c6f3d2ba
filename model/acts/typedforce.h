// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"
#include "rules/band/profile.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <optional>
#include <vector>

namespace muster::acts {

/// Parses figures as a player types them, "TYPE REP [WEAPON]; 3 TYPE REP [WEAPON]": a number in front for several
/// alike. A type of `list` has the rest of its row; any other is as typed, with the pack's usual things. Refuses text
/// that it cannot read.
Result<std::vector<Profile>> figuresIn(const QString &typed, const Pack &pack, const ArmyList *list);

/// Returns the text that figuresIn() parses: "3 Soldier 4 Assault Rifle; Recruit 3 Assault Rifle".
QString typedFigures(const std::vector<Profile> &figures, const Pack &pack);

/// Arms the figure with a weapon of the pack by its id or title, or with the player's words for one: "RPG (Rocket
/// Launcher)".
std::optional<Problem> armAsTyped(Profile &profile, const QString &words, const Pack &pack, const ArmyList *list);

/// Parses the enemy as described by a player, with names: "TYPE REP [WEAPON] [“NAME”]; …", and a bar between groups
/// that stand apart. One of several alike has no name.
Result<std::vector<std::vector<EnemyFigure>>> enemiesIn(const QString &typed, const Pack &pack, const ArmyList *list);

/// Returns the text that enemiesIn() parses.
QString typedEnemies(const std::vector<std::vector<EnemyFigure>> &groups, const Pack &pack);

} // namespace muster::acts
