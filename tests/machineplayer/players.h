// SPDX-License-Identifier: MIT
#pragma once

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

} // namespace muster::machine
