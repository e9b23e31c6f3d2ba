// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "ui/band/repplot.h"

#include <QWidget>

namespace muster {

/// The Rep of each of the band month by month, small and side by side, on the axis they share.
class RepStrip : public QWidget
{
    Q_OBJECT
public:
    explicit RepStrip(QWidget *parent = nullptr);

    void load(const Book &book, const Campaign &campaign, const Pack &pack);
    /// None where there is nobody.
    std::optional<FigureId> figureAt(QPoint place) const;

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Entry {
        FigureId id{};
        QString name;
        int rep = 0;
        bool star = false;
        RepSeries series;
    };
    QRectF placeOf(std::size_t entry) const;
    void draw(QPainter &painter, const QRectF &place, const Entry &entry) const;

    std::vector<Entry> m_entries;
    int m_lastTurn = 1;
};

} // namespace muster
