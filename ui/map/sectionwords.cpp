// SPDX-License-Identifier: MIT
#include "ui/map/sectionwords.h"

#include "model/story/landwords.h"
#include "ui/map/lettering.h"
#include "ui/texts.h"

#include <QLineF>

#include <algorithm>
#include <limits>
#include <optional>

namespace muster {

static QString objectives(int count)
{
    return MapText::tr("%n objective buildings", nullptr, count);
}

QString sectionWords(const Encounter &encounter, int section, const TableEdges &edges)
{
    QStringList parts{MapText::tr("Section %1").arg(section)};
    const auto &sections = encounter.setup.sections;
    const auto found = std::find_if(sections.begin(), sections.end(),
                                    [=](const Section &candidate) { return candidate.number == section; });
    if (found != sections.end())
        parts += words::land(*found);
    if (section == encounter.setup.grid.objective() && encounter.setup.objectiveBuildings > 0)
        parts += objectives(encounter.setup.objectiveBuildings);
    for (const Pef &pef : encounter.setup.pefs) {
        if (pef.section == section)
            parts += (encounter.kind == EncounterKind::RaidDefend ? MapText::tr("PEF %1 enters here")
                                                                  : MapText::tr("PEF %1"))
                         .arg(pef.id);
    }
    parts += whoStandsIn(edges, section);
    return parts.join(QStringLiteral(", "));
}

QString keptSectionWords(const Encounter &encounter, int section, const TableEdges &edges)
{
    return MapText::tr("%1, locked").arg(sectionWords(encounter, section, edges));
}

} // namespace muster

namespace muster::terrain {

namespace {

/// A straight piece of the course, as long as the words that stand on it.
using Reach = QLineF;

bool meets(const Reach &stretch, const QPointF &centre, qreal room)
{
    const QPointF along = stretch.p2() - stretch.p1();
    const qreal share = QPointF::dotProduct(centre - stretch.p1(), along) / QPointF::dotProduct(along, along);
    return QLineF(centre, stretch.pointAt(std::clamp(share, 0.0, 1.0))).length() < room;
}

/// How far the course bends away from it.
qreal bend(const Reach &stretch, const QPolygonF &course, qsizetype first, qsizetype last)
{
    const QLineF normal = stretch.normalVector().unitVector();
    const QPointF aside(normal.dx(), normal.dy());
    qreal most = 0;
    for (qsizetype i = first; i <= last; ++i)
        most = std::max(most, std::abs(QPointF::dotProduct(course[i] - stretch.p1(), aside)));
    return most;
}

/// The straightest stretch of that length on the table and clear of what is taken.
std::optional<Reach> straightest(const DrawnWater &water, qreal length, const std::vector<QLineF> &taken,
                                 const std::vector<Bridge> &bridges)
{
    constexpr qreal verge = 4;
    constexpr int onTable = 9; // points of the course lie before the table's edge
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
        const bool crossed = std::any_of(bridges.begin(), bridges.end(), [&](const Bridge &bridge) {
            return meets(stretch, bridge.centre, bridge.length / 2 + verge);
        });
        const bool occupied = std::any_of(taken.begin(), taken.end(), [&](const QLineF &other) {
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
        degrees += 180; // read from the left or from below, never upside down
    const QRectF place(-stretch.length() / 2, -height / 2, stretch.length(), height);
    painter.save();
    painter.translate(stretch.center());
    painter.rotate(degrees);
    painter.setPen(Qt::NoPen);
    painter.setBrush(sketch.inks.paper);
    painter.drawRoundedRect(place, height / 3, height / 3);
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
    const QString width = MapText::tr("%1″").arg(water.river.width);
    const QString crossing = !ford ? MapText::tr("no ford")
        : water.river.half         ? MapText::tr("half a ford")
                                   : MapText::tr("ford");
    const QString whole = MapText::tr("%1 %2").arg(width, crossing);

    // In one where there is room, else in two; a bridge gives way before a word is lost.
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
