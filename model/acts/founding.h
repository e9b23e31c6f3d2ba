// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

/// Values of a new Star that the player leaves open.
namespace muster::acts {

/// Returns the team of that id, if a player may lead it; else null.
const Team *ledTeam(const Pack &pack, const QString &list);

/// Returns the likeliest weapon if the list rolls for it, or the first that may be chosen if the player chooses.
QString weaponOnList(const Profile &figure, const ArmyList &list);

/// Fills in empty values of the Star from the suggested one.
void complete(Profile &star, const Profile &suggested);

} // namespace muster::acts
