// SPDX-License-Identifier: MIT
#include "app/takestep.h"

#include "app/text/storytext.h"
#include "app/throwdice.h"
#include "model/json/campaignjson.h"
#include "model/story/stepstory.h"
#include "model/story/takenback.h"

#include <QJsonArray>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace muster {

Reply takeStep(OpenCampaign &open, const Call &call, const Surroundings &surroundings, const Action &action)
{
    const Campaign before = open.campaign();
    Step step;
    const auto rolls = throwDice(call, surroundings, open.nameOf(), [&](Dice &dice, quint64 seed) {
        step = {};
        action(seed, dice, step);
    });
    if (!rolls)
        return rolls.problem();
    step.rolls = *rolls;
    const QStringList dropped = namesTakenBack(open.file->book(), open.pack);
    if (const auto refusal = refusalOf(open.file->append(step)))
        return *refusal;

    const StepStory story = tell(step, static_cast<int>(open.steps()), before, open.pack);
    Answer answer{storyText(story),
                  {{u"rolls"_s, rollsJson(*rolls, open.nameOf())},
                   {u"story"_s, storyJson(story)},
                   {u"campaign"_s, campaignJson(open.campaign(), open.pack, open.steps())}}};
    tellDropped(answer, dropped);
    return answer;
}

} // namespace muster
