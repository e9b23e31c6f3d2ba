// SPDX-License-Identifier: MIT
#include "rules/media/interview.h"

#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

TEST(Interviews, TheLowerTheRepTheSoonerOneTalks)
{
    const auto asked = [](int rep, const char *faces) {
        return onDice(faces, [=](Dice &dice) { return askFor(rep, dice); });
    };
    EXPECT_EQ(asked(3, "3 1"), Answer::PushesAway);
    EXPECT_EQ(asked(3, "3 4"), Answer::NoComment);
    EXPECT_EQ(asked(3, "4 4"), Answer::Talks);
    EXPECT_EQ(asked(5, "5 5"), Answer::PushesAway);
}
