// SPDX-License-Identifier: MIT
#include "ui/map/houses.h"

#include <QLineF>
#include <QPainterPath>
#include <QTransform>

#include <algorithm>

namespace muster::terrain {

static constexpr qreal flagRoom = 30; // space above an objective's roof
static constexpr qreal pefRoom = 42; // space beside an objective for the force inside

QRectF House::bounds() const
{
    const QRectF upright(-size.width() / 2, -size.height() / 2, size.width(), size.height());
    return QTransform().translate(centre.x(), centre.y()).rotate(degrees).mapRect(upright);
}

/// Returns the area around a house on which nothing else may stand.
static QRectF yardOf(const House &house)
{
    return house.objective ? house.bounds().adjusted(-pefRoom, -flagRoom, 5, 5) : house.bounds().adjusted(-5, -5, 5, 5);
}

static bool fits(const House &house, const std::vector<House> &others, const Ground &ground)
{
    const QRectF place = house.bounds();
    const bool inside = QRectF(7, 7 + ground.keptFree, side - 14, side - 14 - ground.keptFree).contains(place);
    const bool cornersFree = !place.intersects(QRectF(0, 0, cornerWidth, cornerHeight))
        && !place.intersects(QRectF(side - cornerWidth, 0, cornerWidth, cornerHeight));
    return inside && cornersFree && !ground.ways.intersects(place)
        && std::ranges::none_of(others, [&](const House &other) { return yardOf(other).intersects(place); });
}

/// Returns a building that the encounter is about, at a fixed place with room for its flag and the force inside: in the
/// middle, or at the right if the section has to hold more.
static House objectiveHouse(int index, const Ground &ground, Stream &stream)
{
    const bool two = ground.objectives == 2;
    const qreal scale = ground.isCrowded() ? 0.8 : 1;
    House house;
    house.objective = true;
    house.size = QSizeF(stream.real(54, 60), stream.real(36, 40)) * scale;
    house.degrees = stream.real(-4, 4);
    house.centre.setX((ground.rolled > 0 || ground.wayDown ? 130 : 106) + stream.real(-4, 4));
    const qreal alone = ground.roadAcross ? 60 : 88;
    house.centre.setY((!two ? alone : index == 0 ? 60 : 136) + stream.real(-2, 2));
    return house;
}

static House rolledHouse(qreal scale, Stream &stream)
{
    House house;
    house.size = QSizeF(stream.real(46, 62), stream.real(34, 42)) * scale;
    house.degrees = stream.real(-15, 15) * scale;
    house.centre = QPointF(stream.real(24, side - 24), stream.real(24, side - 24));
    return house;
}

std::vector<House> placeHouses(const Ground &ground, Stream &stream)
{
    std::vector<House> houses;
    for (int i = 0; i < ground.objectives; ++i)
        houses.push_back(objectiveHouse(i, ground, stream));

    qreal scale = ground.rolled > 2 || ground.isCrowded() ? 0.85 : 1;
    const int wanted = ground.objectives + ground.rolled;
    while (std::ssize(houses) < wanted) {
        bool placed = false;
        for (int dart = 0; dart < 200 && !placed; ++dart) {
            const House house = rolledHouse(scale, stream);
            placed = fits(house, houses, ground);
            if (placed)
                houses.push_back(house);
        }
        if (!placed)
            scale *= 0.94;
    }
    return houses;
}

static void drawFlag(const Sketch &sketch, QPointF foot)
{
    const QPointF top = foot - QPointF(0, 27);
    sketch.draw(sketch.inks.ink, 1.8);
    sketch.painter.drawLine(foot, top);
    const QPolygonF cloth{{top + QPointF(0, 0.5), top + QPointF(17, 0.5), top + QPointF(13, 6.5),
                           top + QPointF(17, 12.5), top + QPointF(0, 12.5)}};
    sketch.draw(sketch.inks.ink, 0.8, sketch.inks.accent);
    sketch.painter.drawPolygon(cloth);
}

void drawHouse(const Sketch &sketch, const House &house)
{
    QPainter &painter = sketch.painter;
    const QRectF walls(-house.size.width() / 2, -house.size.height() / 2, house.size.width(), house.size.height());
    const qreal line = house.objective ? 2.2 : 1.6;
    painter.save();
    painter.translate(house.centre);
    painter.rotate(house.degrees);
    if (house.objective)
        drawFlag(sketch, QPointF(walls.width() * 0.18, walls.top()));

    sketch.draw(sketch.inks.ink, line, sketch.inks.paper);
    painter.drawRect(walls);
    sketch.draw(sketch.inks.ink, 1);
    const int tiles = qMax(4, qRound(walls.width() / 5));
    for (int i = 1; i < tiles; ++i) {
        const qreal x = walls.left() + walls.width() * i / tiles;
        painter.drawLine(QPointF(x, 1), QPointF(x, walls.bottom() - 1));
    }
    sketch.draw(sketch.inks.ink, line * 0.85);
    painter.drawLine(QPointF(walls.left(), 0), QPointF(walls.right(), 0));
    sketch.draw(sketch.inks.ink, 0.5, sketch.inks.ink);
    painter.drawRect(QRectF(-walls.width() * 0.26, -walls.height() * 0.32, 4.6, 4.6));
    painter.restore();
}

bool touchesHouse(const std::vector<House> &houses, QPointF point, qreal room)
{
    return std::ranges::any_of(houses, [&](const House &house) {
        const QRectF place = house.bounds().adjusted(-room, -room - (house.objective ? flagRoom : 0), room, room);
        return place.contains(point);
    });
}

bool anyNear(const std::vector<QPointF> &points, QPointF point, qreal distance)
{
    return std::ranges::any_of(points, [&](QPointF other) { return QLineF(other, point).length() < distance; });
}

} // namespace muster::terrain
