// SPDX-License-Identifier: MIT
#include "ui/map/mapdrawing.h"

#include "model/systems/campaignsystem.h"
#include "ui/map/arrangement.h"
#include "ui/map/ground.h"
#include "ui/map/marks.h"
#include "ui/map/settlementdrawing.h"
#include "ui/map/tokens.h"
#include "ui/map/trees.h"
#include "ui/map/ways.h"

#include <algorithm>
#include <cmath>

namespace muster {

using namespace terrain;

/// The map's scale for a map of this width.
static qreal scaleFor(qreal width, const Grid &grid)
{
    return width / (longerSide(grid) * side);
}

/// Lines and letters shrink less than the land when the map is small, so that they stay legible on paper; still less where
/// there are many sections in a row.
static qreal weightFor(qreal width, const Grid &grid)
{
    const qreal most = std::clamp(longerSide(grid) / 3.0, 1.5, 3.0);
    return qBound(0.85, std::sqrt(1 / qMax(scaleFor(width, grid), 1 / (9 * side))), most);
}

static QRectF sectionInScale(const Encounter &encounter, int section)
{
    return squareOf(cellOf(encounter, section));
}

qreal mapHeight(qreal width, const Encounter &encounter)
{
    const Grid &grid = encounter.setup.grid;
    return grid.rows * side * scaleFor(width, grid) + mapEdgeHeight(width, encounter);
}

qreal mapEdgeHeight(qreal width, const Encounter &encounter)
{
    const Grid &grid = encounter.setup.grid;
    return (roomAbove(encounter) + roomBelow(encounter)) * weightFor(width, grid) * scaleFor(width, grid);
}

/// The upper left corner of the table inside `place`.
static QPointF cornerIn(const QRectF &place, const Encounter &encounter)
{
    const Grid &grid = encounter.setup.grid;
    const qreal scale = scaleFor(place.width(), grid);
    const qreal aside = (longerSide(grid) - grid.columns) * side / 2;
    return place.topLeft() + QPointF(aside, roomAbove(encounter) * weightFor(place.width(), grid)) * scale;
}

QRectF sectionPlace(const QRectF &place, const Encounter &encounter, int section)
{
    const qreal scale = scaleFor(place.width(), encounter.setup.grid);
    const QRectF square = sectionInScale(encounter, section);
    return {cornerIn(place, encounter) + square.topLeft() * scale, square.size() * scale};
}

QRectF lockPlace(const QRectF &place, const Encounter &encounter, int section)
{
    const QRectF square = sectionPlace(place, encounter, section);
    const qreal scale = square.width() / side;
    const QRectF lock = lockSquare(weightFor(place.width(), encounter.setup.grid));
    return {square.topLeft() + lock.topLeft() * scale, lock.size() * scale};
}

static void drawLand(const Sketch &sketch, const Encounter &encounter, const Section &section, const Standing &standing)
{
    Stream stream(encounter.seed, section.number, Layer::Ground);
    switch (section.terrain) {
    case Terrain::Clear:
        drawGrass(sketch, standing, stream);
        break;
    case Terrain::Woods:
        drawWoods(sketch, standing, stream);
        break;
    case Terrain::Hill:
        drawHill(sketch, stream);
        break;
    case Terrain::Rough:
        drawRough(sketch, standing, stream);
        break;
    case Terrain::WoodedHill:
        drawWoodedHill(sketch, standing, stream);
        break;
    case Terrain::Impassable:
        drawCrags(sketch, stream);
        break;
    }
}

/// Calls back for each section and its index with the painter at its upper left corner.
template<typename Drawing>
static void inSections(const Sketch &sketch, const Encounter &encounter, Drawing &&drawing)
{
    const auto &sections = encounter.setup.sections;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        sketch.painter.save();
        sketch.painter.translate(sectionInScale(encounter, sections[i].number).topLeft());
        drawing(sections[i], i);
        sketch.painter.restore();
    }
}

/// Of the sections without land of their own: all of them, or those whose dice have not been rolled yet.
static void drawOtherNumbers(const Sketch &sketch, const Encounter &encounter, const std::vector<Section> &laid)
{
    for (int section = 1; section <= encounter.setup.grid.count(); ++section) {
        const auto isThis = [=](const Section &one) { return one.number == section; };
        if (std::any_of(laid.begin(), laid.end(), isThis))
            continue;
        sketch.painter.save();
        sketch.painter.translate(sectionInScale(encounter, section).topLeft());
        drawNumber(sketch, section);
        sketch.painter.restore();
    }
}

/// The settlement it is fought in, as large as the table holds it.
static void drawGround(const Sketch &sketch, const Grid &grid, const SettlementPlan &plan)
{
    constexpr qreal margin = 4;
    const QRectF room = tableOf(grid).adjusted(margin, margin, -margin, -margin);
    const QSizeF wide = settlementSize(plan, room.width());
    const qreal width = room.width() * qMin(1.0, room.height() / qMax(wide.height(), 1.0));
    QRectF place(QPointF(), QSizeF(width, settlementSize(plan, width).height()));
    place.moveCenter(room.center());
    drawSettlement(sketch.painter, place, plan, sketch.inks, 11 * sketch.weight);
}

/// Those who are there from the start, as their groups will be marked in play.
static void drawSides(const Sketch &sketch, const Encounter &encounter, const TableEdges &edges)
{
    const auto &[yours, theirs, buildings] = edges.placements;
    std::vector<Pef> tokens;
    const auto stands = [](const Placement &one) { return !one.enters() && one.section() != offTable; };
    if (stands(yours))
        tokens.push_back({0, yours.section(), yours.section() == buildings});
    if (stands(theirs))
        tokens.push_back({0, theirs.section(), theirs.section() == buildings});
    const std::vector<QPointF> places = placeTokens(encounter, tokens, buildings);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const QPointF at = sectionInScale(encounter, tokens[i].section).topLeft() + places[i];
        const qreal scale = std::sqrt(sketch.weight);
        if (i == 0 && stands(yours))
            drawOwnGroupMark(sketch.painter, at, 1, sketch.inks.ink, sketch.inks, scale);
        else
            drawGroupMark(sketch.painter, at, 1, sketch.inks.ink, sketch.inks, scale);
    }
}

static void drawTable(const Sketch &sketch, const Encounter &encounter, const MapMarks &marks, int buildings)
{
    const Ways ways = layWays(encounter);
    const QPainterPath taken = ways.ground();
    const auto takenIn = [&](const Section &section) {
        return taken.translated(-sectionInScale(encounter, section.number).topLeft());
    };
    const std::vector<Arrangement> arrangements = arrangeTable(encounter, ways, buildings);
    inSections(sketch, encounter, [&](const Section &section, std::size_t i) {
        drawLand(sketch, encounter, section, {arrangements[i].houses, takenIn(section)});
    });
    sketch.painter.save();
    sketch.painter.setClipRect(tableOf(encounter.setup.grid), Qt::IntersectClip);
    std::vector<QPointF> pefs;
    for (std::size_t i = 0; i < arrangements.size(); ++i) {
        const QPointF corner = sectionInScale(encounter, encounter.setup.sections[i].number).topLeft();
        for (const PlacedPef &placed : arrangements[i].pefs)
            pefs.push_back(corner + placed.centre);
    }
    drawWays(sketch, ways, pefs);
    sketch.painter.restore();
    inSections(sketch, encounter, [&](const Section &, std::size_t i) {
        for (const House &house : arrangements[i].houses)
            drawHouse(sketch, house);
    });
    drawGrid(sketch, encounter.setup.grid);
    inSections(sketch, encounter, [&](const Section &section, std::size_t i) {
        drawNumber(sketch, section.number);
        drawWords(sketch, section.words);
        if (marks.kept)
            drawLock(sketch, marks.kept->contains(section.number));
        for (const PlacedPef &placed : arrangements[i].pefs) {
            const QColor &colour = marks.pef == placed.pef.id ? sketch.inks.accent : sketch.inks.ink;
            drawPef(sketch.painter, placed.centre, placed.pef, colour, sketch.inks,
                    std::sqrt(sketch.weight) * arrangements[i].pefScale);
        }
    });
}

/// The land of an encounter, or, where none was rolled up, the buildings it is about alone.
static Encounter landOf(const Encounter &encounter, int buildings)
{
    Encounter land = encounter;
    if (land.setup.sections.empty() && buildings != offTable)
        land.setup.sections = {{buildings}};
    return land;
}

void drawMap(QPainter &painter, const QRectF &place, const Encounter &encounter, const Inks &inks,
             const MapMarks &marks)
{
    const Sketch sketch{painter, inks, weightFor(place.width(), encounter.setup.grid)};
    const qreal scale = scaleFor(place.width(), encounter.setup.grid);
    const TableEdges edges = marks.edges.value_or(systemOf(encounter).usualEdges(encounter));
    const int buildings = edges.placements.buildings;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cornerIn(place, encounter));
    painter.scale(scale, scale);
    painter.fillRect(tableOf(encounter.setup.grid), inks.paper);
    if (marks.settlement) {
        drawGround(sketch, encounter.setup.grid, *marks.settlement);
        drawGrid(sketch, encounter.setup.grid);
        drawOtherNumbers(sketch, encounter, {});
    } else {
        const Encounter land = landOf(encounter, buildings);
        drawTable(sketch, land, marks, buildings);
        drawOtherNumbers(sketch, encounter, land.setup.sections);
    }
    if (systemOf(encounter).sidesOnMap(encounter).dealt && !edges.inPlay)
        drawSides(sketch, encounter, edges);
    for (const Placement &placed : {edges.placements.yours, edges.placements.theirs}) {
        if (placed.how == Beginning::AllRound)
            drawAllRound(sketch, encounter.setup.grid, sectionInScale(encounter, buildings));
    }
    drawEdges(sketch, encounter, edges);
    painter.restore();
    if (marks.section)
        drawSectionFrame(painter, place, encounter, *marks.section, inks.accent);
}

void drawSectionFrame(QPainter &painter, const QRectF &place, const Encounter &encounter, int section,
                      const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(sectionPlace(place, encounter, section).adjusted(1.5, 1.5, -1.5, -1.5), 3, 3);
    painter.restore();
}

} // namespace muster
