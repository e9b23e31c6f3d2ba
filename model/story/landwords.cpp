// SPDX-License-Identifier: MIT
#include "model/story/landwords.h"

#include "model/story/words.h"

#include <QCoreApplication>

namespace muster::words {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::words", text);
}

QString terrainIn(const Section &section)
{
    const QString terrain = title(section.terrain).toLower();
    if (!section.country)
        return terrain;
    switch (*section.country) {
    case Country::Clear:
        return tr("%1 in open country").arg(terrain);
    case Country::Woods:
        return tr("%1 in wooded country").arg(terrain);
    case Country::Mountains:
        return tr("%1 in the mountains").arg(terrain);
    }
    Q_UNREACHABLE();
}

QString waterOf(const River &river)
{
    if (river.lake)
        return tr("lake");
    return (river.bridge ? tr("river %1\" wide with a bridge, no ford") : tr("river %1\" wide with a ford"))
        .arg(river.width);
}

} // namespace

QString title(Country country)
{
    switch (country) {
    case Country::Clear:
        return tr("Open country");
    case Country::Woods:
        return tr("Wooded country");
    case Country::Mountains:
        return tr("Mountains");
    }
    Q_UNREACHABLE();
}

QString title(Road road)
{
    return road == Road::LeftRight ? tr("From left to right") : tr("Up and down");
}

QStringList land(const Section &section)
{
    QStringList parts{terrainIn(section)};
    if (section.buildings > 0)
        parts << (section.buildings == 1 ? tr("1 building") : tr("%1 buildings").arg(section.buildings));
    if (section.road)
        parts << (section.road == Road::LeftRight ? tr("road from left to right") : tr("road up and down"));
    if (section.river)
        parts << waterOf(*section.river);
    return parts;
}

} // namespace muster::words
