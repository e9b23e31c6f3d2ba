// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QString>

namespace muster {

/// What a figure carries and wears: ids of the pack's weapons and armours.
struct Gear {
    QString weapon;
    QString armor;

    friend bool operator==(const Gear &, const Gear &) = default;
};

/// So many of a weapon or an armour.
struct Kit {
    QString item;
    int count = 1;

    friend bool operator==(const Kit &, const Kit &) = default;
};

/// What a band keeps of what it took: weapons and armours by their ids (Chain Reaction, first edition, p. 15).
using Stockpile = QMap<QString, int>;

} // namespace muster
