// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

enum class Terrain : std::uint8_t { Clear, Woods, Hill, Rough };

/// One of the table's nine sections: 1 2 3 is the far edge, 7 8 9 the player's (R26).
struct Section {
    int number = 0;
    Terrain terrain = Terrain::Clear;
    int buildings = 0;

    friend bool operator==(const Section &, const Section &) = default;
};

/// A Possible Enemy Force. One that is fixed stays where it is; raid-defend's enter by the section they name.
struct Pef {
    int id = 0;
    int section = 0;
    bool inBuilding = false;
    bool fixed = false;

    friend bool operator==(const Pef &, const Pef &) = default;
};

} // namespace muster
