// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "model/items/rostermodel.h"
#include "ui/band/repplot.h"
#include "ui/pictures/shownpictures.h"

#include <QCoreApplication>
#include <QHash>
#include <QStyledItemDelegate>

namespace muster {

/// Paints the rows of the roster: the Star taller and in the accent, everybody's Rep as a figure and as pips.
class RosterDelegate : public QStyledItemDelegate
{
    Q_DECLARE_TR_FUNCTIONS(muster::RosterDelegate)
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Reads the figures from here; null for none.
    void setDocument(const CampaignDocument *document);
    /// The steps have changed: everybody's Rep by month is worked out again when it is seen next.
    void forgetHistories() { m_series.clear(); }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    int rowHeight(const QModelIndex &index) const;
    /// As wide as what the cell holds.
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// What Name or Weapon can do with: the line below a name cut, but no name; weapons in two lines.
    int leastWidth(RosterModel::Column column) const;
    /// Everybody has a head before the name as soon as anybody in the band has a miniature.
    bool showsHeads() const;
    /// The miniatures that have been read meanwhile can be painted.
    ShownPictures &pictures() { return m_pictures; }

    /// Above the chances to stay: after a failure, and after a success.
    static QStringList stayOrGoHeads();

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    qreal contentWidth(const Figure &figure, const QModelIndex &index) const;
    void paintHead(QPainter &painter, const QRectF &place, const Figure &figure, const Inks &inks) const;
    qreal headWidth(const Figure &figure) const;
    const Figure *figureAt(const QModelIndex &index) const;
    const RepSeries &seriesFor(FigureId id) const;

    const CampaignDocument *m_document = nullptr;
    mutable QHash<int, RepSeries> m_series;
    mutable ShownPictures m_pictures;
};

} // namespace muster
