// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

/// What holds in every window from now on. The wheel goes through the page and changes no box that comes under the pointer on
/// the way: one takes it only where it has the keyboard and stands in nothing that scrolls. Enter presses the button of a
/// dialog that has the keyboard, and the dialog's deed elsewhere; Qt's way to that, autoDefault(), makes each button look like
/// the deed as the keyboard comes to it. Alt and a letter write nothing.
void installInputHabits();

} // namespace muster
