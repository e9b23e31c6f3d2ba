// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/lookup.h"
#include "rules/reference/modifier.h"

namespace muster {

class Dice;

/// A weapon whose number of dice is not its number of targets: a shotgun rolls six, and the best three count.
struct BurstSpecial {
    QString weapon; ///< id of a weapon of the pack
    QString condition; ///< condition for this row; empty if it always applies
    int dice = 0;
    int counted = 0;
};

/// A burst: all dice of a weapon at once, each looked up separately, and the faces that use up its ammunition.
struct Burst : ReferenceEntry {
    QString table; ///< id of a look-up
    std::vector<BurstSpecial> specials;
    int emptyFace = 1;
    int emptyCount = 2; ///< number of dice with that face that use up the ammunition
    QString empty; ///< condition that holds from then on; may be empty

    QStringList conditions(const LookUp &lookUp) const;
};

struct BurstDice {
    int dice = 0; ///< number of dice rolled
    int counted = 0; ///< number of dice that count, the best ones
};

/// Returns the dice for a weapon that may engage `targets` targets. The last special that applies counts.
BurstDice burstDice(const Burst &burst, const QString &weapon, int targets, const QStringList &conditions);

struct BurstShot {
    int target = 1; ///< number of the target, from 1
    int face = 0;
    LookUpResult found;

    void describe(auto &field) const
    {
        field("target", target);
        field("die", face);
        field("total", found.total);
        field("result", found.result);
        field("pitiful", found.pitiful);
    }
};

struct BurstResult {
    std::vector<BurstShot> shots; ///< highest die first
    int hits = 0;
    bool outOfAmmo = false;

    void describe(auto &field) const
    {
        field("hits", hits);
        field("out_of_ammo", outOfAmmo);
        field("shots", shots);
    }
};

/// Fires a burst. `aimed`: the number of dice for each target; the highest dice go to the first. Dice: all of the burst
/// together; then, if the table has it, a pitiful shot for each die that allows one.
BurstResult fireBurst(const Burst &burst, const LookUp &table, int rep, const BurstDice &thrown,
                      const std::vector<int> &aimed, const QStringList &conditions, Dice &dice);

/// A volley: shots that hit by the shooter's Rep, and the faces that use up the weapon's ammunition.
struct Volley : ReferenceEntry {
    int mostShots = 6;
    std::vector<Modifier> modifiers; ///< modifiers of the Rep
    int emptyFace = 6;
    int emptyCount = 2; ///< number of dice with that face that use up the ammunition
};

struct VolleyResult {
    int target = 0;
    int hits = 0;
    bool outOfAmmo = false;

    void describe(auto &field) const
    {
        field("hits", hits);
        field("out_of_ammo", outOfAmmo);
        field.record("why", [this](auto &why) { why("target", target); });
    }
};

/// Fires a volley. Dice: 1d6 per shot, together.
VolleyResult fireVolley(const Volley &volley, int rep, const QStringList &conditions, int shots, Dice &dice);

} // namespace muster
