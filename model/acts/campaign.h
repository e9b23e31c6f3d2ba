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

struct Recruit {
    std::optional<int> count = {}; ///< none is one
    bool all = false; ///< as many as there is room for
    std::optional<int> star =
        {}; ///< the number of the Star whose band it is for; none: each band, or whose turn it is (R36)
    static const ActKind kind;
};

/// One Grunt picked by hand, whose initiative and skill are rolled up (R81).
struct RecruitByHand {
    Profile profile;
    QString name;
    QStringList attributes;
    std::optional<int> star = {};
    static const ActKind kind;
};

/// Another player joins, whose Star is rolled on its list (Chain Reaction, first edition, p. 2).
struct JoinByDice {
    QString name;
    QString player;
    QStringList attributes;
    QString list = {}; ///< empty: the campaign's
    static const ActKind kind;
};

/// One who left or was lost comes back by hand (R5, R33).
struct BringBack {
    int figure = 1;
    static const ActKind kind;
};

struct Prepare {
    QString enemy;
    bool waits = false; ///< the turns stop as soon as somebody is back
    std::optional<int> pefs = {}; ///< none: as many as the rules have
    QString objective = {}; ///< in the player's words; empty: as the rules have it
    QString entry = {}; ///< where the band comes on, in the same way
    std::optional<int> columns = {}; ///< of the table's sections; none: as the books have them
    std::optional<int> rows = {};
    std::optional<EncounterKind> encounter = {}; ///< none: the one that comes next
    static const ActKind kind;
};

struct Travel {
    std::optional<Locale> to; ///< none: where the journey goes
    QString enemy;
    static const ActKind kind;
};

/// The band comes to a settlement; a current encounter that may be fought in one is fought in this one.
struct FindSettlement {
    QString name = {}; ///< empty: the program's
    static const ActKind kind;
};

/// Parts of the current encounter are rolled up again.
struct Reroll {
    std::vector<int> sections;
    std::vector<int> pefs;
    QString enemy = {}; ///< whom the other side is raised from; empty: it stays
    static const ActKind kind;
};

struct SeekPress {
    static const ActKind kind;
};

/// The band's own vehicles for the current encounter (first edition, pp. 18, 19).
struct RollVehicles {
    static const ActKind kind;
};

} // namespace muster::acts
