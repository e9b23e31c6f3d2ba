// SPDX-License-Identifier: MIT
#include "ui/paper/weaponline.h"

#include "ui/paper/sheettext.h"

#include <QStringList>

namespace muster::paper {

namespace {

QString weaponLineAt(const QString &id, const Pack &pack, bool mounted)
{
    const Weapon *weapon = pack.weapon(id);
    if (!weapon)
        return id;
    QStringList parts{weapon->title};
    const int range = mounted ? weapon->rangeMounted : weapon->range;
    if (range > 0)
        parts << SheetText::tr("range %1″").arg(range);
    if (weapon->targets > 0)
        parts << SheetText::tr("Targets %1").arg(weapon->targets);
    if (weapon->impact > 0)
        parts << SheetText::tr("Impact %1").arg(weapon->impact);
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString weaponLine(const QString &id, const Pack &pack)
{
    return weaponLineAt(id, pack, false);
}

QString weaponLine(const Profile &profile, const Pack &pack)
{
    const ReferenceWord *mounted = pack.reference ? pack.reference->word(QStringLiteral("mounted")) : nullptr;
    return weaponLineAt(profile.weapon, pack, mounted && mounted->bearers.contains(profile.type));
}

} // namespace muster::paper
