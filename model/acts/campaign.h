// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"
#include "rules/encounter/kind.h"
#include "rules/faction/faction.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace muster {
struct ActKind;
}

/// Acts between battles, and before one is on the table.
namespace muster::acts {

/// Recruits from the list of the band, band by band. Dice: as the list has them, for each figure; then an attribute for
/// each, if the rules have them (R52).
struct Recruit {
    std::optional<int> count = {}; ///< for each band; none: one
    bool all = false; ///< until there is no more room
    std::optional<int> star = {}; ///< number of the band's Star; none: each band, or the one whose turn it is (R36)
    static const ActKind kind;
};

/// Recruits one Grunt picked by hand: a row of a list, or anything else that the player has. Dice: as in rollUp, if it
/// has no skill yet (R81).
struct RecruitByHand {
    Profile profile;
    QString name; ///< empty: the pack's name for its id
    QStringList attributes = {};
    std::optional<int> star = {};
    static const ActKind kind;
};

/// Adds another player, whose Star is rolled on its list (Chain Reaction, first edition, p. 2). Dice: 2d6.
struct JoinByDice {
    QString name;
    QString player;
    QStringList attributes;
    QString list = {}; ///< empty: the campaign's
    static const ActKind kind;
};

/// Brings back a figure that left or was lost (R5). A Star's return resumes the month that the loss had stopped (R33):
/// figures that outrank the Star leave, Stay or Go is taken, the next encounter is worked out. Dice: Stay or Go's, if
/// it is taken.
struct BringBack {
    int figure = 1;
    static const ActKind kind;
};

/// Prepares the next encounter. Dice: the first encounter's EAL; then the setup's (R4).
struct Prepare {
    QString enemy = {}; ///< a list's id; empty: the last enemy, else the campaign's own list
    bool waits = false; ///< stops the turns when somebody is back
    std::optional<int> pefs = {}; ///< none: the number in the rules
    QString objective = {}; ///< in the player's words; empty: as in the rules
    QString entry = {}; ///< the place where the band comes on, likewise
    std::optional<int> columns = {}; ///< columns of sections on the table; none: as in the books
    std::optional<int> rows = {};
    std::optional<EncounterKind> encounter = {}; ///< none: the one that comes next
    static const ActKind kind;
};

/// Travels to another locale. Dice: as for an encounter.
struct Travel {
    std::optional<Locale> to; ///< another locale, or that of the present journey; none: the present journey's
    QString enemy;
    static const ActKind kind;
};

/// Finds a settlement; a current encounter that may be fought in one is fought in this one. Dice: foundSettlement().
struct FindSettlement {
    QString name = {}; ///< empty: a name from the program
    static const ActKind kind;
};

/// Rolls parts of the current encounter again: a correction with the dice of redealSetup() (R5). The map's seed stays,
/// so that the parts that are kept look as they did.
struct Reroll {
    std::vector<int> sections = {};
    std::vector<int> pefs = {};
    QString enemy = {}; ///< the list or band for the other side; empty: unchanged
    static const ActKind kind;
};

/// Rolls for media coverage, once; if possible, again each turn. Dice: 1d6; with full coverage 2d6 for the crew until
/// there are a Reporter and a Tech.
struct SeekPress {
    static const ActKind kind;
};

/// Rolls the band's own vehicles for the current encounter (first edition, pp. 18, 19): for the figures on the table,
/// or the usual party before. Dice: as vehiclesAtHand().
struct RollVehicles {
    static const ActKind kind;
};

} // namespace muster::acts
