// SPDX-License-Identifier: MIT
#include "ui/map/ways.h"

#include "ui/map/sectionwords.h"

#include <QLineF>

namespace muster::terrain {

namespace {

constexpr qreal bank = 14; // of a bridge on land, both ends together

/// Where the roads cross a river, and in which direction.
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

/// Well up the river, so that below it there is room for words; straight across.
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
