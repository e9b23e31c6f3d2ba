// SPDX-License-Identifier: MIT
#include "rules/force/arms.h"

#include "rules/force/points.h"
#include "rules/pack/findbyid.h"
#include "rules/pack/pack.h"

#include <algorithm>

namespace muster {

namespace {

/// Returns whether the id is a weapon that stays on the field when its owner is gone.
bool isThing(const Pack &pack, const QString &id)
{
    const Weapon *weapon = pack.weapon(id);
    return weapon && !weapon->natural && (weapon->range > 0 || weapon->meleeImpact > 0 || !weapon->parts.empty());
}

} // namespace

bool isSpecial(const ArmyList &list, const QString &weapon)
{
    constexpr QLatin1StringView special("special");
    const WeaponChoice *choice = findById(list.choices, special);
    return weapon == special || (choice && std::ranges::find(choice->weapons, weapon) != choice->weapons.end());
}

SpecialArms specialArms(const ArmyList &list, const std::vector<Profile> &force)
{
    const auto carried =
        std::ranges::count_if(force, [&](const Profile &figure) { return isSpecial(list, figure.weapon); });
    return {static_cast<int>(carried), specialistsAllowed(list.figuresPerSpecial, static_cast<int>(force.size()))};
}

bool isOneTooMany(const ArmyList &list, const QString &weapon, const std::vector<Profile> &others, int size,
                  int besides)
{
    const std::optional<int> allowed = specialistsAllowed(list.figuresPerSpecial, size);
    return allowed && isSpecial(list, weapon) && specialArms(list, others).carried + besides >= *allowed;
}

bool hasOrdinary(const ArmyList &list, int maxRep)
{
    if (list.figuresPerSpecial == 0)
        return true;
    const auto isOrdinary = [&](const auto &row) { return !isSpecial(list, row.outcome); };
    const auto &armed = list.weaponDie;
    const bool byDie = armed && std::ranges::any_of(armed->rows, isOrdinary);
    return std::ranges::any_of(list.figures.rows, [&](const auto &row) {
        return row.outcome.rep <= maxRep && (armed ? byDie : !isSpecial(list, row.outcome.weapon));
    });
}

bool mayCarry(const ArmyList &list, const Weapon &weapon, bool stolen)
{
    return weapon.lists.empty() || std::ranges::find(weapon.lists, list.id) != weapon.lists.end()
        || (stolen && weapon.orStolen);
}

CarriedBeside carriedBeside(const Pack &pack, const QString &from, std::size_t place)
{
    CarriedBeside carried;
    const Team *team = pack.team(from);
    if (team && place < team->figures.size()) {
        const TeamFigure &figure = team->figures[place];
        for (const QString &weapon : figure.also)
            ++carried.things[weapon];
        if (figure.grenades > 0)
            carried.things[QStringLiteral("grenade")] += figure.grenades;
        carried.rounds = figure.rounds;
    } else if (const ArmyList *list = pack.list(team ? team->reinforcements : from)) {
        carried.things = list->carries;
    }
    return carried;
}

Things thingsOf(const Pack &pack, const QString &from, const std::vector<Profile> &force)
{
    constexpr int atMost = 2; // "one or two grenades each"
    Things things;
    const auto add = [&](const QString &weapon, int count) {
        if (isThing(pack, weapon))
            things[weapon] += count;
    };
    const Team *team = pack.team(from);
    const ArmyList *list = pack.list(team ? team->reinforcements : from);
    for (std::size_t i = 0; i < force.size(); ++i) {
        const Profile &figure = force[i];
        const WeaponChoice *choice = list ? findById(list->choices, figure.weapon) : nullptr;
        for (const QString &weapon : choice ? choice->weapons : std::vector{figure.weapon})
            add(weapon, 1);
        if (!pack.armors.empty() && pack.armor(figure.armorWorn) && figure.armorWorn != pack.armors.front().id)
            ++things[figure.armorWorn];
        for (const QString &weapon : list ? list->mayCarry : std::vector<QString>())
            add(weapon, atMost);
        const Things beside = carriedBeside(pack, from, i).things;
        for (auto thing = beside.begin(); thing != beside.end(); ++thing)
            add(thing.key(), thing.value());
    }
    return things;
}

} // namespace muster
