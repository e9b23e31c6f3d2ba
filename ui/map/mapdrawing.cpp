// SPDX-License-Identifier: MIT
#include "ui/map/mapdrawing.h"

#include "model/story/landwords.h"
#include "model/systems/encounterrules.h"
#include "ui/look/icon.h"
#include "ui/look/painting.h"
#include "ui/map/arrangement.h"
#include "ui/map/ground.h"
#include "ui/map/settlementdrawing.h"
#include "ui/map/sketch.h"
#include "ui/map/tokens.h"
#include "ui/map/ways.h"

#include <QPolygonF>
#include <QRectF>

#include <algorithm>
#include <cmath>

namespace muster::terrain {

/// The parts drawn over the land: grid and frame, the numbers of the sections, the player's edge.

/// Draws dotted lines between the sections and the frame, from the origin on.
void drawGrid(const Sketch &sketch, const Grid &grid);

/// Draws the number in the upper left corner of a section.
void drawNumber(const Sketch &sketch, int number);

/// Draws the player's own text for a section, at its lower edge.
void drawWords(const Sketch &sketch, const QString &words);

/// Draws a lock in the upper right corner of a section, closed if the section is locked.
void drawLock(const Sketch &sketch, bool kept);
QRectF lockSquare(qreal weight);

/// Draws the bar at the edge where the player enters or stands, the arrows and texts below the map, and those above it.
void drawEdges(const Sketch &sketch, const Encounter &encounter, const TableEdges &edges);

/// Draws arrowheads from all sides at a section that is surrounded.
void drawAllRound(const Sketch &sketch, const Grid &grid, const QRectF &section);

/// Return the space for texts and arrows, at a weight of 1. The enemy's text is above the map if the enemy enters by an
/// edge of its own. In a pursuit one side follows the other onto the table, and both texts are below.
qreal roomAbove(const Encounter &encounter);
qreal roomBelow(const Encounter &encounter);

void drawGrid(const Sketch &sketch, const Grid &grid)
{
    const QRectF table = tableOf(grid);
    QPen dots(sketch.inks.pencil, 1.5 * sketch.weight, Qt::CustomDashLine, Qt::FlatCap);
    dots.setDashPattern({1, 4 / 1.5});
    sketch.painter.setPen(dots);
    for (int i = 1; i < grid.columns; ++i)
        sketch.painter.drawLine(QPointF(i * side, 2), QPointF(i * side, table.bottom() - 2));
    for (int i = 1; i < grid.rows; ++i)
        sketch.painter.drawLine(QPointF(2, i * side), QPointF(table.right() - 2, i * side));
    QPen frame(sketch.inks.ink, 2 * sketch.weight);
    frame.setJoinStyle(Qt::MiterJoin);
    outlined(sketch.painter, frame);
    const qreal half = sketch.weight;
    sketch.painter.drawRect(table.adjusted(half, half, -half, -half));
}

void drawNumber(const Sketch &sketch, int number)
{
    const qreal scale = sketch.weight;
    const QRectF place(5, 5, 19 * scale, 19 * scale);
    outlined(sketch.painter, {sketch.inks.edge, scale}, sketch.inks.paper).drawRoundedRect(place, 4 * scale, 4 * scale);
    sketch.painter.setPen(sketch.inks.ink);
    Lettering(TextUse::BodyBold, 13 * scale).draw(sketch.painter, place, Qt::AlignCenter, QString::number(number));
}

void drawWords(const Sketch &sketch, const QString &words)
{
    if (words.isEmpty())
        return;
    const Lettering lettering(TextUse::BodyBold, 12 * sketch.weight);
    const qreal room = side - 12;
    const qreal width = qMin(room, lettering.width(words) + 6);
    const qreal height = 16 * sketch.weight;
    const QRectF place((side - width) / 2, side - height - 3, width, height);
    filled(sketch.painter, sketch.inks.paper).drawRoundedRect(place, 4, 4);
    sketch.painter.setPen(sketch.inks.ink);
    lettering.draw(sketch.painter, place, Qt::AlignCenter, words);
}

QRectF lockSquare(qreal weight)
{
    const qreal size = 23 * weight;
    return {side - 5 - size, 5, size, size};
}

void drawLock(const Sketch &sketch, bool kept)
{
    const QRectF place = lockSquare(sketch.weight);
    const qreal scale = sketch.weight;
    outlined(sketch.painter, {kept ? sketch.inks.ink : sketch.inks.edge, scale},
             kept ? sketch.inks.ink : sketch.inks.paper)
        .drawRoundedRect(place, 4 * scale, 4 * scale);
    const qreal inset = 4.5 * scale;
    drawIcon(sketch.painter, kept ? "lock" : "unlock", place.adjusted(inset, inset, -inset, -inset),
             kept ? sketch.inks.paper : sketch.inks.pencil);
}

/// Draws a text in one line around a point, between two arrows.
static void drawEdgeWords(const Sketch &sketch, QPointF centre, qreal third, const QString &words, bool bold)
{
    const qreal half = third / 2 - 10 * sketch.weight;
    const qreal size = qMin(14 * sketch.weight, 17.5 * third / side);
    sketch.painter.setPen(bold ? sketch.inks.accent : sketch.inks.pencil);
    Lettering(bold ? TextUse::BodyBold : TextUse::Body, size)
        .draw(sketch.painter, QRectF(centre.x() - half, centre.y() - size, 2 * half, 2 * size), Qt::AlignCenter, words);
}

/// Draws an arrowhead that points up, turned clockwise by `degrees`.
static void drawArrow(const Sketch &sketch, QPointF centre, qreal degrees, const QColor &colour)
{
    const qreal half = 7 * sketch.weight;
    const qreal tip = 4.5 * sketch.weight;
    sketch.painter.save();
    sketch.painter.translate(centre);
    sketch.painter.rotate(degrees);
    filled(sketch.painter, colour).drawPolygon(QPolygonF{{{0, -tip}, {half, tip}, {-half, tip}}});
    sketch.painter.restore();
}

/// Draws the name and the place of a side, between three arrows if the side enters; a narrow table has only the middle
/// one.
static void drawEdge(const Sketch &sketch, const Grid &grid, qreal y, bool up, const TableEdge &edge)
{
    // A narrow table has space for texts at both sides, but nobody enters there.
    const qreal third = longerSide(grid) * side / 3;
    const qreal left = (grid.columns * side - 3 * third) / 2;
    for (int i = 0; edge.enters && i < 3; ++i) {
        const qreal x = left + (i + 0.5) * third;
        if (x > third / 4 && x < grid.columns * side - third / 4) // arrows point at the table, not past it
            drawArrow(sketch, QPointF(x, y), up ? 0 : 180, sketch.inks.accent);
    }
    drawEdgeWords(sketch, QPointF(left + third, y), third, edge.who, true);
    drawEdgeWords(sketch, QPointF(left + 2 * third, y), third, edge.where, false);
}

void drawEdges(const Sketch &sketch, const Encounter &encounter, const TableEdges &edges)
{
    const qreal w = sketch.weight;
    const Grid &grid = encounter.setup.grid;
    const qreal below = grid.rows * side;
    // If the encounter itself was rolled up, a bar would mark an edge that nobody has chosen.
    const SidesOnMap sides = sidesOnMap(encounter);
    if (!sides.dealt)
        sketch.painter.fillRect(QRectF(0, below + 4 * w, grid.columns * side, 5 * w), sketch.inks.accent);
    if (sides.below == SidesOnMap::Below::Yours) {
        drawEdge(sketch, grid, below + 20 * w, true, edges.yours);
        drawEdge(sketch, grid, -10 * w, false, edges.theirs);
        return;
    }
    const bool runs = sides.below == SidesOnMap::Below::YoursThenTheirs;
    drawEdge(sketch, grid, below + 20 * w, true, runs ? edges.yours : edges.theirs);
    drawEdge(sketch, grid, below + 42 * w, true, runs ? edges.theirs : edges.yours);
}

void drawAllRound(const Sketch &sketch, const Grid &grid, const QRectF &section)
{
    const qreal away = side / 2 + 12 * sketch.weight;
    for (int quarter = 0; quarter < 4; ++quarter) {
        const QPointF out = quarter == 0 ? QPointF(0, 1)
            : quarter == 1               ? QPointF(-1, 0)
            : quarter == 2               ? QPointF(0, -1)
                                         : QPointF(1, 0);
        for (const qreal along : {-0.25 * side, 0.0, 0.25 * side}) {
            const QPointF place = section.center() + away * out + along * QPointF(out.y(), out.x());
            if (tableOf(grid).contains(place))
                drawArrow(sketch, place, 90 * quarter, sketch.inks.ink);
        }
    }
}

qreal roomAbove(const Encounter &encounter)
{
    return sidesOnMap(encounter).theirsAbove ? 22 : 0;
}

qreal roomBelow(const Encounter &encounter)
{
    return sidesOnMap(encounter).below == SidesOnMap::Below::Yours ? 32 : 54;
}

} // namespace muster::terrain

namespace muster {

using namespace terrain;

/// Returns the map's scale for a map of this width.
static qreal scaleFor(qreal width, const Grid &grid)
{
    return width / (longerSide(grid) * side);
}

/// Returns the weight of lines and text. They shrink less than the land if the map is small, so that they stay legible
/// on paper, and still less if there are many sections in a row.
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

/// Returns the upper left corner of the table inside `place`.
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

/// Calls `drawing` for each section and its index, with the painter at the section's upper left corner.
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

/// Draws the numbers of the sections that have no land: all of them, or those whose dice have not been rolled yet.
static void drawOtherNumbers(const Sketch &sketch, const Encounter &encounter, const std::vector<Section> &laid)
{
    for (int section = 1; section <= encounter.setup.grid.count(); ++section) {
        const auto isThis = [=](const Section &one) { return one.number == section; };
        if (std::ranges::any_of(laid, isThis))
            continue;
        sketch.painter.save();
        sketch.painter.translate(sectionInScale(encounter, section).topLeft());
        drawNumber(sketch, section);
        sketch.painter.restore();
    }
}

/// Draws the settlement where the encounter takes place, as large as the table can hold it.
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

/// Draws the sides that are there from the start, with the marks that their groups have in play.
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

/// Returns the encounter with its land; if none was rolled up, only with the section of the buildings that it is about.
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
    const TableEdges edges = marks.edges.value_or(tableEdges(encounter));
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
    if (sidesOnMap(encounter).dealt && !edges.inPlay)
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
    const Stroke stroke(painter);
    outlined(painter, {colour, 3})
        .drawRoundedRect(sectionPlace(place, encounter, section).adjusted(1.5, 1.5, -1.5, -1.5), 3, 3);
}

} // namespace muster
