// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <set>
#include <vector>

namespace muster {

enum class RowKind : std::uint8_t { Heading, Deed, Pef, Group, Enemy, Building, OwnGroup, Own };

/// Which row of the table's list, whatever else stands in it.
struct RowKey {
    RowKind kind = RowKind::Heading;
    int id = 0; ///< the PEF's, the group's, the building's or the figure's number; the heading's or the deed's place
    int figure = 0; ///< of an enemy in his group, from 1

    friend bool operator==(const RowKey &, const RowKey &) = default;
};

/// A row in words.
struct PlayRow {
    RowKey key;
    QString title;
    QString detail; ///< in pencil behind the title
    QString state; ///< at the right
    int rep = 0; ///< before the title; 0 for none
    bool star = false;
    bool fixed = false; ///< a PEF that stays put
    bool done = false; ///< struck through: a false alarm, a group that is gone, somebody who is down
    std::optional<bool> open = {}; ///< whether a group shows its figures; none for what has nothing to show
};

/// What is on the table, in the order of the list: what the encounter asks for, PEFs, enemies, the raid's buildings, the
/// band. All groups show their figures but these.
std::vector<PlayRow> rowsOf(const Campaign &campaign, const Pack &pack, const std::set<int> &closedGroups);

} // namespace muster
