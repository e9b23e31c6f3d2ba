// SPDX-License-Identifier: MIT
#include "ui/map/arrangement.h"

#include "ui/map/sketch.h"

#include <QLineF>

#include <algorithm>

namespace muster::terrain {

Cell cellOf(const Encounter &encounter, int section)
{
    const Grid &grid = encounter.setup.grid;
    const int drawn = encounter.kind == EncounterKind::RaidDefend ? grid.count() + 1 - section : section;
    return {grid.column(drawn), grid.row(drawn)};
}

int longerSide(const Grid &grid)
{
    return std::max(grid.columns, grid.rows);
}

QRectF tableOf(const Grid &grid)
{
    return {0, 0, grid.columns * side, grid.rows * side};
}

QRectF squareOf(Cell cell)
{
    return {cell.column * side, cell.row * side, side, side};
}

static constexpr qreal fullRadius = 22; // radius of a force's mark at its largest

static qreal radiusIn(const Arrangement &arrangement)
{
    return fullRadius * arrangement.pefScale;
}

static bool freeOfPefs(QPointF place, const Arrangement &arrangement)
{
    const qreal radius = radiusIn(arrangement);
    return !inCorner(place, radius - 4) && std::ranges::none_of(arrangement.pefs, [&](const PlacedPef &other) {
        return QLineF(other.centre, place).length() < 2 * radius;
    });
}

/// Returns the place nearest to the wish that hides no house. If there is none, it returns the nearest that hides no
/// other force.
static QPointF nearestFree(QPointF wished, const Arrangement &arrangement)
{
    constexpr qreal step = 2;
    const qreal radius = radiusIn(arrangement);
    const auto cost = [&](QPointF place) {
        const qreal hidesHouse = touchesHouse(arrangement.houses, place, radius) ? side : 0;
        const qreal hidesForce = freeOfPefs(place, arrangement) ? 0 : 4 * side;
        return QLineF(wished, place).length() + hidesHouse + hidesForce;
    };
    QPointF best = wished;
    for (qreal y = radius + 2; y <= side - radius - 2; y += step) {
        for (qreal x = radius + 2; x <= side - radius - 2; x += step) {
            if (cost({x, y}) < cost(best))
                best = {x, y};
        }
    }
    return best;
}

static QPointF besideHouse(const House &house, qreal radius)
{
    return {house.bounds().left() - radius - 3, house.centre.y()};
}

Arrangement arrange(const Encounter &encounter, const Section &section, const QPainterPath &ways, bool buildings)
{
    std::vector<Pef> inside;
    std::vector<Pef> outside;
    for (const Pef &pef : encounter.setup.pefs) {
        if (pef.section == section.number)
            (pef.inBuilding ? inside : outside).push_back(pef);
    }
    const bool entering = encounter.kind == EncounterKind::RaidDefend;
    Ground ground;
    ground.objectives = isRaid(encounter.kind) && section.number == encounter.setup.grid.objective()
        ? encounter.setup.objectiveBuildings
        : 0;
    if (buildings && ground.objectives == 0)
        ground.objectives = 1;
    // The buildings of a raid are added to those rolled (R27); in other encounters the objective is one of those
    // rolled.
    ground.rolled = isRaid(encounter.kind) ? section.buildings : std::max(0, section.buildings - ground.objectives);
    ground.keptFree = !entering || outside.empty() ? 0 : outside.size() < 3 ? 2 * fullRadius : 3.5 * fullRadius;

    ground.roadAcross = section.road == Road::LeftRight;
    ground.wayDown = section.road == Road::UpDown || section.river;
    ground.ways = ways;

    Stream stream(encounter.seed, section.number, Layer::Houses);
    Arrangement arrangement{placeHouses(ground, stream), {}, ground.isCrowded() ? 0.8 : 1};
    const qreal radius = radiusIn(arrangement);
    for (std::size_t i = 0; i < inside.size(); ++i) {
        const QPointF place = i < std::size_t(ground.objectives)
            ? besideHouse(arrangement.houses[i], radius)
            : nearestFree(QPointF(side / 2, side / 2), arrangement);
        arrangement.pefs.push_back({inside[i], place});
    }
    const qreal y = entering ? radius + 4 : side / 2;
    const qreal width = 2 * radius * qreal(outside.size());
    for (std::size_t i = 0; i < outside.size(); ++i) {
        const QPointF wished((side - width) / 2 + radius * qreal(2 * i + 1), y);
        arrangement.pefs.push_back({outside[i], nearestFree(wished, arrangement)});
    }
    return arrangement;
}

std::vector<Arrangement> arrangeTable(const Encounter &encounter, const Ways &ways, int buildings)
{
    const QPainterPath taken = ways.ground();
    std::vector<Arrangement> arrangements;
    for (const Section &section : encounter.setup.sections) {
        const QPointF corner = squareOf(cellOf(encounter, section.number)).topLeft();
        arrangements.push_back(arrange(encounter, section, taken.translated(-corner), section.number == buildings));
    }
    return arrangements;
}

} // namespace muster::terrain
