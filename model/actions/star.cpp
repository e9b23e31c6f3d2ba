// SPDX-License-Identifier: MIT
#include "model/actions/star.h"

#include "model/actions/actions.h"
#include "model/actions/arms.h"

#include <algorithm>

namespace muster::actions {

namespace {

using Row = TableRow<Profile>;

/// The first of the best Rep among those wanted.
template<typename Wanted>
const Row *bestRow(const ArmyList &list, Wanted wanted)
{
    const Row *best = nullptr;
    for (const Row &row : list.figures.rows)
        if (wanted(row.outcome) && (!best || row.outcome.rep > best->outcome.rep))
            best = &row;
    return best;
}

QString likeliestWeapon(const RollTable<QString> &die)
{
    const auto span = [](const TableRow<QString> &row) { return row.to - row.from; };
    return std::max_element(die.rows.begin(), die.rows.end(),
                            [&](const auto &a, const auto &b) { return span(a) < span(b); })
        ->outcome;
}

/// Peasants are on none (Swordplay p. 6): most of them are unarmed.
bool isOnAList(const Pack &pack, const QString &figureClass)
{
    return std::ranges::any_of(pack.lists, [&](const ArmyList &list) {
        return bestRow(list, [&](const Profile &figure) { return figure.figureClass == figureClass; });
    });
}

} // namespace

QString weaponOnList(const Profile &figure, const ArmyList &list)
{
    if (list.weaponDie)
        return likeliestWeapon(*list.weaponDie);
    const auto choice = std::find_if(list.choices.begin(), list.choices.end(),
                                     [&](const WeaponChoice &c) { return c.id == figure.weapon; });
    return choice == list.choices.end() ? figure.weapon : choice->weapons.front();
}

void complete(Profile &star, const Profile &suggested)
{
    if (star.rep == 0)
        star.rep = suggested.rep;
    if (star.figureClass.isEmpty())
        star.figureClass = suggested.figureClass;
    if (star.weapon.isEmpty()) {
        star.weapon = suggested.weapon;
        star.armor = suggested.armor;
        star.shield = suggested.shield;
        star.armorWorn = suggested.armorWorn;
    }
    star.type.clear();
}

const Team *ledTeam(const Pack &pack, const QString &list)
{
    const Team *team = pack.team(list);
    return team && team->led ? team : nullptr;
}

Profile suggestedStar(const Pack &pack, const QString &from, const QString &figureClass)
{
    if (const Team *team = ledTeam(pack, from)) {
        Profile star = team->figures.front().profile;
        star.type.clear();
        return star;
    }
    const ArmyList &list = *pack.list(from);
    const QString wanted = figureClass.isEmpty() ? pack.starClass : figureClass;
    const Row *row = bestRow(list, [&](const Profile &figure) { return figure.figureClass == wanted; });
    if (!row)
        row = bestRow(list, [](const Profile &) { return true; });
    Profile star = row->outcome;
    star.type.clear();
    star.weapon = weaponOnList(star, list);
    if (!figureClass.isEmpty() && !isOnAList(pack, figureClass)) {
        star.weapon = emptyHands(pack);
        star.armor = Profile().armor;
        star.shield = false;
    }
    star.rep = pack.hasSkill ? 0 : pack.suggestedStarRep;
    if (!figureClass.isEmpty())
        star.figureClass = figureClass;
    return star;
}

} // namespace muster::actions
