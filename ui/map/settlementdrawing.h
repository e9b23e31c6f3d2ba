// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "rules/pack/pack.h"
#include "rules/settlement/layout.h"
#include "ui/look/inks.h"

#include <QPainter>
#include <QStringList>

namespace muster {

/// The data for drawing a settlement: its blocks, their names, and whether its homes are on wheels.
struct SettlementPlan {
    SettlementLayout layout;
    QStringList names; ///< names of the blocks, in their order; empty for homes
    bool onWheels = false;
    quint64 seed = 0; ///< seed for the slight rotation of its houses

    bool empty() const { return layout.blocks.empty(); }
    friend bool operator==(const SettlementPlan &, const SettlementPlan &) = default;
};

SettlementPlan planOf(const KeptSettlement &kept, const Pack &pack);

/// Returns the size of a settlement drawn in this width. A small settlement is not enlarged beyond a legible scale.
QSizeF settlementSize(const SettlementPlan &plan, qreal width);

/// Returns the places of a settlement's blocks, in their order.
std::vector<QRectF> blockPlaces(const SettlementPlan &plan, const QRectF &place);

/// Draws a settlement's blocks with their streets at the top of `place`, horizontally centred. `leastLetter`: the
/// height of the smallest letters, in the painter's units.
void drawSettlement(QPainter &painter, const QRectF &place, const SettlementPlan &plan, const Inks &inks,
                    qreal leastLetter);

} // namespace muster
