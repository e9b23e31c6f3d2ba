// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QPointer>

#include <memory>

class QHBoxLayout;
class QMenu;

namespace muster {

class Choice;
class ChronicleFilter;
class ChronicleModel;
class ChronicleSearch;
class ChronicleView;
class ElidedLabel;
class FindRow;
class ForecastWork;
class RepStrip;
class TimelineView;

/// Everything that was done, told: the months on one axis, and the steps below, with the way back to any of them.
class ChroniclePage : public Page
{
    Q_OBJECT
public:
    explicit ChroniclePage(QWidget *parent = nullptr);
    ~ChroniclePage() override;

    void setDocument(CampaignDocument *document) override;
    std::optional<About> takeChosen() override;
    std::optional<About> aboutAt(QPoint place) const override;
    void showStep(int step) override;
    bool canFind() const override { return true; }
    void find() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QString timelineWords(QPoint place) const;
    QLayout *makeHead();
    void layTimeline();
    void reload();
    void tellOnly(int item);
    void loadReps();
    void lookAhead();
    void drawAhead();
    void takeBack(int steps);
    void askToGoBack(int steps);
    void look(const QString &words);
    void goToFound(int by);
    void showFound();
    void stopFinding();
    std::optional<About> aboutOf(const QModelIndex &index) const;
    QList<QAction *> editsOf(const QModelIndex &index);
    void fillMenu(QMenu &menu, const QModelIndex &index);
    void addCareers(QMenu &menu, const QModelIndex &index);
    void edit(const QModelIndex &index);
    void tellBattle(const QModelIndex &index);
    /// Large.
    void showPictures(const QModelIndex &index);

    QPointer<CampaignDocument> m_document;
    ChronicleModel *m_model;
    ChronicleFilter *m_filter;
    QHBoxLayout *m_head;
    QHBoxLayout *m_aroundTimeline;
    ElidedLabel *m_count;
    Choice *m_shown;
    TimelineView *m_timeline;
    ForecastWork *m_ahead;
    bool m_isAheadStale = true;
    RepStrip *m_reps;
    ChronicleView *m_view;
    FindRow *m_find;
    std::unique_ptr<ChronicleSearch> m_search;
};

} // namespace muster
