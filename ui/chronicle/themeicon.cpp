// SPDX-License-Identifier: MIT
#include "ui/chronicle/themeicon.h"

#include <QPainter>

namespace muster {

QString themeIcon(Theme theme)
{
    switch (theme) {
    case Theme::Founding:
        return QStringLiteral("star");
    case Theme::Recruit:
        return QStringLiteral("recruit");
    case Theme::Prepare:
        return QStringLiteral("map");
    case Theme::Battle:
        return QStringLiteral("aftermath");
    case Theme::Recovery:
        return QStringLiteral("recovery");
    case Theme::Rep:
        return QStringLiteral("odds");
    case Theme::Stays:
        return QStringLiteral("stay");
    case Theme::StaysFirm:
        return QStringLiteral("exempt");
    case Theme::Leaves:
        return QStringLiteral("leave");
    case Theme::Dead:
        return QStringLiteral("dead");
    case Theme::RanAway:
        return QStringLiteral("ran-away");
    case Theme::Captured:
        return QStringLiteral("captured");
    case Theme::Poison:
        return QStringLiteral("poison");
    case Theme::Correction:
        return QStringLiteral("correct");
    case Theme::Travel:
        return QStringLiteral("travel");
    case Theme::Ending:
        return QStringLiteral("chronicle");
    case Theme::Words:
        return QStringLiteral("words");
    case Theme::Picture:
        return QStringLiteral("picture");
    case Theme::Foe:
        return QStringLiteral("foe");
    case Theme::Goal:
        return QStringLiteral("objective");
    case Theme::Table:
        return QStringLiteral("battle");
    case Theme::Turn:
        return QStringLiteral("dice");
    case Theme::Pef:
        return QStringLiteral("pef");
    case Theme::EnemyGroup:
        return QStringLiteral("shield");
    case Theme::OwnFigure:
        return QStringLiteral("grunt");
    case Theme::Objective:
        return QStringLiteral("objective");
    }
    Q_UNREACHABLE();
}

void outcomeMark(QPainter &painter, const QRectF &place, Outcome outcome, const Inks &inks)
{
    const bool success = outcome == Outcome::Success;
    painter.setPen(QPen(inks.ink, 1.5));
    painter.setBrush(success ? QBrush(inks.ink) : QBrush(Qt::NoBrush));
    painter.drawEllipse(place.adjusted(1, 1, -1, -1));
    painter.setPen(QPen(success ? inks.paper : inks.ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF c = place.center();
    if (success) {
        painter.drawPolyline(QPolygonF({c + QPointF(-4, 0.3), c + QPointF(-1.2, 3.2), c + QPointF(4.2, -2.8)}));
    } else {
        painter.drawLine(c + QPointF(-3, -3), c + QPointF(3, 3));
        painter.drawLine(c + QPointF(-3, 3), c + QPointF(3, -3));
    }
}

} // namespace muster
