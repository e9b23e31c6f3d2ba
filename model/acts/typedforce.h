// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"
#include "rules/band/profile.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <optional>
#include <vector>

namespace muster::acts {

/// Figures as a player types them, "TYPE REP [WEAPON]; 3 TYPE REP [WEAPON]": a number in front for several alike. A type of
/// `list` has the rest of its row; any other is as typed, with the pack's usual things. Refuses what it cannot read.
Result<std::vector<Profile>> figuresIn(const QString &typed, const Pack &pack, const ArmyList *list);

/// The same the other way: "3 Soldier 4 Assault Rifle; Recruit 3 Assault Rifle".
QString typedFigures(const std::vector<Profile> &figures, const Pack &pack);

/// Arms it with a weapon of the pack by its id or title, or with the player's words for one: "RPG (Rocket Launcher)".
std::optional<Problem> armAsTyped(Profile &profile, const QString &words, const Pack &pack, const ArmyList *list);

/// The enemy as a player says it was, with names: "TYPE REP [WEAPON] [“NAME”]; …", and a bar between groups that stand apart.
/// One of several alike has no name.
Result<std::vector<std::vector<EnemyFigure>>> enemiesIn(const QString &typed, const Pack &pack, const ArmyList *list);

/// The same the other way.
QString typedEnemies(const std::vector<std::vector<EnemyFigure>> &groups, const Pack &pack);

} // namespace muster::acts
