// SPDX-License-Identifier: MIT
#include "model/story/briefing.h"
#include "model/story/words.h"
#include "model/texts.h"

#include <QMap>

namespace muster {

namespace {

/// "woods, rough and wooded hill 4, hill 3, clear 1, impassable 0"
QString terrainValues(const ScoutingTables &scouting)
{
    QMap<int, QStringList> byValue;
    for (std::size_t i = 0; i < scouting.values.size(); ++i)
        byValue[-scouting.values[i]] << words::inLine(static_cast<Terrain>(i));
    QStringList values;
    for (auto it = byValue.begin(); it != byValue.end(); ++it)
        values << QStringLiteral("%1 %2").arg(words::listing(it.value())).arg(-it.key());
    return values.join(QStringLiteral(", "));
}

} // namespace

Briefing scoutingPatrol(TimeOfDay time, const ScoutingTables &scouting)
{
    return {StoryText::tr("Scout all nine sections and drive off any enemy you meet."),
            {sightSentence(time),
             StoryText::tr("Scout each section as you enter it: 2d6 against %1. Two passed: an enemy in the nearest "
                           "cover. One passed: only if there is a building.")
                 .arg(terrainValues(scouting))}};
}

} // namespace muster
