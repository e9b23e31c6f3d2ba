// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

class QWidget;

namespace muster {

/// What a screen reader is to take a widget for, where Qt would take it for something else: a heading for a plain label, a
/// mark that is only looked at for a button. To be said before the widget is given its text or its name: with that Qt makes it
/// known.
void speakAs(QWidget &widget, QAccessible::Role role);

/// Shows an alert and has it read aloud wherever the keyboard is, again if it is there already. What is read is its name.
void announce(QWidget &alert);

} // namespace muster
