// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/modifier.h"

namespace muster {

class Dice;

/// Shots that hit by the shooter's Rep, and the faces that empty his weapon.
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
