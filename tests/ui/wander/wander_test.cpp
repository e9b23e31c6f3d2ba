// SPDX-License-Identifier: MIT
// Plays any acts in any order. MUSTER_WANDER_ACTS, MUSTER_WANDER_SEED: the number of acts, and the first seed.
#include "tests/ui/wander/wanderer.h"
#include "tests/window/driver.h"

namespace muster::testing {

namespace {

constexpr int usualActs = 150;
constexpr int actsOfASeed = 1000; ///< longer runs use several seeds, so that each part can be repeated

int number(const char *variable, int otherwise)
{
    bool given = false;
    const int value = qEnvironmentVariableIntValue(variable, &given);
    return given ? value : otherwise;
}

class Wander : public WindowTest, public ::testing::WithParamInterface<WanderedRules>
{
protected:
    void wander(std::uint64_t seed, int acts)
    {
        Wanderer wanderer(GetParam(), seed, pathOf({}));
        if (const QString broken = wanderer.play(acts); !broken.isEmpty())
            ADD_FAILURE() << broken.toStdString();
    }
};

} // namespace

TEST_P(Wander, WhateverAPlayerDoesWhatMustHoldHolds)
{
    const int acts = number("MUSTER_WANDER_ACTS", usualActs);
    const int first = number("MUSTER_WANDER_SEED", 1);
    for (int done = 0, seed = first; done < acts && !HasFailure(); done += actsOfASeed, ++seed)
        wander(static_cast<std::uint64_t>(seed), std::min(actsOfASeed, acts - done));
}

INSTANTIATE_TEST_SUITE_P(Rules, Wander, ::testing::ValuesIn(wanderedRules()),
                         [](const auto &rules) { return std::string(rules.param.name); });

} // namespace muster::testing
