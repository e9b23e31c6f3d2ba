// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/forecast.h"
#include "ui/window/page.h"

#include <QCoreApplication>
#include <QPointer>

class QLabel;
class QWidget;

namespace muster {

class AimRows;
class Button;
class Choice;
class FoePanel;
class ForecastWork;

/// The foes with a name, and what the campaign is played for.
class FoesPage : public Page
{
    Q_DECLARE_TR_FUNCTIONS(muster::FoesPage)
public:
    explicit FoesPage(QWidget *parent = nullptr);

    void setDocument(CampaignDocument *document) override;
    std::optional<About> takeChosen() override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeFoes();
    QWidget *makeGoals();
    void refresh();
    void lookAhead();
    /// "Forecast: 31%", as far as it is known.
    QString oddsOfGoal(int goal) const;
    QString oddsOfFoe(int foe) const;
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
    QLabel *m_oddsAbout;
    ForecastWork *m_ahead;
    ForecastQuestion m_asked;
    bool m_isAheadStale = true;
};

} // namespace muster
