// SPDX-License-Identifier: MIT
#include "rules/media/interview.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

namespace muster {

Answer askFor(int rep, Dice &dice)
{
    switch (passed(dice.roll({{RollKind::Interview, 0}, 2}), rep)) {
    case 2:
        return Answer::PushesAway;
    case 1:
        return Answer::NoComment;
    default:
        return Answer::Talks;
    }
}

} // namespace muster
