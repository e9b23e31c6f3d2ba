// SPDX-License-Identifier: MIT
#pragma once

#include "rules/settlement/settlement.h"

#include <optional>

namespace muster {

/// The settlement with the structures of two of its blocks in each other's place. None where the book does not have it so:
/// the mandatory ones keep the middle among themselves, and the homes stay outside (p. 20).
std::optional<Settlement> exchanged(const SettlementTables &tables, const Settlement &settlement, std::size_t one,
                                    std::size_t other);

} // namespace muster
