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

/// What a PEF with a Rep turns out to be (Chain Reaction 3.0 p. 24).
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

/// The numbers of enemies are printed twice: on the page, and higher on the reference sheet (R47).
enum class NumbersPrint : std::uint8_t { Page, Sheet };

/// Which dice a letter rolls for its number, and whether its leader is there.
struct ForceTables {
    std::array<DiceTotal, 2> total; ///< by NumbersPrint
    RollTable<bool> leader;

    const DiceTotal &totalBy(NumbersPrint print) const { return total[static_cast<std::size_t>(print)]; }
};

/// How many enemies, and in how many groups.
struct Gathering {
    HowMany number;
    int groups = 1;
};

/// How Many Of Them?, for the lists that may be on patrol. A total beyond an end meets the row at that end (R47).
struct GatheringTable {
    QStringList lists;
    RollTable<Gathering> rows;
};

/// What a scout finds in a section by dice passed.
enum class Scouted : std::uint8_t { Nobody, InBuildings, Enemy };

struct ScoutingTables {
    std::array<int, 6> values{}; ///< by Terrain; the dice are passed against it
    std::array<Scouted, 3> found{}; ///< by passed

    int valueOf(Terrain terrain) const { return values[static_cast<std::size_t>(terrain)]; }
};

/// What an enemy group does that goes by who has more figures (Chain Reaction 3.0 p. 26).
enum class GroupMove : std::uint8_t {
    Flank, ///< one half fires while the other goes round a flank
    Fire, ///< to a place from which to fire
    SeekCover, ///< and stays there
    Hold,
};

struct GroupMoveResult {
    int passed = 0;
    GroupMove move = GroupMove::Hold;
    std::optional<Side> flank; ///< round which the half of it goes

    void describe(auto &field) const
    {
        field(u"passed", passed);
        field(u"move", move);
        field(u"flank", flank);
    }
    friend bool operator==(const GroupMoveResult &, const GroupMoveResult &) = default;
};

/// By passed, then whether the group outnumbers.
using GroupMoves = std::array<std::array<GroupMove, 2>, 3>;

/// PEFs with Reps, whom they hide, and scouting (Chain Reaction 3.0 pp. 23 to 25).
struct PatrolTables {
    std::array<RollTable<PefForce>, 4> composition; ///< by PEFs resolved before, 3 standing for more
    ForceTables mainBody;
    ForceTables stragglers;
    int leaderRep = 5;
    std::vector<GatheringTable> howMany;
    PefMoves pefMoves;
    GroupMoves groupMoves;
    ScoutingTables scouting;

    const RollTable<PefForce> &compositionAfter(int resolved) const;
    /// By the side on patrol (R48); a list of another rule set goes by the first table.
    const GatheringTable &howManyFor(const QString &list) const;
};

} // namespace muster
