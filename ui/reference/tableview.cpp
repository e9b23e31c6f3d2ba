// SPDX-License-Identifier: MIT
#include "ui/reference/tableview.h"

#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr qreal gap = 16;
constexpr qreal padding = 12;
constexpr qreal tableBar = 3;
constexpr qreal rowSpace = 12;
constexpr qreal lineSpace = 6;
constexpr qreal widestLabel = 0.36;
constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

qreal textHeight(const QFont &font, const QString &text, qreal width)
{
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10000), wrapped, text).height();
}

qreal widest(const QFont &font, const QStringList &texts)
{
    qreal width = 0;
    for (const QString &text : texts)
        width = std::max(width, QFontMetricsF(font).horizontalAdvance(text) + 1);
    return width;
}

} // namespace

TableView::TableView()
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum); // at a narrow width it is higher than its hint
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    //: Name of a table of the rules, for a screen reader
    setAccessibleName(tr("Table"));
}

void TableView::load(const ShelfTable &table)
{
    m_table = table;
    QStringList spoken;
    for (const QStringList &row : m_table.rows)
        spoken.append(row.join(u", "));
    for (const auto &[what, told] : m_table.modifiers)
        //: A modifier of a test, and what it does
        spoken.append(tr("%1: %2").arg(what, told));
    setAccessibleDescription(spoken.join(u'\n'));
    light(-1, -1);
    updateGeometry();
}

void TableView::light(int row, int column)
{
    m_row = row;
    m_column = column;
    foretell({});
}

void TableView::foretell(const std::vector<OutcomeText> &possible)
{
    m_possible = possible;
    update();
}

void TableView::mark(const QString &words)
{
    m_found = words;
    update();
}

std::vector<qreal> TableView::columnWidths(qreal width) const
{
    qsizetype columns = m_table.heads.size();
    for (const QStringList &row : m_table.rows)
        columns = std::max(columns, row.size());
    if (columns == 0)
        return {};
    std::vector<qreal> wanted;
    std::vector<qreal> words;
    for (qsizetype column = 0; column < columns; ++column) {
        QStringList texts;
        for (const QStringList &row : m_table.rows)
            texts.append(row.value(column));
        wanted.push_back(std::max(widest(fontFor(TextUse::BodyBold), texts),
                                  widest(fontFor(TextUse::ColumnHead), {m_table.heads.value(column)})));
        words.push_back(widest(fontFor(TextUse::BodyBold), texts.join(u' ').split(u' ')));
    }
    return shareWidth(wanted, width - 2 * padding - gap * qreal(columns - 1), words);
}

TableView::Layout TableView::layOut(qreal width) const
{
    Layout made;
    made.columns = columnWidths(width);
    if (!m_table.heads.join(QString()).isEmpty())
        made.head = QFontMetricsF(fontFor(TextUse::ColumnHead)).lineSpacing() + 10;
    made.height = made.head;
    for (const QStringList &row : m_table.rows) {
        qreal height = 0;
        for (qsizetype column = 0; column < row.size(); ++column)
            height = std::max(height,
                              textHeight(fontFor(TextUse::BodyBold), row[column], made.columns[std::size_t(column)]));
        made.rows.push_back(height + rowSpace);
        made.height += made.rows.back();
    }
    QStringList whats;
    for (const ShelfTable::Line &line : m_table.modifiers)
        whats.append(line.what);
    const QFont font = fontFor(TextUse::SecondLine);
    made.lineLabel = std::min(widest(font, whats), width * widestLabel);
    if (!m_table.modifiers.empty())
        made.height += padding;
    for (const ShelfTable::Line &line : m_table.modifiers) {
        const qreal rest = width - 2 * padding - made.lineLabel - gap;
        made.lines.push_back(std::max(textHeight(font, line.what, made.lineLabel), textHeight(font, line.how, rest))
                             + lineSpace);
        made.height += made.lines.back();
    }
    return made;
}

QSize TableView::sizeHint() const
{
    constexpr int usual = 620;
    return {usual, heightForWidth(usual)};
}

int TableView::heightForWidth(int width) const
{
    return int(std::ceil(layOut(width).height)) + 1;
}

void TableView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void TableView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Layout places = layOut(width());
    if (places.head > 0)
        drawHeads(painter, places);
    qreal y = places.head;
    for (std::size_t row = 0; row < m_table.rows.size(); ++row) {
        const QRectF place(0, y, width(), places.rows[row]);
        drawRow(painter, place, places, int(row));
        y = place.bottom();
    }
    drawModifiers(painter, places, y + padding);
}

void TableView::drawHeads(QPainter &painter, const Layout &places) const
{
    const Inks &inks = inksOf(palette());
    setType(painter, TextUse::ColumnHead, inks.pencil);
    qreal x = padding;
    for (qsizetype column = 0; column < m_table.heads.size(); ++column) {
        const qreal columnWidth = places.columns[std::size_t(column)];
        painter.drawText(QRectF(x, 0, columnWidth + gap / 2, places.head - 6), Qt::AlignLeft | Qt::AlignBottom,
                         m_table.heads[column]);
        x += columnWidth + gap;
    }
    painter.setPen({inks.ink, 1.5});
    painter.drawLine(QPointF(0, places.head - 1), QPointF(width(), places.head - 1));
}

void TableView::drawRow(QPainter &painter, const QRectF &place, const Layout &places, int row) const
{
    const Inks &inks = inksOf(palette());
    const bool lit = row == m_row;
    if (lit) {
        painter.fillRect(place, inks.wash);
        painter.fillRect(QRectF(0, place.top(), tableBar, place.height()), inks.accent);
    }
    painter.setPen(inks.ink);
    qreal x = padding;
    const QStringList &cells = m_table.rows[std::size_t(row)];
    for (qsizetype column = 0; column < cells.size(); ++column) {
        const bool bold = lit && (column == m_column || m_column < 0);
        painter.setFont(fontFor(bold ? TextUse::BodyBold : TextUse::Body));
        const qreal columnWidth = places.columns[std::size_t(column)];
        const QRectF cell(x, place.top() + rowSpace / 2, columnWidth, place.height());
        const bool isReached = lit && column == m_column;
        const bool isPossible = std::ranges::any_of(
            m_possible, [&](const OutcomeText &one) { return one.row == row && one.column == int(column); });
        if (isReached || isPossible) {
            const QRectF cellFrame = QRectF(x - gap / 2, place.top(), columnWidth + gap, place.height());
            outlined(painter, isReached ? QPen(inks.accent, 2) : QPen(inks.accent, 1.5, Qt::DashLine),
                     isReached ? QBrush(inks.wash2) : QBrush(Qt::NoBrush))
                .drawRoundedRect(cellFrame.adjusted(1, 1, -1, -2), 3, 3);
            painter.setPen(inks.ink);
        }
        if (!m_found.isEmpty() && cells[column].contains(m_found, Qt::CaseInsensitive))
            painter.fillRect(painter.boundingRect(cell, wrapped, cells[column]).adjusted(-3, -2, 3, 2), inks.wash2);
        painter.drawText(cell, wrapped, cells[column]);
        x += columnWidth + gap;
    }
    painter.setPen({inks.rule, 1});
    painter.drawLine(QPointF(0, place.bottom() - 0.5), QPointF(width(), place.bottom() - 0.5));
}

void TableView::drawModifiers(QPainter &painter, const Layout &places, qreal top) const
{
    const Inks &inks = inksOf(palette());
    const qreal at = padding + places.lineLabel + gap;
    painter.setFont(fontFor(TextUse::SecondLine));
    for (std::size_t line = 0; line < m_table.modifiers.size(); ++line) {
        const ShelfTable::Line &modifier = m_table.modifiers[line];
        painter.setPen(inks.ink);
        painter.drawText(QRectF(padding, top, places.lineLabel, places.lines[line]), wrapped, modifier.what);
        painter.setPen(inks.pencil);
        painter.drawText(QRectF(at, top, width() - at - padding, places.lines[line]), wrapped, modifier.how);
        top += places.lines[line];
    }
}

} // namespace muster
