// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

class Dice;

/// What one says whom a reporter comes within 2" of (Chain Reaction, first edition, p. 11).
enum class Answer : std::uint8_t {
    PushesAway,
    NoComment, ///< a sound bite, and no more questions
    Talks, ///< roll to hit: a Scratch is a sound bite, a Bad Wound the lead story
};

/// Against the Rep of the one who is asked. Dice: 2d6.
Answer askFor(int rep, Dice &dice);

} // namespace muster
