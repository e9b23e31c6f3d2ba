// SPDX-License-Identifier: MIT
#include "ui/paper/weaponline.h"

#include <QCoreApplication>
#include <QStringList>

namespace muster::paper {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::Sheets", text);
}

} // namespace

QString weaponLine(const QString &id, const Pack &pack)
{
    const Weapon *weapon = pack.weapon(id);
    if (!weapon)
        return id;
    QStringList parts{weapon->title};
    if (weapon->range > 0)
        parts << tr("range %1″").arg(weapon->range);
    if (weapon->targets > 0)
        parts << tr("Targets %1").arg(weapon->targets);
    if (weapon->impact > 0)
        parts << tr("Impact %1").arg(weapon->impact);
    return parts.join(QStringLiteral(", "));
}

QString weaponLine(const Profile &profile, const Pack &pack)
{
    return weaponLine(profile.weapon, pack);
}

} // namespace muster::paper
