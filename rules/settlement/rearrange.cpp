// SPDX-License-Identifier: MIT
#include "rules/settlement/rearrange.h"

#include "rules/settlement/layout.h"

#include <utility>

namespace muster {

std::optional<Settlement> exchanged(const SettlementTables &tables, const Settlement &settlement, std::size_t one,
                                    std::size_t other)
{
    std::vector<SettlementBlock> wanted = layOut(tables, settlement).blocks;
    if (one >= wanted.size() || other >= wanted.size())
        return std::nullopt;
    const bool alike = wanted[one].mandatory == wanted[other].mandatory;
    if (!alike || wanted[one].structure.isEmpty() || wanted[other].structure.isEmpty())
        return std::nullopt;
    std::swap(wanted[one].structure, wanted[other].structure);
    Settlement moved = settlement;
    moved.structures.clear();
    for (const SettlementBlock &block : wanted) {
        if (!block.structure.isEmpty())
            moved.structures << block.structure;
    }
    return moved;
}

} // namespace muster
