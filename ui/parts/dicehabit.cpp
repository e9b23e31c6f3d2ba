// SPDX-License-Identifier: MIT
#include "ui/parts/dicehabit.h"

#include <QSettings>

namespace muster {

namespace {

const QString key = QStringLiteral("dice/own");

} // namespace

DiceHabit diceHabit()
{
    return QSettings().value(key).toBool() ? DiceHabit::Own : DiceHabit::Program;
}

void rememberDiceHabit(DiceHabit habit)
{
    if (habit != diceHabit())
        QSettings().setValue(key, habit == DiceHabit::Own);
}

} // namespace muster
