// SPDX-License-Identifier: MIT
#include "rules/pack/slugs.h"

#include "rules/pack/slugtable.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

template<>
constexpr auto entries<EncounterKind> =
    std::to_array<Entry<EncounterKind>>({{EncounterKind::Patrol, "patrol"_L1},
                                         {EncounterKind::RaidAttack, "raid-attack"_L1},
                                         {EncounterKind::RaidDefend, "raid-defend"_L1}});

template<>
constexpr auto entries<Outcome> = std::to_array<Entry<Outcome>>({{Outcome::Success, "success"_L1},
                                                                 {Outcome::Failure, "failure"_L1}});

template<>
constexpr auto entries<TimeOfDay> = std::to_array<Entry<TimeOfDay>>({{TimeOfDay::Day, "day"_L1},
                                                                     {TimeOfDay::Night, "night"_L1}});

template<>
constexpr auto entries<Terrain> = std::to_array<Entry<Terrain>>({{Terrain::Clear, "clear"_L1},
                                                                 {Terrain::Woods, "woods"_L1},
                                                                 {Terrain::Hill, "hill"_L1},
                                                                 {Terrain::Rough, "rough"_L1},
                                                                 {Terrain::WoodedHill, "wooded-hill"_L1},
                                                                 {Terrain::Impassable, "impassable"_L1}});

template<>
constexpr auto entries<Country> = std::to_array<Entry<Country>>({{Country::Clear, "clear"_L1},
                                                                 {Country::Woods, "woods"_L1},
                                                                 {Country::Mountains, "mountains"_L1}});

template<>
constexpr auto entries<CountryChoice> = std::to_array<Entry<CountryChoice>>({{CountryChoice::BySection, "section"_L1},
                                                                             {CountryChoice::ForTable, "table"_L1},
                                                                             {CountryChoice::Clear, "clear"_L1},
                                                                             {CountryChoice::Woods, "woods"_L1},
                                                                             {CountryChoice::Mountains,
                                                                              "mountains"_L1}});

template<>
constexpr auto entries<Road> = std::to_array<Entry<Road>>({{Road::LeftRight, "left-right"_L1},
                                                           {Road::UpDown, "up-down"_L1}});

template<>
constexpr auto entries<PefLetter> = std::to_array<Entry<PefLetter>>({{PefLetter::Nothing, "X"_L1},
                                                                     {PefLetter::Signs, "A"_L1},
                                                                     {PefLetter::Contact, "B"_L1},
                                                                     {PefLetter::InForce, "C"_L1}});

template<>
constexpr auto entries<PefForce> = std::to_array<Entry<PefForce>>({{PefForce::MainBody, "A"_L1},
                                                                   {PefForce::Stragglers, "B"_L1},
                                                                   {PefForce::FalseAlarm, "C"_L1}});

template<>
constexpr auto entries<NumbersPrint> = std::to_array<Entry<NumbersPrint>>({{NumbersPrint::Page, "page"_L1},
                                                                           {NumbersPrint::Sheet, "sheet"_L1}});

template<>
constexpr auto entries<Scouted> = std::to_array<Entry<Scouted>>({{Scouted::Nobody, "nobody"_L1},
                                                                 {Scouted::InBuildings, "in-buildings"_L1},
                                                                 {Scouted::Enemy, "enemy"_L1}});

template<>
constexpr auto entries<SquadArms::Per> = std::to_array<Entry<SquadArms::Per>>({{SquadArms::Per::Figure, "figure"_L1},
                                                                               {SquadArms::Per::Team, "team"_L1},
                                                                               {SquadArms::Per::Squad, "squad"_L1}});

template<>
constexpr auto entries<Outranking> = std::to_array<Entry<Outranking>>({{Outranking::Leaves, "leaves"_L1},
                                                                       {Outranking::Barred, "barred"_L1},
                                                                       {Outranking::Stays, "stays"_L1}});

template<>
constexpr auto entries<HowMany::Base> =
    std::to_array<Entry<HowMany::Base>>({{HowMany::Base::Party, "party"_L1},
                                         {HowMany::Base::Half, "half"_L1},
                                         {HowMany::Base::PartyAndHalf, "party-and-half"_L1},
                                         {HowMany::Base::Twice, "twice"_L1},
                                         {HowMany::Base::ThreeTimes, "three-times"_L1}});

template<>
constexpr auto entries<Side> = std::to_array<Entry<Side>>({{Side::Left, "left"_L1}, {Side::Right, "right"_L1}});

template<>
constexpr auto entries<PefMove> = std::to_array<Entry<PefMove>>({{PefMove::Stay, "stay"_L1},
                                                                 {PefMove::ToPef, "to-pef"_L1},
                                                                 {PefMove::ToEnemy, "to-enemy"_L1},
                                                                 {PefMove::Split, "split"_L1}});

template<>
constexpr auto entries<NonPlayerMove> = std::to_array<Entry<NonPlayerMove>>({{NonPlayerMove::Advance, "advance"_L1},
                                                                             {NonPlayerMove::HoldAndFire,
                                                                              "hold-fire"_L1},
                                                                             {NonPlayerMove::Hold, "hold"_L1}});

template<>
constexpr auto entries<Fate> = std::to_array<Entry<Fate>>({{Fate::Fine, "fine"_L1},
                                                           {Fate::OutOfTheFight, "out-of-the-fight"_L1},
                                                           {Fate::ObviouslyDead, "obviously-dead"_L1},
                                                           {Fate::RanAway, "ran-away"_L1},
                                                           {Fate::Captured, "captured"_L1},
                                                           {Fate::CheatedDeath, "cheated-death"_L1},
                                                           {Fate::Scratched, "scratched"_L1},
                                                           {Fate::BadWound, "bad-wound"_L1},
                                                           {Fate::Unconscious, "unconscious"_L1},
                                                           {Fate::Dead, "dead"_L1},
                                                           {Fate::Surrendered, "surrendered"_L1},
                                                           {Fate::Turned, "turned"_L1},
                                                           {Fate::Wounded, "wounded"_L1}});

template<>
constexpr auto entries<Aided> = std::to_array<Entry<Aided>>({{Aided::Fine, "fine"_L1},
                                                             {Aided::OutOfTheFight, "out-of-the-fight"_L1},
                                                             {Aided::Dead, "dead"_L1}});

template<>
constexpr auto entries<Recovered> = std::to_array<Entry<Recovered>>({{Recovered::Returned, "returned"_L1},
                                                                     {Recovered::Dead, "dead"_L1},
                                                                     {Recovered::Gone, "gone"_L1}});

template<>
constexpr auto entries<Loyalty> = std::to_array<Entry<Loyalty>>({{Loyalty::StaysFirm, "stays-firm"_L1},
                                                                 {Loyalty::Stays, "stays"_L1},
                                                                 {Loyalty::Leaves, "leaves"_L1},
                                                                 {Loyalty::LeavesPoisoning, "leaves-poisoning"_L1}});

template<>
constexpr auto entries<Difficulty> = std::to_array<Entry<Difficulty>>({{Difficulty::Easy, "easy"_L1},
                                                                       {Difficulty::Normal, "normal"_L1},
                                                                       {Difficulty::Hard, "hard"_L1}});

MUSTER_SLUGS(EncounterKind)
MUSTER_SLUGS(Outcome)
MUSTER_SLUGS(TimeOfDay)
MUSTER_SLUGS(Terrain)
MUSTER_SLUGS(Country)
MUSTER_SLUGS(CountryChoice)
MUSTER_SLUGS(Road)
MUSTER_SLUGS(PefLetter)
MUSTER_SLUGS(PefForce)
MUSTER_SLUGS(NumbersPrint)
MUSTER_SLUGS(Scouted)
MUSTER_SLUGS(SquadArms::Per)
MUSTER_SLUGS(Outranking)
MUSTER_SLUGS(HowMany::Base)
MUSTER_SLUGS(Side)
MUSTER_SLUGS(PefMove)
MUSTER_SLUGS(NonPlayerMove)
MUSTER_SLUGS(Fate)
MUSTER_SLUGS(Aided)
MUSTER_SLUGS(Recovered)
MUSTER_SLUGS(Loyalty)
MUSTER_SLUGS(Difficulty)

} // namespace muster
