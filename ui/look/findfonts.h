// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

/// Asks the desktop which of our families it has. The first time that takes as long as opening a campaign, so it may be
/// done beforehand, on a thread of its own.
void findFonts();

} // namespace muster
