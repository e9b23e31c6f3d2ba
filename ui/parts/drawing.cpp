// SPDX-License-Identifier: MIT
#include "ui/parts/drawing.h"
#include "ui/look/painting.h"

#include "model/story/playwords.h"
#include "ui/look/icon.h"
#include "ui/look/type.h"
#include "ui/texts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace muster::drawing {

namespace {

constexpr qreal pipRadius = 3.4;
constexpr qreal pipPitch = 10;
constexpr qreal dieGap = 5;
constexpr qreal badgeHeight = 20;
constexpr qreal badgeIcon = 13;
constexpr qreal badgePadding = 7;
constexpr qreal badgeGap = 3;

/// Returns the places of the pips of a face, in thirds of the die: columns and rows 0, 1, 2.
std::vector<QPoint> pipPlaces(int face)
{
    switch (face) {
    case 1:
        return {{1, 1}};
    case 2:
        return {{0, 0}, {2, 2}};
    case 3:
        return {{0, 0}, {1, 1}, {2, 2}};
    case 4:
        return {{0, 0}, {2, 0}, {0, 2}, {2, 2}};
    case 5:
        return {{0, 0}, {2, 0}, {1, 1}, {0, 2}, {2, 2}};
    case 6:
        return {{0, 0}, {2, 0}, {0, 1}, {2, 1}, {0, 2}, {2, 2}};
    default:
        return {};
    }
}

void face(QPainter &painter, const QRectF &square, int value, const QColor &colour)
{
    constexpr std::array<qreal, 3> thirds{0.265, 0.5, 0.735};
    constexpr int mostPips = 6;
    constexpr int twoDigits = 99;
    const qreal side = square.width();
    if (value > mostPips) { // a die with more than six sides
        setType(painter, fontFor(TextUse::BodyBold, (value > twoDigits ? 0.42 : 0.56) * side), colour);
        painter.drawText(square, Qt::AlignCenter, QString::number(value));
        return;
    }
    filled(painter, colour);
    for (const QPoint place : pipPlaces(value)) {
        const QPointF centre(square.x() + thirds[std::size_t(place.x())] * side,
                             square.y() + thirds[std::size_t(place.y())] * side);
        painter.drawEllipse(centre, 0.098 * side, 0.098 * side);
    }
}

/// Replaces line breaks in a name with spaces.
QString oneLine(QString text)
{
    for (const char16_t end : {u'\n', u'\r', u'\u2028', u'\u2029'})
        text.replace(end, u' ');
    return text;
}

} // namespace

void die(QPainter &painter, const QRectF &square, int value, DieLook look, bool counted, const Inks &inks)
{
    const Stroke stroke(painter);
    const qreal side = square.width();
    const QRectF outline = square.adjusted(0.5, 0.5, -0.5, -0.5);
    QPen pen(look == DieLook::ToCome ? inks.accent : inks.ink, look == DieLook::ToCome ? 1.4 : 1);
    if (look == DieLook::ToCome)
        pen.setDashPattern({2.2, 1.8});
    outlined(painter, pen,
             look == DieLook::Player       ? inks.ink
                 : look == DieLook::ToCome ? Qt::NoBrush
                                           : QBrush(inks.field))
        .drawRoundedRect(outline, 0.2 * side, 0.2 * side);
    if (look == DieLook::Player || look == DieLook::Program)
        face(painter, square, value, look == DieLook::Player ? inks.paper : inks.ink);
    if (counted) {
        filled(painter, inks.accent)
            .drawRoundedRect(QRectF(square.center().x() - 0.36 * side, square.bottom() + 1.6, 0.72 * side, 2), 1, 1);
    }
}

void card(QPainter &painter, const QRectF &square, const Card &card, DieLook look, const Inks &inks)
{
    const Stroke stroke(painter);
    const qreal side = square.width();
    outlined(painter, {inks.ink, look == DieLook::Player ? 2.0 : 1.0}, inks.field)
        .drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), 0.14 * side, 0.14 * side);
    setType(painter, fontFor(TextUse::BodyBold, 0.46 * side), card.isRed() ? inks.accent : inks.ink);
    painter.drawText(square, Qt::AlignCenter, words::card(card));
}

qreal roll(QPainter &painter, QPointF topLeft, qreal side, const Roll &roll, const std::vector<bool> &counted,
           const Inks &inks)
{
    QRectF square(topLeft, QSizeF(side, side));
    for (qsizetype i = 0; i < roll.dice.size(); ++i) {
        const Die &fallen = roll.dice[i];
        if (roll.reason.kind == RollKind::Card) {
            card(painter, square, cardOf(fallen.face),
                 fallen.by == Thrower::Player ? DieLook::Player : DieLook::Program, inks);
            square.translate(side + dieGap, 0);
            continue;
        }
        const bool counts = std::size_t(i) < counted.size() && counted[std::size_t(i)];
        die(painter, square, fallen.face, fallen.by == Thrower::Player ? DieLook::Player : DieLook::Program, counts,
            inks);
        square.translate(side + dieGap, 0);
    }
    return rollWidth(int(roll.dice.size()), side);
}

qreal rollWidth(int dice, qreal side)
{
    return dice > 0 ? dice * side + (dice - 1) * dieGap : 0;
}

void pips(QPainter &painter, QPointF left, int rep, int best, const QColor &colour)
{
    const Stroke stroke(painter);
    for (int i = 0; i < std::max(rep, best); ++i) {
        const bool has = i < rep;
        outlined(painter, has ? QPen(Qt::NoPen) : QPen(colour, 1), has ? QBrush(colour) : QBrush(Qt::NoBrush));
        const qreal radius = has ? pipRadius : 2.9;
        painter.drawEllipse(left + QPointF(pipPitch * i, 0), radius, radius);
    }
}

qreal pipsWidth(int best)
{
    return best > 0 ? pipPitch * (best - 1) + pipRadius : 0;
}

qreal badge(QPainter &painter, QPointF topLeft, const IconName &icon, const QString &word, const Inks &inks)
{
    const Stroke stroke(painter);
    const qreal width = badgeWidth(word);
    const QRectF pill(topLeft, QSizeF(width, badgeHeight));
    outlined(painter, {inks.ink, 1})
        .drawRoundedRect(pill.adjusted(0.5, 0.5, -0.5, -0.5), badgeHeight / 2, badgeHeight / 2);
    drawIcon(painter, icon, {pill.x() + badgePadding, pill.center().y() - badgeIcon / 2, badgeIcon, badgeIcon},
             inks.ink);
    painter.setFont(fontFor(TextUse::ColumnHead));
    painter.drawText(pill.adjusted(badgePadding + badgeIcon + badgeGap, 0, 0, 0), atLeft, word);
    return width;
}

qreal badgeWidth(const QString &word)
{
    if (word.isEmpty())
        return 2 * badgePadding + badgeIcon;
    const qreal text = QFontMetricsF(fontFor(TextUse::ColumnHead)).horizontalAdvance(word);
    return std::ceil(2 * badgePadding + badgeIcon + badgeGap + text);
}

void ealSteps(QPainter &painter, const QRectF &place, int eal, const Inks &inks)
{
    constexpr int levels = 5;
    constexpr qreal gap = 4;
    constexpr qreal rise = 7;
    constexpr qreal numbers = 22;

    const Stroke stroke(painter);
    const qreal width = (place.width() - (levels - 1) * gap) / levels;
    const qreal foot = place.bottom() - numbers;
    const qreal tallest = place.height() - numbers;
    for (int level = 1; level <= levels; ++level) {
        const qreal height = tallest - (levels - level) * rise;
        const QRectF step(place.x() + (level - 1) * (width + gap), foot - height, width, height);
        outlined(painter, {level <= eal ? inks.accent : inks.edge, 1},
                 level < eal        ? inks.wash2
                     : level == eal ? inks.accent
                                    : inks.paper)
            .drawRoundedRect(step.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        setType(painter, level == eal ? fontFor(TextUse::BodyBold, 15.5) : fontFor(TextUse::Body),
                level == eal ? inks.accent : inks.pencil);
        painter.drawText(QRectF(step.x(), foot + 2, width, numbers - 2), Qt::AlignCenter, QString::number(level));
    }
}

void ealSquares(QPainter &painter, QPointF topLeft, int eal, const QColor &on, const Inks &inks)
{
    const Stroke stroke(painter);
    for (int i = 0; i < 5; ++i) {
        outlined(painter, {i < eal ? on : inks.edge, 1}, i < eal ? QBrush(on) : QBrush(Qt::NoBrush))
            .drawRoundedRect(QRectF(topLeft + QPointF(13.0 * i + 0.5, 0.5), QSizeF(9, 9)), 2, 2);
    }
}

void box(QPainter &painter, const QRectF &place, bool checked, const Inks &inks)
{
    const Stroke stroke(painter);
    const QRectF outline = place.adjusted(0.5, 0.5, -0.5, -0.5);
    outlined(painter, {checked ? inks.accent : inks.edge, 1}, checked ? inks.accent : inks.field)
        .drawRoundedRect(outline, place.width() * 0.22, place.width() * 0.22);
    if (!checked)
        return;
    QPainterPath tick(QPointF(place.x() + 0.24 * place.width(), place.y() + 0.52 * place.height()));
    tick.lineTo(place.x() + 0.43 * place.width(), place.y() + 0.71 * place.height());
    tick.lineTo(place.x() + 0.77 * place.width(), place.y() + 0.30 * place.height());
    outlined(painter, {inks.onAccent, place.width() * 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin}).drawPath(tick);
}

void arrow(QPainter &painter, QPointF tail, qreal length, const Inks &inks)
{
    painter.setPen({inks.pencil, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    const QPointF tip = tail + QPointF(length, 0);
    painter.drawLine(tail, tip);
    painter.drawPolyline(QPolygonF({tip - QPointF(6, 5), tip, tip - QPointF(6, -5)}));
}

qreal elided(QPainter &painter, const QRectF &place, int flags, const QString &text)
{
    // Most texts fit, so the text is laid out and drawn once: measuring it first would take twice as long.
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setTextDirection(Qt::LayoutDirectionAuto); // a name has the direction of its own script
    option.setWrapMode(QTextOption::NoWrap);
    QTextLayout layout(oneLine(text), painter.font(), painter.device());
    layout.setTextOption(option);
    layout.setFormats(figuresIn(layout.text(), painter.font()));
    layout.setCacheEnabled(true); // else drawing lays it out again
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (line.isValid())
        line.setLineWidth(place.width());
    layout.endLayout();
    if (!line.isValid())
        return 0;
    const QSizeF free(place.width() - line.horizontalAdvance(), place.height() - line.height());
    if (free.width() < 0) {
        const QFontMetricsF metrics(painter.font(), painter.device());
        painter.drawText(place, flags | Qt::TextSingleLine, metrics.elidedText(text, Qt::ElideRight, place.width()));
        return place.width();
    }
    const Qt::Alignment alignment = QStyle::visualAlignment(painter.layoutDirection(), Qt::Alignment(flags));
    const qreal x = alignment & Qt::AlignRight ? free.width() : alignment & Qt::AlignHCenter ? free.width() / 2 : 0;
    const qreal y = alignment & Qt::AlignBottom ? free.height() : alignment & Qt::AlignVCenter ? free.height() / 2 : 0;
    line.draw(&painter, place.topLeft() + QPointF(x, y));
    return line.horizontalAdvance();
}

} // namespace muster::drawing

namespace muster {

qreal drawCourseSign(QPainter &painter, const QPointF &leftMiddle, CourseSign sign, const Inks &inks)
{
    painter.save();
    painter.setFont(fontFor(TextUse::BodyBold));
    const qreal side = painter.fontMetrics().height() + 4;
    const QRectF disc(leftMiddle.x() + 1, leftMiddle.y() - side / 2, side, side);
    outlined(painter, {inks.ink, 1.5}, sign == CourseSign::A ? QBrush(inks.ink) : QBrush(Qt::NoBrush))
        .drawEllipse(disc);
    painter.setPen(sign == CourseSign::A ? inks.paper : inks.ink);
    //: The sign of the first of two courses that are compared
    painter.drawText(disc, Qt::AlignCenter, sign == CourseSign::A ? ForecastText::tr("A") : ForecastText::tr("B"));
    painter.restore();
    return side + 2;
}

std::vector<qreal> shareWidth(std::vector<qreal> wanted, qreal room)
{
    if (wanted.empty() || std::accumulate(wanted.begin(), wanted.end(), 0.0) <= room)
        return wanted;
    // Finds the width under which all of them fit: room that the narrow ones leave goes to the others, until nothing is
    // left.
    qreal cap = room / qreal(wanted.size());
    for (std::size_t round = 0; round < wanted.size(); ++round) {
        qreal spare = room;
        qreal capped = 0;
        for (const qreal width : wanted) {
            spare -= std::min(width, cap);
            capped += width > cap ? 1 : 0;
        }
        if (capped > 0)
            cap += spare / capped;
    }
    for (qreal &width : wanted)
        width = std::min(width, cap);
    return wanted;
}

std::vector<qreal> shareWidth(const std::vector<qreal> &wanted, qreal room, const std::vector<qreal> &least)
{
    const qreal left = room - std::accumulate(least.begin(), least.end(), 0.0);
    if (left <= 0)
        return shareWidth(wanted, room);
    std::vector<qreal> beyond;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        beyond.push_back(wanted[i] - least[i]);
    std::vector<qreal> widths = shareWidth(std::move(beyond), left);
    for (std::size_t i = 0; i < widths.size(); ++i)
        widths[i] += least[i];
    return widths;
}

} // namespace muster
