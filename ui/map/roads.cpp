// SPDX-License-Identifier: MIT
#include "ui/map/roads.h"

#include "ui/map/arrangement.h"
#include "ui/map/stream.h"

#include <array>
#include <optional>

namespace muster::terrain {

namespace {

constexpr int perSide = mostSections;
constexpr qreal runsOn = 7; // over the edge of the last section

/// A section's road: its direction, and how far it lies beside the section's middle.
struct Stretch {
    Road direction = Road::LeftRight;
    qreal aside = 0;
};

/// By column and row as drawn.
using Stretches = std::array<std::array<std::optional<Stretch>, perSide>, perSide>;

/// Objectives stand in the middle of their section, so the road goes round them.
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
            stretches[static_cast<std::size_t>(cell.column)][static_cast<std::size_t>(cell.row)] =
                Stretch{*section.road, asideIn(encounter, section)};
    }
    return stretches;
}

/// Lines of one direction, told as if they ran from left to right: `along` counts the sections on the way, `across`
/// the lines.
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
        const auto &stretch = m_stretches[static_cast<std::size_t>(right ? along : across)]
                                         [static_cast<std::size_t>(right ? across : along)];
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

    /// Through the sections that follow each other, from this one on.
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

void drawRoads(const Sketch &sketch, const QPainterPath &roads)
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

} // namespace muster::terrain
