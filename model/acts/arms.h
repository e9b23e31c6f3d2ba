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

/// Equipment of figures: chosen if their list leaves it open, issued from the stockpile, or better equipment for one
/// encounter (Chain Reaction, first edition, pp. 8 to 10, 15).
namespace muster::acts {

/// Returns everybody of the band, as a force.
std::vector<Profile> forceOf(const Campaign &campaign);

/// Returns the number of special weapons that the band carries besides its own weapons.
int specialsBeside(const Campaign &campaign, const ArmyList &list);
/// Returns the special weapons of one band as it stands.
SpecialArms specialArmsOf(const Campaign &campaign, const Pack &pack);
/// Checks whether some band has more of them than its list allows.
bool hasTooManySpecials(const Campaign &campaign, const Pack &pack);
/// Adds a problem if figures of the list may not have such a weapon (p. 3). `stolen`: it was taken from others.
void demandWeapon(const Pack &pack, const ArmyList &list, const Weapon &weapon, bool stolen, Problems &problems);
/// Adds a problem if the list does not allow this weapon to somebody of the force, who has it already. `besides`:
/// special weapons that are carried besides their own.
void demandSpecialArms(const Pack &pack, const ArmyList &list, const QString &weapon, const std::vector<Profile> &force,
                       int besides, Problems &problems);

/// Returns "Special weapons: 2, and Gang has one for each 8 figures: none for these 5." Empty if the list has no limit;
/// one line for each player if there are several.
QString specialArmsSentence(const Campaign &campaign, const Pack &pack);

/// Returns the ids of the weapons or armours that the figure may take now, its own first.
QStringList weaponsFor(const Campaign &campaign, const Pack &pack, const Figure &figure);
QStringList armorsFor(const Campaign &campaign, const Pack &pack, const Figure &figure);

/// Gives the figure a weapon and an armour. It may choose freely what its list leaves open; anything else comes out of
/// the stockpile, and its old item goes there. `carries`: everything that it has besides the weapon; none: unchanged.
Result<Step> equip(const Campaign &campaign, const Pack &pack, FigureId id, const Gear &wanted,
                   const std::optional<Kits> &carries = {});

/// Checks whether the figure, of either side, went off the table in the encounter in play.
bool hasLeftTable(const Campaign &campaign, FigureId id);

/// Returns the upgrades on the list of a band in the current encounter.
std::vector<Upgrade> upgradesFor(const Campaign &campaign, const Pack &pack);
/// Gives this equipment to everybody who can take part, until the encounter is over.
Result<Step> upgrade(const Campaign &campaign, const Pack &pack, const QString &id, const QString &weapon);

/// Returns the title of the weapon or armour with that id: "Flak jacket".
QString itemTitle(const Pack &pack, const QString &item);
/// Returns the weapon of the figure in that place of a force, from 0, and everything that it carries besides: "Rocket
/// Launcher, Rifle, 2 × Grenade, rounds: 4".
QString armsOf(const Force &force, std::size_t place, const Pack &pack);
/// Returns the same without the weapon; empty if it carries nothing else.
QString besideTitle(const CarriedBeside &carried, const Pack &pack);
Kits kitsOf(const Things &things);
/// Returns the things that each figure of a list has besides its weapon on joining: soldiers and mercenaries two
/// grenades (first edition p. 8, R76).
Kits issuedBy(const Pack &pack, const QString &list);
/// Returns "Rifle × 2, Flak jacket × 1", band by band if there are several; empty if nothing is kept.
QString stockpileSentence(const Campaign &campaign, const Pack &pack);
/// Checks whether it is no armour at all.
bool isBareArmor(const Pack &pack, const QString &armor);
/// Checks whether it can be in a stockpile: no placeholder, no part of the figure itself.
bool canBeKept(const Pack &pack, const QString &item);

/// Returns the weapon of a figure that has none.
QString emptyHands(const Pack &pack);

/// Returns the things that the enemy of the current encounter may leave on the field, and how many of each (p. 15).
Things salvageable(const Campaign &campaign, const Pack &pack);
/// Checks whether a figure of the band is on its feet at the end.
bool anybodyStands(const ReportedFates &figures);
/// Returns the Star whose band held the field at the end (p. 15, R88): it scored and did not have to get away, and one
/// of its figures stands. None: nobody held it.
std::optional<FigureId> heldField(const Campaign &campaign, const BattleReport &report);

// Things that a figure carries besides its weapon: further weapons, and things that no list has a word for (Chain
// Reaction 3.0 p. 5; first edition p. 2). The player may add any number.

/// Returns the number of that thing among these.
int countOf(const Kits &carries, const QString &item);
/// Returns that thing among these; null if it is not there.
const Kit *kitAmong(const Kits &carries, const QString &item);

/// Returns the id of the pack's weapon or armour with this id or title, else the words themselves without needless
/// spaces.
QString itemNamed(const Pack &pack, const QString &words);

/// Returns these with `count` of that thing; 0 removes it. Refuses things that cannot be recorded, and the removal of
/// things that are not there. One that is left of several is still counted; `counted`: it is in any case.
Result<Kits> withThing(Kits carries, const Pack &pack, const QString &thing, int count, bool counted = false);

/// Returns these by the pack's names; things that are named twice are added up.
Result<Kits> addedUp(const Kits &things, const Pack &pack);

/// Parses the things of a line: "shotgun, 2 rockets". Commas or semicolons separate them, with a number in front of
/// several.
Result<Kits> thingsIn(const QString &line, const Pack &pack);
/// Returns the line that a player would type for these.
QString typedThings(const Kits &carries, const Pack &pack);

/// Returns the ids of the weapons that the figure can use: its own, then those it carries.
QStringList weaponsOf(const Figure &figure, const Pack &pack);

} // namespace muster::acts
