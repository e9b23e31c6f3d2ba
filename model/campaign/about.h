// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

/// What a player's words and pictures can belong to.
enum class AboutKind : std::uint8_t { Campaign, Month, Battle, Step, Figure, Foe };

/// The one thing that they belong to.
struct About {
    AboutKind kind = AboutKind::Campaign;
    int id = 0; ///< the turn, the step (a battle's is the one that finished it), the figure, the foe; 0: the campaign

    friend bool operator==(const About &, const About &) = default;
};

} // namespace muster
