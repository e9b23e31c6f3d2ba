// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QPointer>

class QLabel;
class QWidget;

namespace muster {

class AimRows;
class Button;
class Choice;
class FoePanel;

/// The foes with a name, and what the campaign is played for.
class FoesPage : public Page
{
    Q_OBJECT
public:
    explicit FoesPage(QWidget *parent = nullptr);

    void setDocument(CampaignDocument *document) override;
    std::optional<About> takeChosen() override;

private:
    QWidget *makeFoes();
    QWidget *makeGoals();
    void refresh();
    void showFoes();
    void showGoals();
    void showGoalDeeds();
    void nameFoe(int foe);
    void chooseReturn(int item);
    void write(const Result<Step> &step);

    QPointer<CampaignDocument> m_document;
    QLabel *m_foesAbout;
    AimRows *m_foes;
    QWidget *m_return;
    Choice *m_how;
    QLabel *m_goalsAbout;
    AimRows *m_goals;
    Button *m_name;
    Button *m_add;
    Button *m_reached;
    Button *m_strike;
    Button *m_close;
    FoePanel *m_panel;
    QWidget *m_side;
};

} // namespace muster
