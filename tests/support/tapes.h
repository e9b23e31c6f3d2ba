// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/attempt.h"

#include <QString>
#include <QStringList>

#include <gtest/gtest.h>

#include <initializer_list>

namespace muster::testing {

/// Returns the player's dice: "3 5 2".
inline Tape tape(const char *faces)
{
    Tape dice;
    for (const QString &face : QString::fromLatin1(faces).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        dice.push_back({static_cast<std::uint8_t>(face.toUInt()), Thrower::Player});
    return dice;
}

/// Runs `procedure(Dice &)` with these dice and returns its result. The test fails unless exactly these were asked for.
template<typename Procedure>
auto onDice(const char *faces, Procedure &&procedure)
{
    const Tape dice = tape(faces);
    decltype(procedure(std::declval<Dice &>())) result{};
    const Attempt attempted = attempt(dice, [&](Dice &d) { result = procedure(d); });
    EXPECT_FALSE(attempted.stop) << "the dice " << faces << " are too few or have a wrong face";
    EXPECT_EQ(attempted.leftOver, 0U) << "the dice " << faces << " are too many";
    return result;
}

} // namespace muster::testing
