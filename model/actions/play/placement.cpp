// SPDX-License-Identifier: MIT
#include "model/actions/play/placement.h"
#include "model/systems/games/gameparts.h"
#include "model/systems/halfmonths/scenarioparts.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

// The usual one first: the middle of an edge.
const std::vector<int> nearRow{8, 7, 9};
const std::vector<int> farRow{2, 1, 3};
const std::vector<int> allEdges{8, 7, 9, 2, 1, 3, 4, 6};

constexpr int middleSection = 5;

/// Those that share a side with it, from the far edge on.
std::vector<int> neighboursOf(int section)
{
    std::vector<int> all;
    for (const AmbushFrom way : {AmbushFrom::Front, AmbushFrom::Left, AmbushFrom::Right, AmbushFrom::Rear}) {
        if (const int next = sectionTowards(section, Heading::Up, way); next != section)
            all.push_back(next);
    }
    return all;
}

/// The buildings that were rolled, those nearest to the middle first; where there are none they are laid out there.
int buildingsIn(const Encounter &encounter)
{
    if (isRaid(encounter.kind) && !scenarioOf(encounter))
        return objectiveSection;
    static constexpr std::array fromTheMiddle{5, 2, 4, 6, 8, 1, 3, 7, 9};
    const auto &sections = encounter.setup.sections;
    int best = middleSection;
    int most = 0;
    for (const int number : fromTheMiddle) {
        const auto section =
            std::find_if(sections.begin(), sections.end(), [=](const Section &s) { return s.number == number; });
        if (encounter.settlement || section == sections.end() || section->buildings <= most)
            continue;
        best = number;
        most = section->buildings;
    }
    return best;
}

/// All but the buildings, the side's own edge first.
std::vector<int> allRound(int buildings, const std::vector<int> &edge)
{
    std::vector<int> sections = edge;
    for (int section = 1; section <= 9; ++section) {
        if (std::find(sections.begin(), sections.end(), section) == sections.end())
            sections.push_back(section);
    }
    std::erase(sections, buildings);
    return sections;
}

/// Where a side of the first edition begins; `edge` is the one it has on the map.
std::vector<int> sectionsFor(const Scenario &scenario, Role role, Beginning how, int buildings,
                             const std::vector<int> &edge)
{
    switch (how) {
    case Beginning::ByAnEdge:
        // Within one move of those who did not see them come (p. 13).
        if (scenario.surprised && scenario.surprised != role) {
            std::vector<int> near = neighboursOf(buildings);
            if (edge == nearRow)
                std::reverse(near.begin(), near.end());
            return near;
        }
        return allEdges;
    case Beginning::Opposite:
        return allEdges;
    case Beginning::InBuildings:
    case Beginning::AtTheScene:
    case Beginning::Surrounded:
        return {buildings};
    case Beginning::AllRound:
        return allRound(buildings, edge);
    case Beginning::Hidden:
    case Beginning::Behind:
    case Beginning::OnAlarm:
        return {};
    case Beginning::OwnEdge:
        return nearRow;
    case Beginning::OwnEnd:
        return farRow;
    case Beginning::AsPefs:
        return {};
    }
    Q_UNREACHABLE();
}

Placements ofScenario(const Encounter &encounter, const Pack &pack, std::optional<int> entry)
{
    const Scenario &scenario = *scenarioOf(encounter);
    const ScenarioRow &row = pack.scenarios->of(scenario.kind);
    const auto own = static_cast<std::size_t>(row.sideOf(scenario.role));
    const Beginning yours = row.sides[own].begins;
    const Beginning theirs = row.sides[1 - own].begins;
    Placements both;
    if (row.buildings)
        both.buildings = buildingsIn(encounter);
    both.yours = {yours, sectionsFor(scenario, scenario.role, yours, both.buildings, nearRow)};
    if (entry && std::erase(both.yours.sections, *entry) > 0)
        both.yours.sections.insert(both.yours.sections.begin(), *entry);
    both.theirs = {theirs, sectionsFor(scenario, scenario.enemyRole, theirs, both.buildings, farRow)};
    if (theirs == Beginning::Opposite)
        both.theirs.sections = {oppositeOf(both.yours.section())};
    else if (theirs == Beginning::ByAnEdge && yours == Beginning::Behind)
        both.theirs.sections = nearRow; // they run on ahead, by the edge you come to later
    else if (theirs == Beginning::ByAnEdge && !scenario.surprised)
        both.theirs.sections = farRow;
    return both;
}

} // namespace

bool Placement::enters() const
{
    return how == Beginning::ByAnEdge || how == Beginning::Opposite || how == Beginning::OwnEdge;
}

Placements whereSidesBegin(const Encounter &encounter, const Pack &pack, std::optional<int> entry)
{
    if (scenarioOf(encounter) && pack.scenarios)
        return ofScenario(encounter, pack, entry);
    Placements both;
    if (gameOf(encounter))
        return both;
    const bool defends = encounter.kind == EncounterKind::RaidDefend;
    both.yours = {defends ? Beginning::OwnEnd : Beginning::OwnEdge, defends ? farRow : nearRow};
    if (entry && std::erase(both.yours.sections, *entry) > 0)
        both.yours.sections.insert(both.yours.sections.begin(), *entry);
    both.theirs = {Beginning::AsPefs, {}};
    if (isRaid(encounter.kind))
        both.buildings = buildingsIn(encounter);
    return both;
}

} // namespace muster
