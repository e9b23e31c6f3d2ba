// SPDX-License-Identifier: MIT
#include "ui/map/settlementdrawing.h"

#include "model/story/landwords.h"
#include "ui/look/painting.h"
#include "ui/map/houses.h"
#include "ui/map/tokens.h"

namespace muster::terrain {

/// Draws a home on wheels, from the side so that it is not taken for a house: body, windows, cab and two wheels.
void drawCamper(const Sketch &sketch, const House &home);

void drawCamper(const Sketch &sketch, const House &home)
{
    QPainter &painter = sketch.painter;
    const qreal width = home.size.width();
    const qreal height = home.size.height() * 0.72;
    painter.save();
    painter.translate(home.centre);
    painter.rotate(home.degrees / 2);
    const QRectF body(-width / 2, -height / 2, width * 0.8, height);
    QPainterPath outline;
    outline.addRoundedRect(body, 4, 4);
    QPainterPath cab;
    cab.moveTo(body.right(), body.top() + height * 0.35);
    cab.lineTo(body.right() + width * 0.12, body.top() + height * 0.4);
    cab.lineTo(body.right() + width * 0.2, body.bottom() - height * 0.28);
    cab.lineTo(body.right() + width * 0.2, body.bottom());
    cab.lineTo(body.right(), body.bottom());
    cab.closeSubpath();
    sketch.draw(sketch.inks.ink, 1.4, sketch.inks.paper);
    painter.drawPath(cab);
    painter.drawPath(outline);
    sketch.draw(sketch.inks.ink, 1);
    for (const qreal at : {0.12, 0.42}) {
        painter.drawRect(
            QRectF(body.left() + at * body.width(), body.top() + height * 0.2, body.width() * 0.2, height * 0.26));
    }
    painter.drawRect(
        QRectF(body.left() + 0.74 * body.width(), body.top() + height * 0.22, body.width() * 0.16, height * 0.78));
    const qreal wheel = height * 0.17;
    sketch.draw(sketch.inks.ink, 1.3, sketch.inks.paper);
    for (const qreal at : {-0.27, 0.25})
        painter.drawEllipse(QPointF(at * width, body.bottom()), wheel, wheel);
    sketch.draw(sketch.inks.ink, 1, sketch.inks.ink);
    for (const qreal at : {-0.27, 0.25})
        painter.drawEllipse(QPointF(at * width, body.bottom()), 1, 1);
    painter.restore();
}

} // namespace muster::terrain

namespace muster {

using namespace terrain;

namespace {

// Sizes in the map's scale, in which a house is about 54 wide.
constexpr QSizeF block(132, 114);
constexpr qreal street = 22;
constexpr QSizeF pitch(block.width() + street, block.height() + street);
constexpr qreal largest = 1.05;

QSizeF sizeInScale(const SettlementLayout &layout)
{
    return {layout.columns * pitch.width() + street, layout.rows * pitch.height() + street};
}

qreal scaleFor(const SettlementPlan &plan, qreal width)
{
    return qMin(largest, width / sizeInScale(plan.layout).width());
}

QRectF placeOf(const SettlementBlock &at)
{
    return {QPointF(street + at.column * pitch.width(), street + at.row * pitch.height()), block};
}

/// Draws the middle lines of the streets that have blocks on both sides, and the ground of the blocks.
void drawStreets(const Sketch &sketch, const SettlementLayout &layout)
{
    QPen middle(sketch.inks.pencil, 1);
    middle.setDashPattern({5, 6});
    sketch.painter.setPen(middle);
    const QSizeF all = sizeInScale(layout);
    for (int column = 1; column < layout.columns; ++column) {
        const qreal x = street / 2 + column * pitch.width();
        sketch.painter.drawLine(QPointF(x, 6), QPointF(x, all.height() - 6));
    }
    for (int row = 1; row < layout.rows; ++row) {
        const qreal y = street / 2 + row * pitch.height();
        sketch.painter.drawLine(QPointF(6, y), QPointF(all.width() - 6, y));
    }
}

/// Returns the lines of a name. One that is too long for one line is split at the space nearest to its middle, never
/// within a word.
QStringList nameLines(const Lettering &lettering, const QString &name, qreal width)
{
    const QStringList names = name.split(u' ');
    if (lettering.width(name) <= width || names.size() < 2)
        return {name};
    qsizetype first = 1;
    for (qsizetype words = 2; words < names.size(); ++words) {
        const auto longest = [&](qsizetype part) {
            return qMax(lettering.width(names.first(part).join(u' ')), lettering.width(names.sliced(part).join(u' ')));
        };
        if (longest(words) < longest(first))
            first = words;
    }
    return {names.first(first).join(u' '), names.sliced(first).join(u' ')};
}

/// Draws a name in one or two lines, below a structure.
void drawName(const Sketch &sketch, const QRectF &place, const QString &name, bool mandatory, qreal letters)
{
    const Lettering lettering(mandatory ? TextUse::BodyBold : TextUse::Body, letters);
    const QStringList lines = nameLines(lettering, name, place.width());
    const qreal height = letters * 1.16;
    qreal y = place.bottom() - 4 - height * qreal(lines.size());
    sketch.painter.setPen(sketch.inks.ink);
    for (const QString &line : lines) {
        lettering.draw(sketch.painter, {place.left(), y, place.width(), height}, Qt::AlignCenter, line);
        y += height;
    }
}

void drawStructure(const Sketch &sketch, const QRectF &place, bool mandatory, qreal below, Stream &stream)
{
    House house;
    const qreal room = place.height() - below;
    house.size = mandatory ? QSizeF(stream.real(70, 76), room - 16) : QSizeF(stream.real(52, 64), room - 22);
    house.degrees = stream.real(-3, 3);
    house.centre = QPointF(place.center().x(), place.top() + room / 2 + 3);
    drawHouse(sketch, house);
}

/// Draws homes in rows of two, smaller if there are more than four.
void drawHomes(const Sketch &sketch, const QRectF &place, int homes, bool onWheels, Stream &stream)
{
    const int across = homes == 1 ? 1 : 2;
    const int down = (homes + across - 1) / across;
    for (int i = 0; i < homes; ++i) {
        const int row = i / across;
        const QPointF cell((i % across + 0.5) / across * place.width(), (row + 0.5) / down * place.height());
        House home;
        const qreal size = homes > 4 ? 4.0 / homes : 1;
        home.centre = place.topLeft() + cell + QPointF(stream.real(-4, 4), stream.real(-3, 3));
        home.size = QSizeF(stream.real(38, 44), stream.real(27, 31)) * size;
        home.degrees = stream.real(-7, 7);
        if (onWheels)
            drawCamper(sketch, home);
        else
            drawHouse(sketch, home);
    }
}

} // namespace

SettlementPlan planOf(const KeptSettlement &kept, const Pack &pack)
{
    SettlementPlan plan;
    if (!pack.settlements)
        return plan;
    plan.layout = layOut(*pack.settlements, kept.settlement);
    for (const SettlementBlock &at : plan.layout.blocks)
        plan.names << (at.structure.isEmpty() ? QString() : words::structure(at.structure, pack));
    plan.onWheels = !kept.nomads.isEmpty();
    plan.seed = quint64(kept.id);
    return plan;
}

QSizeF settlementSize(const SettlementPlan &plan, qreal width)
{
    return plan.empty() ? QSizeF() : sizeInScale(plan.layout) * scaleFor(plan, width);
}

std::vector<QRectF> blockPlaces(const SettlementPlan &plan, const QRectF &place)
{
    std::vector<QRectF> places;
    if (plan.empty())
        return places;
    const qreal scale = scaleFor(plan, place.width());
    const qreal left = place.left() + (place.width() - sizeInScale(plan.layout).width() * scale) / 2;
    for (const SettlementBlock &at : plan.layout.blocks) {
        const QRectF ground = placeOf(at);
        places.emplace_back(QPointF(left, place.top()) + ground.topLeft() * scale, ground.size() * scale);
    }
    return places;
}

void drawSettlement(QPainter &painter, const QRectF &place, const SettlementPlan &plan, const Inks &inks,
                    qreal leastLetter)
{
    if (plan.empty())
        return;
    const qreal scale = scaleFor(plan, place.width());
    const QSizeF all = sizeInScale(plan.layout);
    const qreal letters = qMax(14.0, leastLetter / scale);
    const Sketch sketch{painter, inks, 1};
    const Stroke stroke(painter);
    painter.translate(place.left() + (place.width() - all.width() * scale) / 2, place.top());
    painter.scale(scale, scale);
    outlined(painter, {inks.ink, 2}, inks.paper).drawRect(QRectF(QPointF(1, 1), all - QSizeF(2, 2)));
    drawStreets(sketch, plan.layout);
    for (std::size_t i = 0; i < plan.layout.blocks.size(); ++i) {
        const SettlementBlock &at = plan.layout.blocks[i];
        const QRectF ground = placeOf(at);
        outlined(painter, {inks.edge, 1}, inks.land).drawRoundedRect(ground, 5, 5);
        Stream stream(plan.seed, int(i) + 1, Layer::Houses);
        if (at.structure.isEmpty()) {
            drawHomes(sketch, ground.adjusted(6, 8, -6, -8), at.homes, plan.onWheels, stream);
            continue;
        }
        const QString &name = plan.names[qsizetype(i)];
        const QRectF words = ground.adjusted(-street / 2 + 2, 0, street / 2 - 2, 0);
        drawStructure(sketch, ground, at.mandatory, 2 * letters * 1.16 + 6, stream);
        drawName(sketch, words, name, at.mandatory, letters);
    }
}

} // namespace muster
