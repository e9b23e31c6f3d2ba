// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster {

/// A text of a pack in the player's language. Packs are read in it; what goes from a pack into a campaign, a figure's type
/// or the ground of a game, stays as the pack has it and passes through here when it is shown.
QString packWords(const QString &text);

} // namespace muster
