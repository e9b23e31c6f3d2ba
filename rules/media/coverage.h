// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace muster {

class Dice;
struct Pack;

/// Whether a media crew is there (Chain Reaction, first edition, p. 10); "possible" is rolled again next turn.
enum class Coverage : std::uint8_t { Full, Possible, None };

/// The media's view of the genres (R74).
enum class MediaGenre : std::uint8_t { Military, MilitaryEarly, Gang, BMovie, Aliens };
inline constexpr std::array allMediaGenres{MediaGenre::Military, MediaGenre::MilitaryEarly, MediaGenre::Gang,
                                           MediaGenre::BMovie, MediaGenre::Aliens};

enum class MediaSetting : std::uint8_t { None, Rural, Urban };
inline constexpr std::array allMediaSettings{MediaSetting::None, MediaSetting::Rural, MediaSetting::Urban};

struct MediaTables {
    int full = 2; ///< the highest score with full coverage
    int possible = 4; ///< and with possible coverage
    std::array<int, allMediaGenres.size()> genres{}; ///< what each adds to the die
    std::array<int, allMediaSettings.size()> settings{};
    QString list; ///< the army list of its crews
    QString mike; ///< the weapon by which a reporter is known
    QString camera; ///< and a cameraman

    /// Who may go along with a crew, by the player's choice (p. 11, R76).
    struct Companion {
        Profile profile;
        int leastRep = 1;
        int mostRep = 6;
    };
    std::vector<Companion> companions;
};

/// Dice: 1d6.
Coverage rollCoverage(const MediaTables &tables, MediaGenre genre, MediaSetting setting, Dice &dice);

/// What a figure does in a media crew, by what it carries (Chain Reaction, first edition, pp. 10, 11).
enum class CrewPart : std::uint8_t { None, Reporter, Camera };

CrewPart crewPartOf(const MediaTables &media, const QString &weapon);

/// Why somebody cannot be of a crew as well.
enum class CrewFault : std::uint8_t {
    PartTaken, ///< a crew has one Reporter, one Tech, and one of each companion
    NoPart ///< media do not carry weapons, and a companion has the Rep the book gives
};
std::optional<CrewFault> crewFault(const MediaTables &media, const std::vector<Profile> &crew, const Profile &one);

/// The crew has its Tech.
bool hasTech(const MediaTables &media, const std::vector<Profile> &crew);

/// A crew of two, the Reporter first: of each the first that the crews' list brings. Dice: 2d6 until both are there.
std::vector<Profile> raiseCrew(const Pack &pack, Dice &dice);

} // namespace muster
