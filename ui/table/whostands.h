// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"

#include <array>

namespace muster {

/// Who is in each section while the battle is on the table, by section − 1: "PEF 2, group 1: Leader, Rep 5, your band:
/// Osric Vane, Ulric". What a map shows as tokens, for those who hear it; empty where nobody is.
std::array<QString, 9> whoStands(const Campaign &campaign);

} // namespace muster
