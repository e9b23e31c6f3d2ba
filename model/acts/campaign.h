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

/// What is done between battles, and before one is on the table.
namespace muster::acts {

/// From the list of the band, band by band. Dice: as the list has them, for each; then an attribute for each, where the rules
/// have them (R52).
struct Recruit {
    std::optional<int> count = {}; ///< for each band; none is one
    bool all = false; ///< as many as there is room for
    std::optional<int> star =
        {}; ///< the number of the Star whose band it is for; none: each band, or whose turn it is (R36)
    static const ActKind kind;
};

/// One Grunt picked by hand, a row of a list or anything else the player has on the shelf. Dice: as in rollUp, where it has no
/// skill yet (R81).
struct RecruitByHand {
    Profile profile;
    QString name; ///< empty: the pack's for its id
    QStringList attributes = {};
    std::optional<int> star = {};
    static const ActKind kind;
};

/// Another player joins, whose Star is rolled on its list (Chain Reaction, first edition, p. 2). Dice: 2d6.
struct JoinByDice {
    QString name;
    QString player;
    QStringList attributes;
    QString list = {}; ///< empty: the campaign's
    static const ActKind kind;
};

/// One who left or was lost comes back by hand (R5). A Star's return takes the month up where the loss had stopped it (R33):
/// those who outrank the Star go, Stay or Go is taken, the next encounter is worked out. Dice: Stay or Go's, where it is taken.
struct BringBack {
    int figure = 1;
    static const ActKind kind;
};

/// Dice: the first encounter's EAL; then the setup's (R4).
struct Prepare {
    QString enemy = {}; ///< a list's id; empty is the last enemy, else the campaign's own list
    bool waits = false; ///< the turns stop as soon as somebody is back
    std::optional<int> pefs = {}; ///< none: as many as the rules have
    QString objective = {}; ///< in the player's words; empty: as the rules have it
    QString entry = {}; ///< where the band comes on, in the same way
    std::optional<int> columns = {}; ///< of the table's sections; none: as the books have them
    std::optional<int> rows = {};
    std::optional<EncounterKind> encounter = {}; ///< none: the one that comes next
    static const ActKind kind;
};

/// Dice: as for an encounter.
struct Travel {
    std::optional<Locale> to; ///< another locale, or that of the journey the band is on; none: where that goes
    QString enemy;
    static const ActKind kind;
};

/// The band comes to a settlement; a current encounter that may be fought in one is fought in this one. Dice:
/// foundSettlement().
struct FindSettlement {
    QString name = {}; ///< empty: the program's
    static const ActKind kind;
};

/// Parts of the current encounter are rolled up again: a correction with the dice of redealSetup() (R5). The map's seed stays,
/// so that what is kept looks as it did.
struct Reroll {
    std::vector<int> sections = {};
    std::vector<int> pefs = {};
    QString enemy = {}; ///< whom the other side is raised from; empty: it stays
    static const ActKind kind;
};

/// Media coverage, rolled once; where it is possible, again each turn. Dice: 1d6; with full coverage 2d6 for the crew until
/// there are a Reporter and a Tech.
struct SeekPress {
    static const ActKind kind;
};

/// The band's own vehicles for the current encounter (first edition, pp. 18, 19), for those who are on the table, or the usual
/// party before. Dice: as vehiclesAtHand().
struct RollVehicles {
    static const ActKind kind;
};

} // namespace muster::acts
