// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/about.h"

#include <QString>

#include <optional>
#include <vector>

namespace muster {

/// What the player has settled for the encounter under way, and what is no step before it is needed.
struct TablePlan {
    QString encounter = {}; ///< which; for another nothing is settled
    std::vector<int> sections = {}; ///< locked, when the rest is re-rolled
    std::vector<int> pefs = {}; ///< likewise
    bool saysWho = false; ///< `home` is the player's word, also where it names nobody
    std::vector<int> home = {}; ///< the ids of the figures that sit out
    std::optional<int> entry = {}; ///< the section to begin in
    std::optional<int> wishedPefs = {}; ///< for the next encounter, too

    friend bool operator==(const TablePlan &, const TablePlan &) = default;
};

/// A note that is being written.
struct NoteDraft {
    int words = 0; ///< the id of the note that is changed; 0: a new one
    About about;
    QString title;
    QString text;

    friend bool operator==(const NoteDraft &, const NoteDraft &) = default;
};

} // namespace muster
