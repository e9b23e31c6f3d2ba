// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace muster {

class Dice;

/// What First Aid makes of a wounded figure (R80).
enum class Aided : std::uint8_t { Fine, OutOfTheFight, Dead };

/// TUMOR's First Aid by dice passed against the Rep of the wounded.
struct FirstAidTable {
    std::array<Aided, 3> byPassed{};
};

struct FirstAidResult {
    int passed = 0;
    Aided aided = Aided::Fine;

    friend bool operator==(const FirstAidResult &, const FirstAidResult &) = default;
};

/// What he comes to who passed so many dice.
FirstAidResult firstAidFor(const FirstAidTable &table, int passed);

/// A wounded figure of this Rep. Dice: 2d6, noted for `figure`.
FirstAidResult giveFirstAid(const FirstAidTable &table, int rep, Dice &dice, int figure = 0);

} // namespace muster
