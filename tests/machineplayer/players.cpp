// SPDX-License-Identifier: MIT
#include "tests/machineplayer/players.h"

#include "tests/support/packs.h"

namespace muster::machine {

namespace {

template<typename History, typename Play>
std::optional<std::string> watched(const std::string &rules, const Pack &pack, std::uint64_t seed, Play play)
{
    Session<History> session(pack, seed);
    try {
        play(session);
    } catch (const retold::Disagreement &disagreement) {
        return rules + ", seed " + std::to_string(seed) + ", step " + std::to_string(session.steps()) + ":\n"
            + disagreement.sentence + "\nThe campaign so far:\n" + session.story();
    }
    return std::nullopt;
}

} // namespace

const std::vector<std::string> &ruleSets()
{
    static const std::vector<std::string> all{"swordplay",
                                              "chain-reaction-3",
                                              "street",
                                              "first-edition-military",
                                              "first-edition-military-early",
                                              "first-edition-gang",
                                              "first-edition-b-movie",
                                              "first-edition-aliens",
                                              "first-edition-wasteland"};
    return all;
}

std::optional<std::string> playCampaign(const std::string &rules, std::uint64_t seed, int steps)
{
    const std::string firstEdition = "first-edition-";
    if (rules == "swordplay")
        return watched<retold::Swordplay>(rules, testing::swordplay(), seed,
                                          [&](auto &session) { playMonths(session, steps); });
    if (rules == "chain-reaction-3")
        return watched<retold::ChainReaction3>(rules, testing::chainReaction3(), seed,
                                               [&](auto &session) { playMonths(session, steps); });
    if (rules == "street")
        return watched<retold::Street>(rules, testing::streetSkirmish(), seed,
                                       [&](auto &session) { playStreet(session, steps); });
    return watched<retold::FirstEdition>(rules, testing::chainReaction1(), seed, [&](auto &session) {
        playFirstEdition(session, rules.substr(firstEdition.size()), steps);
    });
}

} // namespace muster::machine
