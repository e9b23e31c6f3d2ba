// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"
#include "rules/closedset.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace muster {

class Dice;
struct Pack;

/// The presence of a media crew (Chain Reaction, first edition, p. 10). Possible is rolled again next turn.
enum class Coverage : std::uint8_t { Full, Possible, None };

/// The genres as the table of media coverage divides them (R74).
enum class MediaGenre : std::uint8_t { Military, MilitaryEarly, Gang, BMovie, Aliens };
inline constexpr std::array allMediaGenres{MediaGenre::Military, MediaGenre::MilitaryEarly, MediaGenre::Gang,
                                           MediaGenre::BMovie, MediaGenre::Aliens};

enum class MediaSetting : std::uint8_t { None, Rural, Urban };
inline constexpr std::array allMediaSettings{MediaSetting::None, MediaSetting::Rural, MediaSetting::Urban};

struct MediaTables {
    int full = 2; ///< highest score with full coverage
    int possible = 4; ///< highest score with possible coverage
    PerValue<MediaGenre, int> genres{}; ///< modifiers of the die
    PerValue<MediaSetting, int> settings{};
    QString list; ///< id of the army list of the crews
    QString mike; ///< id of the weapon that makes a figure a reporter
    QString camera; ///< id of the weapon that makes a figure a cameraman

    /// A figure that may accompany a crew if the player chooses (p. 11, R76).
    struct Companion {
        Profile profile;
        int leastRep = 1;
        int mostRep = 6;
    };
    std::vector<Companion> companions;
};

/// Rolls whether a media crew is present. Dice: 1d6.
Coverage rollCoverage(const MediaTables &tables, MediaGenre genre, MediaSetting setting, Dice &dice);

/// A figure's job in a media crew, determined by what it carries (Chain Reaction, first edition, pp. 10, 11).
enum class CrewPart : std::uint8_t { None, Reporter, Camera };

CrewPart crewPartOf(const MediaTables &media, const QString &weapon);

/// A reason why a figure cannot join a crew.
enum class CrewFault : std::uint8_t {
    PartTaken, ///< a crew has one Reporter, one Tech, and one of each companion
    NoPart ///< media do not carry weapons, and a companion has the Rep the book gives
};
std::optional<CrewFault> crewFault(const MediaTables &media, const std::vector<Profile> &crew, const Profile &one);

/// Returns whether the crew has its Tech.
bool hasTech(const MediaTables &media, const std::vector<Profile> &crew);

/// Raises a crew of two, the Reporter first: the first Reporter and the first cameraman rolled on the crews' list.
/// Dice: 2d6 until both are there.
std::vector<Profile> raiseCrew(const Pack &pack, Dice &dice);

} // namespace muster
