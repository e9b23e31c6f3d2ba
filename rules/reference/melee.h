// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/modifier.h"
#include "rules/slug.h"

#include <QMap>
#include <QString>

#include <optional>

namespace muster {

class Dice;

/// A damage table: a die against the weapon's Impact, or against the successes by which a melee was won.
struct DamageTable : ReferenceEntry {
    QMap<int, int> armor; ///< change of the Impact by Armour Class; empty if there is no armour
    QString none; ///< fate if armour takes away all Impact; nothing is rolled then
    std::optional<QString> one; ///< fate on a rolled 1; none if that is no special case
    QString within; ///< fate on a die up to the Impact
    std::optional<QString> beyondRep; ///< fate on a die above Impact and target's Rep; none if there is no such case
    QString beyond; ///< fate on any other die above the Impact
    std::optional<int> impact; ///< fixed Impact; none if it is asked
};

struct DamageResult {
    QString fate;
    int impact = 0; ///< Impact that armour leaves

    void describe(auto &field) const
    {
        field("fate", fate);
        field("impact", impact);
    }
};

/// Returns the Impact that armour leaves.
int impactOn(const DamageTable &table, int impact, std::optional<int> armor);

/// Rolls the fate of a figure that is hit. Dice: 1d6, or none if no Impact is left.
DamageResult rollDamage(const DamageTable &table, int impact, std::optional<int> armor, std::optional<int> rep,
                        Dice &dice);

/// Melee by counting successes. Either both sides roll once and the lead is the Impact for a damage table, or the
/// successes are rolled again until one side has no dice left, and the dice that the other still has decide.
struct MeleeTable : ReferenceEntry {
    QString damage; ///< id of a damage table; empty for melee to the end
    QMap<int, QString> fates; ///< fate of the loser by the lead, to the end; a greater lead uses the greatest here
    std::vector<Modifier> modifiers; ///< modifiers of the number of dice, which is the Rep; for the page

    bool isToTheEnd() const { return damage.isEmpty(); }
};

struct Fighter {
    int dice = 0;
    std::optional<int> armor;
};

/// The winner: the first side, the second, or neither.
enum class Winner : std::uint8_t { None, A, B };

/// Returns the side's name in the fields; nullopt for neither.
inline std::optional<QString> sideOf(Winner winner)
{
    return winner == Winner::None ? std::nullopt : std::optional<QString>(slug(winner));
}

struct MeleeResult {
    int successesA = 0;
    int successesB = 0;
    Winner winner = Winner::None; ///< none if both are evenly matched
    QString fate; ///< fate of the loser

    void describe(auto &field) const
    {
        field("successes_a", successesA);
        field("successes_b", successesB);
        field("winner", sideOf(winner));
        field("fate", fate.isEmpty() ? std::nullopt : std::optional(fate));
    }
};

/// Fights one exchange. Dice: a's, b's, and 1d6 for damage unless both are evenly matched, which armour may also bring
/// about.
MeleeResult exchange(const DamageTable &damage, const Fighter &a, const Fighter &b, Dice &dice);

/// Fights until one side has no dice left. Dice: a's and b's, then again those that were successes. The successes in
/// the result are those of the last round.
MeleeResult fightToTheEnd(const MeleeTable &table, int diceA, int diceB, Dice &dice);

} // namespace muster
