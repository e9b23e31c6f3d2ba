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

/// The closed sets in the player's words, translated. One place, for the window, the sheets and the command line.
namespace muster::words {

/// What words or a picture belong to, whose place is in that turn: "Month 7", "Month 7, the battle", "Ulric".
QString title(const About &about, int turn, const Campaign &campaign, const Pack &pack);

/// What stands in square brackets in the player’s words, with them: dice, mostly, and shown in pencil. It is a group, too.
const QRegularExpression &asides();

/// How a value of a closed set is put.
enum class Form : unsigned char {
    Title, ///< "Success", "Raid: Attack", "Out of the Fight"
    InLine, ///< inside a sentence or a list: "success", "in the band", "ducked back"
    Other, ///< "a success"; of a terrain "In the woods"; where there is little room "California", "Out of the\nFight"
};

/// The one way to the words of a closed set, whose table stands in words.cpp. Only a title may be in English.
template<typename E>
QString label(E value, Form form = Form::Title, Tongue tongue = Tongue::Players);

QString title(auto value) requires std::is_enum_v<decltype(value)>
{
    return label(value);
}

QString inLine(auto value)
{
    return label(value, Form::InLine);
}

QString title(const Encounter &encounter); ///< "Raid: Attack", "Siege"
QString title(const PastEncounter &past);
/// The current encounter, or what comes next as far as it is known: "Patrol", "Encounter".
QString coming(const Campaign &campaign, const Pack &pack);
/// The enemy's list or team: "Feudal", "Zombies".
QString enemy(const QString &id, const Pack &pack);
TableState onTable(Fate fate); ///< how such a figure stands there
QString ending(EndCause cause, const QString &star); ///< "Ulric is dead"

/// The name of a figure by its id, for rolls and stories.
using NameOf = std::function<QString(int)>;
NameOf namesIn(const Campaign &campaign);

/// "Terrain, section 4", "Stay or Go, Ulric".
QString reason(const Reason &reason, const NameOf &nameOf, Tongue tongue = Tongue::Players);
/// "Terrain, section 4: 2d6".
QString request(const DiceRequest &request, const NameOf &nameOf);
/// "2d6".
QString dice(int count, int sides);

/// "Heavy Infantry, Soldier"; "Star, Noble".
QString kindOf(const Figure &figure, const Pack &pack);
/// "Heavy Infantry, Soldier, Rep 3".
QString kindAndWorth(const Figure &figure, const Pack &pack);
/// "Rep"; "Initiative" where the rules have that in its place (R81).
QString worthName(const Pack &pack);
QString totalWorthName(const Pack &pack); ///< "Total Rep", "Total initiative"
/// "Rep 4"; "Initiative 3, skill 120".
QString worth(const Profile &profile, const Pack &pack);
/// "AC 4, shield"; the armour's title where the pack names it; empty where the rules have none.
QString armour(const Profile &profile, const Pack &pack);
/// "Lance, Sword"; "AK-74 (Assault Rifle)" where the player has words for it.
QString weapon(const Profile &profile, const Pack &pack);
/// The player's words alone, where there are any: "AK-74".
QString weaponName(const Profile &profile, const Pack &pack);
/// "Rifle, Shotgun, 2 × rockets": the weapon, and what is carried beside it.
QString arms(const Figure &figure, const Pack &pack);
/// "Shotgun, 2 × rockets"; empty where nothing is.
QString carried(const std::vector<Kit> &carries, const Pack &pack);
/// The same without the shield.
QString armourClass(const Profile &profile, const Pack &pack);
/// "Agile", "Born Leader".
QStringList attributes(const Figure &figure, const Pack &pack);
/// "Month 7", "Battle 7": as the campaign's calendar calls it.
QString turn(int number, const Campaign &campaign, const Pack &pack);
/// "Late March, year 1": a turn of half a month.
QString halfMonth(int turn, Tongue tongue = Tongue::Players);
/// "Late Mar"; from the second year on "Late Mar 2".
QString halfMonthMark(int turn);
QString lateOrEarly(int turn); ///< "late January", inside a sentence
/// "7", "Late Mar": where there is little room.
QString turnMark(int number, const Campaign &campaign, const Pack &pack);
QString numberOrDash(const std::optional<int> &number);
/// "six figures", "one figure".
QString figures(qsizetype number);
/// "1, 2 and 3".
QString listing(const QStringList &items);
/// "Died of wounds": as a sentence or a heading begins.
QString capitalised(const QString &text);

QString thrown(const Roll &roll); ///< "2d6", "2 cards"

QString faces(int from, int to); ///< "1–4", "1"; empty where no face of a die is that

/// What an encounter scored, with its modifier (first edition p. 12): "12 + 1 = 13".
QString scenarioTotal(const Roll &roll, const Campaign &before, const Pack &pack);

QString shareOfPoints(const Fraction &won); ///< "half the points"

} // namespace muster::words
