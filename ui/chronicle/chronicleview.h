// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/find.h"
#include "ui/chronicle/chroniclefilter.h"
#include "ui/chronicle/timeline.h"
#include "ui/parts/views.h"

#include <QListView>

#include <functional>

namespace muster {

class Button;
class CampaignDocument;
class ChronicleDelegate;

/// The list of steps. Enter opens one; a battle that is chosen has a button for its report.
class ChronicleView : public QuietView<QListView>
{
    Q_OBJECT
public:
    explicit ChronicleView(ChronicleFilter *filter);

    /// Lays itself into this, and the button of a row above it: what stands in the view itself no screen reader hears.
    void layInto(QWidget &around);

    void setDocument(const CampaignDocument *document);
    void tellOnly(ChronicleFilter::Show shown);
    void setMonths(const std::vector<TimelineMonth> &months, std::function<QString(int)> markOf);
    /// Whether the place, of the viewport, is where the months stand.
    bool isInHeading(QPoint place) const;
    void toggle(const QModelIndex &index);
    /// What Enter does: opens or closes the step, or where there is nothing to open shows its pictures.
    void enter(const QModelIndex &index);
    bool canOpen(const QModelIndex &index) const;
    bool isOpen(const QModelIndex &index) const;
    /// Marks words wherever they stand, and brings the step that has the present ones into sight, opened where they are below it.
    void showFound(const Sought &sought, const QModelIndex &present);

    void setModel(QAbstractItemModel *model) override;

signals:
    void reportWanted(const QModelIndex &battle);
    void picturesWanted(const QModelIndex &step);
    /// By a double click on a step.
    void editWanted(const QModelIndex &index);

protected:
    bool viewportEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;

private:
    /// The step whose chevron is there.
    QModelIndex chevronAt(QPoint place) const;
    void placeButton();
    void tellWhereNone();

    ChronicleFilter *m_filter;
    ChronicleDelegate *m_delegate;
    QString m_none; ///< why nothing stands here
    Button *m_report; ///< of a battle that was finished
};

} // namespace muster
