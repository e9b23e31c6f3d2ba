// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster {

/// Text that a terminal shows as it is: whatever could steer the terminal or turn the writing round is replaced. Line
/// breaks stay.
QString plain(const QString &text);

/// One line of at most so many characters, plain, with an ellipsis where something is left out.
QString shortened(const QString &text, qsizetype most = 60);

} // namespace muster
