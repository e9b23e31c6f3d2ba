// SPDX-License-Identifier: MIT
#include "rules/pack/namedplace.h"
#include "rules/pack/readers.h"
#include "rules/pack/readrolltable.h"

namespace muster {

namespace {

int readArmor(ObjectReader &row)
{
    const int armor = row.whole(QStringLiteral("armor"), 2, 6);
    if (armor % 2 != 0)
        row.place().fault(PackFault::tr("\"armor\" is %1, but an Armour Class is 2, 4 or 6").arg(armor));
    return armor;
}

void readClass(ObjectReader &row, Profile &profile, const Pack &pack)
{
    profile.figureClass = row.text(QStringLiteral("class"));
    if (!profile.figureClass.isEmpty() && !pack.figureClass(profile.figureClass))
        row.place().fault(PackFault::tr("\"%1\" is not a class of this pack").arg(profile.figureClass));
}

void readArmorWorn(ObjectReader &row, Profile &profile, const Pack &pack)
{
    profile.armorWorn = row.text(QStringLiteral("armor"));
    if (!profile.armorWorn.isEmpty() && !pack.armor(profile.armorWorn))
        row.place().fault(PackFault::tr("\"%1\" is not an armour of this pack").arg(profile.armorWorn));
}

QString readWeaponId(const JsonPlace &place, const QString &id, const Pack &pack)
{
    if (!id.isEmpty() && !pack.weapon(id))
        place.fault(PackFault::tr("\"%1\" is not a weapon of this pack").arg(id));
    return id;
}

QString readWeaponId(ObjectReader &reader, const Pack &pack)
{
    return readWeaponId(reader.place(), reader.text(QStringLiteral("weapon")), pack);
}

std::vector<WeaponChoice> readChoices(ObjectReader &list, const Pack &pack)
{
    std::vector<WeaponChoice> choices;
    for (const JsonPlace &item : list.items(QStringLiteral("choices"), QStringLiteral("choice"))) {
        ObjectReader choice(namedPlace(list.place(), QStringLiteral("choice"), item));
        const QString id = readWeaponId(choice.place(), choice.id(QStringLiteral("id")), pack);
        std::vector<QString> weapons;
        for (const JsonPlace &weapon : choice.items(QStringLiteral("weapons"), QStringLiteral("weapon"), 2))
            weapons.push_back(readWeaponId(weapon, weapon.value().toString(), pack));
        choices.push_back({id, std::move(weapons)});
    }
    return choices;
}

/// The weapons of a list: one for all, a die for each, or one in each row.
struct Arming {
    QString standard;
    bool byDie = false;
};

Profile readProfile(ObjectReader &row, const Pack &pack, const Arming &arming)
{
    Profile profile;
    profile.type = row.text(QStringLiteral("type"));
    if (!pack.classes.empty())
        readClass(row, profile, pack);
    if (!pack.hasSkill) // else he is rolled up
        profile.rep = row.whole(QStringLiteral("rep"), 1, highestRep);
    profile.armor = pack.hasArmor ? readArmor(row) : 0;
    if (pack.hasShields)
        profile.shield = row.flag(QStringLiteral("shield"));
    if (!pack.armors.empty())
        readArmorWorn(row, profile, pack);
    profile.weapon = arming.standard;
    if (!arming.byDie && arming.standard.isEmpty())
        profile.weapon = readWeaponId(row, pack);
    return profile;
}

} // namespace

ArmyList readList(ObjectReader &reader, const Pack &pack)
{
    ArmyList list;
    list.id = reader.id(QStringLiteral("id"));
    list.title = reader.text(QStringLiteral("title"));
    Arming arming;
    if (reader.has(QStringLiteral("weapons"))) {
        arming.byDie = true;
        list.weaponDie = readRollTable<QString>(reader.at(QStringLiteral("weapons")),
                                                [&](ObjectReader &row) { return readWeaponId(row, pack); });
    } else if (reader.has(QStringLiteral("weapon"))) {
        arming.standard = readWeaponId(reader, pack);
    }
    if (reader.has(QStringLiteral("choices")))
        list.choices = readChoices(reader, pack);
    list.figuresPerSpecial = reader.whole(QStringLiteral("figuresPerSpecial"), 0, 100, 0);
    if (reader.has(QStringLiteral("squad")))
        list.squad = readSquad(reader.at(QStringLiteral("squad")), pack);
    list.figures = readRollTable<Profile>(reader, [&](ObjectReader &row) { return readProfile(row, pack, arming); });
    return list;
}

Profile readProfile(ObjectReader &row, const Pack &pack)
{
    return readProfile(row, pack, {});
}

void readLists(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    OnceOnly ids;
    for (const JsonPlace &item : reader.items(QStringLiteral("lists"), QStringLiteral("list"))) {
        ObjectReader list(namedPlace(file, QStringLiteral("list"), item));
        pack.lists.push_back(readList(list, pack));
        pack.lists.back().source = pack.id;
        ids.note(list.place(), pack.lists.back().id);
    }
}

} // namespace muster
