// SPDX-License-Identifier: MIT
#include "rules/settlement/layout.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster {

namespace {

/// Returns `blocks` places of a rectangle, from its middle out. Unneeded places are its farthest corners.
std::vector<SettlementBlock> placesFor(int blocks, SettlementLayout &layout)
{
    layout.columns = static_cast<int>(std::ceil(std::sqrt(blocks)));
    layout.rows = (blocks + layout.columns - 1) / layout.columns;
    std::vector<SettlementBlock> places;
    for (int row = 0; row < layout.rows; ++row) {
        for (int column = 0; column < layout.columns; ++column)
            places.push_back({column, row, {}, false, 0});
    }
    const auto fromMiddle = [&](const SettlementBlock &place) {
        const int across = 2 * place.column - layout.columns + 1;
        const int down = 2 * place.row - layout.rows + 1;
        return across * across + down * down;
    };
    std::ranges::stable_sort(
        places, [&](const SettlementBlock &a, const SettlementBlock &b) { return fromMiddle(a) < fromMiddle(b); });
    places.resize(static_cast<std::size_t>(blocks));
    return places;
}

struct Standing {
    QString structure;
    bool mandatory = false;
};

/// Puts the first structure of each mandatory kind before all others.
std::vector<Standing> fromTheMiddle(const QStringList &structures, std::vector<QString> mandatory)
{
    std::vector<Standing> standing;
    for (const QString &structure : structures)
        standing.push_back({structure, std::erase(mandatory, structure) > 0});
    std::stable_partition(standing.begin(), standing.end(), [](const Standing &s) { return s.mandatory; });
    return standing;
}

} // namespace

SettlementLayout layOut(const SettlementTables &tables, const Settlement &settlement)
{
    const SettlementSize &size = tables.size(settlement.size);
    const bool single = size.structureDice == 0;
    const int together = single ? 1 : std::max(1, tables.kinds[size.kind].homesPerStructure);
    const std::vector<Standing> structures =
        fromTheMiddle(settlement.structures, single ? std::vector<QString>() : tables.kinds[size.kind].mandatory);
    const int homeBlocks = (settlement.residences + together - 1) / together;

    SettlementLayout layout;
    layout.blocks = placesFor(std::max(1, static_cast<int>(structures.size()) + homeBlocks), layout);
    int homes = settlement.residences;
    for (std::size_t i = 0; i < layout.blocks.size(); ++i) {
        SettlementBlock &block = layout.blocks[i];
        if (i < structures.size()) {
            block.structure = structures[i].structure;
            block.mandatory = structures[i].mandatory;
            continue;
        }
        block.homes = std::min(homes, together);
        homes -= block.homes;
    }
    return layout;
}

QStringList nomadsOf(const SettlementTables &tables, int size)
{
    const SettlementSize &of = tables.size(size);
    return of.nomad ? tables.kinds[of.kind].nomads : QStringList();
}

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
