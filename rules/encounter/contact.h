// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"
#include "rules/slug.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace muster {

class Dice;
struct ActivityTables;
struct ArmyList;

inline constexpr int leaderInForceRep = 5; ///< Rep of the leader of an enemy in force (R24)

/// A result of resolving a PEF (Swordplay p. 31).
enum class PefLetter : std::uint8_t {
    Nothing, ///< X
    Signs, ///< A: the EAL rises for the rest of the encounter
    Contact, ///< B: one group
    InForce, ///< C: two groups
};

template<>
inline constexpr auto otherSlugs<PefLetter> = std::to_array<Slug<PefLetter>>({
    {PefLetter::Nothing, QLatin1StringView("X")},
    {PefLetter::Signs, QLatin1StringView("A")},
    {PefLetter::Contact, QLatin1StringView("B")},
    {PefLetter::InForce, QLatin1StringView("C")},
});

enum class Side : std::uint8_t { Left, Right };

struct EnemyGroup {
    std::optional<Side> side; ///< side on which the second group of a C stands, 6" from the first; none for the first
    std::optional<Profile> leader; ///< counts among the number rolled (R24)
    std::vector<Profile> figures; ///< the other figures

    int size() const { return static_cast<int>(figures.size()) + (leader ? 1 : 0); }
    void describe(auto &field) const
    {
        field("side", side);
        field("leader", leader);
        field("figures", figures);
    }
    bool operator==(const EnemyGroup &) const = default;
};

struct Contact {
    PefLetter letter = PefLetter::Nothing;
    int eal = 0; ///< the EAL after this contact
    std::vector<EnemyGroup> groups;

    void describe(auto &field) const
    {
        field("letter", letter);
        field("eal", eal);
        field("groups", groups);
    }
    bool operator==(const Contact &) const = default;
};

/// The state of the table when a PEF is seen.
struct PefSighting {
    int pef = 0; ///< number of the PEF, for its dice
    int eal = 1;
    int party = 1; ///< the player's figures on the table (R23)
    bool leaderPlaced = false;
    bool last = false;
    bool certain = false; ///< a scout has found somebody, so that a result of nobody counts as one group (R59)
};

/// Returns the EAL after this letter: an A raises it by one, to 5 at most (R13).
int ealAfter(PefLetter letter, int eal);

/// Returns the number of groups of enemies that a letter stands for: 0, 1 or 2.
int groupsOf(PefLetter letter);

/// Resolves a PEF (Swordplay p. 31, R6, R13, R24). Dice: the letter; for each group the number, for a second one its
/// side, then 2d6 on the list for each figure, the leader first if it is in the group.
Contact resolvePef(const ActivityTables &tables, const ArmyList &list, const PefSighting &sighting, Dice &dice);

/// Rolls the number of enemies in a group, at least 1 (Swordplay p. 32, R1, R6, R23). Dice: 2d6.
int howManyEnemies(const ActivityTables &tables, int party, Dice &dice, int pef = 0);

} // namespace muster
