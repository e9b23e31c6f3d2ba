// SPDX-License-Identifier: MIT
#pragma once

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

} // namespace muster
