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

template<>
constexpr auto entries<Role> = std::to_array<Entry<Role>>({{Role::Ambushed, "ambushed"_L1},
                                                           {Role::Ambusher, "ambusher"_L1},
                                                           {Role::Meeting, "meeting"_L1},
                                                           {Role::Garrison, "garrison"_L1},
                                                           {Role::Attacker, "attacker"_L1},
                                                           {Role::Defender, "defender"_L1},
                                                           {Role::Runner, "runner"_L1},
                                                           {Role::Chaser, "chaser"_L1},
                                                           {Role::Raider, "raider"_L1},
                                                           {Role::Recoverer, "recoverer"_L1},
                                                           {Role::Robber, "robber"_L1},
                                                           {Role::Police, "police"_L1},
                                                           {Role::Besieged, "besieged"_L1},
                                                           {Role::Besieger, "besieger"_L1}});

template<>
constexpr auto entries<Beginning> = std::to_array<Entry<Beginning>>({{Beginning::ByAnEdge, "by-an-edge"_L1},
                                                                     {Beginning::Opposite, "opposite"_L1},
                                                                     {Beginning::Hidden, "hidden"_L1},
                                                                     {Beginning::InBuildings, "in-buildings"_L1},
                                                                     {Beginning::Behind, "behind"_L1},
                                                                     {Beginning::AtTheScene, "at-the-scene"_L1},
                                                                     {Beginning::OnAlarm, "on-alarm"_L1},
                                                                     {Beginning::Surrounded, "surrounded"_L1},
                                                                     {Beginning::AllRound, "all-round"_L1}});

template<>
constexpr auto entries<AmbushFrom> = std::to_array<Entry<AmbushFrom>>({{AmbushFrom::Front, "front"_L1},
                                                                       {AmbushFrom::Right, "right"_L1},
                                                                       {AmbushFrom::Rear, "rear"_L1},
                                                                       {AmbushFrom::Left, "left"_L1},
                                                                       {AmbushFrom::Concealed, "concealed"_L1}});

template<>
constexpr auto entries<Pursuit::End> = std::to_array<Entry<Pursuit::End>>({{Pursuit::End::None, "none"_L1},
                                                                           {Pursuit::End::Escaped, "escaped"_L1},
                                                                           {Pursuit::End::Caught, "caught"_L1}});

template<>
constexpr auto entries<FigureAfter::Status> =
    std::to_array<Entry<FigureAfter::Status>>({{FigureAfter::Status::Band, "band"_L1},
                                               {FigureAfter::Status::Dead, "dead"_L1},
                                               {FigureAfter::Status::Captured, "captured"_L1},
                                               {FigureAfter::Status::Turned, "turned"_L1},
                                               {FigureAfter::Status::Gone, "gone"_L1}});

MUSTER_SLUGS(ScenarioKind)
MUSTER_SLUGS(Genre)
MUSTER_SLUGS(Coverage)
MUSTER_SLUGS(MediaGenre)
MUSTER_SLUGS(MediaSetting)
MUSTER_SLUGS(Faction)
MUSTER_SLUGS(Locale)
MUSTER_SLUGS(Role)
MUSTER_SLUGS(Beginning)
MUSTER_SLUGS(AmbushFrom)
MUSTER_SLUGS(Pursuit::End)
MUSTER_SLUGS(FigureAfter::Status)

} // namespace muster
