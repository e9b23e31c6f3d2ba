// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

/// The wheel goes through the page, in every window, and changes no box that comes under the pointer on the way: one takes it
/// only where it has the keyboard and stands in nothing that scrolls.
void leaveWheelToPages();

} // namespace muster
