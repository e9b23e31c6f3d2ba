// SPDX-License-Identifier: MIT
#pragma once

#include "rules/settlement/settlement.h"

#include <optional>

namespace muster {

/// A block of a settlement, surrounded by streets: one structure, or the homes that stand together.
struct SettlementBlock {
    int column = 0; ///< from the left, beginning with 0
    int row = 0; ///< from the top, beginning with 0
    QString structure; ///< id of the structure; empty for homes
    bool mandatory = false; ///< a starred structure of the book's list, which stands in the middle
    int homes = 0;

    bool operator==(const SettlementBlock &) const = default;
};

/// The layout of a settlement (p. 20): a rectangle of blocks with the mandatory structures nearest to its middle, the
/// others around them and the homes outside.
struct SettlementLayout {
    int columns = 1;
    int rows = 1;
    std::vector<SettlementBlock> blocks; ///< from the middle out

    bool operator==(const SettlementLayout &) const = default;
};

/// Lays out a settlement. The result depends on nothing but the settlement.
SettlementLayout layOut(const SettlementTables &tables, const Settlement &settlement);

/// Returns the ids of the factions that may have a camp as a settlement of this size, 1 to 6 (Chain Reaction, first
/// edition, p. 20); empty if it is no camp.
QStringList nomadsOf(const SettlementTables &tables, int size);

/// Returns the settlement with the structures of two blocks exchanged; nullopt if the book does not allow that.
/// Mandatory structures stay in the middle, and homes outside (p. 20).
std::optional<Settlement> exchanged(const SettlementTables &tables, const Settlement &settlement, std::size_t one,
                                    std::size_t other);

} // namespace muster
