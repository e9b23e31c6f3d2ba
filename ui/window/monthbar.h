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

/// Where the player stands between what the book knows and what is on the screen.
struct Whereabouts {
    PageKind page = PageKind::Band;
    bool playBegun = false; ///< the current encounter has gone to the table
    bool hasDraft = false; ///< of the battle's report
};

/// The present station; none when the campaign is over.
std::optional<Station> stationOf(const Campaign &campaign, const Pack &pack, const Whereabouts &where);

/// The page that knows what to do at a station.
PageKind pageOf(Station station);

/// Below a station: "1 of 5 places free", and where there is little room "1 free".
struct Caption {
    QString whole;
    QString brief;
};

/// What the month bar shows.
struct MonthView {
    QString campaign;
    QString turn; ///< "Month 7"
    QString nextTurn; ///< "Next month"
    QString rules; ///< "Swordplay, Feudal"
    QString goal; ///< the one in view: "Three raids won: 2 of 3"; empty without
    std::optional<Station> present;
    bool hasRecruited = true; ///< or else that station is not done, though another is the present one
    std::array<Caption, stationCount> captions;
};

MonthView viewMonth(const Campaign &campaign, const Pack &pack, const Whereabouts &where);

/// Where in its month the campaign stands, and the one next act.
class MonthBar : public QWidget
{
    Q_OBJECT
public:
    MonthBar();

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
    void pageWanted(PageKind page);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { arrange(); }

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
