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
        row.place().fault(Fault::NoArmourClass, armor);
    return armor;
}

void readClass(ObjectReader &row, Profile &profile, const Pack &pack)
{
    profile.figureClass = row.text(QStringLiteral("class"));
    if (!profile.figureClass.isEmpty() && !pack.figureClass(profile.figureClass))
        row.place().fault(Fault::NoClass, quoted(profile.figureClass));
}

void readArmorWorn(ObjectReader &row, Profile &profile, const Pack &pack)
{
    profile.armorWorn = row.text(QStringLiteral("armor"));
    if (!profile.armorWorn.isEmpty() && !pack.armor(profile.armorWorn))
        row.place().fault(Fault::NoArmour, quoted(profile.armorWorn));
}

QString readWeaponId(const JsonPlace &place, const QString &id, const Pack &pack)
{
    if (!id.isEmpty() && !pack.weapon(id))
        place.fault(Fault::NoWeapon, quoted(id));
    return id;
}

QString readWeaponId(ObjectReader &reader, const Pack &pack)
{
    return readWeaponId(reader.place(), reader.text(QStringLiteral("weapon")), pack);
}

std::vector<QString> readWeaponIds(ObjectReader &reader, const QString &key, int least, const Pack &pack)
{
    std::vector<QString> weapons;
    for (const JsonPlace &weapon : reader.items(key, QStringLiteral("weapon"), least))
        weapons.push_back(readWeaponId(weapon, weapon.text(), pack));
    return weapons;
}

std::vector<WeaponChoice> readChoices(ObjectReader &list, const Pack &pack)
{
    std::vector<WeaponChoice> choices;
    for (const JsonPlace &item : list.items(QStringLiteral("choices"), QStringLiteral("choice"))) {
        ObjectReader choice(namedPlace(list.place(), QStringLiteral("choice"), item));
        const QString id = readWeaponId(choice.place(), choice.id(QStringLiteral("id")), pack);
        choices.push_back({id, readWeaponIds(choice, QStringLiteral("weapons"), 2, pack)});
    }
    return choices;
}

std::vector<Upgrade> readUpgrades(ObjectReader &list, const Pack &pack)
{
    std::vector<Upgrade> upgrades;
    OnceOnly ids;
    for (const JsonPlace &item : list.items(QStringLiteral("upgrades"), QStringLiteral("upgrade"))) {
        ObjectReader reader(namedPlace(list.place(), QStringLiteral("upgrade"), item));
        Upgrade &upgrade = upgrades.emplace_back();
        upgrade.id = reader.id(QStringLiteral("id"));
        ids.note(reader.place(), upgrade.id);
        upgrade.title = reader.words(QStringLiteral("title"));
        if (reader.has(QStringLiteral("armor")))
            upgrade.armor = reader.id(QStringLiteral("armor"));
        if (!upgrade.armor.isEmpty() && !pack.armor(upgrade.armor))
            reader.place().fault(Fault::NoArmour, quoted(upgrade.armor));
        upgrade.weapons = readWeaponIds(reader, QStringLiteral("weapons"), 1, pack);
        if (reader.has(QStringLiteral("as")))
            upgrade.as = reader.id(QStringLiteral("as"));
    }
    return upgrades;
}

/// The weapons of a list: one for all figures, a die for each, or one in each row.
struct Arming {
    QString standard;
    bool byDie = false;
};

Profile readProfile(ObjectReader &row, const Pack &pack, const Arming &arming)
{
    Profile profile;
    profile.type = row.text(QStringLiteral("type"), longestTerm);
    if (!pack.classes.empty())
        readClass(row, profile, pack);
    if (!pack.hasSkill) // otherwise the figure is rolled up
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

bool saysOfFigures(const Pack &pack, const QJsonObject &row)
{
    return row.contains(QStringLiteral("class")) == !pack.classes.empty()
        && row.contains(QStringLiteral("rep")) == !pack.hasSkill
        && row.contains(QStringLiteral("armor")) == (pack.hasArmor || !pack.armors.empty())
        && row.contains(QStringLiteral("shield")) == pack.hasShields;
}

ArmyList readList(ObjectReader &reader, const Pack &pack)
{
    ArmyList list;
    list.id = reader.id(QStringLiteral("id"));
    list.title = reader.words(QStringLiteral("title"), longestTerm);
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
    if (reader.has(QStringLiteral("carries"))) {
        for (const JsonPlace &item : reader.items(QStringLiteral("carries"), QStringLiteral("weapon"))) {
            ObjectReader carried(item);
            list.carries[readWeaponId(carried, pack)] += carried.whole(QStringLiteral("count"), 1, 10, 1);
        }
    }
    if (reader.has(QStringLiteral("mayCarry")))
        list.mayCarry = readWeaponIds(reader, QStringLiteral("mayCarry"), 1, pack);
    if (reader.has(QStringLiteral("upgrades")))
        list.upgrades = readUpgrades(reader, pack);
    list.figuresPerSpecial = reader.whole(QStringLiteral("figuresPerSpecial"), 0, 100, 0);
    list.needsSpecial = reader.flag(QStringLiteral("needsSpecial"), false);
    if (reader.has(QStringLiteral("foe")))
        list.foe = reader.id(QStringLiteral("foe"));
    list.suits = readSuits(reader);
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
    // Checked after all lists are read, since a list may follow those that name it.
    const auto demandList = [&](const QString &id) {
        if (!id.isEmpty() && !pack.list(id))
            file.fault(Fault::NoList, quoted(id));
    };
    for (const ArmyList &list : pack.lists) {
        demandList(list.foe);
        for (const Upgrade &upgrade : list.upgrades)
            demandList(upgrade.as);
        for (const OptionValue &suited : list.suits)
            demandOptionValue(file, suited, pack);
    }
    for (const Weapon &weapon : pack.weapons) {
        for (const QString &list : weapon.lists)
            demandList(list);
    }
}

} // namespace muster
