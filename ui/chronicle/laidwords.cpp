// SPDX-License-Identifier: MIT
#include "ui/chronicle/laidwords.h"

#include "model/story/words.h"
#include "ui/look/type.h"

#include <QFontInfo>
#include <QPainter>

namespace muster {

namespace {

constexpr qreal titleSize = 16.5;
constexpr qreal textSize = 13.5;
constexpr qreal leading = 18.4 / textSize;
constexpr int mostInLine = 68; // characters
constexpr qreal gapBelowTitle = 2;

QFont textFont()
{
    return fontFor(TextUse::Body, textSize);
}

/// Breaks it into lines from there down, at least so far apart; where it ends.
qreal lay(QTextLayout &layout, qreal width, qreal top, qreal apart)
{
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, top});
        top += std::max(apart, line.height());
    }
    layout.endLayout();
    return top;
}

} // namespace

LaidWords::LaidWords(const Words &words, qreal width)
    : m_words(words)
    , m_width(width)
    , m_title(words.title, fontFor(TextUse::SectionHeading, titleSize))
    , m_text(QString(words.text).replace(u'\n', QChar(QChar::LineSeparator)), textFont())
{
    QTextOption wrapped;
    wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    const qreal column = std::min(width, mostInLine * QFontMetricsF(textFont()).averageCharWidth());
    for (QTextLayout *layout : {&m_title, &m_text}) {
        layout->setTextOption(wrapped);
        layout->setCacheEnabled(true);
    }
    if (!words.title.isEmpty())
        m_height = lay(m_title, column, 0, 0) + gapBelowTitle;
    m_height = lay(m_text, column, m_height, leading * QFontInfo(textFont()).pixelSize());
}

QList<QTextLayout::FormatRange> LaidWords::marksIn(const QString &text, const Inks &inks, const Sought &sought,
                                                   bool present) const
{
    QList<QTextLayout::FormatRange> marks;
    QTextCharFormat mark;
    mark.setBackground(present ? inks.accent : inks.wash2);
    mark.setForeground(present ? inks.onAccent : inks.ink);
    for (auto at = sought.next(text, 0); at; at = sought.next(text, at->at + at->length))
        marks.push_back({static_cast<int>(at->at), static_cast<int>(at->length), mark});
    return marks;
}

void LaidWords::draw(QPainter &painter, const QRectF &place, const Inks &inks, const Sought &sought, bool present) const
{
    painter.setPen(inks.ink);
    const QRectF seen = painter.hasClipping() ? painter.clipBoundingRect() : QRectF();
    m_title.draw(&painter, place.topLeft(), marksIn(m_words.title, inks, sought, present), seen);
    QList<QTextLayout::FormatRange> ranges;
    QTextCharFormat pencil;
    pencil.setForeground(inks.pencil);
    for (auto aside = words::asides().globalMatch(m_words.text); aside.hasNext();) {
        const QRegularExpressionMatch match = aside.next();
        ranges.push_back({static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()), pencil});
    }
    m_text.draw(&painter, place.topLeft(), ranges + marksIn(m_words.text, inks, sought, present), seen);
}

} // namespace muster
