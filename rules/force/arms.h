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

/// One of the weapons of which a list allows so many figures one (Chain Reaction, first edition, pp. 8 to 10).
bool isSpecial(const ArmyList &list, const QString &weapon);

/// The special weapons of a force, and how many its list allows it; no limit where there is none.
struct SpecialArms {
    int carried = 0;
    std::optional<int> allowed;

    bool tooMany() const { return allowed && carried > *allowed; }
};
SpecialArms specialArms(const ArmyList &list, const std::vector<Profile> &force);

/// Whether one with that weapon is a special one too many beside the others, in a force of that size (R76); `besides`:
/// special weapons that they carry beside their own.
bool isOneTooMany(const ArmyList &list, const QString &weapon, const std::vector<Profile> &others, int size,
                  int besides = 0);

/// The list has somebody without a special weapon of no more than that Rep, or no limit to them: a figure can be rolled on it
/// whatever the others carry.
bool hasOrdinary(const ArmyList &list, int maxRep = highestRep);

/// Whether figures of this list may have such a weapon (p. 3). `stolen`: it was taken from others.
bool mayCarry(const ArmyList &list, const Weapon &weapon, bool stolen);

/// Weapons and armours by their ids, and how many of each (p. 15).
using Things = QMap<QString, int>;

/// What a figure carries besides its weapon, as its list or its team has it: military and mercenaries two grenades each (R76), the
/// Black Ops what the book prints (p. 19).
struct CarriedBeside {
    Things things;
    int rounds = 0; ///< of its rocket launcher

    bool isEmpty() const { return things.isEmpty() && rounds == 0; }
};

/// Of the figure in that place of a force, from 0.
CarriedBeside carriedBeside(const Pack &pack, const QString &from, std::size_t place);

/// What can be taken up from the field where a force of this list or team stood: what they carry and wear, or may.
Things thingsOf(const Pack &pack, const QString &from, const std::vector<Profile> &force);

} // namespace muster
