// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/contact.h"
#include "rules/encounter/howmany.h"
#include "rules/encounter/movement.h"
#include "rules/encounter/section.h"
#include "rules/slug.h"
#include "rules/table/rollon.h"

#include <QStringList>

#include <array>

namespace muster {

/// A result of resolving a PEF with a Rep (Chain Reaction 3.0 p. 24).
enum class PefForce : std::uint8_t {
    MainBody, ///< A
    Stragglers, ///< B
    FalseAlarm, ///< C
};

template<>
inline constexpr auto otherSlugs<PefForce> = std::to_array<Slug<PefForce>>({
    {PefForce::MainBody, QLatin1StringView("A")},
    {PefForce::Stragglers, QLatin1StringView("B")},
    {PefForce::FalseAlarm, QLatin1StringView("C")},
});

/// The two printed tables of the number of enemies: one on the page, and a higher one on the reference sheet (R47).
enum class NumbersPrint : std::uint8_t { Page, Sheet };

/// The dice for the number of enemies and for the presence of their leader, for one letter.
struct ForceTables {
    PerValue<NumbersPrint, DiceTotal> total;
    RollTable<bool> leader;
};

/// A number of enemies and the number of groups they form.
struct Gathering {
    HowMany number;
    int groups = 1;
};

/// The table How Many Of Them? for some lists of the side on patrol. A total beyond an end uses the row at that end
/// (R47).
struct GatheringTable {
    QStringList lists;
    RollTable<Gathering> rows;
};

/// A scout's find in a section, determined by the dice passed.
enum class Scouted : std::uint8_t { Nobody, InBuildings, Enemy };

struct ScoutingTables {
    PerValue<Terrain, int> values{}; ///< the number against which the dice are passed
    PerPassed<Scouted> found{};
};

/// A move of an enemy group that depends on which side has more figures (Chain Reaction 3.0 p. 26).
enum class GroupMove : std::uint8_t {
    Flank, ///< one half fires while the other half goes round a flank
    Fire, ///< from a position to which the group moves
    SeekCover, ///< and stay there
    Hold,
};

struct GroupMoveResult {
    int passed = 0;
    GroupMove move = GroupMove::Hold;
    std::optional<Side> flank; ///< the flank round which half of the group goes

    void describe(auto &field) const
    {
        field("passed", passed);
        field("move", move);
        field("flank", flank);
    }
    bool operator==(const GroupMoveResult &) const = default;
};

/// By dice passed, then 1 if the group outnumbers.
using GroupMoves = PerPassed<std::array<GroupMove, 2>>;

/// The tables for PEFs with Reps, the enemies they turn out to be, and scouting (Chain Reaction 3.0 pp. 23 to 25).
struct PatrolTables {
    std::array<RollTable<PefForce>, 4> composition; ///< indexed by PEFs resolved before, 3 for three or more
    ForceTables mainBody;
    ForceTables stragglers;
    int leaderRep = 5;
    std::vector<GatheringTable> howMany;
    PefMoves pefMoves;
    GroupMoves groupMoves;
    ScoutingTables scouting;

    const RollTable<PefForce> &compositionAfter(int resolved) const;
    /// Returns the table for the list of the side on patrol (R48); the first table for a list of another rule set.
    const GatheringTable &howManyFor(const QString &list) const;
};

} // namespace muster
