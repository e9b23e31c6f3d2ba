// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/pageflow.h"
#include "ui/paper/sheetsource.h"

namespace muster::paper {

/// Draws one card into its place.
using CardPainting = std::function<void(QPainter &, const QRectF &)>;

/// Eight to a page, with lines to cut along; what is left of the last page stays white.
PageFlow cardSheet(const std::vector<CardPainting> &cards, QSizeF page);

/// One for each of the band, the Star first.
PageFlow figureCards(const SheetSource &source, QSizeF page);
/// PEFs by the die, and the enemy's list by its dice: drawn unseen they fall as the dice would.
PageFlow enemyCards(const SheetSource &source, QSizeF page);
/// Three for each of two players and one for a force that splits off; folded, number outside (Swordplay p. 26).
PageFlow pefSlips(const SheetSource &source, QSizeF page);

/// Whom the encounter is against, or was last; else the band's own list.
const ArmyList *enemyListOf(const SheetSource &source);

} // namespace muster::paper
