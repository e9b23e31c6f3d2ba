// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

/// What a new Star is, where the player leaves it open.
namespace muster::acts {

/// The team of that id, if a player may lead it; else null.
const Team *ledTeam(const Pack &pack, const QString &list);

/// Where the list leaves the weapon to a die, the likeliest; where to the player, the first that may be chosen.
QString weaponOnList(const Profile &figure, const ArmyList &list);

/// What is empty of the Star comes from the one suggested.
void complete(Profile &star, const Profile &suggested);

} // namespace muster::acts
