// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "ui/parts/views.h"

#include <QPointer>
#include <QTableView>

#include <memory>

namespace muster {

class RosterDelegate;
class RosterModel;

/// The roster as a table that is as high as its rows: the page scrolls, not the table.
class RosterView : public AllRowsView<QTableView>
{
    Q_OBJECT
public:
    RosterView();
    ~RosterView() override;

    void setDocument(CampaignDocument *document);

    /// Shows only this Star's band; nullopt shows every band, one after the other (R36).
    void showBand(std::optional<FigureId> star);
    std::optional<FigureId> band() const;

    /// Returns the selected figure; the Star if none is.
    FigureId currentFigure() const;
    void select(FigureId id);
    /// Opens an editor for the figure's name in its row.
    void rename();
    /// Selects the row that is selected when the page opens.
    void selectFirst();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {480, sizeHint().height()}; }

signals:
    void figureChosen(FigureId id);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString wordsAt(const QModelIndex &index) const;
    /// Adjusts heights and columns after the rows have changed.
    void arrange();
    /// Measures the columns again after they or their contents have changed.
    void measureColumns();
    /// Sets the widths of the columns from their contents. If there is too little space, weapons take two lines, then
    /// the lines below the names are cut, then weapons, and the names last.
    void layOutColumns();

    struct ColumnWidth {
        int head = 0;
        int whole = 0; ///< width of the whole content
    };

    QPointer<CampaignDocument> m_document;
    std::unique_ptr<RosterModel> m_model;
    RosterDelegate *m_delegate;
    std::vector<ColumnWidth> m_columns;
};

} // namespace muster
