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

    /// Only that Star's band; none: every band, one after the other (R36).
    void showBand(std::optional<FigureId> star);
    std::optional<FigureId> band() const;

    /// Who is selected; the Star where nobody was.
    FigureId currentFigure() const;
    void select(FigureId id);
    /// Its name is typed in the row.
    void rename();
    /// As it opens.
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
    /// The rows are other ones.
    void arrange();
    /// The columns are, or what they hold is.
    void measureColumns();
    /// By what they hold. Where that is too much, weapons go into two lines, then what stands below the names is cut, then
    /// weapons, and the names last.
    void layOutColumns();

    struct ColumnWidth {
        int head = 0;
        int whole = 0; ///< with all it holds
    };

    QPointer<CampaignDocument> m_document;
    std::unique_ptr<RosterModel> m_model;
    RosterDelegate *m_delegate;
    std::vector<ColumnWidth> m_columns;
};

} // namespace muster
