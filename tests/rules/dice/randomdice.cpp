// SPDX-License-Identifier: MIT
#include "rules/dice/randomdice.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

using namespace muster;

namespace {

std::vector<int> firstFaces(std::uint64_t seed, int sides, int count)
{
    RandomDice dice(seed);
    std::vector<int> faces;
    for (const Die die : dice.roll({{}, count, sides}))
        faces.push_back(die.face);
    return faces;
}

double chiSquare(const std::vector<int> &counts, double expectedEach)
{
    double sum = 0;
    for (const int count : counts)
        sum += (count - expectedEach) * (count - expectedEach) / expectedEach;
    return sum;
}

/// Returns the chi-square value that a fair die exceeds about once in a thousand times (Wilson and Hilferty).
double rarely(int freedom)
{
    const double k = freedom;
    const double spread = 2.0 / (9.0 * k);
    return k * std::pow(1.0 - spread + 3.09 * std::sqrt(spread), 3);
}

std::vector<int> countFaces(std::uint64_t seed, int sides, int throws)
{
    std::mt19937_64 engine(seed);
    std::vector<int> counts(static_cast<std::size_t>(sides));
    for (int i = 0; i < throws; ++i)
        ++counts[static_cast<std::size_t>(RandomDice::face(engine, sides) - 1)];
    return counts;
}

constexpr std::array<std::uint64_t, 5> seeds{0, 1, 42, 2012, 0xFFFFFFFFFFFFFFFF};

} // namespace

// These faces were computed by another program from the definition of the engine. If they change, every seed that a
// player wrote on a sheet gives another encounter.
TEST(RandomDice, ASeedMeansTheSameDiceForEver)
{
    EXPECT_EQ(firstFaces(0, 6, 20), (std::vector<int>{1, 6, 1, 4, 4, 1, 4, 3, 6, 6, 3, 4, 6, 3, 2, 3, 5, 5, 4, 2}));
    EXPECT_EQ(firstFaces(42, 6, 20), (std::vector<int>{5, 4, 5, 1, 6, 1, 4, 3, 2, 3, 1, 4, 5, 4, 5, 6, 5, 3, 1, 1}));
    EXPECT_EQ(firstFaces(0xFFFFFFFFFFFFFFFF, 6, 20),
              (std::vector<int>{1, 5, 1, 4, 6, 4, 2, 3, 1, 2, 6, 5, 1, 6, 3, 1, 3, 6, 2, 2}));
    EXPECT_EQ(firstFaces(1, 100, 10), (std::vector<int>{14, 14, 46, 3, 36, 92, 48, 8, 57, 64}));
}

TEST(RandomDice, AreTheProgramsDice)
{
    RandomDice dice(7);
    EXPECT_EQ(dice.roll({{}, 1})[0].by, Thrower::Program);
}

TEST(RandomDice, HowDiceAreGroupedIntoRollsDoesNotChangeThem)
{
    RandomDice oneByOne(42);
    std::vector<int> faces;
    for (int i = 0; i < 20; ++i)
        faces.push_back(oneByOne.die({}));
    EXPECT_EQ(faces, firstFaces(42, 6, 20));
}

TEST(RandomDice, EveryFaceOfASixSidedDieIsEquallyLikely)
{
    for (const std::uint64_t seed : seeds)
        EXPECT_LT(chiSquare(countFaces(seed, 6, 60000), 10000), rarely(5)) << "seed " << seed;
}

TEST(RandomDice, EveryFaceOfAHundredSidedDieIsEquallyLikely)
{
    for (const std::uint64_t seed : seeds)
        EXPECT_LT(chiSquare(countFaces(seed, 100, 100000), 1000), rarely(99)) << "seed " << seed;
}

TEST(RandomDice, OneDieSaysNothingOfTheNext)
{
    for (const std::uint64_t seed : seeds) {
        std::mt19937_64 engine(seed);
        std::vector<int> pairs(36);
        for (int i = 0; i < 36000; ++i) {
            const int first = RandomDice::face(engine, 6);
            const int second = RandomDice::face(engine, 6);
            ++pairs[static_cast<std::size_t>((first - 1) * 6 + second - 1)];
        }
        EXPECT_LT(chiSquare(pairs, 1000), rarely(35)) << "seed " << seed;
    }
}

// With three eighths of 2^32 sides, a draw that is only scaled would favour two remainders of three by half.
TEST(RandomDice, DrawsThatWouldFavourSomeFacesAreThrownAway)
{
    constexpr int sides = 3 << 29;
    std::mt19937_64 engine(42);
    std::vector<int> remainders(3);
    for (int i = 0; i < 30000; ++i)
        ++remainders[static_cast<std::size_t>((RandomDice::face(engine, sides) - 1) % 3)];
    EXPECT_LT(chiSquare(remainders, 10000), rarely(2));
}
