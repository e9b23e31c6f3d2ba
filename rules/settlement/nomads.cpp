// SPDX-License-Identifier: MIT
#include "rules/settlement/nomads.h"

namespace muster {

QStringList nomadsOf(const SettlementTables &tables, int size)
{
    const SettlementSize &of = tables.size(size);
    return of.nomad ? tables.kinds[of.kind].nomads : QStringList();
}

} // namespace muster
