// SPDX-License-Identifier: MIT
#pragma once

class QAction;
class QString;

namespace muster {

/// What cannot be done now stays where it is in its menu, disabled, and says why in its tool tip and in the status line. No
/// reason: it can be done.
void allow(QAction &action, const QString &whyNot);

} // namespace muster
