// SPDX-License-Identifier: MIT
#include "ui/map/water.h"

#include "ui/map/arrangement.h"
#include "ui/map/sketch.h"
#include "ui/map/stream.h"

#include <QLineF>
#include <QtMath>

#include <cmath>

namespace muster::terrain {

namespace {

enum class From : std::uint8_t { Left, Right, Above, Below };

From sourceOf(const Grid &grid, Cell cell, const Section &section, Stream &stream)
{
    const bool besideEdge = cell.column == 0 || cell.column == grid.columns - 1;
    const bool aboveOrBelow = cell.row == 0 || cell.row == grid.rows - 1;
    bool levelRun = stream.whole(0, 1) == 1;
    if (section.road)
        levelRun = section.road == Road::UpDown;
    if (besideEdge && (!aboveOrBelow || levelRun))
        return cell.column == 0 ? From::Left : From::Right;
    return cell.row == 0 ? From::Above : From::Below;
}

/// A point so far from the edge it comes in by, and so far to the side, in the section's scale.
QPointF placed(From from, qreal far, qreal aside)
{
    switch (from) {
    case From::Left:
        return {far, aside};
    case From::Right:
        return {side - far, aside};
    case From::Above:
        return {aside, far};
    case From::Below:
        return {aside, side - far};
    }
    Q_UNREACHABLE();
}

/// A road of the same direction has the middle, and an objective's houses the right: the river keeps beside them.
qreal middleOf(const Encounter &encounter, const Section &section, From from)
{
    const bool level = from == From::Left || from == From::Right;
    const bool beside = section.road == (level ? Road::LeftRight : Road::UpDown);
    const bool objective = section.number == encounter.setup.grid.objective() && encounter.setup.objectiveBuildings > 0;
    return objective ? 0.25 * side : beside ? 0.78 * side : 0.52 * side;
}

void addWavelets(DrawnWater &water, Stream &stream)
{
    constexpr qreal apart = 15;
    constexpr qreal room = 6; // for half a wavelet
    const QRectF around = water.banks.boundingRect();
    int row = 0;
    for (qreal y = around.top() + 8; y < around.bottom() - 4; y += 9, ++row) {
        for (qreal x = around.left() + (row % 2) * apart / 2; x < around.right(); x += apart) {
            const QPointF at(x + stream.real(-2, 2), y + stream.real(-1, 1));
            if (water.banks.contains(at - QPointF(room, 0)) && water.banks.contains(at + QPointF(room, 0))
                && water.banks.contains(at + QPointF(0, 4)) && water.banks.contains(at - QPointF(0, 4)))
                water.wavelets.push_back(at);
        }
    }
}

/// Winding, and narrower towards its spring.
DrawnWater layRiver(const Encounter &encounter, const Section &section, QPointF corner, Stream &stream)
{
    constexpr qreal step = 3;
    constexpr qreal before = -24; // beyond the table's edge, so that the round end is not seen
    constexpr qreal spring = side - 20;
    const Cell cell = cellOf(encounter, section.number);
    const From from = sourceOf(encounter.setup.grid, cell, section, stream);
    const qreal middle = middleOf(encounter, section, from) + stream.real(-4, 4);
    const qreal swing = stream.real(9, 14) * (stream.whole(0, 1) ? 1 : -1);
    const qreal phase = stream.real(0, 2 * M_PI);

    DrawnWater water;
    water.breadth = qMin(17 + 1.5 * section.river->width, 36.0);
    QPolygonF banks; // one side down, the other back
    std::vector<QPointF> otherBank;
    QPointF last;
    for (qreal far = before; far <= spring; far += step) {
        const QPointF at = corner + placed(from, far, middle + swing * std::sin(phase + far / side * 2 * M_PI));
        const QPointF ahead = water.course.isEmpty() ? placed(from, 1, 0) - placed(from, 0, 0) : at - last;
        const QPointF normal = QPointF(-ahead.y(), ahead.x()) / std::hypot(ahead.x(), ahead.y());
        const qreal share = qMax(0.0, far / spring);
        const qreal half = water.breadth / 2 * (1 - 0.45 * share * share);
        banks << at + normal * half;
        otherBank.push_back(at - normal * half);
        water.course << at;
        last = at;
    }
    for (auto bank = otherBank.rbegin(); bank != otherBank.rend(); ++bank)
        banks << *bank;
    QPainterPath path;
    path.addPolygon(banks);
    path.closeSubpath();
    QPainterPath end;
    const qreal radius = QLineF(otherBank.back(), banks[static_cast<int>(otherBank.size()) - 1]).length() / 2;
    end.addEllipse(last, radius, radius);
    water.banks = path.united(end);
    addWavelets(water, stream);
    return water;
}

DrawnWater layLake(const Section &section, QPointF corner, Stream &stream)
{
    const bool shared = section.buildings > 0 || section.road;
    const QPointF centre = shared ? QPointF(0.25, 0.74) * side : QPointF(0.5, 0.52) * side;
    DrawnWater water;
    water.banks = Blob(corner + centre, (shared ? 0.2 : 0.4) * side, stream).path();
    addWavelets(water, stream);
    return water;
}

} // namespace

DrawnWater layWater(const Encounter &encounter, const Section &section)
{
    Stream stream(encounter.seed, section.number, Layer::Water);
    const QPointF corner = squareOf(cellOf(encounter, section.number)).topLeft();
    DrawnWater water =
        section.river->lake ? layLake(section, corner, stream) : layRiver(encounter, section, corner, stream);
    water.river = *section.river;
    return water;
}

void drawWater(const Sketch &sketch, const DrawnWater &water)
{
    sketch.draw(sketch.inks.ink, 1.5, sketch.inks.wash);
    sketch.painter.drawPath(water.banks);
    sketch.draw(sketch.inks.ink, 0.9);
    for (const QPointF &at : water.wavelets) {
        QPainterPath wave(at - QPointF(6, 0));
        for (const int arc : {0, 1, 2, 3}) {
            const QPointF from = at + QPointF(-6 + arc * 3, 0);
            wave.quadTo(from + QPointF(1.5, arc % 2 ? 3 : -3), from + QPointF(3, 0));
        }
        sketch.painter.drawPath(wave);
    }
}

} // namespace muster::terrain
