// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/month.h"

class QLabel;

namespace muster {

class ElidedLabel;
class NextActButton;
class StationMark;

/// Where in its month the campaign stands, and the one next act.
class MonthBar : public QWidget
{
    Q_OBJECT
public:
    explicit MonthBar(QWidget *parent = nullptr);

    void load(const MonthView &view);
    void setNextAct(const std::optional<NextAct> &act);
    /// The campaign is the one that comes with the program, and says so.
    void setSample(bool sample);
    /// In a low window the captions are left to the tooltips.
    void setLow(bool low);
    NextActButton *nextAct() const { return m_nextAct; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void pageWanted(muster::PageKind page);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// How its width is shared.
    struct Shares {
        int first; ///< where the stations begin
        int pitch;
        int act;
    };

    void arrange();
    void placeCampaign(const Shares &shares);
    void placeGoal(const Shares &shares);
    bool isTight() const;
    Shares share() const;
    int wantedFirst(int pitch) const;
    int besideFirstName(int pitch) const;
    int leftOfRules() const;
    int top() const;

    ElidedLabel *m_campaign;
    QLabel *m_turn;
    ElidedLabel *m_rules;
    ElidedLabel *m_goal; ///< below them, where there is room
    std::array<StationMark *, stationCount> m_stations{};
    NextActButton *m_nextAct;
    bool m_sample = false;
    bool m_low = false;
};

} // namespace muster
