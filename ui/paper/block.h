// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>
#include <QRectF>

#include <functional>
#include <vector>

namespace muster::paper {

/// Draws into the place it is given, and nowhere else. Lengths on paper are points.
using Painting = std::function<void(QPainter &, const QRectF &)>;

struct Block {
    qreal height = 0;
    Painting painting;
};

/// Blocks below each other.
class Stack
{
public:
    void add(qreal height, Painting painting);
    void space(qreal height);

    qreal height() const;
    void paint(QPainter &painter, const QRectF &place) const;

private:
    std::vector<Block> m_blocks;
};

} // namespace muster::paper
