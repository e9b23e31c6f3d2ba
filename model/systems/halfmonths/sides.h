// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"

/// Who fights in an encounter of the first edition (pp. 14, 15, R77, R87, R97). Whoever needs to know who leads, how many may come
/// or whether anybody can come at all asks here.
namespace muster {

/// The band whose dice brought the current encounter, with its list, its things and its lost; everybody where nobody's alone did.
Campaign bandOfEncounter(const Campaign &campaign);

/// The campaign as that Star's band sees it, reduced to those who can fight: all of it in an encounter that the calendar brings; in
/// one that follows at once only those who fought the one before. No Star: everybody. Those who are away are still among them.
Campaign thoseWhoFight(const Campaign &campaign, std::optional<int> star, bool follows);

/// Those of the band whose encounter it is who can fight the current one.
Campaign thoseWhoFight(const Campaign &campaign);
/// The same of that Star's band.
Campaign thoseWhoFight(const Campaign &campaign, FigureId star);

/// The one band that fights the current encounter, or both that meet in it.
std::vector<Campaign> bandsThatFight(const Campaign &campaign);
/// All of those who are not away.
std::vector<Figure> presentFighters(const Campaign &campaign);

/// Somebody of that Star's band can fight in that turn; a Star who is lost has no band.
bool anybodyFights(const Campaign &campaign, std::optional<int> star, bool follows, int turn);

/// The next of the Stars whose sevens have fallen in this turn, of those with somebody to fight (R87); null where none is left.
const Figure *nextDue(const Campaign &campaign);

/// Both sides have somebody who can fight what follows at once.
bool canBeFought(const Campaign &campaign, const Following &following);

} // namespace muster
