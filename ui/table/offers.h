// SPDX-License-Identifier: MIT
#pragma once

#include "ui/table/playoffers.h"

#include <array>

/// The offers of each kind of row, for offersFor().
namespace muster {

PlayOffer offer(PlayDeed deed, const QString &text, Qt::Key key, const QString &about = {});

/// What Star Power works against (Swordplay p. 5).
inline constexpr std::array starPowerDamages{TableState::Stunned, TableState::OutOfTheFight, TableState::Dead};

std::vector<PlayOffer> offersForOwn(const Campaign &campaign, FigureId id);
std::vector<PlayOffer> offersForEnemy(const Campaign &campaign, const EnemyFigure &figure);
/// What an encounter of the first edition asks for.
std::vector<PlayOffer> offersForDeed(const Campaign &campaign, const Pack &pack, ScenarioDeed deed);

} // namespace muster
