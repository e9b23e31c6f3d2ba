// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <optional>
#include <utility>

namespace muster {

/// What a test or table of the reference shelf came to.
struct Verdict {
    ShelvedTest test;
    int target = 0; ///< the highest face that counted; 0: none did
    std::optional<TableState> state = {}; ///< how the figure stands after it; none: as before
    std::optional<TableState> wound = {}; ///< the hit it was taken for, which the figure has whatever came of it
    std::optional<int> ducks = {}; ///< so many turns, where the test says how many (first edition p. 7)
    std::optional<int> turnsIn = {}; ///< a zombie when so many turns are over (first edition p. 10, R84)
    std::optional<int> starPower = {}; ///< a Star's dice that are left
    Rolls rolls = {};
    std::optional<Lasting> lasting = {}; ///< what holds for the figure from now on
};

namespace acts {

/// Why it cannot be: the figure is not on the table, or it cannot be true of it.
Problems checkWriteDown(const Campaign &campaign, const InPlay &whose, const Verdict &verdict);
/// The verdict as a step of the battle: how the figure stands now and its Star Power, or a note where neither changed.
Result<Step> writeDown(const Campaign &campaign, const Pack &pack, const InPlay &whose, const Verdict &verdict);

} // namespace acts

} // namespace muster
