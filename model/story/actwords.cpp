// SPDX-License-Identifier: MIT
#include "model/story/actwords.h"

#include "model/campaign/overloaded.h"
#include "model/story/scenarionow.h"
#include "model/texts.h"

namespace muster::words {

QString title(const Act &act)
{
    return std::visit(
        Overloaded{
            [](const acts::Recruit &) { return StoryText::tr("Recruit"); },
            [](const acts::RecruitByHand &a) { return StoryText::tr("Recruit %1").arg(a.name); },
            [](const acts::Prepare &a) { return a.waits ? StoryText::tr("Wait") : StoryText::tr("Prepare encounter"); },
            [](const acts::Travel &) { return StoryText::tr("Travel"); },
            [](const acts::FindSettlement &) { return StoryText::tr("Roll up settlement"); },
            [](const acts::Reroll &) { return StoryText::tr("Re-roll"); },
            [](const acts::SeekPress &) { return StoryText::tr("Roll for the press"); },
            [](const acts::BeginTurn &) { return StoryText::tr("Activation"); },
            [](const acts::Scout &a) { return StoryText::tr("Scout section %1").arg(a.section); },
            [](const acts::AddGroup &) { return StoryText::tr("More enemies"); },
            [](const acts::ResolvePef &a) { return StoryText::tr("Resolve PEF %1").arg(a.pef); },
            [](const acts::MovePef &a) { return StoryText::tr("Move PEF %1").arg(a.pef); },
            [](const acts::MoveGroup &a) { return StoryText::tr("Move group %1").arg(a.group); },
            [](const acts::UseStarPower &) { return StoryText::tr("Star Power"); },
            [](const acts::Loot &a) { return StoryText::tr("Search building %1").arg(a.building); },
            [](const acts::PlaceGuards &a) { return StoryText::tr("Guards of group %1").arg(a.group); },
            [](const acts::PlayScenario &a) { return deedTitle(a.deed); },
            [](const acts::TakeTest &) { return StoryText::tr("Test"); },
        },
        act);
}

} // namespace muster::words
