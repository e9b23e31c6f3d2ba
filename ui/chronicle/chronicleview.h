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

/// The list of battles and their steps, below the heads of its columns. Enter opens a row; a battle that is chosen has a button
/// for its report.
class ChronicleView : public QuietView<QListView>
{
    Q_OBJECT
public:
    explicit ChronicleView(ChronicleRows *rows);

    /// Lays itself into this, and the button of a row above it: what stands in the view itself no screen reader hears.
    void layInto(QWidget &around);

    void setDocument(const CampaignDocument *document);
    void tellOnly(ChronicleRows::Show shown);
    /// After the battles have changed.
    void shareWidth();
    void toggle(const QModelIndex &index);
    /// What Enter does: opens or closes the row, or where there is nothing to open shows its pictures.
    void enter(const QModelIndex &index);
    /// Marks words wherever they stand, and brings the step that has the present ones into sight, opened where they are below it.
    void showFound(const Sought &sought, const QModelIndex &present);

signals:
    void reportWanted(const QModelIndex &battle);
    void picturesWanted(const QModelIndex &step);
    /// By a double click on a step.
    void editWanted(const QModelIndex &index);
    void linkFollowed(const ChronicleLink &link);
    /// Another row is the current one.
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
    /// The row whose chevron is there.
    QModelIndex chevronAt(QPoint place) const;
    std::optional<ChronicleLink> linkAt(QPoint place) const;
    QString tipAt(QPoint place) const;
    void placeButton();
    void tellWhereNone();

    ChronicleRows *m_rows;
    ChronicleDelegate *m_delegate;
    QWidget *m_heads;
    QString m_none; ///< why nothing stands here
    Button *m_report; ///< of a battle that was finished
};

} // namespace muster
