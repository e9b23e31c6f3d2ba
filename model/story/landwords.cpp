// SPDX-License-Identifier: MIT
#include "model/story/landwords.h"

#include "model/calendar/wasteland.h"
#include "model/story/words.h"
#include "model/texts.h"

#include <algorithm>

namespace muster::words {

namespace {

QString terrainIn(const Section &section)
{
    const QString terrain = title(section.terrain).toLower();
    if (!section.country)
        return terrain;
    switch (*section.country) {
    case Country::Clear:
        return StoryText::tr("%1 in open country").arg(terrain);
    case Country::Woods:
        return StoryText::tr("%1 in wooded country").arg(terrain);
    case Country::Mountains:
        return StoryText::tr("%1 in the mountains").arg(terrain);
    }
    Q_UNREACHABLE();
}

QString waterOf(const River &river)
{
    if (river.lake)
        return StoryText::tr("lake");
    return (river.bridge     ? StoryText::tr("river %1\" wide with a bridge, no ford")
                : river.half ? StoryText::tr("river %1\" wide, fordable along half of it")
                             : StoryText::tr("river %1\" wide with a ford"))
        .arg(river.width);
}

} // namespace

QString title(Country country)
{
    switch (country) {
    case Country::Clear:
        return StoryText::tr("Open country");
    case Country::Woods:
        return StoryText::tr("Wooded country");
    case Country::Mountains:
        return StoryText::tr("Mountains");
    }
    Q_UNREACHABLE();
}

QString title(Road road)
{
    return road == Road::LeftRight ? StoryText::tr("From left to right") : StoryText::tr("Up and down");
}

QStringList land(const Section &section)
{
    QStringList parts{terrainIn(section)};
    if (section.buildings > 0)
        parts << (section.buildings == 1 ? StoryText::tr("1 building")
                                         : StoryText::tr("%1 buildings").arg(section.buildings));
    if (section.road)
        parts << (section.road == Road::LeftRight ? StoryText::tr("road from left to right")
                                                  : StoryText::tr("road up and down"));
    if (section.river)
        parts << waterOf(*section.river);
    return parts;
}

QString locale(Locale locale)
{
    switch (locale) {
    case Locale::Badlands:
        return StoryText::tr("the Badlands");
    case Locale::OldNevada:
        return StoryText::tr("Old Nevada");
    case Locale::California:
        return StoryText::tr("the Republic of California");
    }
    Q_UNREACHABLE();
}

QString localeMark(Locale locale)
{
    switch (locale) {
    case Locale::Badlands:
        return StoryText::tr("Badlands");
    case Locale::OldNevada:
        return StoryText::tr("Old Nevada");
    case Locale::California:
        return StoryText::tr("California");
    }
    Q_UNREACHABLE();
}

QString whereabouts(const Campaign &campaign, const Pack &pack)
{
    if (campaign.journey)
        return StoryText::tr("on the way to %1, there in %2")
            .arg(locale(campaign.journey->to), turn(campaign.journey->arrivesIn, campaign, pack));
    return StoryText::tr("in %1").arg(locale(localeIn(campaign, pack, campaign.turn)));
}

QString sizeOf(const KeptSettlement &kept, const Pack &pack)
{
    return pack.settlements ? pack.settlements->size(kept.settlement.size).title
                            : QString::number(kept.settlement.size);
}

QString structure(const QString &id, const Pack &pack)
{
    const auto *known = pack.settlements ? pack.settlements->structure(id) : nullptr;
    return known ? known->title : id;
}

QStringList structures(const Settlement &settlement, const Pack &pack)
{
    QStringList told;
    QStringList seen;
    for (const QString &id : settlement.structures) {
        if (seen.contains(id))
            continue;
        seen << id;
        const auto many = settlement.structures.count(id);
        const QString title = structure(id, pack);
        told << (many == 1 ? title : StoryText::tr("%1 (%2)").arg(title).arg(many));
    }
    return told;
}

QString homes(const KeptSettlement &kept)
{
    const int homes = kept.settlement.residences;
    if (kept.nomads.isEmpty())
        return homes == 1 ? StoryText::tr("1 home") : StoryText::tr("%1 homes").arg(homes);
    return homes == 1 ? StoryText::tr("1 home on wheels") : StoryText::tr("%1 homes on wheels").arg(homes);
}

QString nomads(const KeptSettlement &kept, const Pack &pack)
{
    return kept.nomads.isEmpty() ? QString() : enemy(kept.nomads, pack);
}

QString summary(const KeptSettlement &kept, const Pack &pack)
{
    QStringList parts{sizeOf(kept, pack), StoryText::tr("in %1").arg(locale(kept.locale))};
    parts += structures(kept.settlement, pack);
    parts << homes(kept);
    if (!kept.nomads.isEmpty())
        parts << nomads(kept, pack);
    return parts.join(StoryText::tr(", "));
}

} // namespace muster::words
