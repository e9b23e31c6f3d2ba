// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/offer.h"

#include <set>
#include <vector>

namespace muster {

/// A row in words.
struct PlayRow {
    Subject key; ///< what it is about
    QString title;
    QString detail; ///< in pencil behind the title
    QString state; ///< at the right
    int rep = 0; ///< before the title; 0 for none
    bool star = false;
    bool fixed = false; ///< a PEF that stays put
    bool acted = false; ///< it has had its move of this turn
    bool done = false; ///< struck through: a false alarm, a group that is gone, somebody who is down
    std::optional<bool> open = {}; ///< whether a group shows its figures; none for what has nothing to show
};

PlayRow heading(int place, const QString &title, const QString &state);

/// What is on the table, in the order of the list: what the encounter asks for, the band, enemies, PEFs, the raid's
/// buildings. Only these groups show their figures row by row.
std::vector<PlayRow> rowsOf(const Campaign &campaign, const Pack &pack, const std::set<int> &openGroups);

} // namespace muster
