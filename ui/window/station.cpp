// SPDX-License-Identifier: MIT
#include "ui/window/station.h"

#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/spokenrole.h"

#include <QPainter>

namespace muster {

namespace {

constexpr qreal presentRadius = 19;
constexpr qreal ringRadius = 15;
constexpr qreal discTop = 9; // above the present one's disc
constexpr qreal captionGap = 7; // below it

/// One line in the middle: the short text where the whole one does not fit.
void centred(QPainter &painter, const QRectF &line, const QString &text, const QString &shortText)
{
    constexpr qreal apart = 8; // from the next station's text
    const bool fits = shortText.isEmpty() || painter.fontMetrics().horizontalAdvance(text) + apart <= line.width();
    drawing::elided(painter, line, Qt::AlignHCenter | Qt::AlignTop, fits ? text : shortText);
}

} // namespace

StationMark::StationMark(const QString &icon, const QString &name, QWidget *parent)
    : QAbstractButton(parent)
    , m_icon(icon)
{
    speakAs(*this, QAccessible::StaticText);
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
    return {width() / 2.0, discTop + presentRadius};
}

qreal StationMark::reach() const
{
    return (m_time == Time::Present ? presentRadius : ringRadius) + 6;
}

QSize StationMark::sizeHint() const
{
    const int lines = QFontMetrics(fontFor(TextUse::BodyBold)).lineSpacing()
        + QFontMetrics(fontFor(TextUse::ColumnHead)).lineSpacing();
    return {140, qRound(discTop + 2 * presentRadius + captionGap) + lines + 4};
}

void StationMark::paintDisc(QPainter &painter) const
{
    const Inks &inks = inksOf(palette());
    const bool present = m_time == Time::Present;
    const QColor edge = m_time == Time::Past ? inks.ink : inks.edge;
    painter.setPen(present ? QPen(Qt::NoPen) : QPen(edge, m_time == Time::Past ? 1.5 : 1.2));
    painter.setBrush(present ? QBrush(inks.accent) : QBrush(Qt::NoBrush));
    painter.drawEllipse(centre(), present ? presentRadius : ringRadius, present ? presentRadius : ringRadius);

    const qreal side = present ? 22 : 18;
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

    QRectF line(2, discTop + 2 * presentRadius + captionGap, width() - 4, 0);
    painter.setFont(fontFor(TextUse::BodyBold));
    line.setHeight(QFontMetricsF(painter.font()).lineSpacing());
    painter.setPen(m_time == Time::Present ? inks.accent : m_time == Time::Past ? inks.ink : inks.pencil);
    centred(painter, line, text(), m_shortName);

    line.translate(0, line.height());
    painter.setFont(fontFor(TextUse::ColumnHead));
    line.setHeight(QFontMetricsF(painter.font()).lineSpacing());
    painter.setPen(inks.pencil);
    centred(painter, line, m_caption, m_shortCaption);
}

} // namespace muster
