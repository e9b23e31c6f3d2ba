// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

class QWidget;

namespace muster {

/// What a screen reader is to take a widget for, where Qt would take it for something else: a heading for a plain label, a
/// mark that is only looked at for a button. To be said where the widget is made.
void speakAs(QWidget &widget, QAccessible::Role role);

} // namespace muster
