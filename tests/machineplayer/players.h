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

/// One campaign of a rule set from its seed, as far as it goes within so many steps. What the book and Muster say differently comes
/// back with the way there; nothing: they agreed after every step.
std::optional<std::string> playCampaign(const std::string &rules, std::uint64_t seed, int steps);

/// The rule sets the machine plays, the first edition once for each genre: "swordplay", "first-edition-gang".
const std::vector<std::string> &ruleSets();

/// A campaign of the first edition: two Stars in half of them, losses light or heavy.
void playFirstEdition(Session<retold::FirstEdition> &session, const std::string &genre, int steps);

/// Linked games of four to six a side.
void playStreet(Session<retold::Street> &session, int steps);

/// A campaign of months with one to three Stars, options mixed, losses light or heavy.
void playMonths(Session<retold::Swordplay> &session, int steps);
void playMonths(Session<retold::ChainReaction3> &session, int steps);

} // namespace muster::machine
