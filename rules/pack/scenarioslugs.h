// SPDX-License-Identifier: MIT
#pragma once

#include "rules/faction/faction.h"
#include "rules/media/coverage.h"
#include "rules/pack/slugs.h"
#include "rules/scenario/rounds.h"
#include "rules/wounds/afterbattle.h"

namespace muster {

// The closed sets of Chain Reaction's first edition; see slugs.h.

QLatin1StringView slug(ScenarioKind);
QLatin1StringView slug(Genre);
QLatin1StringView slug(Coverage);
QLatin1StringView slug(MediaGenre);
QLatin1StringView slug(MediaSetting);
QLatin1StringView slug(Faction);
QLatin1StringView slug(Locale);
QLatin1StringView slug(Role);
QLatin1StringView slug(Beginning);
QLatin1StringView slug(AmbushFrom);
QLatin1StringView slug(Pursuit::End);
QLatin1StringView slug(FigureAfter::Status);

} // namespace muster
