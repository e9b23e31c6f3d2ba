// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"

#include <QByteArray>
#include <QPainter>

namespace muster {

/// The table of a battle as it was drawn: its sections, else the settlement it was fought in.
class MapImage
{
public:
    MapImage(const AccountTable &table, const Pack &pack);

    /// In that width; empty where there is no map.
    QSizeF size(qreal width) const;
    void paint(QPainter &painter, const QRectF &place) const;

    QByteArray svg(int width) const;
    /// `scale`: pixels for each of the width, for screens that have more of them.
    QByteArray png(int width, int scale = 1) const;

private:
    const AccountTable &m_table;
    const Pack &m_pack;
};

} // namespace muster
