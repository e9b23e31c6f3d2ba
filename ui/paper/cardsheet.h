// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "model/campaign/figure.h"
#include "rules/games/scores.h"
#include "rules/pack/pack.h"
#include "rules/reference/percentile.h"
#include "rules/scenario/force.h"
#include "ui/paper/pageflow.h"

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

/// One of a side of the percentile street skirmish; what is empty is written by hand.
struct SideCard {
    QString name;
    QString weapon;
    PercentileMember member;
    std::vector<ScoreInBand> scores = {}; ///< with the weapon; empty where it is not known
};

/// As they were rolled up, with room for name and weapon.
std::vector<SideCard> cardsOf(const std::vector<PercentileMember> &side);
/// Those of the campaign, the Star first.
std::vector<SideCard> cardsOf(const std::vector<Figure> &band, const Pack &pack);
/// Those rolled up for the enemy, their leader first.
std::vector<SideCard> cardsOf(const Force &enemy, const Pack &pack);

/// A side as cards, two abreast: initiative to cross off and to get back between games, skill, and what it comes to in each
/// range band (R81, R82). `title` stands at the head of the page.
PageFlow cardSheet(const Pack &pack, const QString &title, const std::vector<SideCard> &side, QSizeF page);

} // namespace muster::paper
