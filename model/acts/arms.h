// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/figure.h"
#include "model/campaign/report.h"
#include "model/campaign/step.h"
#include "rules/force/arms.h"
#include "rules/pack/pack.h"
#include "rules/result.h"
#include "rules/scenario/force.h"

/// What figures carry: chosen where their list leaves it open, given out from the stockpile, or better arms for one
/// encounter (Chain Reaction, first edition, pp. 8 to 10, 15).
namespace muster::acts {

/// Everybody of the band, as a force.
std::vector<Profile> forceOf(const Campaign &campaign);

/// Special weapons that the band carries beside its own weapons.
int specialsBeside(const Campaign &campaign, const ArmyList &list);
/// The special weapons of one band as it stands.
SpecialArms specialArmsOf(const Campaign &campaign, const Pack &pack);
/// Some band has more of them than its list allows it.
bool hasTooManySpecials(const Campaign &campaign, const Pack &pack);
/// Figures of the list may have such a weapon (p. 3). `stolen`: it was taken from others.
void demandWeapon(const Pack &pack, const ArmyList &list, const Weapon &weapon, bool stolen, Problems &problems);
/// The list allows this weapon to somebody of the force, who has it already; `besides`: special weapons that are carried
/// beside their own.
void demandSpecialArms(const Pack &pack, const ArmyList &list, const QString &weapon, const std::vector<Profile> &force,
                       int besides, Problems &problems);

/// "Special weapons: 2, and Gang has one for each 8 figures: none for these 5." Empty where the list has no limit; a line
/// for each player where there are several.
QString specialArmsSentence(const Campaign &campaign, const Pack &pack);

/// What the figure may take now, its own first: ids of weapons, of armours.
QStringList weaponsFor(const Campaign &campaign, const Pack &pack, const Figure &figure);
QStringList armorsFor(const Campaign &campaign, const Pack &pack, const Figure &figure);

/// Gives the figure a weapon and an armour. What its list leaves open is its to choose; anything else comes out of the
/// stockpile, and what it had goes there. `carries`: all that it has beside the weapon; none: as it
/// is.
Result<Step> equip(const Campaign &campaign, const Pack &pack, FigureId id, const Gear &wanted,
                   const std::optional<std::vector<Kit>> &carries = {});

/// The figure went off the table in the encounter in play, of whichever side.
bool hasLeftTable(const Campaign &campaign, FigureId id);

/// The upgrades that the list of a band in the current encounter has.
std::vector<Upgrade> upgradesFor(const Campaign &campaign, const Pack &pack);
/// All who can take part get these arms until the encounter is over.
Result<Step> upgrade(const Campaign &campaign, const Pack &pack, const QString &id, const QString &weapon);

/// The weapon or armour of that id: "Flak jacket".
QString itemTitle(const Pack &pack, const QString &item);
/// "Rocket Launcher, Rifle, 2 × Grenade, rounds: 4": the weapon of the figure in that place of a force, from 0, and what it carries
/// besides.
QString armsOf(const Force &force, std::size_t place, const Pack &pack);
/// The same without the weapon; empty where it carries nothing else.
QString besideTitle(const CarriedBeside &carried, const Pack &pack);
/// What each figure of a list has besides its weapon on joining: soldiers and mercenaries two grenades (first edition p. 8, R76).
std::vector<Kit> issuedBy(const Pack &pack, const QString &list);
/// "Rifle × 2, Flak jacket × 1", band by band where there are several; empty where nothing is kept.
QString stockpileSentence(const Campaign &campaign, const Pack &pack);
/// No armour at all.
bool isBareArmor(const Pack &pack, const QString &armor);
/// It can lie in a stockpile: no placeholder, nothing that is a part of the figure.
bool canBeKept(const Pack &pack, const QString &item);

/// The weapon of one who has none.
QString emptyHands(const Pack &pack);

/// What the enemy of the current encounter may leave on the field, and how many of each (p. 15).
Things salvageable(const Campaign &campaign, const Pack &pack);
/// A figure of the band is on its feet at the end.
bool anybodyStands(const std::vector<ReportedFate> &figures);
/// The Star whose band did, at the end (p. 15, R88): it scored and was not to get away, and somebody of it stands. None: nobody did.
std::optional<FigureId> heldField(const Campaign &campaign, const BattleReport &report);

// What a figure carries beside its weapon: further weapons, and things for which no list has a word (Chain Reaction 3.0 p. 5;
// first edition p. 2). As many as the player likes.

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

} // namespace muster::acts
