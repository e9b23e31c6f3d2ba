// SPDX-License-Identifier: MIT
#pragma once

#include "rules/aftermath/recovery.h"
#include "rules/aftermath/stayorgo.h"
#include "rules/band/outranking.h"
#include "rules/band/squad.h"
#include "rules/challenge.h"
#include "rules/encounter/contact.h"
#include "rules/encounter/howmany.h"
#include "rules/encounter/kind.h"
#include "rules/encounter/movement.h"
#include "rules/encounter/patroltables.h"
#include "rules/encounter/section.h"
#include "rules/encounter/terrain.h"
#include "rules/wounds/firstaid.h"

#include <QLatin1StringView>
#include <QStringView>

#include <optional>
#include <vector>

namespace muster {

/// The closed sets by their ids on the command line, in packs and in campaign files. One table per set serves both ways.
QLatin1StringView slug(EncounterKind);
QLatin1StringView slug(Outcome);
QLatin1StringView slug(TimeOfDay);
QLatin1StringView slug(Terrain);
QLatin1StringView slug(Country);
QLatin1StringView slug(CountryChoice);
QLatin1StringView slug(Road);
QLatin1StringView slug(PefLetter); ///< X, A, B, C
QLatin1StringView slug(PefForce); ///< A, B, C
QLatin1StringView slug(NumbersPrint);
QLatin1StringView slug(Scouted);
QLatin1StringView slug(SquadArms::Per);
QLatin1StringView slug(Outranking);
QLatin1StringView slug(HowMany::Base);
QLatin1StringView slug(Side);
QLatin1StringView slug(PefMove);
QLatin1StringView slug(NonPlayerMove);
QLatin1StringView slug(Fate);
QLatin1StringView slug(Aided);
QLatin1StringView slug(Recovered);
QLatin1StringView slug(Loyalty);
QLatin1StringView slug(Difficulty);

/// The value with this slug; none if there is none.
template<typename E>
std::optional<E> fromSlug(QStringView text);

/// Every slug of a set, in order, to name the choices in a message.
template<typename E>
std::vector<QLatin1StringView> slugs();

} // namespace muster
