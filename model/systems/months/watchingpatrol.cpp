// SPDX-License-Identifier: MIT
#include "model/story/briefing.h"
#include "model/texts.h"

namespace muster {

QString sightSentence(TimeOfDay time)
{
    return time == TimeOfDay::Day ? StoryText::tr("Day: sight inside woods and rough 12\".")
                                  : StoryText::tr("Night: sight 12\", inside woods and rough 6\".");
}

Briefing watchingPatrol(TimeOfDay time)
{
    return {StoryText::tr("Scout all nine sections, then report back: the Star leaves by your own edge."),
            {sightSentence(time),
             StoryText::tr("A section is scouted once the Star has stood still for a full turn of activation with its "
                           "centre in sight."),
             StoryText::tr("Enter at sections 7, 8 and 9, together or split up.")}};
}

} // namespace muster
