// SPDX-License-Identifier: MIT
#include "ui/aftermath/previewpanel.h"

#include "model/story/words.h"
#include "ui/aftermath/beforeafterdrawing.h"
#include "ui/look/icon.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"
#include "ui/parts/twolines.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr int wholeWords = 450; ///< in which "25% back with Rep −1" and the last of the sums are whole
constexpr qreal fullRow = 60;
constexpr qreal totalsHeight = 64;
constexpr qreal gapBetweenSums = 14;
constexpr qreal bleed = 12; ///< the wash of the wanted row runs out of the column

// Where the columns begin, in parts of the width.
constexpr qreal beforeAt = 0.24;
constexpr qreal arrowAt = 0.42;
constexpr qreal afterAt = 0.487;
constexpr qreal storyAt = 0.665;

/// What becomes of a figure has three lines at the most.
qreal threeLines()
{
    return std::min(fullRow, std::ceil(3 * QFontMetricsF(fontFor(TextUse::SecondLine)).lineSpacing()) + 3);
}

void rep(QPainter &painter, const QRectF &place, int rep, int best, const QColor &colour)
{
    painter.setFont(fontFor(TextUse::RepRow));
    painter.setPen(colour);
    const QString figure = QString::number(rep);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, figure);
    const qreal width = QFontMetricsF(painter.font()).horizontalAdvance(figure);
    drawing::pips(painter, {place.left() + width + 13, place.center().y() + 1}, rep, best, colour);
}

/// In two lines where it is long.
void drawName(QPainter &painter, const QRectF &place, const QString &name)
{
    const QStringList lines = inTwoLines(name, QFontMetricsF(painter.font()), place.width());
    const qreal height = QFontMetricsF(painter.font()).height();
    QRectF line(place.left(), place.center().y() - height * static_cast<qreal>(lines.size()) / 2, place.width(),
                height);
    for (const QString &part : lines) {
        drawing::elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, part);
        line.translate(0, height);
    }
}

} // namespace

PreviewPanel::PreviewPanel(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    setAccessibleName(tr("Before and after"));
}

void PreviewPanel::load(BeforeAfter seen)
{
    m_seen = std::move(seen);
    QStringList words;
    for (const BeforeAfterRow &row : m_seen.rows)
        words << inWords(row);
    for (const Sum &sum : sums())
        words << sum.head + QStringLiteral(": ")
                + (sum.before.isEmpty() ? QString() : sum.before + QStringLiteral(" → ")) + sum.after;
    setAccessibleDescription(words.join(u'\n'));
    updateGeometry();
    update();
}

QSize PreviewPanel::sizeHint() const
{
    return {477, static_cast<int>(fullRow * static_cast<qreal>(m_seen.rows.size()) + totalsHeight)};
}

QSize PreviewPanel::minimumSizeHint() const
{
    return {besideType(wholeWords),
            static_cast<int>(threeLines() * static_cast<qreal>(m_seen.rows.size()) + totalsHeight)};
}

qreal PreviewPanel::rowHeight() const
{
    const auto rows = std::max<std::size_t>(1, m_seen.rows.size());
    return std::clamp(std::floor((height() - totalsHeight) / static_cast<qreal>(rows)), threeLines(), fullRow);
}

void PreviewPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Inks &inks = inksOf(palette());
    const QRectF column = QRectF(rect()).adjusted(bleed, 0, -bleed, 0);
    QRectF place(column.left(), 0, column.width(), rowHeight());
    painter.fillRect(QRectF(column.left(), 0, column.width(), 1.5), inks.ink);
    for (const BeforeAfterRow &row : m_seen.rows) {
        if (row.wanted)
            painter.fillRect(place.adjusted(-bleed, 1, bleed, -1), inks.wash);
        drawRow(painter, place, row);
        painter.fillRect(QRectF(place.left(), place.bottom() - 1, place.width(), 1), inks.rule);
        place.translate(0, place.height());
    }
    drawTotals(painter, {column.left(), place.top() + 14, column.width(), totalsHeight - 14});
}

void PreviewPanel::drawRow(QPainter &painter, const QRectF &place, const BeforeAfterRow &row) const
{
    const Inks &inks = inksOf(palette());
    const QColor colour = row.star ? inks.accent : inks.ink;
    const auto at = [&](qreal from, qreal to) {
        return QRectF(place.left() + from * place.width(), place.top(), (to - from) * place.width() - 8,
                      place.height());
    };
    const bool gone = row.after == BeforeAfterRow::After::Gone;

    QRectF name = at(0, beforeAt);
    if (row.star) {
        drawIcon(painter, QStringLiteral("star-full"), {name.left(), name.center().y() - 7, 14, 14}, inks.accent);
        name.setLeft(name.left() + 21);
    }
    QFont nameFont = row.star ? fontFor(TextUse::CampaignName, 17) : fontFor(TextUse::RowName, 15);
    if (QFontMetricsF(nameFont).horizontalAdvance(row.name) > name.width())
        nameFont = fontFor(TextUse::RowName, 15);
    nameFont.setStrikeOut(gone);
    painter.setFont(nameFont);
    painter.setPen(gone ? inks.pencil : inks.ink);
    drawName(painter, name, row.name);

    rep(painter, at(beforeAt, arrowAt), row.repBefore, row.bestBefore, colour);
    drawing::change(painter, {at(arrowAt, 1).left(), place.center().y()}, inks);
    const QRectF after = at(afterAt, storyAt);
    if (row.after == BeforeAfterRow::After::Stays) {
        rep(painter, after, row.repAfter, row.bestAfter, colour);
    } else if (gone) {
        drawIcon(painter, iconOf(row.status), {after.left(), after.center().y() - 9, 18, 18}, inks.ink);
    } else {
        drawing::toCome(painter, after, row.wanted, inks);
    }

    drawStory(painter, at(storyAt, 1).adjusted(0, 0, 8, 0), row);
}

/// A headline and what goes with it; the first that is long has two lines, where the row has three.
void PreviewPanel::drawStory(QPainter &painter, const QRectF &place, const BeforeAfterRow &row) const
{
    const Inks &inks = inksOf(palette());
    const QFont bold = fontFor(TextUse::SecondLineBold);
    const QFont plain = fontFor(TextUse::SecondLine);
    const auto isLong = [&](const QFont &font, const QString &text) {
        return QFontMetricsF(font).horizontalAdvance(text) > place.width();
    };
    const bool three = place.height() >= 3 * QFontMetricsF(plain).lineSpacing();
    const int heads = three && isLong(bold, row.headline) ? 2 : 1;
    const int details = row.detail.isEmpty() ? 0 : three && heads == 1 && isLong(plain, row.detail) ? 2 : 1;
    const qreal head = heads * QFontMetricsF(bold).lineSpacing();
    const qreal detail = details * QFontMetricsF(plain).lineSpacing();
    const qreal top = place.center().y() - (head + detail) / 2;
    const auto write = [&](const QFont &font, const QColor &ink, const QRectF &lines, int count, const QString &text) {
        painter.setFont(font);
        painter.setPen(ink);
        if (count > 1)
            painter.drawText(lines, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
        else
            drawing::elided(painter, lines, Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    write(bold, inks.ink, {place.left(), top, place.width(), head}, heads, row.headline);
    write(plain, inks.pencil, {place.left(), top + head, place.width(), detail}, details, row.detail);
}

std::vector<PreviewPanel::Sum> PreviewPanel::sums() const
{
    const QString unknown = QStringLiteral("…");
    std::vector<Sum> sums{
        {0, tr("Figures"), QString::number(m_seen.figures.before), m_seen.figures.text()},
        {0.25, tr("Total %1").arg(m_seen.worth), QString::number(m_seen.rep.before), m_seen.rep.text()}};
    if (m_seen.ealBefore)
        sums.push_back({0.52, tr("EAL"), QString::number(*m_seen.ealBefore),
                        m_seen.ends                           ? QStringLiteral("–")
                            : m_seen.next && m_seen.next->eal ? QString::number(*m_seen.next->eal)
                                                              : unknown});
    for (const BeforeAfter::Points &points : m_seen.points)
        sums.push_back({0.5, points.title, QString::number(points.before), QString::number(points.after)});
    sums.push_back({0.75,
                    tr("Next encounter"),
                    {},
                    m_seen.ends        ? tr("none")
                        : !m_seen.next ? unknown
                                       : m_seen.nextTitle});
    return sums;
}

void PreviewPanel::drawTotals(QPainter &painter, const QRectF &place) const
{
    const Inks &inks = inksOf(palette());
    const QFont number = fontFor(TextUse::RowName, 15);
    const QFontMetricsF metrics(number);
    qreal free = place.left();
    for (const Sum &sum : sums()) {
        QRectF at = place;
        at.setLeft(std::max(place.left() + sum.from * place.width(), free));
        painter.setFont(fontFor(TextUse::ColumnHead));
        painter.setPen(inks.pencil);
        const qreal head = drawing::elided(painter, at, Qt::AlignLeft | Qt::AlignTop, sum.head);
        at.setTop(at.top() + painter.fontMetrics().height() + 2);
        painter.setFont(number);
        painter.setPen(inks.ink);
        qreal left = at.left();
        if (!sum.before.isEmpty()) {
            painter.drawText(at, Qt::AlignLeft | Qt::AlignTop, sum.before);
            left += metrics.horizontalAdvance(sum.before);
            drawing::change(painter, {left + 6, at.top() + metrics.height() / 2}, inks);
            left += 32;
            painter.setPen(inks.ink);
        }
        const qreal after = drawing::elided(painter, {left, at.top(), at.right() - left, at.height()},
                                            Qt::AlignLeft | Qt::AlignTop, sum.after);
        free = std::max(at.left() + head, left + after) + gapBetweenSums;
    }
}

} // namespace muster
