// SPDX-License-Identifier: MIT
#pragma once

#include <Qt>

class QWidget;

namespace muster {

/// Where the keyboard begins in a part of a page that takes no keys itself. It is no focus proxy: Qt takes whatever has one
/// for a stop of Tab, and forward the way then leads past all that stands before the proxy.
void beginAt(QWidget &part, QWidget *first);

/// In Tab's ring this part comes after all that stands around it, wherever it is laid out: what is seldom wanted.
void comesLast(QWidget &part);

/// Gives the keyboard to the first control of where the part begins, or where there is none now, to the part's own first.
/// False where it has none either.
bool enter(QWidget &part, Qt::FocusReason reason);

/// The same for the nearest around it that can have the keyboard, and it itself first of all: where the keyboard goes from
/// what is hidden, disabled or removed, rather than to a button that happens to stand beside it.
bool enterAround(QWidget &part);

/// Tab and Shift+Tab, for QWidget::focusNextPrevChild(): a ring of all the controls of a window that are seen and enabled, in
/// the order in which they are laid out, worked out again each time; Qt's own is in the order in which they were made.
/// Qt asks for the next stop too when what has the focus is hidden or disabled: then it goes to what is around that.
bool goToNextStop(QWidget &window, bool forward);

} // namespace muster
