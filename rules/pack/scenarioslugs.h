// SPDX-License-Identifier: MIT
#pragma once

#include "rules/faction/faction.h"
#include "rules/media/coverage.h"
#include "rules/pack/slugs.h"
#include "rules/scenario/scenariokind.h"

namespace muster {

// The closed sets of Chain Reaction's first edition; see slugs.h.

QLatin1StringView slug(ScenarioKind);
QLatin1StringView slug(Genre);
QLatin1StringView slug(Coverage);
QLatin1StringView slug(MediaGenre);
QLatin1StringView slug(MediaSetting);
QLatin1StringView slug(Faction);
QLatin1StringView slug(Locale);

} // namespace muster
