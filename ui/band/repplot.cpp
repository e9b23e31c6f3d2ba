// SPDX-License-Identifier: MIT
#include "ui/band/repplot.h"

#include "model/campaign/campaign.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

template<typename StartOf, typename HeightOf>
QPainterPath stepsOf(const RepSeries &series, StartOf startOf, HeightOf heightOf, qreal right)
{
    QPainterPath path(QPointF(startOf(series.front().turn), heightOf(series.front().rep)));
    for (std::size_t i = 1; i < series.size(); ++i) {
        path.lineTo(startOf(series[i].turn + 1), path.currentPosition().y());
        path.lineTo(path.currentPosition().x(), heightOf(series[i].rep));
    }
    path.lineTo(right, path.currentPosition().y());
    return path;
}

constexpr qreal levelsWidth = 24;
constexpr qreal perLevel = 14;
constexpr qreal above = 18; // for the label of the Star's line
constexpr qreal below = 26; // for the labels of the months

} // namespace

RepSeries seriesOf(const std::vector<FigureChapter> &history)
{
    RepSeries series;
    for (const FigureChapter &chapter : history) {
        if (series.empty() || chapter.rep != series.back().rep)
            series.push_back({chapter.turn, chapter.rep});
    }
    return series;
}

RepSeries within(const RepSeries &series, int first, int last)
{
    RepSeries shown;
    for (const RepPoint &point : series) {
        if (point.turn > last)
            break;
        if (point.turn < first)
            shown.clear(); // a later change applies at `first`
        shown.push_back({std::max(point.turn, first), point.rep});
    }
    return shown;
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
    painter.setPen({inks.rule, 1});
    painter.drawLine(QPointF(place.left(), place.bottom() + 0.5), QPointF(place.right(), place.bottom() + 0.5));

    const QPainterPath path = stepsOf(series, startOf, heightOf, place.right());
    outlined(painter, {line, 1.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin}).drawPath(path);
    filled(painter, line).drawEllipse(path.currentPosition(), 2.6, 2.6);
    painter.restore();
}

int lastTurnOf(const Campaign &campaign, FigureId figure)
{
    const auto left =
        std::ranges::find(campaign.former, figure, [](const FormerFigure &gone) { return gone.figure.id; });
    if (left != campaign.former.end())
        return left->farewell.turn;
    return campaign.past.empty() ? campaign.turn : campaign.past.back().turn;
}

RepPlot::RepPlot()
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void RepPlot::load(const RepSeries &series, int lastTurn, const RepSeries &star, const TurnWords &turns)
{
    m_series = series;
    m_first = series.empty() ? 1 : series.front().turn;
    m_last = std::max(lastTurn, m_first);
    m_least = m_most = series.empty() ? 1 : series.front().rep;
    for (const RepPoint &point : series) {
        m_least = std::min(m_least, point.rep);
        m_most = std::max(m_most, point.rep);
    }
    m_star = within(star, m_first, m_last);
    for (const RepPoint &point : m_star)
        m_most = std::max(m_most, point.rep);
    m_least = std::max(1, std::min(m_least, m_most - 2) - (m_least > 1 ? 1 : 0));

    m_marks.clear();
    for (int turn = m_first; turn <= m_last; ++turn)
        m_marks << turns.mark(turn);
    QStringList words;
    for (const RepPoint &point : series)
        //: A Rep, and the month or other turn from which the figure had it
        words.append(tr("Rep %1 from %2").arg(QString::number(point.rep), turns.label(point.turn)));
    setAccessibleName(words.join(u"; "));
    updateGeometry();
    update();
}

QSize RepPlot::sizeHint() const
{
    return {300, qRound(above + perLevel * (m_most - m_least) + 8 + below)};
}

void RepPlot::measure()
{
    m_place = QRectF(levelsWidth, above, width() - levelsWidth - 4, perLevel * (m_most - m_least));
}

qreal RepPlot::startOf(int turn) const
{
    const int months = m_last - m_first + 1;
    return m_place.left() + m_place.width() * std::clamp(turn - m_first, 0, months) / months;
}

qreal RepPlot::heightOf(int rep) const
{
    return std::round(m_place.bottom() - perLevel * (rep - m_least)) + 0.5;
}

void RepPlot::paintAxes(QPainter &painter, const Inks &inks) const
{
    painter.setFont(fontFor(TextUse::ColumnHead));
    const QFontMetricsF metrics(painter.font());
    for (int rep = m_least; rep <= m_most; ++rep) {
        const qreal y = heightOf(rep);
        painter.setPen(inks.pencil);
        painter.drawText(QRectF(0, y - 10, 14, 20), atRight, QString::number(rep));
        painter.setPen({inks.rule, 1});
        painter.drawLine(QPointF(m_place.left(), y), QPointF(m_place.right(), y));
    }
    painter.setPen(inks.pencil);
    const qreal apart = m_place.width() / (m_last - m_first + 1);
    qreal widest = metrics.horizontalAdvance(QStringLiteral("000"));
    for (const QString &mark : m_marks)
        widest = std::max(widest, metrics.horizontalAdvance(mark) + metrics.averageCharWidth());
    const int every = std::max(1, int(std::ceil(widest / apart)));
    for (int turn = m_first; turn <= m_last; turn += every) {
        const QRectF place(startOf(turn), m_place.bottom() + 10, std::max(apart, widest), below - 8);
        if (turn == m_first || place.right() <= width())
            painter.drawText(place, (apart < widest ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter,
                             m_marks[turn - m_first]);
    }
}

QPainterPath RepPlot::pathOf(const RepSeries &series) const
{
    return stepsOf(
        series, [this](int turn) { return startOf(turn); }, [this](int rep) { return heightOf(rep); }, m_place.right());
}

void RepPlot::paintStar(QPainter &painter, const Inks &inks) const
{
    if (m_star.empty())
        return;
    const qreal y = heightOf(m_star.back().rep);
    QPen pen(inks.accent, 2, Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({0.1, 2.4});
    outlined(painter, pen).drawPath(pathOf(m_star));
    setType(painter, TextUse::ColumnHead, inks.accent);
    const bool crossed = m_series.back().rep == m_star.back().rep + 1; // by the figure's own line
    painter.drawText(QRectF(m_place.left(), crossed ? y + 2 : y - 18, m_place.width(), 15),
                     //: On a chart, beside the line of the Star's Rep
                     Qt::AlignRight | (crossed ? Qt::AlignTop : Qt::AlignBottom), tr("the Star"));
}

void RepPlot::paintSteps(QPainter &painter, const Inks &inks) const
{
    outlined(painter, {inks.ink, 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin}).drawPath(pathOf(m_series));
    painter.setBrush(inks.paper);
    for (std::size_t i = 1; i < m_series.size(); ++i) {
        const QPointF change(startOf(m_series[i].turn + 1), heightOf(m_series[i].rep));
        painter.drawEllipse(QPointF(std::min(change.x(), m_place.right() - 6), change.y()), 5, 5);
    }
    filled(painter, inks.ink)
        .drawEllipse(QPointF(startOf(m_series.front().turn), heightOf(m_series.front().rep)), 3.6, 3.6);
}

void RepPlot::paintEvent(QPaintEvent *)
{
    if (m_series.empty())
        return;
    measure();
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    paintAxes(painter, inks);
    paintStar(painter, inks);
    paintSteps(painter, inks);
}

} // namespace muster
