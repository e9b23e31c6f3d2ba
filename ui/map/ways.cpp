// SPDX-License-Identifier: MIT
#include "ui/map/ways.h"

#include "ui/map/arrangement.h"
#include "ui/map/sketch.h"

#include <QLineF>

#include <array>
#include <optional>

namespace muster::terrain {

namespace {

constexpr qreal roadWidth = 15;

constexpr int perSide = mostSections;
constexpr qreal runsOn = 7; // extends beyond the edge of the last section

/// The road of a section: its direction, and its distance from the section's middle.
struct Stretch {
    Road direction = Road::LeftRight;
    qreal aside = 0;
};

/// The roads of the sections, indexed by column, then row, as drawn.
using Stretches = std::array<std::array<std::optional<Stretch>, perSide>, perSide>;

/// Returns the distance of the road from the middle. Objectives stand in the middle of their section, so the road goes
/// round them.
qreal asideIn(const Encounter &encounter, const Section &section)
{
    const int objectives = encounter.setup.objectiveBuildings;
    if (isRaid(encounter.kind) && section.number == encounter.setup.grid.objective() && objectives > 0)
        return section.road == Road::UpDown ? -40 : objectives == 1 ? 32 : 14;
    return Stream(encounter.seed, section.number, Layer::Road).real(-9, 9);
}

Stretches stretchesOf(const Encounter &encounter)
{
    Stretches stretches;
    for (const Section &section : encounter.setup.sections) {
        const Cell cell = cellOf(encounter, section.number);
        if (section.road)
            stretches[std::size_t(cell.column)][std::size_t(cell.row)] =
                Stretch{*section.road, asideIn(encounter, section)};
    }
    return stretches;
}

/// The lines of one direction, described as if they ran from left to right: `along` counts the sections on the way,
/// `across` the lines.
class Laying
{
public:
    Laying(const Stretches &stretches, Road direction)
        : m_stretches(stretches)
        , m_direction(direction)
    {
    }

    QPainterPath roads() const
    {
        QPainterPath path;
        for (int across = 0; across < perSide; ++across) {
            for (int along = 0; along < perSide; ++along) {
                if (at(along, across) && !at(along - 1, across))
                    addLine(path, along, across);
                if (at(along, across) && at(along, across + 1) && !(at(along - 1, across) && at(along - 1, across + 1)))
                    addLink(path, along, across);
            }
        }
        return path;
    }

private:
    const Stretch *at(int along, int across) const
    {
        if (along < 0 || along >= perSide || across < 0 || across >= perSide)
            return nullptr;
        const bool right = m_direction == Road::LeftRight;
        const auto &stretch = m_stretches[std::size_t(right ? along : across)][std::size_t(right ? across : along)];
        return stretch && stretch->direction == m_direction ? &*stretch : nullptr;
    }

    QPointF point(qreal along, qreal across) const
    {
        return m_direction == Road::LeftRight ? QPointF(along, across) : QPointF(across, along);
    }

    QPointF middle(int along, int across) const
    {
        return point((along + 0.5) * side, (across + 0.5) * side + at(along, across)->aside);
    }

    /// Adds a line through consecutive sections, from this one on.
    void addLine(QPainterPath &path, int first, int across) const
    {
        int last = first;
        while (at(last + 1, across))
            ++last;
        const qreal from = first == 0 ? -runsOn : first * side - runsOn;
        const qreal to = (last + 1) * side + runsOn;
        const qreal base = (across + 0.5) * side;
        std::vector<QPointF> points{point(from, base + at(first, across)->aside / 2)};
        for (int along = first; along <= last; ++along) {
            points.push_back(middle(along, across));
            if (along < last)
                points.push_back(
                    point((along + 1) * side, base + (at(along, across)->aside + at(along + 1, across)->aside) / 2));
        }
        points.push_back(point(to, base + at(last, across)->aside / 2));
        addSmooth(path, points);
    }

    void addLink(QPainterPath &path, int along, int across) const
    {
        const QPointF from = middle(along, across);
        const QPointF to = middle(along, across + 1);
        addSmooth(path, {from, (from + to) / 2 + point(6, 0), to});
    }

    static void addSmooth(QPainterPath &path, const std::vector<QPointF> &points)
    {
        path.moveTo(points.front());
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            const QPointF before = points[i == 0 ? 0 : i - 1];
            const QPointF after = points[std::min(i + 2, points.size() - 1)];
            path.cubicTo(points[i] + (points[i + 1] - before) / 6, points[i + 1] - (after - points[i]) / 6,
                         points[i + 1]);
        }
    }

    const Stretches &m_stretches;
    Road m_direction;
};

} // namespace

QPainterPath layRoads(const Encounter &encounter)
{
    const Stretches stretches = stretchesOf(encounter);
    QPainterPath roads = Laying(stretches, Road::LeftRight).roads();
    roads.addPath(Laying(stretches, Road::UpDown).roads());
    return roads;
}

/// Draws all roads at once, so that they join where they meet.
static void drawRoads(const Sketch &sketch, const QPainterPath &roads)
{
    constexpr qreal edge = 1.3;
    const auto stroke = [&](const QColor &colour, qreal width) {
        sketch.painter.strokePath(roads, QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    };
    stroke(sketch.inks.ink, roadWidth - 2 * edge + 2 * edge * sketch.weight);
    stroke(sketch.inks.paper, roadWidth - 2 * edge);
    QPen dashes(sketch.inks.pencil, sketch.weight, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({5 / sketch.weight, 6 / sketch.weight});
    sketch.painter.strokePath(roads, dashes);
}

namespace {

constexpr qreal bank = 14; // part of a bridge on land, both ends together

/// Returns the points where the roads cross a river, with the road's direction.
std::vector<Bridge> crossings(const QPainterPath &roads, const DrawnWater &water)
{
    std::vector<Bridge> bridges;
    for (const QPolygonF &road : roads.toSubpathPolygons()) {
        for (qsizetype i = 0; i + 1 < road.size(); ++i) {
            const QLineF stretch(road[i], road[i + 1]);
            for (qsizetype j = 0; j + 1 < water.course.size(); ++j) {
                QPointF at;
                if (stretch.intersects(QLineF(water.course[j], water.course[j + 1]), &at)
                    == QLineF::BoundedIntersection)
                    bridges.push_back({at, -stretch.angle(), water.breadth + bank});
            }
        }
    }
    return bridges;
}

/// Returns a bridge far upstream, so that there is space for text below it. It crosses at a right angle.
Bridge upperBridge(const DrawnWater &water)
{
    const qsizetype middle = water.course.size() * 16 / 20;
    const QLineF stream(water.course[middle - 1], water.course[middle + 1]);
    return {water.course[middle], 90 - stream.angle(), 0.87 * water.breadth + bank};
}

void drawBridge(const Sketch &sketch, const Bridge &bridge)
{
    constexpr int planks = 7;
    constexpr qreal half = roadWidth / 2 + 1.5;
    constexpr qreal splay = 6;
    QPainter &painter = sketch.painter;
    painter.save();
    painter.translate(bridge.centre);
    painter.rotate(bridge.degrees);
    const qreal end = bridge.length / 2;
    painter.fillRect(QRectF(-end, -half, 2 * end, 2 * half), sketch.inks.paper);
    sketch.draw(sketch.inks.ink, 1.1);
    for (int i = 0; i < planks; ++i) {
        const qreal x = -end + 2 * end * (i + 0.5) / planks;
        painter.drawLine(QPointF(x, -half), QPointF(x, half));
    }
    sketch.draw(sketch.inks.ink, 2.2);
    for (const int rail : {-1, 1}) {
        const QPointF outer[] = {{-end - splay, rail * (half + splay * 0.8)},
                                 {-end, rail * half},
                                 {end, rail * half},
                                 {end + splay, rail * (half + splay * 0.8)}};
        painter.drawPolyline(outer, 4);
    }
    painter.restore();
}

} // namespace

QPainterPath Ways::ground() const
{
    constexpr qreal verge = 9;
    QPainterPathStroker stroker;
    stroker.setWidth(roadWidth + 2 * verge);
    QPainterPath ground = stroker.createStroke(roads);
    stroker.setWidth(2 * verge);
    for (const DrawnWater &water : waters) {
        ground.addPath(water.banks);
        ground.addPath(stroker.createStroke(water.banks));
    }
    for (const Bridge &bridge : bridges)
        ground.addEllipse(bridge.centre, bridge.length / 2 + verge, bridge.length / 2 + verge);
    ground.setFillRule(Qt::WindingFill);
    return ground;
}

Ways layWays(const Encounter &encounter)
{
    Ways ways;
    ways.roads = layRoads(encounter);
    for (const Section &section : encounter.setup.sections) {
        if (!section.river)
            continue;
        ways.waters.push_back(layWater(encounter, section));
        const DrawnWater &water = ways.waters.back();
        const std::vector<Bridge> crossed = crossings(ways.roads, water);
        ways.bridges.insert(ways.bridges.end(), crossed.begin(), crossed.end());
        if (crossed.empty() && section.river->bridge && !water.course.isEmpty())
            ways.bridges.push_back(upperBridge(water));
    }
    return ways;
}

void drawWays(const Sketch &sketch, const Ways &ways, const std::vector<QPointF> &pefs)
{
    for (const DrawnWater &water : ways.waters)
        drawWater(sketch, water);
    drawRoads(sketch, ways.roads);
    for (const Bridge &bridge : ways.bridges)
        drawBridge(sketch, bridge);
    constexpr qreal pefWidth = 46;
    std::vector<Bridge> above = ways.bridges;
    for (const QPointF &pef : pefs)
        above.push_back({pef, 0, pefWidth});
    for (const DrawnWater &water : ways.waters)
        drawRiverWords(sketch, water, above);
}

} // namespace muster::terrain
