// SPDX-License-Identifier: MIT
#pragma once

#include "tests/machineplayer/firstedition.h"
#include "tests/machineplayer/months.h"
#include "tests/machineplayer/session.h"
#include "tests/machineplayer/street.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster::machine {

/// Plays a campaign of a rule set from a seed, with at most `steps` steps. Returns the difference between book and
/// Muster with the steps that led to it; nullopt if they agreed after every step.
std::optional<std::string> playCampaign(const std::string &rules, std::uint64_t seed, int steps);

/// Returns the rule sets that are played, the first edition once for each genre: "swordplay", "first-edition-gang".
const std::vector<std::string> &ruleSets();

/// Plays a campaign of the first edition: two Stars in half of them, losses light or heavy.
void playFirstEdition(Session<retold::FirstEdition> &session, const std::string &genre, int steps);

/// Plays linked games with four to six figures a side.
void playStreet(Session<retold::Street> &session, int steps);

/// Plays a campaign of months with one to three Stars, varying options, losses light or heavy.
void playMonths(Session<retold::Swordplay> &session, int steps);
void playMonths(Session<retold::ChainReaction3> &session, int steps);

} // namespace muster::machine
