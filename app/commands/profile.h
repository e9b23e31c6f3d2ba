// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/commandoptions.h"
#include "rules/pack/pack.h"

namespace muster {

/// The options that say what a figure is: Rep, class, armour, shield, weapon, attributes. For a Star and for a Grunt picked
/// by hand.
CommandOptions profileOptions();

/// The figure as the list suggests it, but for what the call says. Whether the rules allow that is not asked here.
Result<Profile, Refusal> readProfile(const Call &call, const Pack &pack, Profile suggested);

/// The Star as the list or team suggests the figure, but for what the call says; one that is rolled on a list, or whose list
/// is still to be rolled, is empty where the call says nothing. The rules check it when it is founded or joins.
Result<Profile, Refusal> readStar(const Call &call, const Pack &pack, const QString &list);

} // namespace muster
