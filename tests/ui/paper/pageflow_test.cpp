// SPDX-License-Identifier: MIT
#include "ui/paper/pageflow.h"

#include <QImage>
#include <QStringList>

#include <gtest/gtest.h>

using namespace muster::paper;
using namespace Qt::StringLiterals;

namespace {

/// A page with exactly 100 points of room below a head of 10 and above a foot of 10; records what is painted.
class Pages
{
public:
    PageFlow flow{QSizeF(300, 120)
                      + QSizeF(PageFlow::margins().left() + PageFlow::margins().right(),
                               PageFlow::margins().top() + PageFlow::margins().bottom()),
                  {10, [this](QPainter &, const QRectF &) { told += u"head"_s; }},
                  10,
                  [this](QPainter &, const QRectF &, int page, int pages) {
                      told += QString(u"foot %1/%2"_s).arg(page + 1).arg(pages);
                  }};

    void add(qreal height, const QString &name)
    {
        flow.add(height, [this, name](QPainter &, const QRectF &place) {
            told += QString(u"%1@%2"_s).arg(name).arg(place.top() - top);
        });
    }

    QString page(int number)
    {
        told.clear();
        QImage canvas(1, 1, QImage::Format_RGB32);
        QPainter painter(&canvas);
        flow.paint(painter, number);
        return told.join(u' ');
    }

    QStringList told;
    const qreal top = PageFlow::margins().top() + 10;
};

} // namespace

TEST(PageFlow, WhatDoesNotFitGoesToTheNextPageWhole)
{
    Pages pages;
    pages.add(60, u"first"_s);
    pages.add(40, u"second"_s);
    pages.add(1, u"third"_s);

    EXPECT_EQ(pages.flow.pageCount(), 2);
    EXPECT_EQ(pages.page(0), u"head first@0 second@60 foot 1/2"_s);
    EXPECT_EQ(pages.page(1), u"head third@0 foot 2/2"_s);
}

TEST(PageFlow, RoomBetweenBlocksIsLeftOutAtTheTopOfAPage)
{
    Pages pages;
    pages.flow.space(5);
    pages.add(90, u"first"_s);
    pages.flow.space(8);
    pages.add(20, u"second"_s);

    EXPECT_EQ(pages.page(0), u"head first@0 foot 1/2"_s);
    EXPECT_EQ(pages.page(1), u"head second@0 foot 2/2"_s);
}

TEST(PageFlow, AHeadingIsNotLeftBehindByWhatFollows)
{
    Pages pages;
    pages.add(70, u"before"_s);
    pages.flow.keep(40);
    pages.add(10, u"heading"_s);
    pages.add(30, u"block"_s);

    EXPECT_EQ(pages.page(1), u"head heading@0 block@10 foot 2/2"_s);
}

TEST(PageFlow, ATablesHeadsComeAgainOnEveryPage)
{
    Pages pages;
    Table table;
    table.headHeight = 20;
    table.head = [&](QPainter &, const QRectF &, int first) { pages.told += QString(u"columns from %1"_s).arg(first); };
    table.rowHeight = 30;
    table.rows = 5;
    table.row = [&](QPainter &, const QRectF &, int row) { pages.told += QString(u"row %1"_s).arg(row); };
    pages.flow.table(table);

    ASSERT_EQ(pages.flow.pageCount(), 3);
    EXPECT_EQ(pages.page(0), u"head columns from 0 row 0 row 1 foot 1/3"_s);
    EXPECT_EQ(pages.page(1), u"head columns from 2 row 2 foot 2/3"_s);
    EXPECT_EQ(pages.page(2), u"head columns from 3 row 3 row 4 foot 3/3"_s);
}
