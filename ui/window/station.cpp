// SPDX-License-Identifier: MIT
#include "ui/window/station.h"

#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QPainter>

namespace muster {

namespace {

/// How large the discs are, and where.
struct Disc {
    qreal present; ///< its radius
    qreal ring;
    qreal above;
    qreal below;
    qreal presentIcon;
    qreal ringIcon;
};

constexpr Disc usualDisc{19, 15, 9, 7, 22, 18};
constexpr Disc lowDisc{14, 11, 3, 2, 17, 14};

const Disc &discOf(bool low)
{
    return low ? lowDisc : usualDisc;
}

/// One line in the middle: the short text where the whole one does not fit.
void centred(QPainter &painter, const QRectF &line, const QString &text, const QString &shortText)
{
    constexpr qreal fromNext = 8; // from the next station's text
    const bool fits = shortText.isEmpty() || painter.fontMetrics().horizontalAdvance(text) + fromNext <= line.width();
    drawing::elided(painter, line, Qt::AlignHCenter | Qt::AlignTop, fits ? text : shortText);
}

} // namespace

StationMark::StationMark(const QString &icon, const QString &name, QWidget *parent)
    : QAbstractButton(parent)
    , m_icon(icon)
{
    setText(name);
    setFocusPolicy(Qt::NoFocus); // the tabs lead to the same pages by keyboard
    setCursor(Qt::PointingHandCursor);
}

void StationMark::show(Time time, const QString &caption, const QString &shortCaption)
{
    m_time = time;
    m_caption = caption;
    m_shortCaption = shortCaption;
    const QString when = time == Time::Past ? tr("done") : time == Time::Present ? tr("now") : tr("to come");
    setAccessibleName(tr("%1, %2").arg(text(), when));
    setAccessibleDescription(caption);
    setToolTip(text() + u'\n' + caption); // both are cut where the stations stand close
    update();
}

QPointF StationMark::centre() const
{
    const Disc &disc = discOf(m_low);
    return {width() / 2.0, disc.above + disc.present};
}

qreal StationMark::reach() const
{
    const Disc &disc = discOf(m_low);
    return (m_time == Time::Present ? disc.present : disc.ring) + 6;
}

QSize StationMark::sizeHint() const
{
    const Disc &disc = discOf(m_low);
    const int caption = m_low ? 0 : QFontMetrics(fontFor(TextUse::ColumnHead)).lineSpacing();
    const int lines = QFontMetrics(fontFor(TextUse::BodyBold)).lineSpacing() + caption;
    return {140, qRound(disc.above + 2 * disc.present + disc.below) + lines + 4};
}

void StationMark::setLow(bool low)
{
    m_low = low;
    update();
}

void StationMark::paintDisc(QPainter &painter) const
{
    const Inks &inks = inksOf(palette());
    const bool present = m_time == Time::Present;
    const QColor edge = m_time == Time::Past ? inks.ink : inks.edge;
    painter.setPen(present ? QPen(Qt::NoPen) : QPen(edge, m_time == Time::Past ? 1.5 : 1.2));
    painter.setBrush(present ? QBrush(inks.accent) : QBrush(Qt::NoBrush));
    const Disc &disc = discOf(m_low);
    const qreal radius = present ? disc.present : disc.ring;
    painter.drawEllipse(centre(), radius, radius);

    const qreal side = present ? disc.presentIcon : disc.ringIcon;
    const QColor colour = present ? inks.onAccent : m_time == Time::Past ? inks.ink : inks.pencil;
    drawIcon(painter, m_time == Time::Past ? QStringLiteral("check") : m_icon,
             {centre().x() - side / 2, centre().y() - side / 2, side, side}, colour);
}

void StationMark::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintDisc(painter);

    const Disc &disc = discOf(m_low);
    QRectF line(2, disc.above + 2 * disc.present + disc.below, width() - 4, 0);
    painter.setFont(fontFor(TextUse::BodyBold));
    line.setHeight(QFontMetricsF(painter.font()).lineSpacing());
    painter.setPen(m_time == Time::Present ? inks.accent : m_time == Time::Past ? inks.ink : inks.pencil);
    centred(painter, line, text(), m_shortName);
    if (m_low)
        return; // the tooltip has the caption

    line.translate(0, line.height());
    painter.setFont(fontFor(TextUse::ColumnHead));
    line.setHeight(QFontMetricsF(painter.font()).lineSpacing());
    painter.setPen(inks.pencil);
    centred(painter, line, m_caption, m_shortCaption);
}

} // namespace muster
