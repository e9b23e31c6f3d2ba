// SPDX-License-Identifier: MIT
#include "rules/force/arms.h"

#include "rules/force/points.h"
#include "rules/pack/pack.h"

#include <algorithm>

namespace muster {

namespace {

const WeaponChoice *choiceOf(const ArmyList &list, const QString &weapon)
{
    const auto found = std::find_if(list.choices.begin(), list.choices.end(),
                                    [&](const WeaponChoice &choice) { return choice.id == weapon; });
    return found == list.choices.end() ? nullptr : &*found;
}

/// Returns whether the id is a weapon that stays on the field when its owner is gone.
bool isThing(const Pack &pack, const QString &id)
{
    const Weapon *weapon = pack.weapon(id);
    return weapon && !weapon->natural && (weapon->range > 0 || weapon->meleeImpact > 0 || !weapon->parts.empty());
}

class Field
{
public:
    explicit Field(const Pack &pack)
        : m_pack(pack)
    {
    }

    void add(const QString &weapon, int count = 1)
    {
        if (isThing(m_pack, weapon))
            m_things[weapon] += count;
    }

    void add(const Profile &figure, const ArmyList *list)
    {
        const WeaponChoice *choice = list ? choiceOf(*list, figure.weapon) : nullptr;
        for (const QString &weapon : choice ? choice->weapons : std::vector{figure.weapon})
            add(weapon);
        if (!m_pack.armors.empty() && m_pack.armor(figure.armorWorn) && figure.armorWorn != m_pack.armors.front().id)
            ++m_things[figure.armorWorn];
        constexpr int atMost = 2; // "one or two grenades each"
        if (list) {
            for (const QString &weapon : list->mayCarry)
                add(weapon, atMost);
        }
    }

    const Things &things() const { return m_things; }

private:
    const Pack &m_pack;
    Things m_things;
};

} // namespace

bool isSpecial(const ArmyList &list, const QString &weapon)
{
    constexpr QLatin1StringView special("special");
    const WeaponChoice *choice = choiceOf(list, special);
    return weapon == special
        || (choice && std::find(choice->weapons.begin(), choice->weapons.end(), weapon) != choice->weapons.end());
}

SpecialArms specialArms(const ArmyList &list, const std::vector<Profile> &force)
{
    const auto carried = std::count_if(force.begin(), force.end(),
                                       [&](const Profile &figure) { return isSpecial(list, figure.weapon); });
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
    const bool byDie = armed && std::any_of(armed->rows.begin(), armed->rows.end(), isOrdinary);
    return std::any_of(list.figures.rows.begin(), list.figures.rows.end(), [&](const auto &row) {
        return row.outcome.rep <= maxRep && (armed ? byDie : !isSpecial(list, row.outcome.weapon));
    });
}

bool mayCarry(const ArmyList &list, const Weapon &weapon, bool stolen)
{
    return weapon.lists.empty() || std::find(weapon.lists.begin(), weapon.lists.end(), list.id) != weapon.lists.end()
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
    Field field(pack);
    const Team *team = pack.team(from);
    for (std::size_t i = 0; i < force.size(); ++i) {
        field.add(force[i], pack.list(team ? team->reinforcements : from));
        const Things beside = carriedBeside(pack, from, i).things;
        for (auto thing = beside.begin(); thing != beside.end(); ++thing)
            field.add(thing.key(), thing.value());
    }
    return field.things();
}

} // namespace muster
