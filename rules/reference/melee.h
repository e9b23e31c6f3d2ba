// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/modifier.h"

#include <QMap>
#include <QString>

#include <optional>

namespace muster {

class Dice;

/// Damage by Impact: a die against the weapon's Impact, or against the successes a melee was won by.
struct DamageTable {
    QString id;
    QString title;
    QString page;
    QMap<int, int> armor; ///< what each Armour Class does to the Impact; empty: there is no armour
    QString none; ///< the fate where armour takes all Impact away; nothing is rolled
    std::optional<QString> one; ///< of a rolled 1, where that is special
    QString within; ///< of a die up to the Impact
    std::optional<QString> beyondRep; ///< of a die above the Impact and the target's Rep, where that matters
    QString beyond; ///< of any other die above the Impact
    std::optional<int> impact; ///< where it is always this and not asked
};

struct DamageResult {
    QString fate;
    int impact = 0; ///< that armour left

    void describe(auto &field) const
    {
        field(u"fate", fate);
        field(u"impact", impact);
    }
};

/// The Impact that armour leaves.
int impactOn(const DamageTable &table, int impact, std::optional<int> armor);

/// The fate of one who is hit. Dice: 1d6, none if no Impact is left.
DamageResult rollDamage(const DamageTable &table, int impact, std::optional<int> armor, std::optional<int> rep,
                        Dice &dice);

/// Hand-to-hand fighting by counting successes. Either one roll each, the lead being the Impact of a damage table; or
/// the successes are rolled again until a side has no dice left, and what the other still holds decides.
struct MeleeTable {
    QString id;
    QString title;
    QString page;
    QString damage; ///< the id of a damage table
    QMap<int, QString> fates; ///< the loser's by the lead, to the end; a greater lead counts as the greatest here
    std::vector<Modifier> modifiers; ///< to the Rep in dice, for the page

    bool isToTheEnd() const { return damage.isEmpty(); }
};

struct Fighter {
    int dice = 0;
    std::optional<int> armor;
};

/// Who is who: the first named, the second, or neither.
enum class Winner : std::uint8_t { None, A, B };

/// By its name among the fields; none for neither.
inline std::optional<QString> sideOf(Winner winner)
{
    return winner == Winner::None ? std::nullopt : std::optional(QString(QChar(winner == Winner::A ? u'a' : u'b')));
}

struct MeleeResult {
    int successesA = 0;
    int successesB = 0;
    Winner winner = Winner::None; ///< none: evenly matched
    QString fate; ///< of the loser

    void describe(auto &field) const
    {
        field(u"successes_a", successesA);
        field(u"successes_b", successesB);
        field(u"winner", sideOf(winner));
        field(u"fate", fate.isEmpty() ? std::nullopt : std::optional(fate));
    }
};

/// One exchange. Dice: a's, b's, 1d6 damage unless evenly matched; armour may make it so.
MeleeResult exchange(const DamageTable &damage, const Fighter &a, const Fighter &b, Dice &dice);

/// Dice: a's and b's, then those that were successes again, until one side has none left. The successes are the last
/// round's.
MeleeResult fightToTheEnd(const MeleeTable &table, int diceA, int diceB, Dice &dice);

} // namespace muster
