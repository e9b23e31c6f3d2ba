// SPDX-License-Identifier: MIT
#include "ui/chronicle/repstrip.h"

#include "model/story/figurehistory.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

constexpr int entryWidth = 156;
constexpr qreal plotWidth = 96;
constexpr qreal plotHeight = 21;
constexpr int under = 10; ///< room below each row

int entryHeight()
{
    return QFontMetrics(fontFor(TextUse::SecondLine)).lineSpacing() + static_cast<int>(plotHeight) + 8 + under;
}

std::size_t across(int width)
{
    return static_cast<std::size_t>(std::max(1, width / entryWidth));
}

} // namespace

RepStrip::RepStrip(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void RepStrip::load(const Book &book, const Campaign &campaign, const Pack &pack)
{
    m_entries.clear();
    QStringList words;
    const FigureHistories histories = figureHistories(book.stepsInForce(), pack);
    for (const Figure &figure : campaign.band) {
        m_entries.push_back(
            {figure.id, figure.name, figure.rep(), figure.star, seriesOf(whyItsRep(histories, figure.id))});
        words << tr("%1: Rep %2").arg(figure.name).arg(figure.rep());
    }
    m_lastTurn = campaign.past.empty() ? 1 : campaign.past.back().turn;
    setAccessibleName(tr("Rep over time"));
    setAccessibleDescription(words.join(u'\n'));
    updateGeometry();
    update();
}

QSize RepStrip::sizeHint() const
{
    return {entryWidth, heightForWidth(width())};
}

int RepStrip::heightForWidth(int width) const
{
    const std::size_t columns = across(width);
    return static_cast<int>((m_entries.size() + columns - 1) / columns) * entryHeight();
}

QRectF RepStrip::placeOf(std::size_t entry) const
{
    const std::size_t columns = across(width());
    const std::size_t row = entry / columns;
    return {static_cast<qreal>(entry % columns) * entryWidth, static_cast<qreal>(row) * entryHeight(),
            static_cast<qreal>(entryWidth - 12), static_cast<qreal>(entryHeight() - under)};
}

std::optional<FigureId> RepStrip::figureAt(QPoint place) const
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (placeOf(i).contains(place))
            return m_entries[i].id;
    }
    return std::nullopt;
}

void RepStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        draw(painter, placeOf(i), m_entries[i]);
}

void RepStrip::draw(QPainter &painter, const QRectF &place, const Entry &entry) const
{
    const Inks &inks = inksOf(palette());
    const QColor &line = entry.star ? inks.accent : inks.ink;
    painter.setFont(fontFor(TextUse::SecondLine));
    painter.setPen(inks.pencil);
    const QRectF plot(place.left() + 1, place.bottom() - plotHeight - 4, plotWidth, plotHeight);
    drawing::elided(painter, QRectF(place.topLeft(), QPointF(place.right(), plot.top() - 4)),
                    Qt::AlignLeft | Qt::AlignVCenter, entry.name);
    paintRepSteps(painter, plot, entry.series, m_lastTurn, line, inks);
    painter.setFont(fontFor(TextUse::RowName));
    painter.setPen(line);
    painter.drawText(QRectF(plot.right() + 12, plot.top() - 4, 30, plot.height() + 8), Qt::AlignLeft | Qt::AlignVCenter,
                     QString::number(entry.rep));
}

} // namespace muster
