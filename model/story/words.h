// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/changes/campaign.h"
#include "rules/aftermath/stayorgo.h"
#include "rules/dice/roll.h"
#include "rules/pack/pack.h"

#include <QString>

#include <functional>

/// The closed sets in the player's words, translated. One place, for the window, the sheets and the command line.
namespace muster::words {

QString title(EncounterKind kind); ///< "Raid: Attack"
QString title(ScenarioKind kind); ///< "Siege"
QString title(const Encounter &encounter); ///< either of these
QString title(const PastEncounter &past);
QString title(Role role); ///< "the besiegers"
/// The encounter in hand, or what comes next as far as it is known: "Patrol", "Encounter".
QString coming(const Campaign &campaign, const Pack &pack);
/// The enemy's list or team: "Feudal", "Zombies".
QString enemy(const QString &id, const Pack &pack);
QString title(Outcome outcome); ///< "Success"
QString title(TimeOfDay time); ///< "Night"
QString title(Terrain terrain); ///< "Woods"
QString title(Fate fate); ///< "Out of the Fight"
QString title(Status status); ///< "died", "left": as those who left are told
QString ending(EndCause cause, const QString &star); ///< "Ulric is dead"
QString title(Loyalty result); ///< "stays firm"
QString title(PefLetter letter); ///< "nothing", "something is out there", "contact", "in force"

/// The name of a figure by its id, for rolls and stories.
using NameOf = std::function<QString(int)>;
NameOf namesIn(const Campaign &campaign);

/// "Terrain, section 4", "Stay or Go, Ulric".
QString reason(const Reason &reason, const NameOf &nameOf);
/// "Terrain, section 4: 2d6".
QString request(const DiceRequest &request, const NameOf &nameOf);
/// "2d6".
QString dice(int count, int sides);

/// "Heavy Infantry, Soldier"; "Star, Noble".
QString kindOf(const Figure &figure, const Pack &pack);
/// "Rep"; "Initiative" where the rules have that in its place (R81).
QString worthName(const Pack &pack);
/// "Rep 4"; "Initiative 3, skill 120".
QString worth(const Profile &profile, const Pack &pack);
/// "AC 4, shield"; the armour's title where the pack names it; empty where the rules have none.
QString armour(const Profile &profile, const Pack &pack);
/// "Lance, Sword".
QString weapon(const Profile &profile, const Pack &pack);
/// The same without the shield.
QString armourClass(const Profile &profile, const Pack &pack);
/// "Agile", "Born Leader".
QStringList attributes(const Figure &figure, const Pack &pack);
/// "Month 7", "Battle 7": as the campaign's calendar calls it.
QString turn(int number, const Campaign &campaign, const Pack &pack);
/// "Late March, year 1": a turn of half a month.
QString halfMonth(int turn);
/// "Late Mar"; from the second year on "Late Mar 2".
QString halfMonthMark(int turn);
QString lateOrEarly(int turn); ///< "late January", inside a sentence
/// "7", "Late Mar": where there is little room.
QString turnMark(int number, const Campaign &campaign, const Pack &pack);
QString numberOrDash(const std::optional<int> &number);
/// "none", "six"; from ten on in digits.
QString count(int number);
/// "six figures", "one figure".
QString figures(int number);
/// "1, 2 and 3".
QString listing(const QStringList &items);
/// "Died of wounds": as a sentence or a heading begins.
QString capitalised(const QString &text);

} // namespace muster::words
