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

/// The delegate for the rows of the roster: the Star taller and in the accent colour, everybody's Rep as a number and
/// as pips.
class RosterDelegate : public QStyledItemDelegate
{
    Q_DECLARE_TR_FUNCTIONS(muster::RosterDelegate)
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Sets the document from which figures are read; null for none.
    void setDocument(const CampaignDocument *document);
    /// Clears everybody's Rep by turn, which is computed again when it is next shown. Call it after the steps have
    /// changed.
    void forgetHistories() { m_series.clear(); }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    int rowHeight(const QModelIndex &index) const;
    /// Returns the size of the cell's content.
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Returns the least width of Name or Weapon: the line below a name may be cut, but not the name; weapons take two
    /// lines.
    int leastWidth(RosterModel::Column column) const;
    /// Returns whether all rows have a portrait before the name, because a figure of the band has a miniature.
    bool showsHeads() const;
    /// Returns the miniatures, which are painted when they have been read.
    ShownPictures &pictures() { return m_pictures; }

    /// Returns the column heads for the chances to stay: after a failure, and after a success.
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
