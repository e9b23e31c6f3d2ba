// SPDX-License-Identifier: MIT
#include "ui/map/lettering.h"

#include <QFontMetricsF>
#include <QTextLayout>
#include <QtMath>

namespace muster {

/// Fonts are set so many times too large and drawn so many times smaller: their sizes are whole pixels.
static constexpr qreal fineness = 16;

/// Longer than any line of ours; what nobody could read is not measured.
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
    // Letters set apart by a hair are not joined into one sign, which whoever copies them out of a PDF would lose.
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

} // namespace muster
