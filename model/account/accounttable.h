// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"

#include <map>

namespace muster {

/// What each PEF turned out to be by.
using PefDice = std::map<int, StoryDice>;

/// The table of the encounter in hand alone: its land, what it is about, how both sides begin.
AccountTable accountGround(const Campaign &campaign, const Pack &pack);
/// The table of a battle that is about to be finished: its land, what it was about, and who was there of the enemy.
AccountTable accountTableOf(const Campaign &battle, const Pack &pack, const PefDice &letters);

} // namespace muster
