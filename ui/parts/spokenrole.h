// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

class QWidget;

namespace muster {

/// Sets the role of a widget for a screen reader, if Qt would give it another: a heading instead of a plain label, an
/// image instead of a button. Call it before the widget gets its text or its name: with that Qt makes it known.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

/// Shows an alert and has it read aloud wherever the focus is, again if it is there already. Its name is what is read.
void announce(QWidget &alert);

} // namespace muster
