// SPDX-License-Identifier: MIT
#include "rules/settlement/settlement.h"

#include "rules/pack/findbyid.h"
#include "rules/table/rollon.h"

#include <algorithm>

namespace muster {

const SettlementTables::Structure *SettlementTables::structure(const QString &id) const
{
    return findById(structures, id);
}

namespace {

int rollSize(const SettlementTables &tables, Locale locale, Dice &dice)
{
    const int modifier = tables.localeModifiers[locale];
    return std::clamp(dice.die(RollKind::SettlementSize) + modifier, 1, static_cast<int>(tables.sizes.size()));
}

QStringList rollStructures(const SettlementKind &kind, int count, Dice &dice)
{
    QStringList structures;
    for (int place = 1; place <= count; ++place) {
        const auto index = static_cast<std::size_t>(place - 1);
        structures.push_back(index < kind.mandatory.size()
                                 ? kind.mandatory[index]
                                 : rollOn(kind.structures, {RollKind::Structure, place}, dice));
    }
    return structures;
}

} // namespace

Settlement foundSettlement(const SettlementTables &tables, Locale locale, Dice &dice)
{
    Settlement settlement;
    settlement.size = rollSize(tables, locale, dice);
    const SettlementSize &size = tables.size(settlement.size);
    if (size.structureDice == 0) {
        settlement.residences = 1;
        return settlement;
    }
    const SettlementKind &kind = tables.kinds[size.kind];
    const int count = dice.total({RollKind::StructureCount, size.structureDice});
    settlement.structures = rollStructures(kind, count, dice);
    settlement.residences = count * kind.homesPerStructure;
    return settlement;
}

} // namespace muster
