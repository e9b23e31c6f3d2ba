// SPDX-License-Identifier: MIT
#include "ui/paper/pageflow.h"

#include <QMarginsF>

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

PageFlow::PageFlow(QSizeF page, Block head, qreal footHeight, Foot foot)
    : m_sheet(QRectF(QPointF(), page).marginsRemoved(margins()))
    , m_body(m_sheet.adjusted(0, head.height, 0, -footHeight))
    , m_head(std::move(head))
    , m_footHeight(footHeight)
    , m_foot(std::move(foot))
{
    startPage();
}

void PageFlow::startPage()
{
    m_pages.emplace_back();
    m_at = m_body.top();
}

void PageFlow::add(qreal height, Painting painting)
{
    keep(height);
    m_pages.back().push_back({QRectF(m_body.left(), m_at, m_body.width(), height), std::move(painting)});
    m_at += height;
}

void PageFlow::space(qreal height)
{
    if (!m_pages.back().empty())
        m_at += height;
}

void PageFlow::keep(qreal height)
{
    if (height > left() && !m_pages.back().empty())
        startPage();
}

void PageFlow::nextPage()
{
    if (!m_pages.back().empty())
        startPage();
}

void PageFlow::table(const Table &table)
{
    // One table is shared by all rows, because the data drawn in them may include the whole campaign.
    const auto kept = std::make_shared<const Table>(table);
    const auto addHead = [&](int firstRow) {
        add(table.headHeight,
            [kept, firstRow](QPainter &painter, const QRectF &place) { kept->head(painter, place, firstRow); });
    };
    keep(table.headHeight + table.rowHeight);
    addHead(0);
    for (int i = 0; i < table.rows; ++i) {
        // The last row does not stand alone on a page; the one before moves with it.
        const bool lastButOne = i > 1 && i == table.rows - 2;
        if ((lastButOne ? 2 : 1) * table.rowHeight > left()) {
            startPage();
            addHead(i);
        }
        add(table.rowHeight, [kept, i](QPainter &painter, const QRectF &place) { kept->row(painter, place, i); });
    }
}

void PageFlow::paint(QPainter &painter, int page) const
{
    m_head.painting(painter, headPlace());
    for (const Placed &placed : m_pages.at(std::size_t(page)))
        placed.painting(painter, placed.place);
    m_foot(painter, footPlace(), page, pageCount());
}

std::vector<QRectF> PageFlow::places(int page) const
{
    std::vector<QRectF> places{headPlace(), footPlace()};
    for (const Placed &placed : m_pages.at(std::size_t(page)))
        places.push_back(placed.place);
    return places;
}

} // namespace muster::paper
