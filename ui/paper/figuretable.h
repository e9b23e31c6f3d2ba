// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"
#include "ui/paper/columns.h"

#include <functional>
#include <vector>

namespace muster::paper {

using PaintFigure =
    std::function<void(QPainter &painter, const QRectF &row, const Columns &columns, const Figure &figure)>;

/// A table of the report, a row for each figure, its heads close above it.
Table tableOfFigures(const Columns &columns, qreal rowHeight, const std::vector<const Figure *> &figures,
                     PaintFigure paint);

/// "Crossbow, range 24″, Impact 3": the weapon and the figures its user needs at the table.
QString weaponLine(const Profile &profile, const Pack &pack);
QString weaponLine(const QString &weapon, const Pack &pack);

/// The name of the foe who leads the enemy in the encounter under way; empty where nobody known does.
QString foeHere(const Campaign &campaign);

} // namespace muster::paper
