// SPDX-License-Identifier: MIT
#pragma once

#include "rules/faction/faction.h"
#include "rules/media/coverage.h"
#include "rules/pack/slugs.h"
#include "rules/scenario/rounds.h"
#include "rules/wounds/afterbattle.h"

namespace muster {

// The closed sets of Chain Reaction's first edition; see slugs.h.

template<>
inline constexpr auto slugTable<ScenarioKind> = std::to_array<Slug<ScenarioKind>>({
    {ScenarioKind::Ambush, QLatin1StringView("ambush")},
    {ScenarioKind::Firefight, QLatin1StringView("firefight")},
    {ScenarioKind::Garrison, QLatin1StringView("garrison")},
    {ScenarioKind::Pursuit, QLatin1StringView("pursuit")},
    {ScenarioKind::Raid, QLatin1StringView("raid")},
    {ScenarioKind::Recover, QLatin1StringView("recover")},
    {ScenarioKind::Robbery, QLatin1StringView("robbery")},
    {ScenarioKind::Siege, QLatin1StringView("siege")},
    {ScenarioKind::Sweep, QLatin1StringView("sweep")},
});

template<>
inline constexpr auto slugTable<Genre> = std::to_array<Slug<Genre>>({
    {Genre::Military, QLatin1StringView("military")},
    {Genre::Gang, QLatin1StringView("gang")},
    {Genre::BMovie, QLatin1StringView("b-movie")},
    {Genre::Aliens, QLatin1StringView("aliens")},
});

template<>
inline constexpr auto slugTable<Coverage> = std::to_array<Slug<Coverage>>({
    {Coverage::Full, QLatin1StringView("full")},
    {Coverage::Possible, QLatin1StringView("possible")},
    {Coverage::None, QLatin1StringView("none")},
});

template<>
inline constexpr auto slugTable<MediaGenre> = std::to_array<Slug<MediaGenre>>({
    {MediaGenre::Military, QLatin1StringView("military")},
    {MediaGenre::MilitaryEarly, QLatin1StringView("military-early")},
    {MediaGenre::Gang, QLatin1StringView("gang")},
    {MediaGenre::BMovie, QLatin1StringView("b-movie")},
    {MediaGenre::Aliens, QLatin1StringView("aliens")},
});

template<>
inline constexpr auto slugTable<MediaSetting> = std::to_array<Slug<MediaSetting>>({
    {MediaSetting::None, QLatin1StringView("none")},
    {MediaSetting::Rural, QLatin1StringView("rural")},
    {MediaSetting::Urban, QLatin1StringView("urban")},
});

template<>
inline constexpr auto slugTable<Faction> = std::to_array<Slug<Faction>>({
    {Faction::Firm, QLatin1StringView("firm")},
    {Faction::Outcasts, QLatin1StringView("outcasts")},
    {Faction::Tribal, QLatin1StringView("tribal")},
    {Faction::Feudal, QLatin1StringView("feudal")},
    {Faction::Choice, QLatin1StringView("choice")},
});

template<>
inline constexpr auto slugTable<Locale> = std::to_array<Slug<Locale>>({
    {Locale::Badlands, QLatin1StringView("badlands")},
    {Locale::OldNevada, QLatin1StringView("old-nevada")},
    {Locale::California, QLatin1StringView("california")},
});

template<>
inline constexpr auto slugTable<Role> = std::to_array<Slug<Role>>({
    {Role::Ambushed, QLatin1StringView("ambushed")},
    {Role::Ambusher, QLatin1StringView("ambusher")},
    {Role::Meeting, QLatin1StringView("meeting")},
    {Role::Garrison, QLatin1StringView("garrison")},
    {Role::Attacker, QLatin1StringView("attacker")},
    {Role::Defender, QLatin1StringView("defender")},
    {Role::Runner, QLatin1StringView("runner")},
    {Role::Chaser, QLatin1StringView("chaser")},
    {Role::Raider, QLatin1StringView("raider")},
    {Role::Recoverer, QLatin1StringView("recoverer")},
    {Role::Robber, QLatin1StringView("robber")},
    {Role::Police, QLatin1StringView("police")},
    {Role::Besieged, QLatin1StringView("besieged")},
    {Role::Besieger, QLatin1StringView("besieger")},
});

template<>
inline constexpr auto slugTable<Beginning> = std::to_array<Slug<Beginning>>({
    {Beginning::ByAnEdge, QLatin1StringView("by-an-edge")},
    {Beginning::Opposite, QLatin1StringView("opposite")},
    {Beginning::Hidden, QLatin1StringView("hidden")},
    {Beginning::InBuildings, QLatin1StringView("in-buildings")},
    {Beginning::Behind, QLatin1StringView("behind")},
    {Beginning::AtTheScene, QLatin1StringView("at-the-scene")},
    {Beginning::OnAlarm, QLatin1StringView("on-alarm")},
    {Beginning::Surrounded, QLatin1StringView("surrounded")},
    {Beginning::AllRound, QLatin1StringView("all-round")},
    {Beginning::OwnEdge, QLatin1StringView("own-edge")},
    {Beginning::OwnEnd, QLatin1StringView("own-end")},
    {Beginning::AsPefs, QLatin1StringView("as-pefs")},
});

template<>
inline constexpr auto slugTable<AmbushFrom> = std::to_array<Slug<AmbushFrom>>({
    {AmbushFrom::Front, QLatin1StringView("front")},
    {AmbushFrom::Right, QLatin1StringView("right")},
    {AmbushFrom::Rear, QLatin1StringView("rear")},
    {AmbushFrom::Left, QLatin1StringView("left")},
    {AmbushFrom::Concealed, QLatin1StringView("concealed")},
});

template<>
inline constexpr auto slugTable<Pursuit::End> = std::to_array<Slug<Pursuit::End>>({
    {Pursuit::End::None, QLatin1StringView("none")},
    {Pursuit::End::Escaped, QLatin1StringView("escaped")},
    {Pursuit::End::Caught, QLatin1StringView("caught")},
});

template<>
inline constexpr auto slugTable<FigureAfter::Status> = std::to_array<Slug<FigureAfter::Status>>({
    {FigureAfter::Status::Band, QLatin1StringView("band")},
    {FigureAfter::Status::Dead, QLatin1StringView("dead")},
    {FigureAfter::Status::Captured, QLatin1StringView("captured")},
    {FigureAfter::Status::Turned, QLatin1StringView("turned")},
    {FigureAfter::Status::Gone, QLatin1StringView("gone")},
});

} // namespace muster
