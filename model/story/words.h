// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/notes.h"
#include "model/campaign/step.h"
#include "model/changes/campaign.h"
#include "model/texts.h"
#include "rules/aftermath/stayorgo.h"
#include "rules/dice/roll.h"
#include "rules/pack/pack.h"
#include "rules/scenario/victory.h"

#include <QRegularExpression>
#include <QString>

#include <functional>

/// Translated texts for closed sets of values, in one place for the window, the sheets and the command line.
namespace muster::words {

/// Returns the thing that a note or picture of that turn belongs to: "Month 7", "Month 7, the battle", "Ulric".
QString title(const About &about, int turn, const Campaign &campaign, const Pack &pack);

/// Matches text in square brackets within the player’s words, including the brackets, as a group. These are mostly
/// dice, and are shown in pencil.
const QRegularExpression &asides();

/// The grammatical form of a value's text.
enum class Form : unsigned char {
    Title, ///< such as "Success", "Raid: Attack", "Out of the Fight"
    InLine, ///< inside a sentence or a list: "success", "in the band", "ducked back"
    Other, ///< "a success"; for a terrain "In the woods"; as a short form "California", "Out of the\nFight"
};

/// Returns the text of a value. All texts of closed sets come from here; their tables are in words.cpp. Only titles are
/// available in English.
template<typename E>
QString label(E value, Form form = Form::Title, TextLanguage tongue = TextLanguage::Players);

QString title(auto value) requires std::is_enum_v<decltype(value)>
{
    return label(value);
}

QString inLine(auto value)
{
    return label(value, Form::InLine);
}

QString title(const Encounter &encounter); ///< such as "Raid: Attack", "Siege"
QString title(const PastEncounter &past);
/// Returns the current encounter, or the next one as far as it is known: "Patrol", "Encounter".
QString coming(const Campaign &campaign, const Pack &pack);
/// Returns the enemy's list or team: "Feudal", "Zombies".
QString enemy(const QString &id, const Pack &pack);
TableState onTable(Fate fate); ///< state on the table after this fate
QString ending(EndCause cause, const QString &star); ///< such as "Ulric is dead"

/// A callback that returns the name of a figure by its id, for rolls and stories.
using NameOf = std::function<QString(int)>;
NameOf namesIn(const Campaign &campaign);

/// Returns "Terrain, section 4", "Stay or Go, Ulric".
QString reason(const Reason &reason, const NameOf &nameOf, TextLanguage tongue = TextLanguage::Players);
/// Returns "Terrain, section 4: 2d6".
QString request(const DiceRequest &request, const NameOf &nameOf);
/// Returns "2d6".
QString dice(int count, int sides);

/// Returns "Heavy Infantry, Soldier"; "Star, Noble".
QString kindOf(const Figure &figure, const Pack &pack);
/// Returns "Heavy Infantry, Soldier, Rep 3".
QString kindAndWorth(const Figure &figure, const Pack &pack);
/// Returns "Rep", or "Initiative" if the rules have that instead (R81).
QString worthName(const Pack &pack);
QString totalWorthName(const Pack &pack); ///< "Total Rep", "Total initiative"
/// Returns "Rep 4"; "Initiative 3, skill 120".
QString worth(const Profile &profile, const Pack &pack);
/// Returns "AC 4, shield", or the armour's title if the pack names it; empty if the rules have no armour.
QString armour(const Profile &profile, const Pack &pack);
/// Returns "Lance, Sword"; "AK-74 (Assault Rifle)" if the player has named the weapon.
QString weapon(const Profile &profile, const Pack &pack);
/// Returns only the player's name for the weapon, if any: "AK-74".
QString weaponName(const Profile &profile, const Pack &pack);
/// Returns the weapon and other things carried: "Rifle, Shotgun, 2 × rockets".
QString arms(const Figure &figure, const Pack &pack);
/// Returns "Shotgun, 2 × rockets"; empty if nothing is carried.
QString carried(const std::vector<Kit> &carries, const Pack &pack);
/// Returns the armour without the shield.
QString armourClass(const Profile &profile, const Pack &pack);
/// Returns "Agile", "Born Leader".
QStringList attributes(const Figure &figure, const Pack &pack);
/// Returns a turn in the terms of the campaign's calendar: "Month 7", "Battle 7".
QString turn(int number, const Campaign &campaign, const Pack &pack);
/// Returns a turn of half a month: "Late March, year 1".
QString halfMonth(int turn, TextLanguage tongue = TextLanguage::Players);
/// Returns "Late Mar"; from the second year on "Late Mar, yr 2".
QString halfMonthMark(int turn);
QString lateOrEarly(int turn); ///< "late January", inside a sentence
/// Returns a short form of a turn: "7", "Late Mar".
QString turnMark(int number, const Campaign &campaign, const Pack &pack);
QString numberOrDash(const std::optional<int> &number);
/// Returns "six figures", "one figure".
QString figures(qsizetype number);
/// Returns each item once, with the number of equal ones: "2 × Infantry, Rep 3", "Archer, Rep 4".
QStringList counted(const QStringList &items);
/// Returns "1, 2 and 3".
QString listing(const QStringList &items);
/// Returns a text with a capital, as a sentence or a heading begins: "Died of wounds".
QString capitalised(const QString &text);

QString thrown(const Roll &roll); ///< "2d6", "2 cards"

QString faces(int from, int to); ///< "1–4", "1"; empty if the range contains no face

/// Returns the score of an encounter with its modifier (first edition p. 12): "12 + 1 = 13".
QString scenarioTotal(const Roll &roll, const Campaign &before, const Pack &pack);

QString shareOfPoints(const Fraction &won); ///< "half the points"

} // namespace muster::words
