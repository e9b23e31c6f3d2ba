// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <optional>
#include <vector>

namespace muster {

/// What these figures cost together by the "Chinese menu" (Chain Reaction, first edition, p. 11): Rep, armour and weapons of
/// each, without vehicles. None where the rules have no such prices.
std::optional<int> priceOf(const Pack &pack, const std::vector<Profile> &force);

} // namespace muster
