// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/offer.h"
#include "ui/look/icon.h"

#include <set>
#include <vector>

namespace muster {

/// A row of the list, in words.
struct PlayRow {
    Subject key; ///< the subject of the row
    QString title;
    QString detail; ///< second text behind the title, in pencil
    QString state; ///< shown at the right
    IconName icon = {}; ///< icon of the state, which is a badge then
    int rep = 0; ///< shown before the title; 0 for none
    int best = 0; ///< highest Rep that the figure had
    bool star = false;
    bool fixed = false; ///< a PEF that stays put
    bool acted = false; ///< has had its move of this turn
    bool done = false; ///< drawn struck through: a false alarm, a group that is gone, somebody who is down
    std::optional<bool> open = {}; ///< true if a group shows its figures; none if there is nothing to show
};

PlayRow heading(int place, const QString &title, const QString &state);

/// Returns a row for each thing on the table, in the order of the list: tasks of the encounter, the band, enemies,
/// PEFs, the raid's buildings, bystanders. Only the groups in `openGroups` show their figures row by row.
std::vector<PlayRow> rowsOf(const Campaign &campaign, const Pack &pack, const std::set<int> &openGroups);

} // namespace muster
