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

/// A function that draws into the place it is given, and nowhere else. Lengths on paper are in points.
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

/// A table whose rows continue over as many pages as needed, each page with the column heads.
struct Table {
    qreal headHeight = 0;
    std::function<void(QPainter &, const QRectF &, int firstRow)> head;
    qreal rowHeight = 0;
    int rows = 0;
    std::function<void(QPainter &, const QRectF &, int row)> row;
};

/// A layout of blocks on pages, one below the other; none is ever cut. Everything is laid out before any page is
/// painted, so that each page can show the number of pages.
class PageFlow
{
public:
    using Foot = std::function<void(QPainter &, const QRectF &, int page, int pages)>;

    /// Begins the first page. `page` is the size of the whole sheet; nothing is drawn within its margins.
    PageFlow(QSizeF page, Block head, qreal footHeight, Foot foot);

    /// Returns an empty flow on the same paper, with the same head and foot.
    PageFlow anew() const { return {m_sheet.marginsAdded(margins()).size(), m_head, m_footHeight, m_foot}; }
    /// Keeps the data alive that the paintings refer to.
    void own(std::shared_ptr<const void> source) { m_source = std::move(source); }

    qreal width() const { return m_body.width(); }
    /// Returns the height that is left on the page.
    qreal left() const { return m_body.bottom() - m_at; }

    void add(qreal height, Painting painting);
    /// Adds space between two blocks, but none at the top of a page.
    void space(qreal height);
    /// Starts a new page unless this height is left on the present one.
    void keep(qreal height);
    /// Starts a new page unless the present one is empty.
    void nextPage();
    void table(const Table &table);

    int pageCount() const { return int(m_pages.size()); }
    /// Paints a page; pages count from 0.
    void paint(QPainter &painter, int page) const;
    /// Returns the places of the page's blocks, including its head and foot.
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

    QRectF m_sheet; ///< the sheet within the margins
    QRectF m_body; ///< the page without head and foot
    Block m_head;
    qreal m_footHeight;
    Foot m_foot;
    qreal m_at = 0;
    std::vector<std::vector<Placed>> m_pages;
    std::shared_ptr<const void> m_source;
};

} // namespace muster::paper
