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

/// Gives a dialog the size and place it was left with, under this name in the settings; the first time this size.
void rememberGeometry(QWidget *dialog, const QString &name, QSize first);

/// Whose dice the player took the last time there was a choice; the next act proposes the same.
enum class DiceHabit : std::uint8_t { Program, Own };

DiceHabit diceHabit();
void rememberDiceHabit(DiceHabit habit);

/// The Chronicle's timeline goes on with the forecast.
bool isForecastInChronicle();
void rememberForecastInChronicle(bool shown);

/// Where the program's own chance begins each time: the system's, which nobody can foretell.
quint64 freshSeed();
/// The seeds come from here from now on, so that what was done by chance can be done again; null gives it back to the
/// system.
void takeSeedsFrom(std::function<quint64()> source);

/// Where a window's frame goes so that all of it is on the screen: where it is, as large as it is, unless that is too much.
QRect within(const QRect &frame, const QRect &screen);

/// Brings a window within the screen it is on, its frame included. Before it is shown the frame is guessed.
void bringOnScreen(QWidget &window);

} // namespace muster
