// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"
#include "ui/look/inks.h"

#include <QByteArray>
#include <QPainter>

namespace muster {

/// The table of a battle as a picture: its sections, or else the settlement where it took place.
class MapImage
{
public:
    MapImage(const AccountTable &table, const Pack &pack, const Inks &inks = lightInks());

    /// Returns the size for this width; empty if there is no map.
    QSizeF size(qreal width) const;
    void paint(QPainter &painter, const QRectF &place) const;
    /// Returns the place of the ground inside `place`, without the texts at its edges.
    QRectF ground(const QRectF &place) const;

    QByteArray svg(int width) const;
    /// Returns a PNG. `scale`: pixels per unit of `width`, for high-resolution screens. `colours`: at most 256.
    QByteArray png(int width, int scale = 1, qsizetype colours = 256) const;

private:
    const AccountTable &m_table;
    const Pack &m_pack;
    const Inks &m_inks;
};

} // namespace muster
