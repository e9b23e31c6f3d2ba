// SPDX-License-Identifier: MIT
#include "rules/encounter/redeal.h"

#include "rules/encounter/patrol.h"
#include "rules/encounter/placepefs.h"
#include "rules/pack/pack.h"

namespace muster {

Redeal dealtBut(const Setup &setup, const std::set<int> &sections, const std::set<int> &pefs)
{
    Redeal again;
    for (const Section &section : setup.sections) {
        if (!sections.contains(section.number))
            again.sections.insert(section.number);
    }
    for (const Pef &pef : setup.pefs) {
        const bool hasDice = !pef.fixed || pef.rep;
        if (hasDice && !pefs.contains(pef.id))
            again.pefs.insert(pef.id);
    }
    return again;
}

Setup redealSetup(const Pack &pack, EncounterKind kind, Setup setup, const Redeal &again, Dice &dice,
                  CountryChoice countries)
{
    if (!again.sections.empty())
        setup.sections =
            redealTerrain(*pack.terrain, std::move(setup.sections), again.sections, dice, countries, setup.grid);
    std::vector<Pef> dealt;
    for (const Pef &pef : setup.pefs) {
        if (!again.pefs.contains(pef.id))
            continue;
        dealt.push_back(pef);
        if (!pef.fixed)
            dealt.back().section = rollPefPlace(kind, pef.id, dice, setup.grid);
    }
    if (pack.patrol)
        rollPefReps(dealt, dice);
    for (Pef &pef : setup.pefs) {
        for (const Pef &now : dealt) {
            if (now.id == pef.id)
                pef = now;
        }
    }
    return setup;
}

} // namespace muster
