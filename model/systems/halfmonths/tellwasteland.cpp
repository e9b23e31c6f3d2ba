// SPDX-License-Identifier: MIT
#include "model/changes/campaign.h"
#include "model/changes/wasteland.h"
#include "model/story/landwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/texts.h"

namespace muster {

std::optional<StoryLine> arrival(const Telling &telling)
{
    const auto *arrived = telling.change<Arrived>();
    if (!arrived)
        return std::nullopt;
    StoryLine line;
    line.theme = Theme::Travel;
    line.title = StoryText::tr("Arrived");
    line.detail = StoryText::tr("in %1").arg(words::locale(arrived->locale));
    line.rulings = {QStringLiteral("R69")};
    return line;
}

void tellTravelled(const Telling &telling, StepStory &story)
{
    const auto *begun = telling.change<TravelBegun>();
    const auto &journey = begun ? begun->journey : *telling.before().journey;
    const QString title =
        (begun ? StoryText::tr("Set out for %1") : StoryText::tr("Travelled on to %1")).arg(words::locale(journey.to));
    if (telling.change<EncounterPrepared>()) {
        tellPrepared(telling, story);
        StoryLine onTheWay = story.head;
        onTheWay.title =
            StoryText::tr("On the way: %1").arg(words::title(telling.change<EncounterPrepared>()->encounter));
        story.lines.insert(story.lines.begin(), onTheWay);
        story.head.dice = {};
        story.head.detail = StoryText::tr("an encounter on the way");
    } else {
        tellTurnsPassed(telling, story);
        story.head.detail = StoryText::tr("%1; %2").arg(
            telling.change<Arrived>() ? StoryText::tr("arrived without an encounter") : StoryText::tr("not there yet"),
            story.head.detail);
    }
    story.head.theme = Theme::Travel;
    story.head.title = title;
    story.head.rulings = {QStringLiteral("R69")};
}

void tellSettlementFound(const Telling &telling, StepStory &story)
{
    story.head.theme = Theme::Travel;
    story.head.title = StoryText::tr("Came to a settlement");
    story.head.dice = plainDice(telling.step().rolls);
    story.head.rulings = {QStringLiteral("R70")};
    const auto *found = telling.change<SettlementFound>();
    if (!found) // its dice are not all rolled yet
        return;
    story.head.title = StoryText::tr("Came to %1").arg(found->settlement.name);
    story.head.detail = words::summary(found->settlement, telling.pack());
    if (telling.change<EncounterCorrected>()) {
        StoryLine line;
        line.theme = Theme::Prepare;
        line.title = StoryText::tr("The encounter is fought here");
        story.lines.push_back(line);
    }
}

} // namespace muster
