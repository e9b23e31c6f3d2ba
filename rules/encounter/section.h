// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace muster {

enum class Terrain : std::uint8_t { Clear, Woods, Hill, Rough, WoodedHill, Impassable };

/// The kind of land around a section (Chain Reaction 3.0 p. 21).
enum class Country : std::uint8_t { Clear, Woods, Mountains };

/// The direction of a road through the middle of its section (Chain Reaction 3.0 p. 21).
enum class Road : std::uint8_t { LeftRight, UpDown };

/// Water across a section, or a lake in it (Chain Reaction 3.0 p. 21, R46).
struct River {
    int width = 0; ///< in inches
    bool lake = false;
    std::optional<bool> fordable; ///< none for a lake
    bool bridge = false; ///< there is a bridge, because the river cannot be forded
    bool half = false; ///< can be forded, but only along half its length (first edition p. 12, R86)

    void describe(auto &field) const
    {
        field("width", width);
        field("lake", lake);
        if (half)
            field("fordable", QStringLiteral("half"));
        else
            field("fordable", fordable);
        field("bridge", bridge);
    }
    bool operator==(const River &) const = default;
};

/// A section of the table. The books have nine: 1, 2 and 3 are the far edge, 7, 8 and 9 the player's (R26).
struct Section {
    int number = 0;
    Terrain terrain = Terrain::Clear;
    int buildings = 0;
    std::optional<Country> country = {}; ///< none if the rules have only one kind of country
    std::optional<Road> road = {};
    std::optional<River> river = {};
    QString words = {}; ///< the player's own note, in addition to the rolled terrain (R95)

    void describe(auto &field) const
    {
        field("section", number);
        field("terrain", terrain);
        field("buildings", buildings);
        if (!words.isEmpty())
            field("words", words);
        if (!country)
            return;
        field("country", country);
        field("road", road);
        field("river", river);
    }
    bool operator==(const Section &) const = default;
};

/// Returns whether two sections differ in nothing but the player's note, which no die decides.
inline bool isSameGround(Section one, const Section &other)
{
    one.words = other.words;
    return one == other;
}

/// A Possible Enemy Force. A fixed one stays where it is; in RaidDefend a PEF enters by its section.
struct Pef {
    int id = 0;
    int section = 0;
    bool inBuilding = false;
    bool fixed = false;
    std::optional<int> rep = {}; ///< none if the rules use the Enemy Activity Level instead

    void describe(auto &field) const
    {
        field("id", id);
        field("section", section);
        field("in_building", inBuilding);
        field("fixed", fixed);
        if (rep)
            field("rep", rep);
    }
    bool operator==(const Pef &) const = default;
};

} // namespace muster
