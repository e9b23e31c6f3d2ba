// SPDX-License-Identifier: MIT
#include "tests/machineplayer/players.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace muster::machine {

namespace {

int wished(const char *variable, int usual)
{
    const char *value = std::getenv(variable);
    return value ? std::atoi(value) : usual;
}

class MachinePlayer : public ::testing::TestWithParam<std::string>
{
};

} // namespace

/// Plays MUSTER_CAMPAIGNS campaigns in total, shared among the rule sets, with seeds from MUSTER_SEED upwards.
TEST_P(MachinePlayer, AgreesWithTheBookAfterEveryStep)
{
    const int sets = static_cast<int>(ruleSets().size());
    const int campaigns = (wished("MUSTER_CAMPAIGNS", 200) + sets - 1) / sets;
    const int first = wished("MUSTER_SEED", 1);
    for (int seed = first; seed < first + campaigns; ++seed) {
        if (const auto failure = playCampaign(GetParam(), static_cast<std::uint64_t>(seed), 60))
            ADD_FAILURE() << *failure;
    }
}

std::string nameOf(const ::testing::TestParamInfo<std::string> &set)
{
    std::string name = set.param;
    std::erase(name, '-');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Rules, MachinePlayer, ::testing::ValuesIn(ruleSets()), nameOf);

} // namespace muster::machine
