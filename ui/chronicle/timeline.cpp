// SPDX-License-Identifier: MIT
#include "ui/chronicle/timeline.h"

#include "ui/look/painting.h"

#include <QPainter>

namespace muster {

QPainterPath repSteps(const std::vector<BattleStory> &months, std::size_t first, std::size_t last, qreal left,
                      qreal monthWidth, const std::function<qreal(int)> &levelOf)
{
    QPainterPath path(QPointF(left, levelOf(months[first].repBefore)));
    const auto level = [&](int rep) {
        path.lineTo(left, levelOf(rep));
        path.lineTo(left += monthWidth / 2, levelOf(rep));
    };
    for (std::size_t i = first; i < last; ++i) {
        level(months[i].repBefore);
        if (months[i].repAfter)
            level(*months[i].repAfter);
        else
            left += monthWidth / 2;
    }
    return path;
}

IconName themeIcon(Theme theme)
{
    switch (theme) {
    case Theme::Founding:
        return "star";
    case Theme::Recruit:
        return "recruit";
    case Theme::Prepare:
        return "map";
    case Theme::Battle:
        return "aftermath";
    case Theme::Recovery:
        return "recovery";
    case Theme::Rep:
        return "odds";
    case Theme::Stays:
        return "stay";
    case Theme::StaysFirm:
        return "exempt";
    case Theme::Leaves:
        return "leave";
    case Theme::Dead:
        return "dead";
    case Theme::RanAway:
        return "ran-away";
    case Theme::Captured:
        return "captured";
    case Theme::Poison:
        return "poison";
    case Theme::Correction:
        return "correct";
    case Theme::Travel:
        return "travel";
    case Theme::Ending:
        return "chronicle";
    case Theme::Words:
        return "words";
    case Theme::Picture:
        return "picture";
    case Theme::Foe:
        return "foe";
    case Theme::Goal:
        return "objective";
    case Theme::Table:
        return "battle";
    case Theme::Turn:
        return "dice";
    case Theme::Pef:
        return "pef";
    case Theme::EnemyGroup:
        return "shield";
    case Theme::OwnFigure:
        return "grunt";
    case Theme::Objective:
        return "objective";
    }
    Q_UNREACHABLE();
}

void outcomeMark(QPainter &painter, const QRectF &place, Outcome outcome, const Inks &inks)
{
    const bool success = outcome == Outcome::Success;
    outlined(painter, {inks.ink, 1.5}, success ? QBrush(inks.ink) : QBrush(Qt::NoBrush))
        .drawEllipse(place.adjusted(1, 1, -1, -1));
    painter.setPen({success ? inks.paper : inks.ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    const QPointF c = place.center();
    if (success) {
        painter.drawPolyline(QPolygonF({c + QPointF(-4, 0.3), c + QPointF(-1.2, 3.2), c + QPointF(4.2, -2.8)}));
    } else {
        painter.drawLine(c + QPointF(-3, -3), c + QPointF(3, 3));
        painter.drawLine(c + QPointF(-3, 3), c + QPointF(3, -3));
    }
}

} // namespace muster
