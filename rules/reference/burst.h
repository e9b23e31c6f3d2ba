// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/lookup.h"
#include "rules/reference/modifier.h"

namespace muster {

class Dice;

/// A weapon whose dice are not its number of targets: of a shotgun's six the best three count.
struct BurstSpecial {
    QString weapon; ///< an id of the pack's weapons
    QString condition; ///< only with this, where one is named
    int dice = 0;
    int counted = 0;
};

/// All the dice of one weapon at once, each looked up by itself, and the faces that empty it.
struct Burst {
    QString id;
    QString title;
    QString page;
    QString table; ///< the id of a look-up
    std::vector<BurstSpecial> specials;
    int emptyFace = 1;
    int emptyCount = 2; ///< so many of those faces and the ammunition is out
    QString empty; ///< the condition that lasts then; may be empty

    QStringList conditions(const LookUp &lookUp) const;
};

struct BurstDice {
    int dice = 0; ///< rolled
    int counted = 0; ///< the best of them
};

/// What a weapon that may engage so many targets rolls; the last special that holds counts.
BurstDice burstDice(const Burst &burst, const QString &weapon, int targets, const QStringList &conditions);

struct BurstShot {
    int target = 1; ///< first, second, third …
    int face = 0;
    LookUpResult found;

    void describe(auto &field) const
    {
        field(u"target", target);
        field(u"die", face);
        field(u"total", found.total);
        field(u"result", found.result);
        field(u"pitiful", found.pitiful);
    }
};

struct BurstResult {
    std::vector<BurstShot> shots; ///< the highest die first
    int hits = 0;
    bool outOfAmmo = false;

    void describe(auto &field) const
    {
        field(u"hits", hits);
        field(u"out_of_ammo", outOfAmmo);
        field(u"shots", shots);
    }
};

/// Dice: all of them together; then, where the table has it, a pitiful shot for each that may. `aimed` says how many go to
/// each target; the highest dice go to the first.
BurstResult fireBurst(const Burst &burst, const LookUp &table, int rep, const BurstDice &thrown,
                      const std::vector<int> &aimed, const QStringList &conditions, Dice &dice);

/// Shots that hit by the shooter's Rep, and the faces that empty its weapon.
struct Volley {
    QString id;
    QString title;
    QString page;
    int mostShots = 6;
    std::vector<Modifier> modifiers; ///< of the Rep
    int emptyFace = 6;
    int emptyCount = 2; ///< so many of those faces and the ammunition is out
};

struct VolleyResult {
    int target = 0;
    int hits = 0;
    bool outOfAmmo = false;

    void describe(auto &field) const
    {
        field(u"hits", hits);
        field(u"out_of_ammo", outOfAmmo);
        field.record(u"why", [this](auto &why) { why(u"target", target); });
    }
};

/// Dice: 1d6 per shot, together.
VolleyResult fireVolley(const Volley &volley, int rep, const QStringList &conditions, int shots, Dice &dice);

} // namespace muster
