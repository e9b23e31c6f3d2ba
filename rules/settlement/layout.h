// SPDX-License-Identifier: MIT
#pragma once

#include "rules/settlement/settlement.h"

#include <optional>

namespace muster {

/// A block of a settlement, with streets all round: one structure, or as many homes as stand together.
struct SettlementBlock {
    int column = 0; ///< from the left, 0 first
    int row = 0; ///< from above
    QString structure; ///< its id; empty: homes
    bool mandatory = false; ///< a starred structure of the book's list: it stands in the middle
    int homes = 0;

    friend bool operator==(const SettlementBlock &, const SettlementBlock &) = default;
};

/// How a settlement is laid out (p. 20): a rectangle of blocks, the mandatory structures nearest to its middle, the others
/// around them, the homes outside.
struct SettlementLayout {
    int columns = 1;
    int rows = 1;
    std::vector<SettlementBlock> blocks; ///< from the middle out

    friend bool operator==(const SettlementLayout &, const SettlementLayout &) = default;
};

/// The same settlement is always laid out the same way.
SettlementLayout layOut(const SettlementTables &tables, const Settlement &settlement);

/// Whose camp a settlement of this size, 1 to 6, may be (Chain Reaction, first edition, p. 20); none where it is no camp.
QStringList nomadsOf(const SettlementTables &tables, int size);

/// The settlement with the structures of two of its blocks in each other's place. None where the book does not have it so:
/// the mandatory ones keep the middle among themselves, and the homes stay outside (p. 20).
std::optional<Settlement> exchanged(const SettlementTables &tables, const Settlement &settlement, std::size_t one,
                                    std::size_t other);

} // namespace muster
