// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <array>
#include <cstdint>

namespace muster {

class Dice;

/// Whether the press is there (Chain Reaction, first edition, p. 10); "possible" is rolled again next turn.
enum class Coverage : std::uint8_t { Full, Possible, None };

/// The press's view of the genres (R74).
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
};

/// Dice: 1d6.
Coverage rollCoverage(const MediaTables &tables, MediaGenre genre, MediaSetting setting, Dice &dice);

} // namespace muster
