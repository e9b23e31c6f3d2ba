// SPDX-License-Identifier: MIT
#include "model/story/landwords.h"

#include "model/story/storytext.h"
#include "model/story/words.h"

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
    return (river.bridge ? StoryText::tr("river %1\" wide with a bridge, no ford")
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

} // namespace muster::words
