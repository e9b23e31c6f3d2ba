// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QPointer>

class QLabel;
class QStackedLayout;

namespace muster {

class Button;
class Choice;
class ChronicleFilter;
class ChronicleModel;
class ChronicleView;
class RepStrip;
class TimelineView;

/// Everything that was done, told: the months on one axis, and the steps below, with the way back to any of them.
class ChroniclePage : public Page
{
    Q_OBJECT
public:
    explicit ChroniclePage(QWidget *parent = nullptr);

    void setDocument(CampaignDocument *document) override;

private:
    QString timelineWords(QPoint place) const;
    QLayout *makeHead();
    void reload();
    void tellOnly(int item);
    void loadReps();
    void takeBack(int steps);
    void bringForward();
    void tellWayBack(int steps);

    QPointer<CampaignDocument> m_document;
    ChronicleModel *m_model;
    ChronicleFilter *m_filter;
    QLabel *m_count;
    Choice *m_shown;
    Button *m_forward;
    Button *m_back;
    TimelineView *m_timeline;
    RepStrip *m_reps;
    ChronicleView *m_view;
};

} // namespace muster
