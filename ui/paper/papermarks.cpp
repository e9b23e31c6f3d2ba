// SPDX-License-Identifier: MIT
#include "ui/paper/papermarks.h"

#include "model/story/words.h"
#include "ui/look/painting.h"
#include "ui/pictures/shownpictures.h"

#include <QPolygonF>

#include <map>
#include <utility>

namespace muster::paper {

/// The smallest size of text on sheets, in points.
static constexpr qreal smallest = 7.6;

/// A font and its size in points.
struct Setting {
    TextUse use;
    qreal size;
};

static Setting settingOf(Style style)
{
    switch (style) {
    case Style::Title:
        return {TextUse::PageTitle, 23};
    case Style::StarName:
        return {TextUse::CampaignName, 19};
    case Style::Heading:
        return {TextUse::SectionHeading, 12.5};
    case Style::Rep:
        return {TextUse::RepRow, 15};
    case Style::RepLarge:
        return {TextUse::RepRow, 46};
    case Style::Name:
        return {TextUse::RowName, 10.5};
    case Style::NameOfStar:
        return {TextUse::SectionHeading, 11.5};
    case Style::Body:
        return {TextUse::Body, 9.6};
    case Style::BodyBold:
        return {TextUse::BodyBold, 9.6};
    case Style::Small:
        return {TextUse::ColumnHead, 8.4};
    case Style::SmallBold:
        return {TextUse::ColumnHeadBold, 8.4};
    case Style::Fine:
        return {TextUse::ColumnHead, smallest};
    case Style::FineBold:
        return {TextUse::ColumnHeadBold, smallest};
    case Style::Ring:
        return {TextUse::ColumnHeadBold, 7.8};
    }
    Q_UNREACHABLE();
}

static const Lettering &letteringOf(Style style, qreal size)
{
    static std::map<std::pair<Style, qreal>, Lettering> made;
    const auto known = made.find({style, size});
    return known != made.end()
        ? known->second
        : made.emplace(std::pair(style, size), Lettering(settingOf(style).use, size)).first->second;
}

const Lettering &lettering(Style style)
{
    return letteringOf(style, settingOf(style).size);
}

/// Returns the lettering in the style's own size, or in the largest smaller size in which the words fit.
static const Lettering &fitting(Style style, const QString &words, qreal width)
{
    constexpr qreal step = 0.5;
    qreal size = settingOf(style).size;
    while (size > smallest && letteringOf(style, size).width(words) > width)
        size = qMax(size - step, smallest);
    return letteringOf(style, size);
}

void text(QPainter &painter, const QRectF &place, Style style, const QString &words, Qt::Alignment alignment,
          const QColor &colour)
{
    painter.setPen(colour);
    fitting(style, words, place.width()).draw(painter, place, alignment, words);
}

void pencil(QPainter &painter, const QRectF &place, const QString &words, Style style, Qt::Alignment alignment)
{
    text(painter, place, style, words, alignment, printInks().pencil);
}

Painting written(Style style, const QString &words, Qt::Alignment alignment)
{
    return [=](QPainter &painter, const QRectF &place) { text(painter, place, style, words, alignment); };
}

Painting pencilled(const QString &words, Style style, Qt::Alignment alignment)
{
    return [=](QPainter &painter, const QRectF &place) { pencil(painter, place, words, style, alignment); };
}

void twoTexts(QPainter &painter, const QRectF &place, Style style, const QString &words, const QString &behind)
{
    constexpr qreal gap = 4;
    const qreal wished = lettering(style).width(words) + 1;
    const qreal needed = lettering(Style::Small).width(behind) + gap;
    const qreal given = qMin(wished, qMax(place.width() - needed, place.width() * 2 / 3));
    text(painter, QRectF(place.topLeft(), QSizeF(given, place.height())), style, words);
    if (given + gap < place.width())
        pencil(painter, place.adjusted(given + gap, 0.8, 0, 0.8), behind);
}

static void line(QPainter &painter, const QColor &colour, qreal width, QPointF from, QPointF to)
{
    painter.setPen({colour, width});
    painter.drawLine(from, to);
}

void boxAt(QPainter &painter, QPointF leftMiddle, qreal side, bool ticked)
{
    const QRectF box(leftMiddle.x(), leftMiddle.y() - side / 2, side, side);
    outlined(painter, {printInks().ink, 0.9}, printInks().paper).drawRoundedRect(box, side * 0.18, side * 0.18);
    if (!ticked)
        return;
    painter.setPen({printInks().ink, side * 0.15, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPolyline(
        QPolygonF{{box.topLeft() + QPointF(0.24, 0.53) * side, box.topLeft() + QPointF(0.43, 0.71) * side,
                   box.topLeft() + QPointF(0.77, 0.31) * side}});
}

void tickBox(QPainter &painter, const QRectF &place, bool ticked)
{
    boxAt(painter, QPointF(place.center().x() - boxSide / 2, place.center().y()), boxSide, ticked);
}

qreal boxes(QPainter &painter, const QRectF &place, int count, qreal side)
{
    const QPointF leftMiddle(place.left(), place.center().y());
    const qreal step = side * 1.22;
    if (count * step > place.width()) {
        const QRectF line(leftMiddle.x(), leftMiddle.y() - side, place.width(), 2 * side);
        text(painter, line, Style::BodyBold, words::dice(count, 6));
        return place.right();
    }
    for (int i = 0; i < count; ++i)
        boxAt(painter, leftMiddle + QPointF(i * step, 0), side);
    return leftMiddle.x() + count * step;
}

static void repRing(QPainter &painter, const QRectF &ring, int number, bool has)
{
    const Inks &inks = printInks();
    outlined(painter, {has ? inks.ink : inks.rule, has ? 1.3 : 0.7}, inks.paper).drawEllipse(ring);
    text(painter, ring, Style::Ring, QString::number(number), Qt::AlignCenter, has ? inks.ink : inks.edge);
}

void repRings(QPainter &painter, const QRectF &place, int rep)
{
    constexpr int rings = 6;
    constexpr qreal step = repRingsWidth / rings;
    constexpr qreal side = 12.6;
    const int first = qMax(1, rep - rings + 1); // a Rep above 6 shifts the range of the rings
    for (int i = 0; i < rings; ++i) {
        const QRectF ring(place.left() + i * step, place.center().y() - side / 2, side, side);
        repRing(painter, ring, first + i, first + i <= rep);
    }
}

void numberRing(QPainter &painter, QPointF middle, int number)
{
    outlined(painter, {printInks().ink, 1}).drawEllipse(middle, 7.5, 7.5);
    text(painter, QRectF(middle.x() - 8, middle.y() - 8, 16, 16), Style::BodyBold, QString::number(number),
         Qt::AlignCenter);
}

void rowLine(QPainter &painter, const QRectF &row)
{
    line(painter, printInks().rule, 0.6, row.bottomLeft(), row.bottomRight());
}

void headLine(QPainter &painter, const QRectF &head)
{
    line(painter, printInks().ink, 1, head.bottomLeft(), head.bottomRight());
}

void writingLine(QPainter &painter, qreal left, qreal right, qreal y)
{
    line(painter, printInks().edge, 0.6, QPointF(left, y), QPointF(right, y));
}

void wordAndLine(QPainter &painter, const QRectF &place, Style style, const QString &word, qreal gap, qreal y)
{
    text(painter, place, style, word);
    writingLine(painter, place.left() + lettering(style).width(word) + gap, place.right(), y);
}

qreal miniature(QPainter &painter, const QRectF &square, const SheetSource &source, FigureId id)
{
    constexpr qreal gap = 7;
    constexpr qreal pixelsAPoint = 300.0 / 72;
    const auto content = source.miniatures.constFind(number(id));
    if (content == source.miniatures.constEnd())
        return 0;
    const QImage image = unpackedPicture(*content, (square.size() * pixelsAPoint).toSize());
    if (image.isNull())
        return 0;
    drawing::photograph(painter, square, QPixmap::fromImage(image), printInks());
    return square.width() + gap;
}

} // namespace muster::paper
