// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster {

/// What a figure carries and wears: ids of the pack's weapons and armours.
struct Gear {
    QString weapon;
    QString armor;

    friend bool operator==(const Gear &, const Gear &) = default;
};

/// So many of a weapon, an armour or another thing.
struct Kit {
    QString item;
    int count = 1;
    bool single = false; ///< one that is counted, the last of several or "1 rocket"; not a thing one simply has

    bool isCounted() const { return single || count > 1; }
    friend bool operator==(const Kit &, const Kit &) = default;
};

/// What a band keeps of what it took: weapons and armours by their ids (Chain Reaction, first edition, p. 15).
using Stockpile = QMap<QString, int>;

/// A figure's number in the order of joining, the Star first. Never used again.
enum class FigureId : int {};

inline int number(FigureId id)
{
    return static_cast<int>(id);
}

/// The Star of the campaign's first day; whoever follows that one says nothing of it in files.
inline constexpr FigureId firstStar{1};

enum class Status : std::uint8_t { Active, Dead, Left, Gone, Captured, Dismissed, Turned };

/// Why somebody left, in the words of the game.
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
    EncounterOver, ///< came for one encounter only (R59)
    NoRoom ///< its Star is lost, and the one it would have followed has no place left (R36)
};

/// One of the band, or one who was.
struct Figure {
    FigureId id{};
    QString name;
    bool star = false;
    FigureId leader = firstStar; ///< the Star whose band it is in (R36); a Star's own number
    QString list = {}; ///< a Star's, from which its band recruits (R36); empty: the campaign's
    QString player = {}; ///< whose Star it is; may be empty where there is only one
    Profile profile; ///< with the Rep of today
    int bestRep = 0; ///< the highest the figure had in the band: the hollow pips
    int months = 0; ///< encounters' months since the figure joined (R21)
    int joined = 1; ///< the turn the figure joined in
    Status status = Status::Active;
    bool forEncounter = false; ///< came as a reinforcement and leaves after it (R59)
    bool outranksStar = false; ///< on the day of recruiting (R10)
    bool poisoned = false;
    bool exempt = false;
    QStringList attributes;
    int backIn = 0; ///< the turn from which the figure can take part again, after a wound
    bool marked = false; ///< a wound cost the figure a Rep that experience cannot win back (R66)
    int points = 0; ///< encounter points the figure earned
    std::vector<Kit> carries =
        {}; ///< beside the weapon: ids of the pack's weapons and armours, or the player's own words
    std::optional<Gear> laidAside = {}; ///< the figure's own, while it has better arms for the current encounter

    int rep() const { return profile.rep; }
    /// A Star in the enemy's hands, for whom the band may still come (R85).
    bool isHeld() const { return status == Status::Captured; }
    bool isAway(int turn) const { return isHeld() || turn < backIn; }
    friend bool operator==(const Figure &, const Figure &) = default;
};

/// How somebody left the book, and when.
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
