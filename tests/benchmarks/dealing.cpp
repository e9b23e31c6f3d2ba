// SPDX-License-Identifier: MIT
//
// How much longer dealing encounters takes than only drawing their dice from the same kind of engine. A sitting rolls up
// several from one seed, so that seeding, which is dear and the same on both sides, does not flatter the ratio.
#include "model/packs.h"
#include "rules/dice/randomdice.h"
#include "rules/encounter/setup.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace muster;

namespace {

constexpr int sittings = 50;
constexpr int encountersEach = 20;
constexpr int rounds = 400;
constexpr double dealingAllowed = 5.0;

using Seconds = std::chrono::duration<double>;

template<typename Work>
double secondsFor(Work &&work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return Seconds(std::chrono::steady_clock::now() - start).count();
}

/// Returns something of every setup, so that none of the work can be left out.
int deal(const Pack &pack, RandomDice &dice)
{
    int total = 0;
    for (int i = 0; i < encountersEach; ++i) {
        total += rollEal(dice);
        total += dealSetup(pack, EncounterKind::RaidAttack, dice).pefs.back().section;
    }
    return total;
}

int draw(std::uint64_t seed, int count)
{
    std::mt19937_64 engine(seed);
    int total = 0;
    for (int i = 0; i < count; ++i)
        total += RandomDice::face(engine, 6);
    return total;
}

/// How many dice the sitting of this seed rolls.
int countDice(const Pack &pack, std::uint64_t seed)
{
    RandomDice dice(seed);
    deal(pack, dice);
    int count = 0;
    for (const Roll &roll : dice.rolls())
        count += static_cast<int>(roll.dice.size());
    return count;
}

} // namespace

int main()
{
    const Result<Pack> loaded = shippedPack(QStringLiteral("swordplay"));
    if (!loaded) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(loaded.problem().text));
        return 1;
    }

    std::vector<int> counts;
    for (std::uint64_t seed = 0; seed < sittings; ++seed)
        counts.push_back(countDice(*loaded, seed));

    // The best of several rounds: what disturbs a measurement only ever makes it longer.
    double dealing = 1e9;
    double drawing = 1e9;
    volatile int sink = 0;
    for (int round = 0; round < rounds; ++round) {
        dealing = std::min(dealing, secondsFor([&] {
                               for (std::size_t seed = 0; seed < counts.size(); ++seed) {
                                   RandomDice dice(seed);
                                   sink = sink + deal(*loaded, dice);
                               }
                           }));
        drawing = std::min(drawing, secondsFor([&] {
                               for (std::size_t seed = 0; seed < counts.size(); ++seed)
                                   sink = sink + draw(seed, counts[seed]);
                           }));
    }
    std::printf("dealing / drawing: %.1f (at most %g)\n", dealing / drawing, dealingAllowed);
    return dealing / drawing <= dealingAllowed ? 0 : 1;
}
