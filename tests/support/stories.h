// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Bands written down as stories, for tests that need one to begin with.
namespace muster::testing {

/// Osric Vane with two Grunts of Rep 4 and 3.
inline const QString twoGrunts = QStringLiteral(R"(
found Osric Vane
  list: feudal
  class: noble
  rep: 5
  armor: 4
  shield: yes
  weapon: lance-and-sword

recruit 2
  dice: 2 3   3 4
)");

/// The same with a Patrol in hand.
inline const QString onPatrol = twoGrunts + QStringLiteral(R"(
prepare
  enemy: northmen
  seed: 48233
)");

} // namespace muster::testing
