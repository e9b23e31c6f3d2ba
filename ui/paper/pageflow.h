// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>
#include <QRectF>
#include <QSizeF>

#include <functional>
#include <memory>
#include <utility>
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

/// A table whose rows go on over as many pages as they need, each with the column heads.
struct Table {
    qreal headHeight = 0;
    std::function<void(QPainter &, const QRectF &, int firstRow)> head;
    qreal rowHeight = 0;
    int rows = 0;
    std::function<void(QPainter &, const QRectF &, int row)> row;
};

/// Lays blocks out on pages, one below the other; none is ever cut. First everything is laid out, then any page can be
/// painted, so that each can say how many there are.
class PageFlow
{
public:
    using Foot = std::function<void(QPainter &, const QRectF &, int page, int pages)>;

    /// `page` is the whole sheet; nothing is drawn within its margins.
    PageFlow(QSizeF page, Block head, qreal footHeight, Foot foot);

    /// Another on the same paper, without anything on it.
    PageFlow anew() const { return {m_sheet.marginsAdded(margins()).size(), m_head, m_footHeight, m_foot}; }
    /// What its paintings look into lives as long as it does.
    void own(std::shared_ptr<const void> source) { m_source = std::move(source); }

    qreal width() const { return m_body.width(); }
    /// What is left of the page.
    qreal left() const { return m_body.bottom() - m_at; }

    void add(qreal height, Painting painting);
    /// Between two blocks; nothing at the top of a page.
    void space(qreal height);
    /// Goes to a new page unless so much is left on this.
    void keep(qreal height);
    /// Goes to a new page unless this one is empty.
    void nextPage();
    void table(const Table &table);

    int pageCount() const { return int(m_pages.size()); }
    /// Pages count from 0.
    void paint(QPainter &painter, int page) const;
    /// Where the page's blocks are, its head and foot among them.
    std::vector<QRectF> places(int page) const;

    static QMarginsF margins() { return {37, 28, 37, 24}; }

private:
    struct Placed {
        QRectF place;
        Painting painting;
    };
    void startPage();
    QRectF headPlace() const { return {m_sheet.topLeft(), QSizeF(m_sheet.width(), m_head.height)}; }
    QRectF footPlace() const { return m_sheet.adjusted(0, m_sheet.height() - m_footHeight, 0, 0); }

    QRectF m_sheet; ///< within the margins
    QRectF m_body; ///< without head and foot
    Block m_head;
    qreal m_footHeight;
    Foot m_foot;
    qreal m_at = 0;
    std::vector<std::vector<Placed>> m_pages;
    std::shared_ptr<const void> m_source;
};

} // namespace muster::paper
