// SPDX-License-Identifier: MIT
#include "model/story/briefing.h"

#include <QCoreApplication>

namespace muster {

static QString tr(const char *text)
{
    return QCoreApplication::translate("muster::encountertext", text);
}

QString sightSentence(TimeOfDay time, bool darkOnlyInside)
{
    if (time == TimeOfDay::Day)
        return tr("Day: sight inside woods and rough 12\".");
    return darkOnlyInside ? tr("Night: sight inside woods and rough 6\".")
                          : tr("Night: sight 12\", inside woods and rough 6\".");
}

Briefing watchingPatrol(TimeOfDay time)
{
    return {tr("Scout all nine sections, then report back: the Star leaves by your own edge."),
            {sightSentence(time, false),
             tr("A section is scouted when the Star has stood still for one full turn of activation with its middle in "
                "sight."),
             tr("Enter by 7, 8 and 9, together or apart.")}};
}

} // namespace muster
