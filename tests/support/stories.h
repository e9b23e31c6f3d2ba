// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Bands recorded as stories, for tests that start with one.
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

/// The same band with a Patrol prepared.
inline const QString onPatrol = twoGrunts + QStringLiteral(R"(
prepare
  enemy: northmen
  seed: 48233
)");

/// Rook of a gang of the first edition, without Grunts.
inline const QString rook = QStringLiteral(R"(
found Rook
  list: gang
  rep: 4
)");

inline const QString rookMeetsZombies = rook + QStringLiteral(R"(
prepare
  enemy: zombies
  seed: 3
)");

/// Mara of the outcasts in the Wasteland, without Grunts.
inline const QString mara = QStringLiteral(R"(
found Mara
  list: outcasts
  rep: 4
  option: genre=wasteland
  option: terrain=none
)");

/// A media band against a gang.
inline const QString danaMeetsAGang = QStringLiteral(R"(
found Dana
  list: media
  rep: 4

prepare
  enemy: gang
  seed: 3
)");

/// Dell of the police, without Grunts, against a gang.
inline const QString dellMeetsAGang = QStringLiteral(R"(
found Dell
  list: police
  rep: 4

prepare
  enemy: gang
  seed: 3
)");

/// Doxey of the street skirmish with two soldiers.
inline const QString doxey = QStringLiteral(R"(
found Doxey
  list: british
  rep: 4
  skill: 160

recruit 2
  dice: 2 3 5 5 6   3 6 3 3 3
)");

inline const QString doxeyMeetsGermans = doxey + QStringLiteral(R"(
prepare
  enemy: germans
  dice: 1   1 3 3 3 3   2 1 1 1 1   3 2 2 2 2   4 3 3 3 3
)");

} // namespace muster::testing
