// SPDX-License-Identifier: MIT
#pragma once

#include "rules/aftermath/fate.h"
#include "rules/media/mediawork.h"
#include "rules/wounds/recover.h"

#include <array>
#include <cstdint>
#include <optional>

namespace muster {

/// The fates these wounds are about, from the best to the worst.
inline constexpr std::array woundFates{Fate::Fine,        Fate::Scratched, Fate::BadWound,
                                       Fate::Unconscious, Fate::RanAway,   Fate::Captured,
                                       Fate::Surrendered, Fate::Dead,      Fate::Turned};

/// What the player reports of one figure beside its fate.
struct Deeds {
    bool wounded = false; ///< had a wound when the figure ran
    bool lostNerve = false; ///< was running without a wound, whatever came of the figure later (R67)
    bool inflictedDamage = false;
    int kills = 0;
    int routed = 0;
    MediaWork media = {};
    int initiativeLost = 0; ///< where the rules have that (R81)
    std::optional<Fate> wound = {}; ///< of one who ran: a Scratch or a Bad Wound (p. 7, R7)

    /// With what they imply: a figure that killed or routed an enemy has inflicted damage (R8).
    Deeds completed() const;
    /// The figure ran or surrendered at some time, whatever came of it then.
    bool hasRun() const { return wounded || lostNerve; }
    friend bool operator==(const Deeds &, const Deeds &) = default;
};

/// The deeds with what the fate says of running put beside it, so that another fate may take its place (R67): who runs or
/// surrenders has lost its nerve, unless a wound made it run.
Deeds besideFate(Fate fate, Deeds deeds);

/// What becomes of the figure.
struct FigureAfter {
    enum class Status : std::uint8_t { Band, Dead, Captured, Turned, Gone };
    Status status = Status::Band;
    int rep = 0;
    int awayTurns = 0; ///< before the figure can take part again (R60)
    bool lostNerve = false;
    bool gained = false; ///< a Rep by experience
    bool marked = false; ///< experience cannot raise the figure any more (R66)
    int passed = 0; ///< of the dice of a Recover check

    void describe(auto &field) const
    {
        field(u"status", status);
        field(u"rep", rep);
        field(u"away_turns", awayTurns);
        field(u"lost_nerve", lostNerve);
        field(u"gained", gained);
        field(u"marked", marked);
    }
    friend bool operator==(const FigureAfter &, const FigureAfter &) = default;
};

/// Nerve and experience count at once, then the wounds (p. 7, R3, R60, R66, R67). `marked`: by an earlier wound. Dice:
/// 2d6 for a Bad Wound, though the figure ran, or one unconscious, noted for `figure`.
FigureAfter afterBattle(const WoundTables &tables, int monthsLastTurns, int rep, bool marked, Fate fate,
                        const Deeds &deeds, Dice &dice, int figure = 0);

} // namespace muster
