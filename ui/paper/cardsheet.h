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

using CardPainting = std::function<void(QPainter &, const QRectF &)>;

/// Lays out eight cards to a page, with lines to cut along. The rest of the last page stays white.
PageFlow cardSheet(const std::vector<CardPainting> &cards, QSizeF page);

/// Returns a card for each figure of the band, the Star first.
PageFlow figureCards(const SheetSource &source, QSizeF page);
/// Returns cards for the faces of the PEF's die and for the enemy's list. Drawn unseen they have the odds of the dice.
PageFlow enemyCards(const SheetSource &source, QSizeF page);
/// Returns slips for two players, each with three PEFs and one for a force that splits off. They are folded with the
/// number outside (Swordplay p. 26).
PageFlow pefSlips(const SheetSource &source, QSizeF page);

/// A card for a figure of the percentile street skirmish. Empty fields are filled in by hand.
struct SideCard {
    QString name;
    QString weapon;
    PercentileMember member;
    std::vector<ScoreInBand> scores = {}; ///< scores with the weapon; empty if it is not known
};

/// Returns the cards of a side as rolled up, with space for name and weapon.
std::vector<SideCard> cardsOf(const std::vector<PercentileMember> &side);
/// Returns the cards of the campaign's figures, the Star first.
std::vector<SideCard> cardsOf(const std::vector<Figure> &band, const Pack &pack);
/// Returns the cards of the figures rolled up for the enemy, their leader first.
std::vector<SideCard> cardsOf(const Force &enemy, const Pack &pack);

/// Lays out a side as cards, two side by side: initiative to cross off and to regain between games, skill, and the
/// scores in each range band (R81, R82). `title` is at the head of the page.
PageFlow cardSheet(const Pack &pack, const QString &title, const std::vector<SideCard> &side, QSizeF page);

} // namespace muster::paper
