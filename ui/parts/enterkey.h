// SPDX-License-Identifier: MIT
#pragma once

#include <QKeyEvent>

namespace muster {

/// Return, or Enter on the keypad, with nothing else held.
inline bool isEnterAlone(const QKeyEvent &event)
{
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return enter && (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

} // namespace muster
