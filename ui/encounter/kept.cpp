// SPDX-License-Identifier: MIT
#include "ui/encounter/kept.h"

namespace muster {

void Kept::follow(const Encounter &encounter)
{
    if (encounter.seed != m_encounter.seed || encounter.kind != m_encounter.kind) {
        m_sections.clear();
        m_pefs.clear();
    }
    m_encounter = encounter;
}

void Kept::toggle(std::set<int> &numbers, int number)
{
    if (!numbers.erase(number))
        numbers.insert(number);
}

std::set<int> Kept::pefs() const
{
    const std::set<int> again = rest().pefs;
    std::set<int> kept;
    for (const Pef &pef : m_encounter.setup.pefs) {
        if (!again.contains(pef.id))
            kept.insert(pef.id);
    }
    return kept;
}

} // namespace muster
