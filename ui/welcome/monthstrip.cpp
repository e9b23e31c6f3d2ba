// SPDX-License-Identifier: MIT
#include "ui/welcome/monthstrip.h"

#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QPainter>

#include <array>

namespace muster {

namespace {

constexpr qreal discRadius = 15;
constexpr qreal discIcon = 18;
constexpr qreal discGap = 6; // to the line between

struct StripStation {
    QString icon;
    QString name;
};

std::array<StripStation, 5> stripStations()
{
    return {{{QStringLiteral("recruit"), MonthStrip::tr("Recruit")},
             {QStringLiteral("map"), MonthStrip::tr("Prepare")},
             {QStringLiteral("battle"), MonthStrip::tr("Play")},
             {QStringLiteral("aftermath"), MonthStrip::tr("After")},
             {QStringLiteral("next-month"), MonthStrip::tr("Next")}}};
}

} // namespace

MonthStrip::MonthStrip(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(tr("How a month goes: recruit, prepare, play, after the battle, next month"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize MonthStrip::sizeHint() const
{
    return {300, qRound(2 * discRadius) + 10 + QFontMetrics(fontFor(TextUse::SecondLine)).lineSpacing()};
}

void MonthStrip::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto stations = stripStations();
    painter.setFont(fontFor(TextUse::SecondLine));
    const qreal each = width() / static_cast<qreal>(stations.size());
    QPen dots(inks.edge, 1.5, Qt::CustomDashLine, Qt::RoundCap);
    dots.setDashPattern({0.1, 3.4});
    for (std::size_t i = 0; i < stations.size(); ++i) {
        const QPointF centre((static_cast<qreal>(i) + 0.5) * each, discRadius + 1);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(inks.edge, 1.2));
        painter.drawEllipse(centre, discRadius, discRadius);
        if (i + 1 < stations.size()) {
            painter.setPen(dots);
            const qreal reach = discRadius + discGap;
            painter.drawLine(centre + QPointF(reach, 0), centre + QPointF(each - reach, 0));
        }
        drawIcon(painter, stations[i].icon,
                 QRectF(centre - QPointF(discIcon, discIcon) / 2, QSizeF(discIcon, discIcon)), inks.pencil);
        painter.setPen(inks.ink);
        const qreal top = 2 * discRadius + 8;
        drawing::elided(painter, {centre.x() - each / 2, top, each, height() - top}, Qt::AlignHCenter | Qt::AlignTop,
                        stations[i].name);
    }
}

} // namespace muster
