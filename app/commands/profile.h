// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "rules/pack/pack.h"

namespace muster {

/// Returns the figure that the list suggests, changed by the options given. Does not check whether the rules allow it.
Result<Profile, Refusal> readProfile(const Call &call, const Pack &pack, Profile suggested);

/// Returns the Star that the list or team suggests, changed by the options given. If the Star or its list is still to
/// be rolled, values that are not given are empty. The rules check the Star when the campaign is created or the Star
/// joins.
Result<Profile, Refusal> readStar(const Call &call, const Pack &pack, const QString &list);

} // namespace muster
