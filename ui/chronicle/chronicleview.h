// SPDX-License-Identifier: MIT
#pragma once

#include "ui/chronicle/battlecolumns.h"
#include "ui/chronicle/chroniclerows.h"
#include "ui/parts/views.h"

#include <QListView>

namespace muster {

class Button;
class CampaignDocument;
class ChronicleDelegate;

/// The list of battles and their steps, below the column heads. Enter opens a row; a selected battle has a button for
/// its report.
class ChronicleView : public QuietView<QListView>
{
    Q_OBJECT
public:
    explicit ChronicleView(ChronicleRows *rows);

    /// Adds the view to `around`, and above it the button of a row. Screen readers do not find a button inside the view
    /// itself.
    void layInto(QWidget &around);

    void setDocument(const CampaignDocument *document);
    void tellOnly(ChronicleRows::Show shown);
    /// Shares the width among the columns. Call after the battles have changed.
    void shareWidth();
    void toggle(const QModelIndex &index);
    /// Opens or closes the row or, if there is nothing to open, shows its pictures. Done by Enter.
    void enter(const QModelIndex &index);
    /// Marks words wherever they occur, and scrolls to the step with the present match. Opens the step if they are in
    /// its lines below.
    void showFound(const SearchTerms &sought, const QModelIndex &present);

signals:
    void reportWanted(const QModelIndex &battle);
    void picturesWanted(const QModelIndex &step);
    /// Emitted on a double click on a row.
    void editWanted(const QModelIndex &index);
    void linkFollowed(const ChronicleLink &link);
    /// Emitted when another row becomes the current one.
    void moved();

protected:
    bool viewportEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;

private:
    /// Returns the row whose chevron is at this place of the viewport.
    QModelIndex chevronAt(QPoint place) const;
    std::optional<ChronicleLink> linkAt(QPoint place) const;
    QString tipAt(QPoint place) const;
    void placeButton();
    void tellWhereNone();

    ChronicleRows *m_rows;
    ChronicleDelegate *m_delegate;
    QWidget *m_heads;
    QString m_none; ///< reason why the list is empty; else empty
    Button *m_report; ///< report button of a finished battle
};

} // namespace muster
