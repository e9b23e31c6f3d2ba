// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace muster {

struct Weapon;

/// What of a weapon is compared; a greater number of targets settles equal Impacts in the last.
enum class WeaponMeasure : std::uint8_t { None, OutgunnedRank, Impact, ImpactThenTargets };

/// One side of a comparison: a number, a word with a value, or one of the pack's weapons.
struct ComparedSide {
    struct Value {
        QString word;
        int value = 0;
    };
    QString name; ///< of the parameter
    int least = 1;
    int most = 6;
    std::vector<Value> values;
    WeaponMeasure weapons = WeaponMeasure::None;

    bool isNumber() const { return values.empty() && weapons == WeaponMeasure::None; }
};

/// Two ranks side by side, without dice: a weapon against a wall, one weapon against another, a Rep against the Star's.
struct Comparison {
    QString id;
    QString title;
    QString page;
    ComparedSide a;
    ComparedSide b;
    QString above; ///< the result where a's is the higher
    QString equal;
    QString below;
    QStringList exempt; ///< conditions that make it `below` whatever the ranks
};

int weaponRank(const Weapon &weapon, WeaponMeasure by);
QString compare(const Comparison &comparison, int a, int b, const QStringList &conditions);

} // namespace muster
