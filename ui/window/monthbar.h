// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <array>

class QLabel;

namespace muster {

class ElidedLabel;
class NextActButton;
class StationMark;

/// The five stations of a campaign month.
enum class Station : std::uint8_t { Recruit, Prepare, Play, AfterTheBattle, NextMonth };

inline constexpr std::size_t stationCount = 5;

/// State of the window that decides, together with the campaign, which station is the present one.
struct ProgressState {
    PageKind page = PageKind::Band;
    bool playBegun = false; ///< the current encounter is on the table
    bool hasDraft = false; ///< a report of the battle is begun
};

/// Returns the present station; none if the campaign is over.
std::optional<Station> stationOf(const Campaign &campaign, const Pack &pack, const ProgressState &where);

/// Returns the page that belongs to a station.
PageKind pageOf(Station station);

/// The caption of a station: "1 of 5 places free", and if there is little room "1 free".
struct Caption {
    QString whole;
    QString brief;
};

/// The contents of the month bar.
struct MonthView {
    QString campaign;
    QString turn; ///< "Month 7"
    QString nextTurn; ///< "Next month"
    QString rules; ///< "Swordplay, Feudal"
    QString goal; ///< the goal in view: "Three raids won: 2 of 3"; empty without one
    std::optional<Station> present;
    bool hasRecruited = true; ///< false if recruiting is not done, although another station is the present one
    std::array<Caption, stationCount> captions;
};

MonthView viewMonth(const Campaign &campaign, const Pack &pack, const ProgressState &where);

/// Shows the progress of the campaign in its month, and the next act.
class MonthBar : public QWidget
{
    Q_OBJECT
public:
    MonthBar();

    void load(const MonthView &view);
    void setNextAct(const std::optional<NextAct> &act);
    /// Sets whether the campaign is the sample that comes with the program; a badge says so then.
    void setSample(bool sample);
    /// Leaves the captions to the tooltips, for a low window.
    void setLow(bool low);
    NextActButton *nextAct() const { return m_nextAct; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void pageWanted(PageKind page);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { arrange(); }

private:
    /// The division of the width.
    struct Shares {
        int first; ///< left edge of the first station
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
    ElidedLabel *m_goal; ///< below them, if there is room
    std::array<StationMark *, stationCount> m_stations{};
    NextActButton *m_nextAct;
    bool m_sample = false;
    bool m_low = false;
};

} // namespace muster
