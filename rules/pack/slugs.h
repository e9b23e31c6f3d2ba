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
#include "rules/encounter/water.h"
#include "rules/pack/slugtable.h"
#include "rules/wounds/recover.h"

namespace muster {

// The closed sets by their ids on the command line, in packs and in campaign files.

template<>
inline constexpr auto slugTable<EncounterKind> = std::to_array<Slug<EncounterKind>>({
    {EncounterKind::Patrol, QLatin1StringView("patrol")},
    {EncounterKind::RaidAttack, QLatin1StringView("raid-attack")},
    {EncounterKind::RaidDefend, QLatin1StringView("raid-defend")},
});

template<>
inline constexpr auto slugTable<Outcome> = std::to_array<Slug<Outcome>>({
    {Outcome::Success, QLatin1StringView("success")},
    {Outcome::Failure, QLatin1StringView("failure")},
});

template<>
inline constexpr auto slugTable<TimeOfDay> = std::to_array<Slug<TimeOfDay>>({
    {TimeOfDay::Day, QLatin1StringView("day")},
    {TimeOfDay::Night, QLatin1StringView("night")},
});

template<>
inline constexpr auto slugTable<Terrain> = std::to_array<Slug<Terrain>>({
    {Terrain::Clear, QLatin1StringView("clear")},
    {Terrain::Woods, QLatin1StringView("woods")},
    {Terrain::Hill, QLatin1StringView("hill")},
    {Terrain::Rough, QLatin1StringView("rough")},
    {Terrain::WoodedHill, QLatin1StringView("wooded-hill")},
    {Terrain::Impassable, QLatin1StringView("impassable")},
});

template<>
inline constexpr auto slugTable<Country> = std::to_array<Slug<Country>>({
    {Country::Clear, QLatin1StringView("clear")},
    {Country::Woods, QLatin1StringView("woods")},
    {Country::Mountains, QLatin1StringView("mountains")},
});

template<>
inline constexpr auto slugTable<CountryChoice> = std::to_array<Slug<CountryChoice>>({
    {CountryChoice::BySection, QLatin1StringView("section")},
    {CountryChoice::ForTable, QLatin1StringView("table")},
    {CountryChoice::Clear, QLatin1StringView("clear")},
    {CountryChoice::Woods, QLatin1StringView("woods")},
    {CountryChoice::Mountains, QLatin1StringView("mountains")},
    {CountryChoice::Street, QLatin1StringView("street")},
});

template<>
inline constexpr auto slugTable<Road> = std::to_array<Slug<Road>>({
    {Road::LeftRight, QLatin1StringView("left-right")},
    {Road::UpDown, QLatin1StringView("up-down")},
});

template<>
inline constexpr auto slugTable<Water> = std::to_array<Slug<Water>>({
    {Water::None, QLatin1StringView("none")},
    {Water::Ford, QLatin1StringView("ford")},
    {Water::HalfFord, QLatin1StringView("half-ford")},
    {Water::Bridge, QLatin1StringView("bridge")},
    {Water::Lake, QLatin1StringView("lake")},
});

template<>
inline constexpr auto slugTable<PefLetter> = std::to_array<Slug<PefLetter>>({
    {PefLetter::Nothing, QLatin1StringView("X")},
    {PefLetter::Signs, QLatin1StringView("A")},
    {PefLetter::Contact, QLatin1StringView("B")},
    {PefLetter::InForce, QLatin1StringView("C")},
});

template<>
inline constexpr auto slugTable<PefForce> = std::to_array<Slug<PefForce>>({
    {PefForce::MainBody, QLatin1StringView("A")},
    {PefForce::Stragglers, QLatin1StringView("B")},
    {PefForce::FalseAlarm, QLatin1StringView("C")},
});

template<>
inline constexpr auto slugTable<NumbersPrint> = std::to_array<Slug<NumbersPrint>>({
    {NumbersPrint::Page, QLatin1StringView("page")},
    {NumbersPrint::Sheet, QLatin1StringView("sheet")},
});

template<>
inline constexpr auto slugTable<Scouted> = std::to_array<Slug<Scouted>>({
    {Scouted::Nobody, QLatin1StringView("nobody")},
    {Scouted::InBuildings, QLatin1StringView("in-buildings")},
    {Scouted::Enemy, QLatin1StringView("enemy")},
});

template<>
inline constexpr auto slugTable<SquadArms::Per> = std::to_array<Slug<SquadArms::Per>>({
    {SquadArms::Per::Figure, QLatin1StringView("figure")},
    {SquadArms::Per::Team, QLatin1StringView("team")},
    {SquadArms::Per::Squad, QLatin1StringView("squad")},
});

template<>
inline constexpr auto slugTable<Outranking> = std::to_array<Slug<Outranking>>({
    {Outranking::Leaves, QLatin1StringView("leaves")},
    {Outranking::Barred, QLatin1StringView("barred")},
    {Outranking::Stays, QLatin1StringView("stays")},
});

template<>
inline constexpr auto slugTable<HowMany::Base> = std::to_array<Slug<HowMany::Base>>({
    {HowMany::Base::Party, QLatin1StringView("party")},
    {HowMany::Base::Half, QLatin1StringView("half")},
    {HowMany::Base::PartyAndHalf, QLatin1StringView("party-and-half")},
    {HowMany::Base::Twice, QLatin1StringView("twice")},
    {HowMany::Base::ThreeTimes, QLatin1StringView("three-times")},
});

template<>
inline constexpr auto slugTable<Side> = std::to_array<Slug<Side>>({
    {Side::Left, QLatin1StringView("left")},
    {Side::Right, QLatin1StringView("right")},
});

template<>
inline constexpr auto slugTable<PefMove> = std::to_array<Slug<PefMove>>({
    {PefMove::Stay, QLatin1StringView("stay")},
    {PefMove::ToPef, QLatin1StringView("to-pef")},
    {PefMove::ToEnemy, QLatin1StringView("to-enemy")},
    {PefMove::Split, QLatin1StringView("split")},
});

template<>
inline constexpr auto slugTable<NonPlayerMove> = std::to_array<Slug<NonPlayerMove>>({
    {NonPlayerMove::Advance, QLatin1StringView("advance")},
    {NonPlayerMove::HoldAndFire, QLatin1StringView("hold-fire")},
    {NonPlayerMove::Hold, QLatin1StringView("hold")},
});

template<>
inline constexpr auto slugTable<GroupMove> = std::to_array<Slug<GroupMove>>({
    {GroupMove::Flank, QLatin1StringView("flank")},
    {GroupMove::Fire, QLatin1StringView("fire")},
    {GroupMove::SeekCover, QLatin1StringView("seek-cover")},
    {GroupMove::Hold, QLatin1StringView("hold")},
});

template<>
inline constexpr auto slugTable<Fate> = std::to_array<Slug<Fate>>({
    {Fate::Fine, QLatin1StringView("fine")},
    {Fate::OutOfTheFight, QLatin1StringView("out-of-the-fight")},
    {Fate::ObviouslyDead, QLatin1StringView("obviously-dead")},
    {Fate::RanAway, QLatin1StringView("ran-away")},
    {Fate::Captured, QLatin1StringView("captured")},
    {Fate::CheatedDeath, QLatin1StringView("cheated-death")},
    {Fate::Scratched, QLatin1StringView("scratched")},
    {Fate::BadWound, QLatin1StringView("bad-wound")},
    {Fate::Unconscious, QLatin1StringView("unconscious")},
    {Fate::Dead, QLatin1StringView("dead")},
    {Fate::Surrendered, QLatin1StringView("surrendered")},
    {Fate::Turned, QLatin1StringView("turned")},
    {Fate::Wounded, QLatin1StringView("wounded")},
});

template<>
inline constexpr auto slugTable<Aided> = std::to_array<Slug<Aided>>({
    {Aided::Fine, QLatin1StringView("fine")},
    {Aided::OutOfTheFight, QLatin1StringView("out-of-the-fight")},
    {Aided::Dead, QLatin1StringView("dead")},
});

template<>
inline constexpr auto slugTable<Recovered> = std::to_array<Slug<Recovered>>({
    {Recovered::Returned, QLatin1StringView("returned")},
    {Recovered::Dead, QLatin1StringView("dead")},
    {Recovered::Gone, QLatin1StringView("gone")},
});

template<>
inline constexpr auto slugTable<Loyalty> = std::to_array<Slug<Loyalty>>({
    {Loyalty::StaysFirm, QLatin1StringView("stays-firm")},
    {Loyalty::Stays, QLatin1StringView("stays")},
    {Loyalty::Leaves, QLatin1StringView("leaves")},
    {Loyalty::LeavesPoisoning, QLatin1StringView("leaves-poisoning")},
});

template<>
inline constexpr auto slugTable<Difficulty> = std::to_array<Slug<Difficulty>>({
    {Difficulty::Easy, QLatin1StringView("easy")},
    {Difficulty::Normal, QLatin1StringView("normal")},
    {Difficulty::Hard, QLatin1StringView("hard")},
});

} // namespace muster
