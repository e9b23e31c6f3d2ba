// SPDX-License-Identifier: MIT
#include "ui/paper/block.h"

namespace muster::paper {

void Stack::add(qreal height, Painting painting)
{
    m_blocks.push_back({height, std::move(painting)});
}

void Stack::space(qreal height)
{
    m_blocks.push_back({height, {}});
}

qreal Stack::height() const
{
    qreal sum = 0;
    for (const Block &block : m_blocks)
        sum += block.height;
    return sum;
}

void Stack::paint(QPainter &painter, const QRectF &place) const
{
    qreal y = place.top();
    for (const Block &block : m_blocks) {
        if (block.painting)
            block.painting(painter, QRectF(place.left(), y, place.width(), block.height));
        y += block.height;
    }
}

} // namespace muster::paper
