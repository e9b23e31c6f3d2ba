// SPDX-License-Identifier: MIT
#include "model/story/statetext.h"

#include "model/story/words.h"
#include "model/texts.h"

namespace muster {

namespace {

QString titleOf(const Campaign &campaign, const Pack &pack)
{
    const QString turn = words::turn(campaign.turn, campaign, pack);
    if (campaign.phase == Phase::Over)
        return StoryText::tr("%1, the campaign over").arg(turn);
    if (campaign.encounter)
        return StoryText::tr("%1, %2 under way").arg(turn, words::title(*campaign.encounter));
    if (campaign.past.empty())
        return StoryText::tr("%1, before the first encounter").arg(turn);
    const PastEncounter &last = campaign.past.back();
    return StoryText::tr("%1, last encounter: %2, %3")
        .arg(turn, words::title(last), words::turn(last.turn, campaign, pack));
}

} // namespace

StateText describeState(const Campaign &campaign, const Pack &pack)
{
    const QString figures = words::figures(static_cast<int>(campaign.band.size()));
    const QString detail =
        campaign.eal ? StoryText::tr("%1, EAL %2").arg(figures, QString::number(*campaign.eal)) : figures;
    return {titleOf(campaign, pack), detail};
}

} // namespace muster
