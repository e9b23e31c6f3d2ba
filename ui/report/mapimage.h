// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"
#include "ui/look/inks.h"

#include <QByteArray>
#include <QPainter>

namespace muster {

/// The table of a battle as it was drawn: its sections, else the settlement it was fought in.
class MapImage
{
public:
    MapImage(const AccountTable &table, const Pack &pack, const Inks &inks = lightInks());

    /// In that width; empty where there is no map.
    QSizeF size(qreal width) const;
    void paint(QPainter &painter, const QRectF &place) const;
    /// Where the ground is in that place, without what stands at its edges.
    QRectF ground(const QRectF &place) const;

    QByteArray svg(int width) const;
    /// `scale`: pixels for each of the width, for screens that have more of them. `colours`: at most 256.
    QByteArray png(int width, int scale = 1, qsizetype colours = 256) const;

private:
    const AccountTable &m_table;
    const Pack &m_pack;
    const Inks &m_inks;
};

} // namespace muster
