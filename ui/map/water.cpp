// SPDX-License-Identifier: MIT
#include "ui/map/ways.h"

#include "model/story/landwords.h"
#include "ui/look/painting.h"
#include "ui/map/arrangement.h"
#include "ui/map/sketch.h"
#include "ui/map/tokens.h"
#include "ui/texts.h"

#include <QLineF>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

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

/// Returns the point `far` from the edge where the river enters and `aside` along that edge, in the section's scale.
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

/// Returns the river's distance along the edge. A road of the same direction has the middle and an objective's houses
/// the right, so the river runs beside them.
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

/// Returns a winding river that is narrower towards its spring.
DrawnWater layRiver(const Encounter &encounter, const Section &section, QPointF corner, Stream &stream)
{
    constexpr qreal step = 3;
    constexpr qreal before = -24; // starts beyond the table's edge, so that the round end is not visible
    constexpr qreal spring = side - 20;
    const Cell cell = cellOf(encounter, section.number);
    const From from = sourceOf(encounter.setup.grid, cell, section, stream);
    const qreal middle = middleOf(encounter, section, from) + stream.real(-4, 4);
    const qreal swing = stream.real(9, 14) * (stream.whole(0, 1) ? 1 : -1);
    const qreal phase = stream.real(0, 2 * M_PI);

    DrawnWater water;
    water.breadth = qMin(17 + 1.5 * section.river->width, 36.0);
    QPolygonF banks; // one side downstream, the other back
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
    const qreal radius = QLineF(otherBank.back(), banks[int(otherBank.size()) - 1]).length() / 2;
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

namespace {

/// A straight piece of the course, as long as the text on it.
using Reach = QLineF;

bool meets(const Reach &stretch, const QPointF &centre, qreal room)
{
    const QPointF along = stretch.p2() - stretch.p1();
    const qreal share = QPointF::dotProduct(centre - stretch.p1(), along) / QPointF::dotProduct(along, along);
    return QLineF(centre, stretch.pointAt(std::clamp(share, 0.0, 1.0))).length() < room;
}

/// Returns the greatest distance of the course from the stretch.
qreal bend(const Reach &stretch, const QPolygonF &course, qsizetype first, qsizetype last)
{
    const QLineF normal = stretch.normalVector().unitVector();
    const QPointF aside(normal.dx(), normal.dy());
    qreal most = 0;
    for (qsizetype i = first; i <= last; ++i)
        most = std::max(most, std::abs(QPointF::dotProduct(course[i] - stretch.p1(), aside)));
    return most;
}

/// Returns the straightest stretch of this length that is on the table and clear of bridges and `taken`.
std::optional<Reach> straightest(const DrawnWater &water, qreal length, const std::vector<QLineF> &taken,
                                 const std::vector<Bridge> &bridges)
{
    constexpr qreal verge = 4;
    constexpr int onTable = 9; // index of the first point on the table; those before it are beyond the edge
    std::optional<Reach> best;
    qreal least = std::numeric_limits<qreal>::max();
    const QPolygonF &course = water.course;
    qsizetype last = onTable;
    for (qsizetype first = onTable; first < course.size(); ++first) {
        while (last < course.size() && QLineF(course[first], course[last]).length() < length)
            ++last;
        if (last == course.size())
            break;
        const Reach stretch(course[first], course[last]);
        const bool crossed = std::ranges::any_of(
            bridges, [&](const Bridge &bridge) { return meets(stretch, bridge.centre, bridge.length / 2 + verge); });
        const bool occupied = std::ranges::any_of(taken, [&](const QLineF &other) {
            return meets(stretch, other.center(), other.length() / 2 + length / 2);
        });
        const qreal bent = bend(stretch, course, first, last);
        if (!crossed && !occupied && bent < least) {
            least = bent;
            best = stretch;
        }
    }
    return best;
}

void drawAlong(const Sketch &sketch, const Reach &stretch, const QString &words, const Lettering &lettering,
               qreal height)
{
    QPainter &painter = sketch.painter;
    qreal degrees = -stretch.angle();
    if (degrees < -90 && degrees >= -270)
        degrees += 180; // readable from the left or from below, never upside down
    const QRectF place(-stretch.length() / 2, -height / 2, stretch.length(), height);
    painter.save();
    painter.translate(stretch.center());
    painter.rotate(degrees);
    filled(painter, sketch.inks.paper).drawRoundedRect(place, height / 3, height / 3);
    painter.setPen(sketch.inks.ink);
    lettering.draw(painter, place, Qt::AlignCenter, words);
    painter.restore();
}

} // namespace

void drawRiverWords(const Sketch &sketch, const DrawnWater &water, const std::vector<Bridge> &above)
{
    if (water.river.lake || water.course.isEmpty())
        return;
    const qreal size = 11.2 * sketch.weight;
    const Lettering lettering(TextUse::BodyBold, size);
    const auto lengthOf = [&](const QString &words) { return lettering.width(words) + 3 * sketch.weight; };
    const bool ford = water.river.fordable.value_or(false);
    //: On the map: a river's width in inches
    const QString width = MapText::tr("%1″").arg(water.river.width);
    //: On the map, beside a river: it cannot be forded
    const QString crossing = !ford ? MapText::tr("no ford")
        : water.river.half         ? MapText::tr("half a ford")
                           //: On the map, beside a river: it can be forded
                           : MapText::tr("ford");
    //: On the map: a river's width, and whether it can be forded
    const QString whole = MapText::tr("%1 %2").arg(width, crossing);

    // Written as one text if there is space, else as two. A bridge is covered before a text is left out.
    if (const auto stretch = straightest(water, lengthOf(whole), {}, above))
        return drawAlong(sketch, *stretch, whole, lettering, size * 1.25);
    std::vector<QLineF> taken;
    for (const QString &words : {crossing, width}) {
        auto stretch = straightest(water, lengthOf(words), taken, above);
        if (!stretch)
            stretch = straightest(water, lengthOf(words), taken, {});
        if (!stretch)
            continue;
        drawAlong(sketch, *stretch, words, lettering, size * 1.25);
        taken.push_back(*stretch);
    }
}

} // namespace muster::terrain
