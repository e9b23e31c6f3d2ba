// SPDX-License-Identifier: MIT
#include "ui/paper/weaponline.h"

#include "ui/paper/sheettext.h"

#include <QStringList>

namespace muster::paper {

QString weaponLine(const QString &id, const Pack &pack)
{
    const Weapon *weapon = pack.weapon(id);
    if (!weapon)
        return id;
    QStringList parts{weapon->title};
    if (weapon->range > 0)
        parts << SheetText::tr("range %1″").arg(weapon->range);
    if (weapon->targets > 0)
        parts << SheetText::tr("Targets %1").arg(weapon->targets);
    if (weapon->impact > 0)
        parts << SheetText::tr("Impact %1").arg(weapon->impact);
    return parts.join(QStringLiteral(", "));
}

QString weaponLine(const Profile &profile, const Pack &pack)
{
    return weaponLine(profile.weapon, pack);
}

} // namespace muster::paper
