// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/figure.h"
#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// What a figure carries beside its weapon: further weapons, and things for which no list has a word (Chain Reaction 3.0 p. 5;
/// first edition p. 2). As many as the player likes.
namespace muster::actions {

/// How many of that thing there are among these.
int countOf(const std::vector<Kit> &carries, const QString &item);
/// That thing among these; null: it is not there.
const Kit *kitAmong(const std::vector<Kit> &carries, const QString &item);

/// The id of the pack's weapon or armour with this id or title, else the words as they are, without needless spaces.
QString itemNamed(const Pack &pack, const QString &words);

/// These with so many of that thing; 0 takes it away. Refuses what cannot be recorded, and to take away what is not there.
/// One that is left of several is counted like them; `counted`: so it is in any case.
Result<std::vector<Kit>> withThing(std::vector<Kit> carries, const Pack &pack, const QString &thing, int count,
                                   bool counted = false);

/// These, as the pack calls them; what is named twice is there as often as both say.
Result<std::vector<Kit>> addedUp(const std::vector<Kit> &things, const Pack &pack);

/// "shotgun, 2 rockets": the things of a line, parted by commas or semicolons, a number in front where there are several.
Result<std::vector<Kit>> thingsIn(const QString &line, const Pack &pack);
/// The same the other way: what a player would type for these.
QString typedThings(const std::vector<Kit> &carries, const Pack &pack);

/// One of them less, and not back in any stockpile.
Result<Step> useUp(const Campaign &campaign, const Pack &pack, FigureId id, const QString &thing);

/// The ids of the weapons that the figure can use: its own, then those it carries.
QStringList weaponsOf(const Figure &figure, const Pack &pack);

} // namespace muster::actions
