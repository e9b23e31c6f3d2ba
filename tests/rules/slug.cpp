// SPDX-License-Identifier: MIT
#include "rules/slug.h"
#include "rules/encounter/kind.h"

#include <gtest/gtest.h>

using namespace muster;

namespace {

enum class Fruit : std::uint8_t { Apple, BloodOrange, Plum };

} // namespace

template<>
inline constexpr auto muster::otherSlugs<Fruit> = std::to_array<Slug<Fruit>>({{Fruit::Plum,
                                                                               QLatin1StringView("damson")}});

TEST(Slugs, AreTheNamesInSmallLetters)
{
    static_assert(slugTable<Fruit>.size() == 3);
    EXPECT_EQ(slug(Fruit::BloodOrange), QLatin1StringView("blood-orange"));
    EXPECT_EQ(slug(Fruit::Plum), QLatin1StringView("damson")) << "the one that has another";
    EXPECT_EQ(fromSlug<Fruit>(u"damson"), Fruit::Plum);
    EXPECT_FALSE(fromSlug<Fruit>(u"plum"));
}

TEST(ClosedSets, AreToldInTablesWithARowForEachValue)
{
    struct Fell {
        Fruit value;
        int dice;
    };
    static_assert(coversAll(std::to_array<Fell>({{Fruit::Plum, 3}, {Fruit::Apple, 1}, {Fruit::BloodOrange, 2}})));
    static_assert(!coversAll(std::to_array<Fell>({{Fruit::Apple, 1}, {Fruit::Plum, 3}})), "no orange");
    constexpr auto fell = enumTable<Fell>({{Fruit::Plum, 3}, {Fruit::Apple, 1}, {Fruit::BloodOrange, 2}});
    static_assert(fell[Fruit::BloodOrange].dice == 2);
}

TEST(Slugs, AWordOfNoSetHasNoValue)
{
    EXPECT_FALSE(fromSlug<EncounterKind>(QStringLiteral("picnic")));
    EXPECT_FALSE(fromSlug<EncounterKind>(QStringLiteral("Patrol")));
    EXPECT_FALSE(fromSlug<EncounterKind>(QString()));
}
