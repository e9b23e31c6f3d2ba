// SPDX-License-Identifier: MIT
#include "rules/pack/slugs.h"

#include <algorithm>
#include <array>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

template<typename E>
struct Entry {
    E value;
    QLatin1StringView slug;
};

/// The one table of a set.
template<typename E>
constexpr auto entries = nullptr;

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
                                                                 {Terrain::Rough, "rough"_L1}});

template<>
constexpr auto entries<PefLetter> = std::to_array<Entry<PefLetter>>({{PefLetter::Nothing, "X"_L1},
                                                                     {PefLetter::Signs, "A"_L1},
                                                                     {PefLetter::Contact, "B"_L1},
                                                                     {PefLetter::InForce, "C"_L1}});

template<>
constexpr auto entries<HowMany::Base> = std::to_array<Entry<HowMany::Base>>({{HowMany::Base::Party, "party"_L1},
                                                                             {HowMany::Base::Half, "half"_L1},
                                                                             {HowMany::Base::PartyAndHalf,
                                                                              "party-and-half"_L1}});

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
                                                           {Fate::CheatedDeath, "cheated-death"_L1}});

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

template<typename E>
QLatin1StringView slugOf(E value)
{
    const auto &table = entries<E>;
    const auto entry = std::find_if(table.begin(), table.end(), [=](const auto &e) { return e.value == value; });
    Q_ASSERT(entry != table.end());
    return entry->slug;
}

} // namespace

template<typename E>
std::optional<E> fromSlug(QStringView text)
{
    const auto &table = entries<E>;
    const auto entry = std::find_if(table.begin(), table.end(), [=](const auto &e) { return e.slug == text; });
    return entry == table.end() ? std::nullopt : std::optional<E>(entry->value);
}

template<typename E>
std::vector<QLatin1StringView> slugs()
{
    std::vector<QLatin1StringView> all;
    for (const auto &entry : entries<E>)
        all.push_back(entry.slug);
    return all;
}

#define MUSTER_SLUGS(E)                                                                                                \
    QLatin1StringView slug(E value)                                                                                    \
    {                                                                                                                  \
        return slugOf(value);                                                                                          \
    }                                                                                                                  \
    template std::optional<E> fromSlug<E>(QStringView);                                                                \
    template std::vector<QLatin1StringView> slugs<E>();

MUSTER_SLUGS(EncounterKind)
MUSTER_SLUGS(Outcome)
MUSTER_SLUGS(TimeOfDay)
MUSTER_SLUGS(Terrain)
MUSTER_SLUGS(PefLetter)
MUSTER_SLUGS(HowMany::Base)
MUSTER_SLUGS(Side)
MUSTER_SLUGS(PefMove)
MUSTER_SLUGS(NonPlayerMove)
MUSTER_SLUGS(Fate)
MUSTER_SLUGS(Recovered)
MUSTER_SLUGS(Loyalty)
MUSTER_SLUGS(Difficulty)

#undef MUSTER_SLUGS

} // namespace muster
