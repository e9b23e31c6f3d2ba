// SPDX-License-Identifier: MIT
#include "rules/pack/slugs.h"

#include <QStringList>

#include <gtest/gtest.h>

#include <set>

using namespace muster;

namespace {

template<typename E>
std::string allSlugs()
{
    QStringList all;
    std::set<E> values;
    for (const QLatin1StringView word : slugs<E>()) {
        const std::optional<E> value = fromSlug<E>(QString(word));
        EXPECT_TRUE(value && slug(*value) == word) << word.data();
        values.insert(value.value_or(E{}));
        all += word;
    }
    EXPECT_EQ(values.size(), slugs<E>().size()) << "each value has one slug";
    return all.join(QLatin1Char(' ')).toStdString();
}

enum class Fruit : std::uint8_t { Apple, Pear, Plum };
using FruitSlug = Slug<Fruit>;

constexpr FruitSlug apple{Fruit::Apple, QLatin1StringView("apple")};
constexpr FruitSlug pear{Fruit::Pear, QLatin1StringView("pear")};
constexpr FruitSlug plum{Fruit::Plum, QLatin1StringView("plum")};

} // namespace

TEST(Slugs, ATableThatForgetsAValueDoesNotCompile)
{
    // What slug() and fromSlug() assert while they are compiled.
    static_assert(namesAll(std::to_array<FruitSlug>({apple, pear, plum})));
    static_assert(namesAll(std::to_array<FruitSlug>({plum, apple, pear})), "in any order");
    static_assert(!namesAll(std::to_array<FruitSlug>({apple, pear})), "the last is missing");
    static_assert(!namesAll(std::to_array<FruitSlug>({apple, plum})), "one within is missing");
    static_assert(!namesAll(std::to_array<FruitSlug>({apple, pear, pear, plum})), "one stands there twice");
    static_assert(!namesAll(std::to_array<FruitSlug>({apple, pear, {Fruit::Plum, pear.text}})), "two share a slug");
}

TEST(ClosedSets, AreToldInTablesWithARowForEachValue)
{
    struct Fell {
        Fruit value;
        int dice;
    };
    static_assert(holdsEach(std::to_array<Fell>({{Fruit::Plum, 3}, {Fruit::Apple, 1}, {Fruit::Pear, 2}})));
    static_assert(!holdsEach(std::to_array<Fell>({{Fruit::Apple, 1}, {Fruit::Plum, 3}})), "no pear");
    constexpr auto fell = closedTable<Fell>({{Fruit::Plum, 3}, {Fruit::Apple, 1}, {Fruit::Pear, 2}});
    static_assert(fell[Fruit::Pear].dice == 2);
}

TEST(Slugs, AreTheWordsOfTheCommandLineBothWays)
{
    EXPECT_EQ(allSlugs<EncounterKind>(), "patrol raid-attack raid-defend");
    EXPECT_EQ(allSlugs<Outcome>(), "success failure");
    EXPECT_EQ(allSlugs<TimeOfDay>(), "day night");
    EXPECT_EQ(allSlugs<Terrain>(), "clear woods hill rough wooded-hill impassable");
    EXPECT_EQ(allSlugs<PefLetter>(), "X A B C");
    EXPECT_EQ(allSlugs<HowMany::Base>(), "party half party-and-half twice three-times");
    EXPECT_EQ(allSlugs<Side>(), "left right");
    EXPECT_EQ(allSlugs<PefMove>(), "stay to-pef to-enemy split");
    EXPECT_EQ(allSlugs<NonPlayerMove>(), "advance hold-fire hold");
    EXPECT_EQ(allSlugs<Fate>(),
              "fine out-of-the-fight obviously-dead ran-away captured cheated-death scratched bad-wound "
              "unconscious dead surrendered turned wounded");
    EXPECT_EQ(allSlugs<Recovered>(), "returned dead gone");
    EXPECT_EQ(allSlugs<Loyalty>(), "stays-firm stays leaves leaves-poisoning");
    EXPECT_EQ(allSlugs<Difficulty>(), "easy normal hard");
}

TEST(Slugs, AWordOfNoSetHasNoValue)
{
    EXPECT_FALSE(fromSlug<EncounterKind>(QStringLiteral("picnic")));
    EXPECT_FALSE(fromSlug<EncounterKind>(QStringLiteral("Patrol")));
    EXPECT_FALSE(fromSlug<EncounterKind>(QString()));
}
