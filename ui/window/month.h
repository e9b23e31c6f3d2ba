// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <array>

namespace muster {

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

} // namespace muster
