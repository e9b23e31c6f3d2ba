// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster {

/// A figure's weapon and armour, as ids of the pack.
struct Gear {
    QString weapon;
    QString armor;

    friend bool operator==(const Gear &, const Gear &) = default;
};

/// A number of weapons, armours or other things.
struct Kit {
    QString item;
    int count = 1;
    bool single = false; ///< counted although it is one: the last of several, or "1 rocket"

    bool isCounted() const { return single || count > 1; }
    friend bool operator==(const Kit &, const Kit &) = default;
};
using Kits = std::vector<Kit>;

inline constexpr int mostKits = 1000; ///< maximum of one weapon in a stockpile, or of one thing that a figure carries
inline constexpr int mostCarried = 100; ///< maximum of things that a figure carries

/// The stores of a band: counts keyed by the ids of weapons and armours (Chain Reaction, first edition, p. 15).
using Stockpile = QMap<QString, int>;

/// A figure's number in the order of joining; the Star comes first. Never reused.
enum class FigureId : int {};

inline int number(FigureId id)
{
    return static_cast<int>(id);
}

using FigureIds = std::vector<FigureId>;

inline constexpr FigureId noFigure{}; ///< stands for no figure

/// The Star a campaign is founded with; files leave out the leader of figures that follow it.
inline constexpr FigureId firstStar{1};

enum class Status : std::uint8_t { Active, Dead, Left, Gone, Captured, Dismissed, Turned };

/// The reason why a figure left, in the words of the game.
enum class LeaveCause : std::uint8_t {
    Killed,
    DiedOfWounds,
    RanForGood,
    Captured,
    Outranked,
    StayOrGo,
    Dismissed,
    RepGone,
    Correction,
    Surrendered,
    Turned,
    StarLost, ///< nobody leads the figure any more (R36)
    PlayerLeft,
    EncounterOver, ///< joined for one encounter only (R59)
    NoRoom ///< its Star is lost, and the one it would have followed has no place left (R36)
};

/// A figure that is or was in the band.
struct Figure {
    FigureId id{};
    QString name;
    bool star = false;
    FigureId leader = firstStar; ///< the Star whose band it is in (R36); for a Star its own id
    QString list = {}; ///< for a Star: the army list its band recruits from (R36); empty: the campaign's
    QString player = {}; ///< for a Star: its player; may be empty if there is only one
    Profile profile; ///< with the current Rep
    int bestRep = 0; ///< the highest Rep the figure had in the band, shown as hollow pips
    int months = 0; ///< months with an encounter since the figure joined (R21)
    int joined = 1; ///< the turn in which it joined
    Status status = Status::Active;
    bool forEncounter = false; ///< joined as a reinforcement and leaves after the encounter (R59)
    bool outranksStar = false; ///< true on the day of recruiting (R10)
    bool poisoned = false;
    bool exempt = false;
    QStringList attributes;
    int backIn = 0; ///< the turn from which it can take part again after a wound
    bool marked = false; ///< a wound cost it a Rep that experience cannot win back (R66)
    int points = 0; ///< encounter points it earned
    Kits carries = {}; ///< besides the weapon: ids of weapons and armours, or the player's own words
    std::optional<Gear> laidAside = {}; ///< the figure's own gear, while it has better for the current encounter

    int rep() const { return profile.rep; }
    /// Returns whether this is a Star in the enemy's hands, whom the band may still free (R85).
    bool isHeld() const { return status == Status::Captured; }
    bool isAway(int turn) const { return isHeld() || turn < backIn; }
    friend bool operator==(const Figure &, const Figure &) = default;
};

/// The turn and cause of a figure's departure.
struct Farewell {
    int turn = 0;
    bool poisoning = false;
    LeaveCause cause = LeaveCause::StayOrGo;

    friend bool operator==(const Farewell &, const Farewell &) = default;
};

struct FormerFigure {
    Figure figure;
    Farewell farewell;

    friend bool operator==(const FormerFigure &, const FormerFigure &) = default;
};

} // namespace muster
