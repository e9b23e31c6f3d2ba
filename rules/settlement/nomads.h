// SPDX-License-Identifier: MIT
#pragma once

#include "rules/settlement/settlement.h"

namespace muster {

/// Whose camp a settlement of this size, 1 to 6, may be (Chain Reaction, first edition, p. 20); none where it is no camp.
QStringList nomadsOf(const SettlementTables &tables, int size);

} // namespace muster
