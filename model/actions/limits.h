// SPDX-License-Identifier: MIT
#pragma once

/// The most that a correction may say (R5), for the action that refuses more and the form that offers no more.
namespace muster::actions {

inline constexpr int mostBuildings = 9; ///< in a section
inline constexpr int longestSectionWords = 60; ///< characters
inline constexpr int mostStructures = 36; ///< of a settlement, beside its homes
inline constexpr int mostHomes = 144;
inline constexpr int longestNotes = 2000; ///< on a settlement, characters

} // namespace muster::actions
