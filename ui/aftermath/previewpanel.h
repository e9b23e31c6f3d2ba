// SPDX-License-Identifier: MIT
#pragma once

#include "ui/aftermath/beforeafter.h"

#include <QWidget>

class QPainter;

namespace muster {

/// Everyone before → after, and the totals below.
class PreviewPanel : public QWidget
{
    Q_OBJECT
public:
    explicit PreviewPanel(QWidget *parent = nullptr);

    void load(BeforeAfter seen);
    const BeforeAfter &seen() const { return m_seen; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qreal rowHeight() const;
    void drawRow(QPainter &painter, const QRectF &place, const BeforeAfterRow &row) const;
    void drawStory(QPainter &painter, const QRectF &place, const BeforeAfterRow &row) const;
    struct Sum {
        qreal from; ///< in parts of the width, where those before it leave that free
        QString head;
        QString before;
        QString after;
    };
    std::vector<Sum> sums() const;
    void drawTotals(QPainter &painter, const QRectF &place) const;

    BeforeAfter m_seen;
};

} // namespace muster
