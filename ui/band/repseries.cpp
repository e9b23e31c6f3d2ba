// SPDX-License-Identifier: MIT
#include "ui/band/repseries.h"

#include <QPainterPath>

namespace muster {

RepSeries seriesOf(const std::vector<FigureChapter> &history)
{
    RepSeries series;
    for (const FigureChapter &chapter : history) {
        if (series.empty() || chapter.rep != series.back().rep)
            series.push_back({chapter.turn, chapter.rep});
    }
    return series;
}

void paintRepSteps(QPainter &painter, const QRectF &place, const RepSeries &series, int lastTurn, const QColor &line,
                   const Inks &inks)
{
    if (series.empty())
        return;
    const int months = std::max(1, lastTurn);
    const auto startOf = [&](int turn) {
        return place.left() + place.width() * std::clamp(turn - 1, 0, months) / qreal(months);
    };
    const auto heightOf = [&](int rep) {
        return place.bottom() - place.height() * (std::clamp(rep, 1, highestRep) - 1) / qreal(highestRep - 1);
    };

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(inks.rule, 1));
    painter.drawLine(QPointF(place.left(), place.bottom() + 0.5), QPointF(place.right(), place.bottom() + 0.5));

    QPainterPath path(QPointF(startOf(series.front().turn), heightOf(series.front().rep)));
    for (std::size_t i = 1; i < series.size(); ++i) {
        path.lineTo(startOf(series[i].turn + 1), path.currentPosition().y());
        path.lineTo(path.currentPosition().x(), heightOf(series[i].rep));
    }
    path.lineTo(place.right(), path.currentPosition().y());
    painter.setPen(QPen(line, 1.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(line);
    painter.drawEllipse(path.currentPosition(), 2.6, 2.6);
    painter.restore();
}

} // namespace muster
