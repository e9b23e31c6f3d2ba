// SPDX-License-Identifier: MIT
#include "rules/pack/scenarioslugs.h"

#include "rules/pack/slugtable.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

template<>
constexpr auto entries<ScenarioKind> = std::to_array<Entry<ScenarioKind>>({{ScenarioKind::Ambush, "ambush"_L1},
                                                                           {ScenarioKind::Firefight, "firefight"_L1},
                                                                           {ScenarioKind::Garrison, "garrison"_L1},
                                                                           {ScenarioKind::Pursuit, "pursuit"_L1},
                                                                           {ScenarioKind::Raid, "raid"_L1},
                                                                           {ScenarioKind::Recover, "recover"_L1},
                                                                           {ScenarioKind::Robbery, "robbery"_L1},
                                                                           {ScenarioKind::Siege, "siege"_L1},
                                                                           {ScenarioKind::Sweep, "sweep"_L1}});

template<>
constexpr auto entries<Genre> = std::to_array<Entry<Genre>>({{Genre::Military, "military"_L1},
                                                             {Genre::Gang, "gang"_L1},
                                                             {Genre::BMovie, "b-movie"_L1}});

template<>
constexpr auto entries<Coverage> = std::to_array<Entry<Coverage>>({{Coverage::Full, "full"_L1},
                                                                   {Coverage::Possible, "possible"_L1},
                                                                   {Coverage::None, "none"_L1}});

template<>
constexpr auto entries<MediaGenre> = std::to_array<Entry<MediaGenre>>({{MediaGenre::Military, "military"_L1},
                                                                       {MediaGenre::MilitaryEarly, "military-early"_L1},
                                                                       {MediaGenre::Gang, "gang"_L1},
                                                                       {MediaGenre::BMovie, "b-movie"_L1},
                                                                       {MediaGenre::Aliens, "aliens"_L1}});

template<>
constexpr auto entries<MediaSetting> = std::to_array<Entry<MediaSetting>>({{MediaSetting::None, "none"_L1},
                                                                           {MediaSetting::Rural, "rural"_L1},
                                                                           {MediaSetting::Urban, "urban"_L1}});

template<>
constexpr auto entries<Faction> = std::to_array<Entry<Faction>>({{Faction::Firm, "firm"_L1},
                                                                 {Faction::Outcasts, "outcasts"_L1},
                                                                 {Faction::Tribal, "tribal"_L1},
                                                                 {Faction::Feudal, "feudal"_L1},
                                                                 {Faction::Choice, "choice"_L1}});

template<>
constexpr auto entries<Locale> = std::to_array<Entry<Locale>>({{Locale::Badlands, "badlands"_L1},
                                                               {Locale::OldNevada, "old-nevada"_L1},
                                                               {Locale::California, "california"_L1}});

MUSTER_SLUGS(ScenarioKind)
MUSTER_SLUGS(Genre)
MUSTER_SLUGS(Coverage)
MUSTER_SLUGS(MediaGenre)
MUSTER_SLUGS(MediaSetting)
MUSTER_SLUGS(Faction)
MUSTER_SLUGS(Locale)

} // namespace muster
