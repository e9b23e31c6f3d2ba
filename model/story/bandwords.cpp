// SPDX-License-Identifier: MIT
#include "model/story/bandwords.h"

#include "model/story/storytext.h"

namespace muster::words {

QString star(const Pack &pack)
{
    return pack.hasSkill ? StoryText::tr("Leader") : StoryText::tr("Star");
}

QString grunt(const Pack &pack)
{
    return pack.hasSkill ? StoryText::tr("figure") : StoryText::tr("Grunt");
}

QString grunts(const Pack &pack)
{
    return pack.hasSkill ? StoryText::tr("figures") : StoryText::tr("Grunts");
}

} // namespace muster::words
