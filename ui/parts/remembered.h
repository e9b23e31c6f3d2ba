// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QSize>
#include <QString>
#include <QtGlobal>

#include <cstdint>
#include <functional>

class QWidget;

namespace muster {

/// Gives a dialog the size and place it had when it was closed, saved under this name in the settings; the first time
/// this size.
void rememberGeometry(QWidget *dialog, const QString &name, QSize first);

/// The source of dice that the player took the last time there was a choice; the next act proposes the same.
enum class DiceHabit : std::uint8_t { Program, Own };

DiceHabit diceHabit();
void rememberDiceHabit(DiceHabit habit);

/// Returns whether the Chronicle's timeline goes on with the forecast.
bool isForecastInChronicle();
void rememberForecastInChronicle(bool shown);

/// Returns a new seed for the program's dice, from the system, which nobody can foretell.
quint64 freshSeed();
/// Takes the seeds from this source from now on, so that a run can be repeated; null goes back to the system.
void takeSeedsFrom(std::function<quint64()> source);

/// Returns the place of a window's frame that is all on the screen: its own place and size, unless that is too much.
QRect within(const QRect &frame, const QRect &screen);

/// Moves a window within the screen it is on, its frame included. Before it is shown the frame is guessed.
void bringOnScreen(QWidget &window);

} // namespace muster
