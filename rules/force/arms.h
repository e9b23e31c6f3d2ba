// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"

#include <QMap>

#include <optional>
#include <vector>

namespace muster {

struct ArmyList;
struct Pack;
struct Weapon;

/// Returns whether this is a special weapon: one of those that a list allows only to some figures (Chain Reaction,
/// first edition, pp. 8 to 10).
bool isSpecial(const ArmyList &list, const QString &weapon);

/// The number of special weapons in a force, and the number that its list allows; none if there is no limit.
struct SpecialArms {
    int carried = 0;
    std::optional<int> allowed;

    bool tooMany() const { return allowed && carried > *allowed; }
};
SpecialArms specialArms(const ArmyList &list, const std::vector<Profile> &force);

/// Returns whether a figure with this weapon would exceed the limit of special weapons in a force of `size` figures
/// (R76). `besides`: special weapons that the others carry in addition to their own.
bool isOneTooMany(const ArmyList &list, const QString &weapon, const std::vector<Profile> &others, int size,
                  int besides = 0);

/// Returns whether the list has a figure of Rep `maxRep` or less without a special weapon, or no limit to them. If so,
/// a figure can always be rolled on it, whatever the others carry.
bool hasOrdinary(const ArmyList &list, int maxRep = highestRep);

/// Returns whether figures of this list may have such a weapon (p. 3). `stolen`: it was taken from others.
bool mayCarry(const ArmyList &list, const Weapon &weapon, bool stolen);

/// The number of each weapon and armour, by id (p. 15).
using Things = QMap<QString, int>;

/// Equipment in addition to the weapon, as given by the figure's list or team: two grenades for each soldier and
/// mercenary (R76), the printed equipment for the Black Ops (p. 19).
struct CarriedBeside {
    Things things;
    int rounds = 0; ///< rounds of its rocket launcher

    bool isEmpty() const { return things.isEmpty() && rounds == 0; }
};

/// Returns the additional equipment of the figure at `place` in a force, from 0.
CarriedBeside carriedBeside(const Pack &pack, const QString &from, std::size_t place);

/// Returns everything that can be taken from the field after a force of this list or team stood there: all that its
/// figures carry and wear, or may carry.
Things thingsOf(const Pack &pack, const QString &from, const std::vector<Profile> &force);

} // namespace muster
