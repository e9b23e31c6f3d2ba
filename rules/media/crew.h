// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"

#include <cstdint>
#include <vector>

namespace muster {

class Dice;
struct MediaTables;
struct Pack;

/// What somebody does in a media crew, by what he carries (Chain Reaction, first edition, pp. 10, 11).
enum class CrewPart : std::uint8_t { None, Reporter, Camera };

CrewPart crewPartOf(const MediaTables &media, const QString &weapon);

/// A crew of two, the Reporter first: of each the first that the crews' list brings. Dice: 2d6 until both are there.
std::vector<Profile> raiseCrew(const Pack &pack, Dice &dice);

} // namespace muster
