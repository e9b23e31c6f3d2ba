// SPDX-License-Identifier: MIT
#pragma once

#include "rules/aftermath/fate.h"
#include "rules/media/mediawork.h"
#include "rules/wounds/recover.h"

#include <array>
#include <cstdint>
#include <optional>

namespace muster {

/// The fates for which these rules have wounds, from the best to the worst.
inline constexpr std::array woundFates{Fate::Fine,        Fate::Scratched, Fate::BadWound,
                                       Fate::Unconscious, Fate::RanAway,   Fate::Captured,
                                       Fate::Surrendered, Fate::Dead,      Fate::Turned};

/// The player's report on a figure, apart from its fate.
struct Deeds {
    bool wounded = false; ///< had a wound when it ran
    bool lostNerve = false; ///< ran without a wound, whatever happened to it later (R67)
    bool inflictedDamage = false;
    int kills = 0;
    int routed = 0;
    MediaWork media = {};
    int initiativeLost = 0; ///< only in rules with initiative (R81)
    std::optional<Fate> wound = {}; ///< for a figure that ran: a Scratch or a Bad Wound (p. 7, R7)

    /// Returns these deeds with their consequences: a figure that killed or routed an enemy has inflicted damage (R8).
    Deeds completed() const;
    /// Returns whether the figure ran or surrendered at any time, whatever followed.
    bool hasRun() const { return wounded || lostNerve; }
    bool operator==(const Deeds &) const = default;
};

/// Returns the deeds together with what the fate implies about running, so that the fate can be replaced by another
/// (R67): a figure that runs or surrenders has lost its nerve, unless a wound made it run.
Deeds besideFate(Fate fate, Deeds deeds);

/// The state of a figure after the battle.
struct FigureAfter {
    enum class Status : std::uint8_t { Band, Dead, Captured, Turned, Gone };
    Status status = Status::Band;
    int rep = 0;
    int awayTurns = 0; ///< turns before the figure can take part again (R60)
    bool lostNerve = false;
    bool gained = false; ///< gained a Rep by experience
    bool marked = false; ///< can no longer gain Rep by experience (R66)
    int passed = 0; ///< number of dice passed in a Recover check

    void describe(auto &field) const
    {
        field("status", status);
        field("rep", rep);
        field("away_turns", awayTurns);
        field("lost_nerve", lostNerve);
        field("gained", gained);
        field("marked", marked);
    }
    bool operator==(const FigureAfter &) const = default;
};

/// Works out nerve and experience, which count at once, and then the wounds (p. 7, R3, R60, R66, R67). `marked`: by an
/// earlier wound. Dice: 2d6 for a figure that is unconscious or has a Bad Wound, even if it ran; recorded for `figure`.
FigureAfter afterBattle(const WoundTables &tables, int monthsLastTurns, int rep, bool marked, Fate fate,
                        const Deeds &deeds, Dice &dice, int figure = 0);

} // namespace muster
