// SPDX-License-Identifier: MIT
#include "ui/map/tokens.h"

#include "model/story/playwords.h"
#include "ui/look/painting.h"
#include "ui/map/arrangement.h"
#include "ui/map/ways.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <QTextLayout>
#include <QtMath>

#include <algorithm>

namespace muster {

/// The factor by which fonts are set larger and then drawn smaller, because their sizes are whole pixels.
static constexpr qreal fineness = 16;

/// The upper limit for the length of measured text. Longer text would not be legible anyway.
static constexpr qsizetype longest = 2000;

static QString oneLine(const QString &text)
{
    QString line = text.left(longest);
    for (QChar &character : line) {
        if (character.category() == QChar::Other_Control || character == QChar::LineSeparator
            || character == QChar::ParagraphSeparator)
            character = u' ';
    }
    return line;
}

Lettering::Lettering(TextUse use, qreal size)
    : m_font(fontFor(use, size))
{
    constexpr qreal pointsPerPixel = 0.75;
    m_font.setPixelSize(qRound(m_font.pointSizeF() * 100 / typeSize() / pointsPerPixel * fineness));
    m_font.setHintingPreference(QFont::PreferNoHinting);
    // Letters with tiny spaces between them are not joined into ligatures, which would be lost on copying from a PDF.
    constexpr qreal hair = 1.0 / 64;
    m_font.setLetterSpacing(QFont::AbsoluteSpacing, hair);
}

qreal Lettering::width(const QString &text) const
{
    return QFontMetricsF(m_font).horizontalAdvance(oneLine(text)) / fineness;
}

qreal Lettering::lineHeight() const
{
    return QFontMetricsF(m_font).height() / fineness;
}

qreal Lettering::ascent() const
{
    return QFontMetricsF(m_font).ascent() / fineness;
}

void Lettering::draw(QPainter &painter, const QRectF &place, int alignment, const QString &text) const
{
    const QString shown = QFontMetricsF(m_font).elidedText(oneLine(text), Qt::ElideRight, place.width() * fineness);
    painter.save();
    painter.translate(place.topLeft());
    painter.scale(1 / fineness, 1 / fineness);
    painter.setFont(m_font);
    painter.drawText(QRectF(QPointF(), place.size() * fineness), alignment | Qt::TextSingleLine | Qt::TextDontClip,
                     shown);
    painter.restore();
}

QStringList Lettering::lines(const QString &text, qreal width, int most) const
{
    const QString whole = oneLine(text);
    QTextLayout layout(whole, m_font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width * fineness);
        const bool last = lines.size() == most - 1;
        lines += (last ? whole.mid(line.textStart()) : whole.mid(line.textStart(), line.textLength())).trimmed();
        if (last)
            break;
    }
    layout.endLayout();
    return lines;
}

void drawPef(QPainter &painter, QPointF centre, const Pef &pef, const QColor &colour, const Inks &inks, qreal scale)
{
    painter.save();
    painter.translate(centre);
    painter.scale(scale, scale);
    QPen ring(colour, 1.6);
    if (!pef.fixed)
        ring.setDashPattern({2.4, 1.6});
    outlined(painter, ring, inks.paper);
    const QRectF outer(-18.5, -18.5, 37, 37);
    const QRectF inner(-14, -14, 28, 28);
    if (pef.fixed)
        painter.drawRoundedRect(outer, 5, 5);
    else
        painter.drawEllipse(outer);
    filled(painter, colour);
    if (pef.fixed)
        painter.drawRoundedRect(inner, 3, 3);
    else
        painter.drawEllipse(inner);
    painter.setPen(inks.paper);
    Lettering(TextUse::BodyBold, 17).draw(painter, outer, Qt::AlignCenter, QString::number(pef.id));
    painter.restore();
}

void drawGroupMark(QPainter &painter, QPointF centre, int group, const QColor &colour, const Inks &inks, qreal scale)
{
    painter.save();
    painter.translate(centre);
    painter.scale(scale, scale);
    QPainterPath shield(QPointF(-16, -17));
    shield.lineTo(16, -17);
    shield.lineTo(16, 2);
    shield.cubicTo(16, 10, 8, 16, 0, 20);
    shield.cubicTo(-8, 16, -16, 10, -16, 2);
    shield.closeSubpath();
    painter.setPen({inks.paper, 5});
    painter.drawPath(shield);
    outlined(painter, {colour, 2.4}, inks.paper).drawPath(shield);
    painter.setPen(colour);
    Lettering(TextUse::BodyBold, 18).draw(painter, QRectF(-16, -18, 32, 32), Qt::AlignCenter, QString::number(group));
    painter.restore();
}

void drawOwnGroupMark(QPainter &painter, QPointF centre, int group, const QColor &colour, const Inks &inks, qreal scale)
{
    painter.save();
    painter.translate(centre);
    painter.scale(scale, scale);
    const QRectF disc(-17, -17, 34, 34);
    outlined(painter, {inks.paper, 5}).drawEllipse(disc);
    outlined(painter, {colour, 2.4}, colour).drawEllipse(disc);
    painter.setPen(inks.paper);
    Lettering(TextUse::BodyBold, 18).draw(painter, disc, Qt::AlignCenter, words::ownGroup(group));
    painter.restore();
}

std::vector<QPointF> placeTokens(Encounter table, const std::vector<Pef> &tokens, int buildings)
{
    auto &sections = table.setup.sections;
    for (int number = 1; number <= table.setup.grid.count(); ++number) { // sections without land
        if (std::ranges::none_of(sections, [=](const Section &one) { return one.number == number; }))
            sections.push_back({number});
    }
    table.setup.pefs = tokens;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        table.setup.pefs[i].id = int(i);
    std::vector<QPointF> places(tokens.size());
    for (const terrain::Arrangement &arranged : terrain::arrangeTable(table, terrain::layWays(table), buildings)) {
        for (const terrain::PlacedPef &placed : arranged.pefs)
            places[std::size_t(placed.pef.id)] = placed.centre;
    }
    return places;
}

} // namespace muster
