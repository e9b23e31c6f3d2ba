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

Profile readProfile(ObjectReader &row, const Pack &pack)
{
    Profile profile;
    profile.type = row.text(QStringLiteral("type"));
    profile.figureClass = row.text(QStringLiteral("class"));
    profile.rep = row.whole(QStringLiteral("rep"), 1, 6);
    profile.armor = readArmor(row);
    profile.shield = row.flag(QStringLiteral("shield"));
    profile.weapon = row.text(QStringLiteral("weapon"));
    if (!profile.figureClass.isEmpty() && !pack.figureClass(profile.figureClass))
        row.place().fault(PackFault::tr("\"%1\" is not a class of this pack").arg(profile.figureClass));
    if (!profile.weapon.isEmpty() && !pack.weapon(profile.weapon))
        row.place().fault(PackFault::tr("\"%1\" is not a weapon of this pack").arg(profile.weapon));
    return profile;
}

} // namespace

void readLists(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    OnceOnly ids;
    for (const JsonPlace &item : reader.items(QStringLiteral("lists"), QStringLiteral("list"))) {
        ObjectReader list(namedPlace(file, QStringLiteral("list"), item));
        const QString id = list.id(QStringLiteral("id"));
        const QString title = list.text(QStringLiteral("title"));
        pack.lists.push_back(
            {id, title, readRollTable<Profile>(list, [&](ObjectReader &row) { return readProfile(row, pack); })});
        ids.note(list.place(), id);
    }
}

} // namespace muster
