// SPDX-License-Identifier: MIT
#include "model/actions/play/placement.h"

#include "model/systems/campaignsystem.h"

#include <algorithm>

namespace muster {

bool Placement::enters() const
{
    return how == Beginning::ByAnEdge || how == Beginning::Opposite || how == Beginning::OwnEdge;
}

void Placement::preferPassable(const Setup &setup)
{
    std::stable_partition(sections.begin(), sections.end(), [&](int number) {
        return std::none_of(setup.sections.begin(), setup.sections.end(), [number](const Section &section) {
            return section.number == number && section.terrain == Terrain::Impassable;
        });
    });
}

void Placement::choose(std::optional<int> entry)
{
    if (entry && std::erase(sections, *entry) > 0)
        sections.insert(sections.begin(), *entry);
}

Placements whereSidesBegin(const Encounter &encounter, const Pack &pack, std::optional<int> entry)
{
    return systemOf(encounter).placements(encounter, pack, entry);
}

} // namespace muster
