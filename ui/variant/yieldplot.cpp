// SPDX-License-Identifier: MIT
#include "ui/variant/yieldplot.h"

#include "ui/look/inks.h"
#include "ui/look/type.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr qreal aboveBars = 18;
constexpr qreal belowBars = 22;
constexpr qreal widestYield = 56; // of the two bars together

QString inHundred(double share)
{
    return QLocale().toString(100 * share, 'f', 0);
}

} // namespace

YieldPlot::YieldPlot(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void YieldPlot::load(std::vector<Yield> yields, bool hasBook)
{
    m_yields = std::move(yields);
    m_hasBook = hasBook;
    QStringList words;
    for (const Yield &yield : m_yields)
        words << (hasBook
                      ? tr("%1: %2 here, %3 in the book").arg(yield.what, inHundred(yield.here), inHundred(yield.book))
                      : tr("%1: %2").arg(yield.what, inHundred(yield.here)));
    setAccessibleName(words.join(QStringLiteral("; ")));
    setToolTip(words.join(u'\n').toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
    update();
}

QSize YieldPlot::minimumSizeHint() const
{
    return {210, 110};
}

QSize YieldPlot::sizeHint() const
{
    return {210, 170};
}

void YieldPlot::paintEvent(QPaintEvent *)
{
    double highest = 0;
    for (const Yield &yield : m_yields)
        highest = std::max({highest, yield.here, yield.book});
    if (highest <= 0)
        return;
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontFor(TextUse::ColumnHead));
    const qreal bottom = std::round(height() - belowBars) + 0.5;
    const qreal apart = (width() - 1.0) / static_cast<qreal>(m_yields.size());
    const qreal bar = std::min(widestYield, apart * 0.8) / (m_hasBook ? 2 : 1);
    const auto draw = [&](qreal left, double share, bool isSolid) {
        const qreal tall = (bottom - aboveBars) * share / highest;
        painter.setPen(isSolid ? QPen(Qt::NoPen) : QPen(inks.ink, 1));
        painter.setBrush(isSolid ? inks.accent : inks.paper);
        if (tall > 0)
            painter.drawRect(QRectF(left, bottom - tall, bar - 2, tall));
        painter.setPen(isSolid ? inks.accent : inks.pencil);
        painter.drawText(QRectF(left - 10, bottom - tall - aboveBars, bar + 18, aboveBars - 2),
                         Qt::AlignHCenter | Qt::AlignBottom, inHundred(share));
    };
    for (std::size_t i = 0; i < m_yields.size(); ++i) {
        const qreal middle = apart * (static_cast<qreal>(i) + 0.5);
        draw(m_hasBook ? middle - bar : middle - bar / 2, m_yields[i].here, true);
        if (m_hasBook)
            draw(middle, m_yields[i].book, false);
        painter.setPen(inks.ink);
        painter.drawText(QRectF(middle - apart / 2, bottom + 3, apart, belowBars - 3), Qt::AlignHCenter | Qt::AlignTop,
                         painter.fontMetrics().elidedText(m_yields[i].what, Qt::ElideRight, static_cast<int>(apart)));
    }
    painter.setPen(QPen(inks.rule, 1));
    painter.drawLine(QPointF(0, bottom), QPointF(width(), bottom));
}

} // namespace muster
