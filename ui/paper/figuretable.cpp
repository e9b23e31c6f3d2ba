// SPDX-License-Identifier: MIT
#include "ui/paper/figuretable.h"

#include "ui/texts.h"

#include <QStringList>

#include <utility>

namespace muster::paper {

Table tableOfFigures(const Columns &columns, qreal rowHeight, const std::vector<const Figure *> &figures,
                     PaintFigure paint)
{
    constexpr qreal oneLine = 16; // under a ring, which needs its room
    const auto row = [figures, paint = std::move(paint)](QPainter &painter, const QRectF &place, const Columns &places,
                                                         int index) {
        paint(painter, place, places, *figures[static_cast<std::size_t>(index)]);
    };
    Table table = tableOf(columns, rowHeight, static_cast<int>(figures.size()), row);
    table.headHeight -= table.headHeight > oneLine ? 4 : 1;
    return table;
}

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

QString foeHere(const Campaign &campaign)
{
    for (const Foe &foe : campaign.foes) {
        if (foe.isHere())
            return foe.name;
    }
    return {};
}

QString weaponLine(const QString &id, const Pack &pack)
{
    return weaponLineAt(id, pack, false);
}

QString weaponLine(const Profile &profile, const Pack &pack)
{
    const ReferenceWord *mounted = pack.reference ? pack.reference->word(QStringLiteral("mounted")) : nullptr;
    const QString line = weaponLineAt(profile.weapon, pack, mounted && mounted->bearers.contains(profile.type));
    return profile.weaponWords.isEmpty() ? line : SheetText::tr("%1: %2").arg(profile.weaponWords, line);
}

} // namespace muster::paper
