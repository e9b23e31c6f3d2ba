// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "rules/pack/pack.h"
#include "rules/settlement/layout.h"
#include "ui/look/inks.h"

#include <QPainter>
#include <QStringList>

namespace muster {

/// What is needed to draw a settlement: its blocks, their names beside them, and whether its homes are on wheels.
struct SettlementPlan {
    SettlementLayout layout;
    QStringList names; ///< of the blocks, in their order; empty for homes
    bool onWheels = false;
    quint64 seed = 0; ///< turns its houses a little

    bool empty() const { return layout.blocks.empty(); }
    friend bool operator==(const SettlementPlan &, const SettlementPlan &) = default;
};

SettlementPlan planOf(const KeptSettlement &kept, const Pack &pack);

/// How large it is drawn in that width; no larger than legible.
QSizeF settlementSize(const SettlementPlan &plan, qreal width);

/// Where its blocks are drawn in that place, in their order.
std::vector<QRectF> blockPlaces(const SettlementPlan &plan, const QRectF &place);

/// Its blocks with their streets at the top of `place`, in the middle. `leastLetter` is the height
/// of the smallest letters, in the painter's units.
void drawSettlement(QPainter &painter, const QRectF &place, const SettlementPlan &plan, const Inks &inks,
                    qreal leastLetter);

} // namespace muster
